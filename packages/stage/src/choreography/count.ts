import { creditsIn, gainIn } from "../credits.js";
import type { TableView } from "../view.js";

/** An amount that counts up or down. */
export interface Count {
  /** The amounts as text, in the order in which they are shown. The last one is the text of the view. */
  readonly texts: readonly string[];
  /** The time for which each text is shown, in milliseconds. */
  readonly each: number;
}

/** The largest number of texts of a count. */
const TEXTS = 8;

/** Returns the count of the credits from an earlier view to a later one; `null` if they do not increase. */
export function creditCount(
  before: Pick<TableView, "credits" | "creditsText">,
  { credits, creditsText, language }: Pick<TableView, "credits" | "creditsText" | "language">,
  duration: number,
): Count | null {
  if (credits <= before.credits) return null;
  return count(before.credits, credits, [before.creditsText, creditsText], creditsIn(language), duration);
}

/** Returns the count of the net result of a round from zero; `null` if it is zero, or if no result is shown. */
export function netCount(
  { net, netText, language }: Pick<TableView, "net" | "netText" | "language">,
  duration: number,
): Count | null {
  if (net === null || net === 0 || netText === null) return null;
  const text = gainIn(language);
  return count(0, net, [text(0), netText], text, duration);
}

function count(
  from: number,
  to: number,
  [first, last]: readonly [first: string, last: string],
  text: (amount: number) => string,
  duration: number,
): Count {
  const texts = new Set<string>();
  for (let index = 1; index < TEXTS; index++) {
    const rest = 1 - index / TEXTS;
    // The amounts before the last one are whole credits.
    texts.add(text(Math.trunc((to - (to - from) * rest * rest) / 100) * 100));
  }
  texts.delete(first);
  texts.delete(last);
  texts.add(last);
  return { texts: [...texts], each: duration / texts.size };
}
