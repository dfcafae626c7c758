import type { TextLook } from "../scene/scene.js";
import { INKS, SANS, SERIF } from "./inks.js";

/** How words look. */
export interface Look {
  readonly ink: string;
  readonly weight: number;
  readonly font: string;
  /** The height of the letters, in parts of the line's. */
  readonly scale: number;
  /** Between two letters, in parts of their height. */
  readonly spacing: number;
  readonly isUpperCase: boolean;
  /** What they stand on; `null` when they stand on the felt itself. */
  readonly plate: Plate | null;
  /** What stands before them. */
  readonly sign: "none" | "chip" | "bolt";
}

/** A plate with round ends. */
export interface Plate {
  /** From the top to the bottom, or from the left to the right. */
  readonly stops: readonly string[];
  readonly isAcross: boolean;
  readonly ring: string;
  readonly ringWidth: number;
  /** The colour of its shine; `null` for a shadow instead. */
  readonly shine: string | null;
  /** Beside and over the words, in parts of their height. */
  readonly padding: readonly [x: number, y: number];
  /** The largest radius of its ends, in CSS pixels. */
  readonly radius: number;
}

const PLAIN: Look = {
  ink: "#fff",
  weight: 700,
  font: SANS,
  scale: 1,
  spacing: 0,
  isUpperCase: false,
  plate: null,
  sign: "none",
};

const GLASS: Plate = {
  stops: ["rgb(4 20 14 / 0.82)"],
  isAcross: false,
  ring: "rgb(255 255 255 / 0.16)",
  ringWidth: 1,
  shine: null,
  padding: [0.6, 0.22],
  radius: 99,
};

const BADGE: Look = {
  ...PLAIN,
  weight: 800,
  spacing: 0.04,
  isUpperCase: true,
  plate: { ...GLASS, stops: ["#3c4a55", "#222c35"], ring: "rgb(255 255 255 / 0.22)", padding: [0.75, 0.28] },
};

function badge(ink: string, plate: Partial<Plate>, more: Partial<Look> = {}): Look {
  return { ...BADGE, ...more, ink, plate: { ...GLASS, ...BADGE.plate, ...plate } };
}

const BLACKJACK = badge(INKS.goldLight, { stops: ["#3a3f52", "#10131d"], ring: INKS.gold, ringWidth: 1.5 });
const WON = badge("#fff", { stops: ["#35b36c", "#12763f"] });
const LOST = badge("#ffdcdc", { stops: ["#6f3039", "#431820"] });

const SPEECH: Plate = {
  ...GLASS,
  stops: ["rgb(6 44 31 / 0.88)"],
  ring: "rgb(227 177 67 / 0.28)",
  padding: [1.2, 0.42],
  radius: 18,
};

const FIGURE: Look = { ...PLAIN };

const LOOKS: Readonly<Record<string, Look>> = {
  total: { ...PLAIN, plate: GLASS },
  "total-in-turn": { ...PLAIN, ink: "#2a1c00", plate: { ...GLASS, stops: [INKS.gold] } },
  bet: { ...PLAIN, ink: INKS.goldLight, sign: "chip", scale: 0.94 },
  "seat-bet": { ...PLAIN, ink: INKS.goldLight },
  seat: { ...PLAIN, ink: "rgb(255 255 255 / 0.78)", weight: 400, scale: 0.82, spacing: 0.05 },
  pile: { ...PLAIN, ink: "rgb(255 255 255 / 0.75)", weight: 500, spacing: 0.03 },
  "figure-name": { ...PLAIN, ink: "rgb(255 240 205 / 0.8)", weight: 400, scale: 0.78 },
  figure: FIGURE,
  credits: { ...FIGURE, ink: INKS.goldLight },
  gain: { ...FIGURE, ink: "#7ff0ad" },
  loss: { ...FIGURE, ink: "#ff9c94" },
  won: { ...PLAIN, ink: "#8dffb9", weight: 800, plate: { ...GLASS, padding: [0.5, 0.18] } },
  message: { ...PLAIN, weight: 500, plate: SPEECH },
  refusal: {
    ...PLAIN,
    weight: 500,
    plate: { ...SPEECH, stops: ["rgb(92 18 22 / 0.92)"], ring: "rgb(255 160 150 / 0.6)" },
  },
  over: { ...PLAIN, weight: 400, font: SERIF },
  "badge-win": WON,
  "badge-dealer-bust": WON,
  "badge-lose": LOST,
  "badge-bust": LOST,
  "badge-blackjack": BLACKJACK,
  "badge-dealer-blackjack": BLACKJACK,
  "badge-blitz": badge("#fff", { stops: ["#5aa8ff", "#2056c8"] }, { sign: "bolt" }),
  "badge-thunderjack": badge(
    "#3a2600",
    {
      stops: ["#c98d17", "#ffe9a3", "#fff6d6", "#e3b143", "#b97f12"],
      isAcross: true,
      ring: "#fff3c4",
      ringWidth: 1.5,
      shine: "rgb(255 214 90 / 0.8)",
      padding: [0.55, 0.28],
    },
    { spacing: 0, sign: "bolt" },
  ),
};

export function lookOf(look: TextLook): Look {
  return LOOKS[look] ?? (look.startsWith("badge-") ? BADGE : PLAIN);
}
