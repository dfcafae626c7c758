import type { TextLook } from "../scene/scene.js";
import { SANS, SERIF } from "./fonts.js";
import { faint } from "./paint.js";
import type { Palette } from "./palette.js";

/** How words look. */
export interface Look {
  readonly ink: string;
  readonly weight: number;
  readonly font: string;
  /** The height of the letters, in parts of the line's. */
  readonly scale: number;
  /** Between two letters, in parts of their height. */
  readonly spacing: number;
  /** What they stand on; `null` when they stand on the felt itself. */
  readonly plate: Plate | null;
  /** What stands before them. */
  readonly sign: "none" | "chip" | "bolt";
}

/** A plate with round ends. */
export interface Plate {
  /** A colour or a gradient. */
  readonly paint: string;
  readonly ring: string;
  readonly ringWidth: number;
  /** The colour of its shine; `null` for a shadow instead. */
  readonly shine: string | null;
  /** Beside and over the words, in parts of their height. */
  readonly padding: readonly [x: number, y: number];
  /** The largest radius of its ends, in CSS pixels. */
  readonly radius: number;
}

const PLAIN: Look = { ink: "", weight: 700, font: SANS, scale: 1, spacing: 0, plate: null, sign: "none" };

const known = new WeakMap<Palette, Readonly<Record<string, Look>>>();

/** How words look in these paints. */
export function lookOf(look: TextLook, palette: Palette): Look {
  const looks = known.get(palette) ?? looksIn(palette.paints);
  known.set(palette, looks);
  return looks[look] ?? looks[look.startsWith("badge-") ? "badge" : "plain"] ?? PLAIN;
}

function looksIn(paints: Palette["paints"]): Readonly<Record<string, Look>> {
  const { text } = paints;
  const plain: Look = { ...PLAIN, ink: text };
  const glass: Plate = {
    paint: paints.shade,
    ring: faint(text, 0.16),
    ringWidth: 1,
    shine: null,
    padding: [0.6, 0.16],
    radius: 99,
  };
  const badge = (name: BadgeName, plate: Partial<Plate> = {}, sign: Look["sign"] = "none"): Look => ({
    ...plain,
    ink: paints[`${name}-text`],
    weight: 800,
    plate: { ...glass, paint: paints[name], ring: faint(text, 0.22), padding: [0.75, 0.22], ...plate },
    sign,
  });
  const won = badge("badge-win");
  const lost = badge("badge-lose");
  const blackjack = badge("badge-blackjack", { ring: paints.gold, ringWidth: 1.5 });
  const speech: Plate = {
    ...glass,
    paint: faint(paints.shade, 0.66),
    ring: faint(paints.gold, 0.28),
    padding: [1.2, 0.42],
    radius: 18,
  };
  return {
    plain,
    total: { ...plain, plate: glass },
    "total-in-turn": { ...plain, ink: paints["turn-text"], plate: { ...glass, paint: paints.turn } },
    bet: { ...plain, ink: paints["gold-light"], sign: "chip", scale: 0.94 },
    "seat-bet": { ...plain, ink: paints["gold-light"] },
    seat: { ...plain, ink: paints["text-quiet"], weight: 400, scale: 0.82, spacing: 0.05 },
    pile: { ...plain, ink: paints["text-quiet"], weight: 500, spacing: 0.03 },
    "figure-name": { ...plain, ink: paints["rail-quiet"], weight: 400, scale: 0.78 },
    figure: { ...plain, ink: paints["rail-text"] },
    credits: { ...plain, ink: paints["gold-light"] },
    gain: { ...plain, ink: paints.won },
    loss: { ...plain, ink: paints.lost },
    won: { ...plain, ink: paints.won, weight: 800, plate: { ...glass, padding: [0.5, 0.18] } },
    message: { ...plain, weight: 500, plate: speech },
    refusal: {
      ...plain,
      ink: paints["refusal-text"],
      weight: 500,
      plate: { ...speech, paint: paints.refusal, ring: faint(paints["refusal-text"], 0.55) },
    },
    over: { ...plain, ink: paints["panel-text"], weight: 400, font: SERIF },
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
      { ring: paints.bolt, ringWidth: 1.5, shine: paints["turn-glow"] },
      "bolt",
    ),
  };
}

type BadgeName = "badge" | `badge-${"win" | "lose" | "blackjack" | "blitz" | "thunderjack"}`;
