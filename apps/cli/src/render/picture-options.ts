import { cardFace, THEMES, type ThemeName } from "@thunderjack/artwork";
import type { PictureOptions } from "@thunderjack/canvas/svg";
import type { Recording } from "@thunderjack/recording";
import { BadInput } from "../bad-input.js";
import type { PictureSize } from "./easel.js";

/** The size of a picture without `--size`, in pixels. */
const USUAL: PictureSize = { width: 1280, height: 720 };

/** The options for the look of a picture. */
export const LOOK_ARGS = {
  theme: { type: "string", valueHint: "T", description: "storm, felt, midnight, paper or high-contrast" },
  deck: { type: "string", valueHint: "D", description: "standard, four-colour or traditional" },
  lang: { type: "string", valueHint: "L", description: "The language: en, fr, de, es or ar; default: en" },
} as const;

const LEAST = { width: 280, height: 240 };
const MOST = { width: 3840, height: 2160 };

/**
 * Returns the size of `--size`, such as `1280x720`.
 *
 * @throws BadInput for any other text, and for a size on which a table cannot be drawn
 */
export function sizeOf(text: string | undefined): PictureSize {
  if (text === undefined) return USUAL;
  const { width, height } = /^(?<width>\d{1,5})x(?<height>\d{1,5})$/.exec(text)?.groups ?? {};
  const size = { width: Number(width), height: Number(height) };
  const isDrawn = (["width", "height"] as const).every((side) => size[side] >= LEAST[side] && size[side] <= MOST[side]);
  if (isDrawn) return size;
  const range = `from ${LEAST.width}x${LEAST.height} to ${MOST.width}x${MOST.height}`;
  throw new BadInput(`--size ${text}: must be a width and a height in pixels, ${range}, such as 1280x720`);
}

/**
 * Returns the theme of `--theme` and the deck of `--deck`.
 *
 * @throws BadInput for a name that does not exist
 */
export async function lookOf(theme: string | undefined, deck: string | undefined): Promise<PictureOptions> {
  const words = new Set((deck ?? "standard").split(/[ ,]+/));
  for (const word of words) {
    if (["standard", "four-colour", "traditional"].includes(word)) continue;
    throw new BadInput(`--deck ${deck}: must be standard, four-colour, traditional or four-colour,traditional`);
  }
  const faces = words.has("traditional")
    ? (await import("@thunderjack/artwork/traditional")).traditionalFace
    : cardFace;
  return { theme: themeOf(theme), isFourColour: words.has("four-colour"), faces };
}

function themeOf(name = "storm"): ThemeName {
  const names = Object.keys(THEMES) as ThemeName[];
  const theme = names.find((known) => known === name);
  if (theme !== undefined) return theme;
  throw new BadInput(`--theme ${name}: must be ${names.slice(0, -1).join(", ")} or ${names.at(-1)}`);
}

/**
 * Returns the position of an option such as `--at`.
 *
 * @throws BadInput for a text that is not the number of an event
 */
export function positionOf(option: string, text: string | undefined, { events }: Recording, usual: number): number {
  if (text === undefined) return usual;
  const seq = /^\d{1,15}$/.test(text) ? Number(text) : -1;
  if (seq >= 0 && seq <= events.length) return seq;
  throw new BadInput(
    `--${option} ${text}: must be the number of an event, from 0 (before the first) to ${events.length}`,
  );
}
