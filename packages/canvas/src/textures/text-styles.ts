import type { TextStyleName } from "../layout/table-layout.js";
import { withOpacity } from "./css-paint.js";
import { SANS, SERIF } from "./fonts.js";
import type { Palette } from "./palette.js";

/** The style of text. */
export interface TextStyle {
  readonly colour: string;
  readonly weight: number;
  readonly font: string;
  /** The font size, relative to the font size of the line. */
  readonly scale: number;
  /** The letter spacing, relative to the font size. */
  readonly spacing: number;
  /** The background; `null` for none. */
  readonly plate: Plate | null;
  /** The sign before the text. */
  readonly sign: "none" | "chip" | "bolt";
}

/** A background with rounded corners. */
export interface Plate {
  /** The fill, as a CSS colour or gradient. */
  readonly paint: string;
  readonly border: string;
  readonly borderWidth: number;
  /** The colour of the glow; `null` for a shadow instead of a glow. */
  readonly glow: string | null;
  /** The padding, relative to the font size. */
  readonly padding: readonly [x: number, y: number];
  /** The maximum radius of the corners, in CSS pixels. */
  readonly radius: number;
}

const PLAIN: TextStyle = { colour: "", weight: 700, font: SANS, scale: 1, spacing: 0, plate: null, sign: "none" };

const stylesOfPalettes = new WeakMap<Palette, Readonly<Record<string, TextStyle>>>();

/** Returns the style of this name in the colours of a palette. A badge of an unknown kind has the style of `badge`. */
export function textStyle(name: TextStyleName, palette: Palette): TextStyle {
  const styles = stylesOfPalettes.get(palette) ?? textStylesIn(palette.paints);
  stylesOfPalettes.set(palette, styles);
  return styles[name] ?? styles[name.startsWith("badge-") ? "badge" : "plain"] ?? PLAIN;
}

function textStylesIn(paints: Palette["paints"]): Readonly<Record<string, TextStyle>> {
  const { text } = paints;
  const plain: TextStyle = { ...PLAIN, colour: text };
  const glass: Plate = {
    paint: paints.shade,
    border: withOpacity(text, 0.16),
    borderWidth: 1,
    glow: null,
    padding: [0.6, 0.16],
    radius: 99,
  };
  const badge = (name: BadgeName, plate: Partial<Plate> = {}, sign: TextStyle["sign"] = "none"): TextStyle => ({
    ...plain,
    colour: paints[`${name}-text`],
    weight: 800,
    plate: { ...glass, paint: paints[name], border: withOpacity(text, 0.22), padding: [0.75, 0.22], ...plate },
    sign,
  });
  const won = badge("badge-win");
  const lost = badge("badge-lose");
  const blackjack = badge("badge-blackjack", { border: paints.gold, borderWidth: 1.5 });
  const messagePlate: Plate = {
    ...glass,
    paint: withOpacity(paints.shade, 0.66),
    border: withOpacity(paints.gold, 0.28),
    padding: [1.2, 0.42],
    radius: 18,
  };
  return {
    plain,
    total: { ...plain, plate: glass },
    "total-in-turn": { ...plain, colour: paints["turn-text"], plate: { ...glass, paint: paints.turn } },
    bet: { ...plain, colour: paints["gold-light"], sign: "chip", scale: 0.94 },
    "seat-bet": { ...plain, colour: paints["gold-light"] },
    seat: { ...plain, colour: paints["text-quiet"], weight: 400, scale: 0.82, spacing: 0.05 },
    pile: { ...plain, colour: paints["text-quiet"], weight: 500, spacing: 0.03 },
    "figure-name": { ...plain, colour: paints["rail-quiet"], weight: 400, scale: 0.78 },
    figure: { ...plain, colour: paints["rail-text"] },
    credits: { ...plain, colour: paints["gold-light"] },
    gain: { ...plain, colour: paints.won },
    loss: { ...plain, colour: paints.lost },
    won: { ...plain, colour: paints.won, weight: 800, plate: { ...glass, padding: [0.5, 0.18] } },
    message: { ...plain, weight: 500, plate: messagePlate },
    refusal: {
      ...plain,
      colour: paints["refusal-text"],
      weight: 500,
      plate: { ...messagePlate, paint: paints.refusal, border: withOpacity(paints["refusal-text"], 0.55) },
    },
    over: { ...plain, colour: paints["panel-text"], weight: 400, font: SERIF },
    badge: badge("badge"),
    "badge-win": won,
    "badge-dealer-bust": won,
    "badge-lose": lost,
    "badge-bust": lost,
    "badge-blackjack": blackjack,
    "badge-dealer-blackjack": blackjack,
    "badge-blitz": badge("badge-blitz", {}, "bolt"),
    "badge-thunderjack": badge(
      "badge-thunderjack",
      { border: paints.bolt, borderWidth: 1.5, glow: paints["turn-glow"] },
      "bolt",
    ),
  };
}

type BadgeName = "badge" | `badge-${"win" | "lose" | "blackjack" | "blitz" | "thunderjack"}`;
