import type { RandomBelow } from "./shuffle.js";

/** How a bare deck is set up. Nothing of it can be changed later. */
export interface BareDeckOptions<Type, TypeArg, Location extends string, Id extends string> {
  /** Where chance comes from when cards are shuffled. */
  readonly random: RandomBelow;

  /**
   * The places there are. When given, an operation that names any other is refused, the usual `deck`, `hand` and
   * `discard` included. When left out, a place comes into being with the first card put there.
   */
  readonly locations?: readonly Location[];

  /**
   * Names a new card. `index` counts the copies within one entry of `createCards`, from 0: four sevens of clubs made at
   * once are 0 to 3. Left out, cards are called `1`, `2`, `3` … in the order of their creation.
   */
  readonly idOf?: (type: Type, typeArg: TypeArg, index: number) => Id;
}

/** How a deck is set up. Nothing of it can be changed later. */
export interface DeckOptions<Type, TypeArg, Location extends string, Id extends string>
  extends BareDeckOptions<Type, TypeArg, Location, Id> {
  /** Whether an empty pile is filled again when a card must come from it. Off when left out. */
  readonly autoreshuffle?: boolean;

  /** Which pile (left) is filled from which (right). `{ deck: "discard" }` when left out. */
  readonly autoreshuffleCustom?: { readonly [Pile in NoInfer<Location>]?: NoInfer<Location> };

  /** Told after every automatic reshuffle, when the operation that needed it is done. */
  readonly onAutoreshuffle?: (reshuffle: Autoreshuffle<NoInfer<Location>>) => void;
}

/** What `onAutoreshuffle` is told. */
export interface Autoreshuffle<Location extends string = string> {
  /** The pile that was empty and has been filled. */
  readonly location: Location;
  /** The pile that filled it. */
  readonly from: Location;
  /** How many cards were shuffled. */
  readonly count: number;
}
