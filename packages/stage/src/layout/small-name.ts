import { BOLD, fittingSize } from "./fitting-size.js";
import type { Size } from "./geometry.js";
import type { PrintedText } from "./printed-text.js";
import type { TextSizes } from "./table-layout.js";

/**
 * Returns the word under the icon of a small button, in one line. If the word does not fit at the smallest size,
 * returns a space, so that the icon stays level with the icons of the other buttons. The accessible name of the button
 * contains the word.
 */
export function smallName(name: string, { width }: Size, { label, least, fontWidth }: TextSizes): PrintedText {
  const size = fittingSize(name, label, width - 6, 0, BOLD * fontWidth);
  return size < least ? { text: "\u00a0", size: least } : { text: name, size };
}
