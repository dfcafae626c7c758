import type { CardId } from "./card-id.js";

/**
 * Returns the points of a card: 2 to 10 at face value, jack, queen and king 10, the ace 1. Whether an ace counts 11
 * depends on the hand, so the caller decides that.
 */
export function pointsOf(id: CardId): number {
  const code = id.charCodeAt(0);
  if (code === 97) return 1; // "a"
  return code >= 50 && code <= 57 ? code - 48 : 10; // "2" to "9"; the rest are 10, j, q, k
}
