/** A snapshot of a card: its constant properties and its current place. */
export interface Card<Type = string, TypeArg = number, Location extends string = string, Id extends string = string> {
  /** The unique id of the card. It never changes and is never reused. */
  readonly id: Id;
  /** The type of the card, for example its suit. It never changes. */
  readonly type: Type;
  /** The type argument, for example the rank. It never changes. */
  readonly typeArg: TypeArg;
  /** The current place. */
  readonly location: Location;
  /**
   * The argument of the card in its place: in a pile the position, where the highest is on top; in a hand the player.
   * Games define it for other places.
   */
  readonly locationArg: number;
}

/** A card of which only the place is visible to the reader. */
export interface HiddenCard<Location extends string = string> {
  /** Always `null`, which distinguishes a hidden card from a visible one. */
  readonly id: null;
  readonly location: Location;
  readonly locationArg: number;
}

/** A card as it is shown to a reader who may not see every card. */
export type SeenCard<C extends Card<unknown, unknown>> = C | HiddenCard<C["location"]>;

/** New cards with the same type and type argument. */
export interface NewCards<Type = string, TypeArg = number> {
  readonly type: Type;
  readonly typeArg: TypeArg;
  /** The number of cards, 0 or more. */
  readonly nbr: number;
}
