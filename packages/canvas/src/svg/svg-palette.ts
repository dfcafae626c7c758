import { FOUR_COLOURS, INK, type ThemeName, themeTokens } from "@thunderjack/artwork";
import { SANS } from "../textures/fonts.js";
import { DEFAULT_PAINTS, type PaintName, type Palette } from "../textures/palette.js";
import { computedColour } from "./svg-colour.js";

/** Returns the colours of a theme without a page: the tokens of the theme, as a browser computes them. */
export function paletteOf(theme: ThemeName, isFourColour: boolean): Palette {
  const tokens = themeTokens(theme);
  const { glow, "isobar-opacity": isobarOpacity, "move-edge": moveEdge, ...own } = tokens;
  const names = Object.keys(DEFAULT_PAINTS) as PaintName[];
  const byName: Readonly<Partial<Record<string, string>>> = own;
  const paint = (name: PaintName): string => {
    // The paints of a result refer to another token, such as `var(--tj-won, …)`.
    const token = /^var\(--tj-(?<token>[a-z-]+)/.exec(DEFAULT_PAINTS[name])?.groups?.token ?? name;
    return computedColour(byName[token] ?? DEFAULT_PAINTS[name]);
  };
  return {
    paints: Object.fromEntries(names.map((name) => [name, paint(name)])) as Record<PaintName, string>,
    cardInk: (colour, suit) => {
      if (suit === undefined) return colour;
      if (isFourColour) return FOUR_COLOURS[suit];
      return suit === "h" || suit === "d" ? INK.red : INK.black;
    },
    font: SANS,
    backImage: "none",
    glow: Number(glow),
    isobarOpacity: Number(isobarOpacity),
    moveEdge: Number(moveEdge),
  };
}
