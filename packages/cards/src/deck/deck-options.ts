import type { RandomBelow } from "./shuffle.js";

/** The options of a `BareDeck`. They cannot be changed later. */
export interface BareDeckOptions<Type, TypeArg, Location extends string, Id extends string> {
  /** The random source of shuffles. */
  readonly random: RandomBelow;

  /**
   * The names of the places. If given, an operation with any other name throws a `DeckError`. This also applies to
   * `deck`, `hand` and `discard`. If omitted, a place is created by its first use.
   */
  readonly locations?: readonly Location[];

  /**
   * Returns the id of a new card. `index` is the number of the copy within one entry of `createCards`, from 0. By
   * default, the ids are `1`, `2`, `3` … in the order of creation.
   */
  readonly idOf?: (type: Type, typeArg: TypeArg, index: number) => Id;
}

/** The options of a `Deck`. They cannot be changed later. */
export interface DeckOptions<Type, TypeArg, Location extends string, Id extends string>
  extends BareDeckOptions<Type, TypeArg, Location, Id> {
  /** Whether an empty pile is filled from its source pile when a card is drawn from it. Defaults to `false`. */
  readonly autoreshuffle?: boolean;

  /**
   * The piles that are filled automatically (keys) and their source piles (values). Defaults to `{ deck: "discard" }`.
   */
  readonly autoreshuffleCustom?: { readonly [Pile in NoInfer<Location>]?: NoInfer<Location> };

  /**
   * Called after each automatic reshuffle, when the operation that caused the reshuffle is complete. If the function
   * throws an error, RxJS reports it as an unhandled error, and the operation still returns its result.
   */
  readonly onAutoreshuffle?: (reshuffle: Autoreshuffle<NoInfer<Location>>) => void;
}

/** The argument of `onAutoreshuffle`. */
export interface Autoreshuffle<Location extends string = string> {
  /** The filled pile. */
  readonly location: Location;
  /** The source pile. */
  readonly from: Location;
  /** The number of shuffled cards. */
  readonly count: number;
}
