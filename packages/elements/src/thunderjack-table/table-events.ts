import type { Deal, GameEvent, GameEventType } from "@thunderjack/core";

/** `CardDealt` → `card-dealt`. */
export type KebabCase<Text extends string> = Text extends `${infer Head}${infer Rest}`
  ? `${Lowercase<Head>}${Rest extends Uncapitalize<Rest> ? "" : "-"}${KebabCase<Rest>}`
  : Text;

/** What an event of the game is called in a page: `CardDealt` is `thunderjack-card-dealt`. */
export type TableEventName<Type extends GameEventType = GameEventType> = `thunderjack-${KebabCase<Type>}`;

/**
 * What a `thunderjack-table` tells the page: every public event of the game, at the moment at which it is shown, with the
 * event as its detail; and, before a deal is carried out, what is asked. All of them bubble, and leave every shadow root.
 */
export type ThunderjackTableEventMap = {
  readonly [Event in GameEvent as TableEventName<Event["type"]>]: CustomEvent<Event>;
} & { readonly "thunderjack-before-deal": CustomEvent<Deal> };

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

declare global {
  interface HTMLElementEventMap extends ThunderjackTableEventMap {}
}
