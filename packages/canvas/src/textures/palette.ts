import { FOUR_COLOURS, INK, type SuitLetter } from "@thunderjack/artwork";
import { SUITS } from "@thunderjack/cards";

const PAINTS = {
  "felt-light": "#15704c",
  felt: "#0e6647",
  "felt-dark": "#094a35",
  "felt-edge": "#04251b",
  gold: "#e3b143",
  "gold-light": "#f6dd9b",
  text: "#fff",
  "text-quiet": "rgb(255 255 255 / .78)",
  shade: "rgb(4 20 14 / .82)",
  refusal: "rgb(92 18 22 / .94)",
  "refusal-text": "#fff",
  won: "#7ff0ad",
  lost: "#ffaba4",
  scrim: "rgb(2 14 10 / .6)",
  rail: "#2b1d15",
  "rail-dark": "#150d08",
  "rail-text": "#fff",
  "rail-quiet": "#dccfb2",
  button: "linear-gradient(rgb(255 255 255 / .12), rgb(255 255 255 / .04))",
  "button-line": "color-mix(in srgb, var(--tj-gold, #e3b143) 50%, transparent)",
  "button-text": "#fff6dc",
  go: "linear-gradient(#f3d27a, #d69d27 60%, #b97f12)",
  "go-text": "#2b1c00",
  hit: "linear-gradient(#23935a, #13713c 60%, #0d5b30)",
  "hit-text": "#fff",
  stand: "linear-gradient(#cb434a, #ad2630 60%, #84161f)",
  "stand-text": "#fff",
  turn: "#e3b143",
  "turn-text": "#2a1c00",
  "turn-glow": "rgb(255 208 92 / .55)",
  badge: "linear-gradient(#3c4a55, #222c35)",
  "badge-text": "#fff",
  "badge-win": "linear-gradient(#1f8a4e, #12663a)",
  "badge-win-text": "#fff",
  "badge-lose": "linear-gradient(#6f3039, #431820)",
  "badge-lose-text": "#ffdcdc",
  "badge-blackjack": "linear-gradient(#3a3f52, #10131d)",
  "badge-blackjack-text": "#f6dd9b",
  "badge-blitz": "linear-gradient(#3a78d8, #2056c8)",
  "badge-blitz-text": "#fff",
  "badge-thunderjack": "linear-gradient(100deg, #c98d17, #ffe9a3 45%, #fff6d6 52%, #e3b143 60%, #b97f12)",
  "badge-thunderjack-text": "#3a2600",
  bolt: "#ffe79a",
  panel: "linear-gradient(#0c3527, #06231a)",
  "panel-text": "#f2e9d6",
  "box-inside": "#0a0d13",
  box: "#1d222d",
  "box-edge": "#343c4c",
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
  /** Whether the felt has a weave. It is `false` if the page sets `--tj-felt-texture`. */
  readonly hasWeave: boolean;
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
  const suits = SUITS.map((suit) => {
    const usual = isFourColour ? FOUR_COLOURS[suit] : suit === "h" || suit === "d" ? INK.red : INK.black;
    return [suit, newProbe(`var(${SUIT_TOKENS[suit]}, ${usual})`)] as const;
  });
  // All probes are read together, so that the styles of the page are recalculated only once.
  place.append(probes);
  const read = <Name extends string>(all: readonly (readonly [Name, HTMLElement])[]) =>
    Object.fromEntries(all.map(([name, element]) => [name, computedPaint(element)])) as Record<Name, string>;
  const inkOf: Readonly<Record<string, string>> = read(inks);
  const suitOf = read(suits);
  const palette: Palette = {
    paints: read(paints),
    cardInk: (colour, suit) => (suit === undefined ? (inkOf[colour] ?? colour) : suitOf[suit]),
    hasWeave: getComputedStyle(place).getPropertyValue("--tj-felt-texture").trim() === "",
  };
  probes.remove();
  return palette;
}

function computedPaint(element: HTMLElement): string {
  const { backgroundImage, backgroundColor } = getComputedStyle(element);
  return backgroundImage.startsWith("linear-gradient") ? backgroundImage : backgroundColor;
}
