import type { Deal, GameEvent, GameEventType } from "@thunderjack/core";
import type { SessionStatus } from "@thunderjack/session";

/** `CardDealt` → `card-dealt`. */
export type KebabCase<Text extends string> = Text extends `${infer Head}${infer Rest}`
  ? `${Lowercase<Head>}${Rest extends Uncapitalize<Rest> ? "" : "-"}${KebabCase<Rest>}`
  : Text;

/** The name of an event of the game in a page: `CardDealt` is `thunderjack-card-dealt`. */
export type TableEventName<Type extends GameEventType = GameEventType> = `thunderjack-${KebabCase<Type>}`;

/**
 * The events that a `thunderjack-table` dispatches: every public event of the game when it is shown, with the event as
 * detail; a request before each deal; and changes of the save state. All of them bubble and are composed.
 */
export type ThunderjackTableEventMap = {
  readonly [Event in GameEvent as TableEventName<Event["type"]>]: CustomEvent<Event>;
} & {
  readonly "thunderjack-before-deal": CustomEvent<Deal>;
  /** The save state of a stored table changed. */
  readonly "thunderjack-session": CustomEvent<SessionStatus>;
};

/** Returns the page's name of an event of the game. */
export function tableEventName<Type extends GameEventType>(type: Type): TableEventName<Type> {
  const kebab = type.replace(/(?!^)[A-Z]/g, "-$&").toLowerCase() as KebabCase<Type>;
  return `thunderjack-${kebab}`;
}

/** Creates the DOM event for an event of the game. */
export function tableEvent(event: GameEvent): CustomEvent<GameEvent> {
  return new CustomEvent(tableEventName(event.type), { detail: event, bubbles: true, composed: true });
}

/** Creates the request before a deal; `preventDefault()` cancels the deal. */
export function beforeDeal(deal: Deal): CustomEvent<Deal> {
  return new CustomEvent("thunderjack-before-deal", { detail: deal, bubbles: true, composed: true, cancelable: true });
}

/** Creates the event for a changed save state. */
export function sessionEvent(status: SessionStatus): CustomEvent<SessionStatus> {
  return new CustomEvent("thunderjack-session", { detail: status, bubbles: true, composed: true });
}

declare global {
  interface GlobalEventHandlersEventMap extends ThunderjackTableEventMap {}
}
