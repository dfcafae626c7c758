import type { Amount } from "@thunderjack/core";
import { composedEvent } from "../platform/composed-event.js";
import type { StakeCommand } from "./stake.js";

/**
 * The event before a stake: `thunderjack-before-deal` for a deal, `thunderjack-before-stake` for a double, a split or
 * an insurance. The detail is the command. `preventDefault()` cancels the command.
 */
export interface StakeEvent<Stake extends StakeCommand = StakeCommand> extends CustomEvent<Stake> {
  /** The unique id of the stake, with which a wallet can recognize a repeated request. */
  readonly id: string;
  /** The credits that are staked, in hundredths. */
  readonly amount: Amount;
  /** Aborted when the stake is not carried out, for example because the player cancelled it or the answer was late. */
  readonly signal: AbortSignal;
  /**
   * Makes the table wait until the promise is resolved. If the promise is rejected or takes more than 20 seconds, the
   * stake is not carried out. Must be called while the event is dispatched.
   *
   * A stake for which the table has waited is part of exactly one settlement.
   */
  waitUntil(answer: PromiseLike<unknown>): void;
}

/** A stake that the page is asked to confirm. */
export interface AskedStake {
  readonly event: StakeEvent;
  /** The promises for which the table waits. */
  readonly answers: readonly PromiseLike<unknown>[];
  readonly abort: AbortController;
}

/** Creates the event before a stake. */
export function askedStake(command: StakeCommand, amount: Amount): AskedStake {
  const answers: PromiseLike<unknown>[] = [];
  const abort = new AbortController();
  const name = `thunderjack-before-${command.type === "Deal" ? "deal" : "stake"}`;
  const event = Object.assign(composedEvent(name, command, { cancelable: true }), {
    id: crypto.getRandomValues(new Uint32Array(4)).join("-"),
    amount,
    signal: abort.signal,
    waitUntil(answer: PromiseLike<unknown>): void {
      answers.push(answer);
    },
  });
  return { event, answers, abort };
}
