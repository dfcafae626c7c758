import type { DealerView } from "../view.js";
import { resultWidth, totalWidth } from "./caption-width.js";
import type { DealerLayout, TextSizes } from "./table-layout.js";

/** The height of the plate of a result, relative to its font size. */
const PLATE_HEIGHT = 1.92;

/** The gap between the total and the result, in CSS pixels. */
const GAP = 4;

/** The texts of the dealer's caption, as they fit into their boxes. */
export interface DealerCaption {
  /** Whether the words of the total, such as "soft", fit. */
  readonly hasWords: boolean;
  /** The font size of the total. */
  readonly totalSize: number;
  /** The text of the result; empty without a result. */
  readonly result: string;
  /** The font size of the result. */
  readonly resultSize: number;
}

/** Returns the texts of the dealer's caption and their font sizes. */
export function dealerCaption(
  { total, badge }: Pick<DealerView, "total" | "badge">,
  { caption, result: box }: Pick<DealerLayout, "caption" | "result">,
  text: TextSizes,
): DealerCaption {
  const { least } = text;
  const label = total?.label ?? "";
  const hasWords = totalWidth(label, least, text) <= caption.width;
  const shown = hasWords ? label : String(total?.value ?? "");
  const room = box?.width ?? caption.width - totalWidth(shown, least, text) - GAP;
  const { label: whole = "", shortLabel = "" } = badge ?? {};
  const result = resultWidth(whole, least, text) <= room ? whole : shortLabel;
  const isBelow = box !== null;
  const rowOf = (share: number) =>
    totalWidth(shown, text.total * share, text) +
    (isBelow || badge === null ? 0 : GAP + resultWidth(result, text.result * share, text));
  // The words of a total do not shrink below the smallest size, so its width is not proportional to its font size.
  let share = 1;
  while (share > least / text.total && rowOf(share) > caption.width) share -= 0.02;
  const below = isBelow
    ? Math.min(box.height / PLATE_HEIGHT, box.width / resultWidth(result, 1, text))
    : text.result * share;
  return {
    hasWords,
    totalSize: Math.max(least, text.total * share),
    result,
    resultSize: Math.max(least, Math.min(text.result, below)),
  };
}
