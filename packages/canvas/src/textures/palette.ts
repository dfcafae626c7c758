import { FOUR_COLOURS, INK, STORM_TOKENS, type SuitLetter } from "@thunderjack/artwork";
import { fontAt } from "./fonts.js";

const { glow, "isobar-opacity": isobarOpacity, "move-edge": moveEdge, ...STORM_PAINTS } = STORM_TOKENS;

const PAINTS = {
  ...STORM_PAINTS,
  badge: "var(--tj-shade, #0a0f2e)",
  "badge-text": "var(--tj-push, #c3cdf0)",
  "badge-win": "var(--tj-shade, #0a0f2e)",
  "badge-win-text": "var(--tj-won, #59efa4)",
  "badge-lose": "var(--tj-shade, #0a0f2e)",
  "badge-lose-text": "var(--tj-lost, #ff9a94)",
} as const;

/** The name of a paint, which is the name of its design token without the prefix `--tj-`. */
export type PaintName = keyof typeof PAINTS;

/**
 * The default values of the design tokens that the canvas uses. Each is a CSS colour or `linear-gradient(…)`. The web
 * components have the same defaults.
 */
export const DEFAULT_PAINTS: Readonly<Record<PaintName, string>> = PAINTS;

const SUIT_TOKENS: Readonly<Record<SuitLetter, string>> = {
  h: "--tj-hearts",
  d: "--tj-diamonds",
  c: "--tj-clubs",
  s: "--tj-spades",
};

/** Returns the colour with which a card is printed, for a colour and a suit of the artwork. */
export type CardInk = (colour: string, suit: SuitLetter | undefined) => string;

/** The colours of one table. */
export interface Palette {
  /** The paints as computed CSS colours and linear gradients. */
  readonly paints: Readonly<Record<PaintName, string>>;
  readonly cardInk: CardInk;
  /** The font of all text except the storm capitals, as a CSS `font-family`. */
  readonly font: string;
  /** The page's own back of the cards as a computed `background-image`; `none` for the built-in back. */
  readonly backImage: string;
  /** The strength of glows, from 0 for none to 1. */
  readonly glow: number;
  /** The opacity of the isobars, from 0 to 1. */
  readonly isobarOpacity: number;
  /** The width of the edge of the moves, in CSS pixels. */
  readonly moveEdge: number;
}

/**
 * Reads the design tokens that apply to an element.
 *
 * @param place an element in the page
 * @param isFourColour whether clubs default to green and diamonds to blue
 */
export function paletteAt(place: HTMLElement, isFourColour: boolean): Palette {
  const probes = place.ownerDocument.createElement("div");
  probes.style.setProperty("display", "none");
  const newProbe = (paint: string) => {
    const element = place.ownerDocument.createElement("div");
    element.style.setProperty("background", paint);
    probes.append(element);
    return element;
  };
  const names = Object.keys(PAINTS) as PaintName[];
  const paints = names.map((name) => [name, newProbe(`var(--tj-${name}, ${PAINTS[name]})`)] as const);
  const inks = Object.entries(INK).map(([name, ink]) => [ink, newProbe(`var(--tj-ink-${name}, ${ink})`)] as const);
  const suits = (Object.keys(SUIT_TOKENS) as SuitLetter[]).map((suit) => {
    const usual = isFourColour ? FOUR_COLOURS[suit] : suit === "h" || suit === "d" ? INK.red : INK.black;
    return [suit, newProbe(`var(${SUIT_TOKENS[suit]}, ${usual})`)] as const;
  });
  const back = newProbe("var(--tj-card-back-image, none)");
  // All probes are read together, so that the styles of the page are recalculated only once.
  place.append(probes);
  const read = <Name extends string>(all: readonly (readonly [Name, HTMLElement])[]) =>
    Object.fromEntries(all.map(([name, element]) => [name, computedPaint(element)])) as Record<Name, string>;
  const inkOf: Readonly<Record<string, string>> = read(inks);
  const suitOf = read(suits);
  const palette: Palette = {
    paints: read(paints),
    cardInk: (colour, suit) => (suit === undefined ? (inkOf[colour] ?? colour) : suitOf[suit]),
    font: fontAt(place),
    backImage: getComputedStyle(back).backgroundImage,
    glow: numberAt(place, "glow", glow),
    isobarOpacity: numberAt(place, "isobar-opacity", isobarOpacity),
    moveEdge: numberAt(place, "move-edge", moveEdge),
  };
  probes.remove();
  return palette;
}

/** Returns the value of a token that is a number, or its default. */
function numberAt(place: HTMLElement, name: string, usual: string): number {
  const value = Number.parseFloat(getComputedStyle(place).getPropertyValue(`--tj-${name}`));
  return Number.isFinite(value) ? value : Number(usual);
}

function computedPaint(element: HTMLElement): string {
  const { backgroundImage, backgroundColor } = getComputedStyle(element);
  return backgroundImage.startsWith("linear-gradient") ? backgroundImage : backgroundColor;
}
