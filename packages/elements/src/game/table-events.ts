import type { Deal, GameEvent, GameEventType } from "@thunderjack/core";
import type { SessionStatus } from "@thunderjack/session";
import { composedEvent } from "../platform/composed-event.js";
import type { SettlementEvent, UnacknowledgedSettlements } from "../wallet/settlement.js";
import type { StakeCommand } from "../wallet/stake.js";
import type { StakeEvent } from "../wallet/stake-event.js";

/** A name in kebab case: `card-dealt` for `CardDealt`. */
export type KebabCase<Text extends string> = Text extends `${infer Head}${infer Rest}`
  ? `${Lowercase<Head>}${Rest extends Uncapitalize<Rest> ? "" : "-"}${KebabCase<Rest>}`
  : Text;

/** The name of the DOM event for a game event: `thunderjack-card-dealt` for `CardDealt`. */
export type TableEventName<Type extends GameEventType = GameEventType> = `thunderjack-${KebabCase<Type>}`;

/**
 * The events that a `thunderjack-table` dispatches. Every public event of the game is dispatched when it is shown, with
 * the game event as detail. The other events are dispatched before a stake, or report settlements and changes of a
 * stored session. All events bubble and are composed.
 */
export type ThunderjackTableEventMap = {
  readonly [Event in GameEvent as TableEventName<Event["type"]>]: CustomEvent<Event>;
} & {
  readonly "thunderjack-before-deal": StakeEvent<Deal>;
  /** A hand is about to be doubled, split or insured. */
  readonly "thunderjack-before-stake": StakeEvent<Exclude<StakeCommand, Deal>>;
  /** The stakes for which the table has waited are settled. Repeated until it is acknowledged. */
  readonly "thunderjack-settlement": SettlementEvent;
  /** The table was opened. The detail has the settlements of earlier visits that are not acknowledged. */
  readonly "thunderjack-unacknowledged": CustomEvent<UnacknowledgedSettlements>;
  /** The role of the tab, the save state or the notices of a stored table changed. */
  readonly "thunderjack-session": CustomEvent<SessionStatus>;
};

/** Returns the name of the DOM event for a game event. */
export function tableEventName<Type extends GameEventType>(type: Type): TableEventName<Type> {
  const kebab = type.replace(/(?!^)[A-Z]/g, "-$&").toLowerCase() as KebabCase<Type>;
  return `thunderjack-${kebab}`;
}

/** Creates the DOM event for a game event. */
export function tableEvent(event: GameEvent): CustomEvent<GameEvent> {
  return composedEvent(tableEventName(event.type), event);
}

declare global {
  interface GlobalEventHandlersEventMap extends ThunderjackTableEventMap {}
}
