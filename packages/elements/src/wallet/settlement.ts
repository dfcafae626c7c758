import type { Amount } from "@thunderjack/core";

/** The result of the stakes for which a table has waited. */
export interface Settlement {
  /** The id of the settlement. A repeated settlement has the same id. */
  readonly id: string;
  /** The ids of the settled stakes. Each stake is settled once. */
  readonly stakes: readonly string[];
  /**
   * `round`: the round is over. `cancelled`: the stake was not carried out. `void`: the round was not finished, because
   * its stored table was deleted or damaged.
   */
  readonly reason: "round" | "cancelled" | "void";
  /** The credits that were staked, in hundredths: in the whole round, or with the cancelled or void stakes. */
  readonly staked: Amount;
  /** The credits to return to the player, in hundredths, stakes included. */
  readonly returned: Amount;
}

/** The settlements of earlier visits that the page has not acknowledged. */
export interface UnacknowledgedSettlements {
  /** Whether settlements are stored until they are acknowledged. If `false`, those of earlier visits are lost. */
  readonly areStored: boolean;
  readonly settlements: readonly Settlement[];
}

/** The event `thunderjack-settlement`. It is repeated until a listener acknowledges the settlement. */
export interface SettlementEvent extends CustomEvent<Settlement> {
  /** Acknowledges the settlement, which is then not repeated. Call it after the wallet has stored the settlement. */
  acknowledge(): void;
}
