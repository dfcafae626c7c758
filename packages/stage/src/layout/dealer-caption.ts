import type { DealerView } from "../view.js";
import { captionText, resultWidth, totalWidth } from "./caption-width.js";
import type { DealerLayout, TextSizes } from "./table-layout.js";

/** The height of the plate of a result, relative to its font size. */
const PLATE_HEIGHT = 1.92;

/** The gap between the total and the result, in CSS pixels. */
const GAP = 4;

/** The font size of the dealer's name, relative to the font size of the total. */
const NAME = 0.68;

/** The texts of the dealer's caption, as they fit into their boxes. */
export interface DealerCaption {
  /** Whether the dealer's name before the total fits. It is not shown beside a result. */
  readonly hasName: boolean;
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
  { label: name, total, badge }: Pick<DealerView, "label" | "total" | "badge">,
  { caption, result: box, hasName: isNamed }: Pick<DealerLayout, "caption" | "result" | "hasName">,
  text: TextSizes,
): DealerCaption {
  const { least } = text;
  const label = total?.label ?? "";
  const hasWords = totalWidth(label, least, text) <= caption.width;
  const shown = hasWords ? label : String(total?.value ?? "");
  const nameWidth = (size: number) => GAP + captionText(name, Math.max(least, size * NAME), text);
  const hasName = isNamed && badge === null && totalWidth(shown, least, text) + nameWidth(least) <= caption.width;
  const room = box?.width ?? caption.width - totalWidth(shown, least, text) - GAP;
  const { label: whole = "", shortLabel = "" } = badge ?? {};
  const result = resultWidth(whole, least, text) <= room ? whole : shortLabel;
  const isBelow = box !== null;
  const rowOf = (share: number) =>
    totalWidth(shown, text.total * share, text) +
    (hasName ? nameWidth(text.total * share) : 0) +
    (isBelow || badge === null ? 0 : GAP + resultWidth(result, text.result * share, text));
  // The words of a total do not shrink below the smallest size, so its width is not proportional to its font size.
  let share = 1;
  while (share > least / text.total && rowOf(share) > caption.width) share -= 0.02;
  const below = isBelow
    ? Math.min(box.height / PLATE_HEIGHT, box.width / resultWidth(result, 1, text))
    : text.result * share;
  return {
    hasName,
    hasWords,
    totalSize: Math.max(least, text.total * share),
    result,
    resultSize: Math.max(least, Math.min(text.result, below)),
  };
}
