import type { CardId } from "@thunderjack/cards";
import type { ShuffleChance } from "@thunderjack/core";

/**
 * Returns a source of random numbers with which a shuffle puts the cards into a given order.
 *
 * @param sorted the cards in the order in which the shuffle finds them
 * @param dealt the same cards in the order in which they will be dealt
 */
export function arranged(sorted: readonly CardId[], dealt: readonly CardId[]): ReturnType<ShuffleChance> {
  const cards = [...sorted];
  const places = new Map(cards.map((card, place) => [card, place]));
  // The shuffle swaps each card, from the last down to the second, with one at the same or an earlier place. The last
  // card of the result is dealt first.
  let next = 0;
  return (below) => {
    const last = below - 1;
    const wanted = dealt[next++];
    const moved = cards[last];
    const place = wanted === undefined ? undefined : places.get(wanted);
    if (place === undefined || wanted === undefined || moved === undefined || place > last) return last;
    cards[place] = moved;
    places.set(moved, place);
    cards[last] = wanted;
    places.set(wanted, last);
    return place;
  };
}
