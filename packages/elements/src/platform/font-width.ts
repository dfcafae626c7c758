import { fontWidthOf } from "@thunderjack/stage/layout";
import { newElement } from "./new-element.js";

let measuring: CanvasRenderingContext2D | null | undefined;

/** Returns the width of the font of an element, relative to the usual fonts of systems. At least 1. */
export function fontWidthAt(element: Element): number {
  measuring ??= newElement("canvas").getContext?.("2d");
  return fontWidthOf(getComputedStyle(element).fontFamily, (text, font) => {
    if (measuring == null) return 0;
    measuring.font = font;
    return measuring.measureText(text).width;
  });
}
