import { readFileSync } from "node:fs";
import { INK, STORM_TOKENS } from "@thunderjack/artwork";
import { DEFAULT_PAINTS } from "@thunderjack/canvas";
import { expect, test } from "vitest";
import { designTokens, inkTokens } from "../../build/design-tokens.mjs";
import { tokensPage } from "../../test/design-tokens.js";
import { themeStyles } from "./themes.styles.js";

const source = readFileSync(new URL("./tokens.ts", import.meta.url), "utf8");
const tokens = designTokens(source);

test("describes every token, and lists none twice", () => {
  expect(tokens).toHaveLength([...source.matchAll(/= token\(/g)].length);
  expect(new Set(tokens.map(({ name }) => name)).size).toBe(tokens.length);
});

test("keeps TOKENS.md up to date; write it with UPDATE_TOKENS=1", async () => {
  const page = new URL("../../TOKENS.md", import.meta.url);
  const written = tokensPage(tokens);
  if (process.env.UPDATE_TOKENS === "1") (await import("node:fs")).writeFileSync(page, written);
  const squeezed = (text: string) => text.replace(/ +/g, " ").replace(/-{3,}/g, "---");
  expect(squeezed(readFileSync(page, "utf8"))).toBe(squeezed(written));
});

test("has the tokens of the theme storm as defaults", () => {
  const initial = new Map<string, string>(tokens.map((token) => [token.name, token.initial]));
  const shared = Object.entries(STORM_TOKENS).map(([name, value]) => [`--tj-${name}`, value]);
  expect(shared).toEqual(shared.map(([name = ""]) => [name, initial.get(name)]));
});

test("has the same felt colours on the canvas and in the elements", () => {
  const initial = new Map<string, string>(tokens.map((token) => [token.name, token.initial]));
  const painted = Object.entries(DEFAULT_PAINTS).map(([name, paint]) => [`--tj-${name}`, paint]);
  expect(painted).toEqual(painted.map(([name = ""]) => [name, initial.get(name)]));
});

test("sets only existing tokens in themes", () => {
  const known = new Set<string>([...tokens, ...inkTokens(INK)].map(({ name }) => name));
  const set = [...themeStyles.cssText.matchAll(/^\s*([a-z-]+):/gm)].map(([, name = ""]) => name);
  expect(set.length).toBeGreaterThan(100);
  expect(set.filter((name) => !known.has(name))).toEqual([]);
});
