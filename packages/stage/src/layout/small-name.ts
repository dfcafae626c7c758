import { BOLD, fittingSize } from "./fitting-size.js";
import type { Size } from "./geometry.js";
import type { PrintedText } from "./printed-text.js";
import type { TextSizes } from "./table-layout.js";

/**
 * Returns the word under the icon of a small button, in one line. Without room for the word at the least size, it is a
 * space: the icon stays level with the icons of the other buttons, and the accessible name contains the word.
 */
export function smallName(name: string, { width }: Size, { label, least }: TextSizes): PrintedText {
  const size = fittingSize(name, label, width - 6, 0, BOLD);
  return size < least ? { text: "\u00a0", size: least } : { text: name, size };
}
