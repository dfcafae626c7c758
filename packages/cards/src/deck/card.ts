/** A snapshot of a card: its constant properties and its current place. */
export interface Card<Type = string, TypeArg = number, Location extends string = string, Id extends string = string> {
  /** The unique id of the card. Never changes, never reused. */
  readonly id: Id;
  /** The type of the card, for example its suit. Never changes. */
  readonly type: Type;
  /** The type argument, for example the rank. Never changes. */
  readonly typeArg: TypeArg;
  /** The current place. */
  readonly location: Location;
  /** In a pile the position, the highest on top; in a hand the player; in other places defined by the game. */
  readonly locationArg: number;
}

/** A card of which only the place is visible. */
export interface HiddenCard<Location extends string = string> {
  /** Always `null`, which distinguishes a hidden card from a visible one. */
  readonly id: null;
  readonly location: Location;
  readonly locationArg: number;
}

/** A card as a reader with restricted visibility receives it. */
export type SeenCard<C extends Card<unknown, unknown>> = C | HiddenCard<C["location"]>;

/** Equal new cards. */
export interface NewCards<Type = string, TypeArg = number> {
  readonly type: Type;
  readonly typeArg: TypeArg;
  /** The number of cards, 0 or more. */
  readonly nbr: number;
}
