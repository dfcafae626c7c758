import type { Amount } from "@thunderjack/core";

/** The largest number of chips in a pile. */
const MOST = 8;

/** The diameter of a chip in a ring, relative to the radius of the ring. */
export const CHIP_IN_RING = 1.36;

/** The height of a chip in a pile, and the distance of the lowest one below the middle, relative to the diameter. */
export const PILE = { rise: 0.125, drop: 0.088 } as const;

/**
 * Returns the values of the chips for an amount, the largest first. Their sum is exactly the amount: a remainder below
 * the smallest chip is one coin, and if a pile would have too many chips, one plaque at the bottom replaces the largest
 * of them.
 *
 * @param amount the amount, in hundredths of a credit
 * @param values the chips of the table, in hundredths of a credit
 */
export function chipsFor(amount: Amount, values: readonly Amount[]): readonly Amount[] {
  if (!(amount > 0)) return [];
  const sorted = values.filter((value) => value > 0).sort((one, other) => other - one);
  let rest = amount;
  const counts = sorted.map((value) => {
    const count = Math.floor(rest / value);
    rest -= count * value;
    return count;
  });
  const total = counts.reduce((sum, count) => sum + count, rest > 0 ? 1 : 0);
  const drawn = total > MOST ? MOST - 1 : total;
  const chips = rest > 0 ? [rest] : [];
  for (const [index, value] of [...sorted.entries()].reverse()) {
    for (let count = counts[index] ?? 0; count > 0 && chips.length < drawn; count--) chips.push(value);
  }
  if (total > MOST) chips.push(amount - chips.reduce((sum, value) => sum + value, 0));
  return chips.reverse();
}
