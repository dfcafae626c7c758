import { expect, test } from "vitest";
import { INK } from "./palette.js";
import { STORM_TOKENS, type TokenName, type Tokens } from "./storm-tokens.js";
import { THEMES, type ThemeName, themeTokens } from "./themes.js";

/** The minimum contrast ratios of WCAG 2.2: text, large text, and parts of controls and graphics. */
const TEXT = 4.5;
const LARGE = 3;
const PART = 3;

const FELT: readonly TokenName[] = ["felt-light", "felt", "felt-dark", "felt-edge"];
const RAIL: readonly TokenName[] = ["rail", "rail-dark"];
const PLATE: readonly TokenName[] = ["shade", "panel"];
const MOVES = ["hit", "stand", "double", "split", "surrender"] as const;

const PAIRS: readonly (readonly [foreground: TokenName, minimum: number, backgrounds: readonly TokenName[]])[] = [
  ["text", TEXT, [...FELT, ...PLATE]],
  ["text-quiet", TEXT, FELT],
  ["print", TEXT, FELT],
  ["gold-light", TEXT, [...FELT, ...RAIL, ...PLATE]],
  ["wordmark", LARGE, FELT],
  ["won", LARGE, FELT],
  ["won", TEXT, [...PLATE, ...RAIL]],
  ["lost", TEXT, [...PLATE, ...RAIL]],
  ["push", TEXT, PLATE],
  ["ring", PART, FELT],
  ["turn", PART, FELT],
  ["turn", TEXT, RAIL],
  ["turn-text", TEXT, ["turn"]],
  ["rail-text", TEXT, RAIL],
  ["rail-quiet", TEXT, [...RAIL, ...PLATE]],
  ["off", TEXT, RAIL],
  ["gold", PART, RAIL],
  ["button-text", TEXT, ["button"]],
  ["go-text", TEXT, ["go"]],
  ["go", PART, RAIL],
  ["badge-gold-text", TEXT, ["badge-gold"]],
  ["refusal-text", TEXT, ["refusal"]],
  ["panel-text", TEXT, ["panel"]],
  ["focus", PART, [...FELT, ...RAIL]],
  ...MOVES.map((move) => [`${move}-text`, TEXT, [move]] as const),
];

const THEME_NAMES = Object.keys(THEMES) as ThemeName[];

/** Returns the colours of a paint: the colour itself, or the stops of a gradient. */
function coloursOf(paint: string): readonly string[] {
  return paint.match(/#[0-9a-f]{3,6}/g) ?? [];
}

function luminance(colour: string): number {
  const digits = colour.length === 4 ? [...colour.slice(1)].map((digit) => digit + digit).join("") : colour.slice(1);
  const [red = 0, green = 0, blue = 0] = [0, 2, 4]
    .map((at) => Number.parseInt(digits.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast ratio of two colours. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Returns the lowest contrast between two paints. */
function lowest(foreground: string, background: string): number {
  const ratios = coloursOf(foreground).flatMap((one) => coloursOf(background).map((other) => contrast(one, other)));
  return Math.min(...ratios);
}

test("calculates contrast like WCAG", () => {
  expect(contrast("#000", "#fff")).toBeCloseTo(21);
  expect(contrast("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
});

test.each(THEME_NAMES)("every pair of colours of the theme %s has its minimum contrast", (theme) => {
  const tokens = themeTokens(theme);
  const low: string[] = [];
  for (const [foreground, minimum, backgrounds] of PAIRS) {
    for (const background of backgrounds) {
      const ratio = lowest(tokens[foreground], tokens[background]);
      expect(ratio).toBeLessThan(22);
      if (ratio < minimum) low.push(`${foreground} on ${background}: ${ratio.toFixed(2)} < ${minimum}`);
    }
  }
  expect(low).toEqual([]);
});

test.each(THEME_NAMES)("the mark of every move is visible on the rail of the theme %s", (theme) => {
  const tokens = themeTokens(theme);
  for (const move of MOVES) {
    for (const rail of RAIL) expect(lowest(tokens[`${move}-edge`], tokens[rail])).toBeGreaterThanOrEqual(PART);
  }
});

test("the buttons of the moves are visible on the rail of the theme storm", () => {
  for (const move of MOVES) {
    const [top = ""] = coloursOf(STORM_TOKENS[move]);
    expect(contrast(top, "#12173a")).toBeGreaterThanOrEqual(PART);
  }
});

test("the inks of the cards are readable on paper", () => {
  for (const ink of [INK.red, INK.black]) expect(contrast(ink, INK.paper)).toBeGreaterThanOrEqual(TEXT);
});

test("themes set only existing tokens, and values that differ from those of storm", () => {
  for (const theme of THEME_NAMES) {
    for (const [name, value] of Object.entries(THEMES[theme]) as [TokenName, string][]) {
      expect(STORM_TOKENS, `${theme}: ${name}`).toHaveProperty([name]);
      expect(value, `${theme}: ${name}`).not.toBe(STORM_TOKENS[name]);
    }
  }
});

test("all values are colours, linear gradients or numbers", () => {
  const paint =
    /^(#[0-9a-f]{3}|#[0-9a-f]{6}|rgb\([\d. /]+\)|transparent|linear-gradient\(#[0-9a-f]+(, #[0-9a-f]+)+\))$/;
  const numbers: readonly (keyof Tokens)[] = ["glow", "isobar-opacity", "move-edge"];
  for (const theme of THEME_NAMES) {
    for (const [name, value] of Object.entries(themeTokens(theme)) as [TokenName, string][]) {
      expect(value, `${theme}: ${name}`).toMatch(numbers.includes(name) ? /^\d*\.?\d+$/ : paint);
    }
  }
});
