import type { Deal, GameEvent, GameEventType } from "@thunderjack/core";
import type { SessionStatus } from "@thunderjack/session";

/** `CardDealt` → `card-dealt`. */
export type KebabCase<Text extends string> = Text extends `${infer Head}${infer Rest}`
  ? `${Lowercase<Head>}${Rest extends Uncapitalize<Rest> ? "" : "-"}${KebabCase<Rest>}`
  : Text;

/** What an event of the game is called in a page: `CardDealt` is `thunderjack-card-dealt`. */
export type TableEventName<Type extends GameEventType = GameEventType> = `thunderjack-${KebabCase<Type>}`;

/**
 * What a `thunderjack-table` tells the page: every public event of the game, at the moment at which it is shown, with the
 * event as its detail; before a deal is carried out, what is asked; and how it stands with what is saved. All of them bubble, and leave every shadow root.
 */
export type ThunderjackTableEventMap = {
  readonly [Event in GameEvent as TableEventName<Event["type"]>]: CustomEvent<Event>;
} & {
  readonly "thunderjack-before-deal": CustomEvent<Deal>;
  /** How it stands with a table that is kept under a name. */
  readonly "thunderjack-session": CustomEvent<SessionStatus>;
};

/** The name in a page of an event of the game. */
export function tableEventName<Type extends GameEventType>(type: Type): TableEventName<Type> {
  const kebab = type.replace(/(?!^)[A-Z]/g, "-$&").toLowerCase() as KebabCase<Type>;
  return `thunderjack-${kebab}`;
}

/** An event of the game, as a page hears it. */
export function tableEvent(event: GameEvent): CustomEvent<GameEvent> {
  return new CustomEvent(tableEventName(event.type), { detail: event, bubbles: true, composed: true });
}

/** Asks the page whether cards may be dealt: who prevents its default says no. */
export function beforeDeal(deal: Deal): CustomEvent<Deal> {
  return new CustomEvent("thunderjack-before-deal", { detail: deal, bubbles: true, composed: true, cancelable: true });
}

/** How it stands with a table that is kept. */
export function sessionEvent(status: SessionStatus): CustomEvent<SessionStatus> {
  return new CustomEvent("thunderjack-session", { detail: status, bubbles: true, composed: true });
}

declare global {
  interface GlobalEventHandlersEventMap extends ThunderjackTableEventMap {}
}
