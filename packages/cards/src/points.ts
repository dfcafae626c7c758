import type { CardId } from "./card-id.js";

/**
 * The points of a card: 2 to 10 at face value, jack, queen and king 10, the ace 1. That an ace may count 11 is a matter
 * of the hand it lies in, so it is decided there.
 */
export function pointsOf(id: CardId): number {
  const code = id.charCodeAt(0);
  if (code === 97) return 1; // "a"
  return code >= 50 && code <= 57 ? code - 48 : 10; // "2" to "9"; the rest are 10, j, q, k
}
