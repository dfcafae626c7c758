import { readFileSync } from "node:fs";
import { INK } from "@thunderjack/artwork";
import { FELT_PAINTS } from "@thunderjack/canvas";
import { expect, test } from "vitest";
import { designTokens, inkTokens } from "../build/design-tokens.mjs";
import { themeStyles } from "../src/themes.styles.js";
import { tokensPage } from "./design-tokens.js";

const source = readFileSync(new URL("../src/tokens.ts", import.meta.url), "utf8");
const tokens = designTokens(source);

test("every token says what it is, and none is there twice", () => {
  expect(tokens).toHaveLength([...source.matchAll(/= token\(/g)].length);
  expect(new Set(tokens.map(({ name }) => name)).size).toBe(tokens.length);
});

test("TOKENS.md lists the tokens as they are; write it anew with UPDATE_TOKENS=1", async () => {
  const page = new URL("../TOKENS.md", import.meta.url);
  const written = tokensPage(tokens);
  if (process.env.UPDATE_TOKENS === "1") (await import("node:fs")).writeFileSync(page, written);
  const squeezed = (text: string) => text.replace(/ +/g, " ").replace(/-{3,}/g, "---");
  expect(squeezed(readFileSync(page, "utf8"))).toBe(squeezed(written));
});

test("the canvas paints felt in the same colours as the elements", () => {
  const initial = new Map<string, string>(tokens.map((token) => [token.name, token.initial]));
  // A canvas mixes no colours: it has the mixture.
  initial.set("--tj-button-line", FELT_PAINTS["button-line"]);
  const painted = Object.entries(FELT_PAINTS).map(([name, paint]) => [`--tj-${name}`, paint]);
  expect(painted).toEqual(painted.map(([name = ""]) => [name, initial.get(name)]));
});

test("themes set tokens that there are, and nothing else", () => {
  const known = new Set<string>([...tokens, ...inkTokens(INK)].map(({ name }) => name));
  const set = [...themeStyles.cssText.matchAll(/^\s*([a-z-]+):/gm)].map(([, name = ""]) => name);
  expect(set.length).toBeGreaterThan(100);
  expect(set.filter((name) => !known.has(name))).toEqual([]);
});
