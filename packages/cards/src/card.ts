/** A card as it lies: what it is for good, and where it is at the moment of asking. */
export interface Card<Type = string, TypeArg = number, Location extends string = string, Id extends string = string> {
  /** The card's name: given when it is made, never changed, never given again. */
  readonly id: Id;
  /** What the card is; a suit, say. Never changes. */
  readonly type: Type;
  /** What else it is; a rank, say. Never changes. */
  readonly typeArg: TypeArg;
  /** The place where it lies. */
  readonly location: Location;
  /** In a pile its position, the highest on top; in a hand the player; anywhere else what the game makes of it. */
  readonly locationArg: number;
}

/** A card of which only the place is known. */
export interface HiddenCard<Location extends string = string> {
  /** Never a card's id, so that it tells a hidden card from one that is seen. */
  readonly id: null;
  readonly location: Location;
  readonly locationArg: number;
}

/** A card as someone sees it who may not see everything. */
export type SeenCard<C extends Card<unknown, unknown>> = C | HiddenCard<C["location"]>;

/** So many new cards of one kind. */
export interface NewCards<Type = string, TypeArg = number> {
  readonly type: Type;
  readonly typeArg: TypeArg;
  /** How many of them, 0 or more. */
  readonly nbr: number;
}
