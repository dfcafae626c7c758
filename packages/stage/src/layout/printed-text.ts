import type { TableView } from "../view.js";
import { BOLD, fittingSize } from "./fitting-size.js";
import type { TableLayout } from "./table-layout.js";

/** A text that is printed on the felt, with its font size in CSS pixels. */
export interface PrintedText {
  readonly text: string;
  readonly size: number;
}

/**
 * Returns the rule for the dealer's draws and the further terms, under the empty places of the dealer; `null` without
 * room for them. If there is no room for all terms, the first ones are omitted.
 */
export function ruleText(
  { lettering: { terms } }: TableView,
  { dealer: { rule }, text: sizes }: TableLayout,
): PrintedText | null {
  if (rule === null) return null;
  const bold = BOLD * sizes.fontWidth;
  const lines = terms.map((_, place) => terms.slice(place).join(" · "));
  const fits = (line: string) => fittingSize(line, sizes.label, rule.width, 0, bold) >= sizes.least;
  const text = lines.find(fits) ?? lines.at(-1) ?? "";
  return { text, size: fittingSize(text, sizes.label, rule.width, sizes.least, bold) };
}
