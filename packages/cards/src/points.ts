import type { CardId } from "./card-id.js";

/**
 * Returns the points of a card: the face value for 2 to 10, 10 for a jack, queen or king, and 1 for an ace. The caller
 * decides whether an ace counts as 11, because that depends on the hand.
 */
export function pointsOf(id: CardId): number {
  const code = id.charCodeAt(0);
  if (code === 97) return 1; // "a"
  return code >= 50 && code <= 57 ? code - 48 : 10; // the codes of "2" to "9"; all others are 10, j, q, k
}
