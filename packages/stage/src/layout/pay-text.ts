import type { LetteringView, TableView } from "../view.js";
import { fittingSize, REGULAR } from "./fitting-size.js";
import type { PrintedText } from "./printed-text.js";
import type { TableLayout } from "./table-layout.js";

/** The font size, in CSS pixels, below which parts of the pay line are omitted. */
const LEAST = 12;

/** Returns the pay line below the wordmark; `null` without room for it. */
export function payText(
  { lettering }: TableView,
  { print: { pay }, dealer, text: sizes }: TableLayout,
): PrintedText | null {
  if (pay === null) return null;
  const lines = payLines(lettering, dealer.rule !== null);
  const regular = REGULAR * sizes.fontWidth;
  const fits = (line: string) => fittingSize(line, pay.size, pay.width, 0, regular) >= Math.min(LEAST, pay.size);
  const text = lines.find(fits) ?? lines.at(-1) ?? "";
  return { text, size: fittingSize(text, pay.size, pay.width, LEAST - 1, regular) };
}

/** Returns the texts of the pay line, the longest first. Terms that are printed under the dealer are not repeated. */
function payLines({ headline, terms }: LetteringView, hasTerms: boolean): readonly string[] {
  const lines = [...(hasTerms ? [] : [[...headline, ...terms.slice(0, 1)]]), headline, headline.slice(0, 1)];
  return lines.map((parts) => parts.join(" · "));
}
