import { fontWidthOf } from "@thunderjack/stage/layout";

/** The default font of all text except the storm capitals. */
export const SANS = 'system-ui, "Segoe UI", "Helvetica Neue", Roboto, "Liberation Sans", sans-serif';

/** Returns the font of all text except the storm capitals: the token `--tj-font` of an element, or its default. */
export function fontAt(place: HTMLElement): string {
  return getComputedStyle(place).getPropertyValue("--tj-font").trim() || SANS;
}

/** Returns the width of the font of an element, relative to the usual fonts of systems. At least 1. */
export function fontWidthAt(place: HTMLElement): number {
  const context = place.ownerDocument.createElement("canvas").getContext("2d");
  return fontWidthOf(fontAt(place), (text, font) => {
    if (context === null) return 0;
    context.font = font;
    return context.measureText(text).width;
  });
}
