import { fittingSize } from "./fitting-size.js";
import type { Size } from "./geometry.js";
import type { TextSizes } from "./table-layout.js";

/** The width of an average character of a label, relative to the font size. */
const CHARACTER = 0.56;

/** How the label of a pile fits into its box. */
export interface PileLabel {
  /** Whether the box has room for the name of the pile. Otherwise, only the number of cards is drawn. */
  readonly hasName: boolean;
  /** The font size in CSS pixels. */
  readonly size: number;
}

/** Returns how the name of the shoe or the tray and its number of cards fit into their box. */
export function pileLabel(name: string, cards: number, { width }: Size, text: TextSizes): PileLabel {
  const size = fittingSize(`${name} ${cards}`, text.label, width, 0, CHARACTER * text.fontWidth);
  const hasName = size >= text.least;
  return { hasName, size: hasName ? size : text.label };
}
