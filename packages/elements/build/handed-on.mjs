import { readFileSync } from "node:fs";
import { join } from "node:path";
import { INK } from "@thunderjack/artwork";
import { designTokens, inkTokens } from "./design-tokens.mjs";

/*
 * What a page can style of an element beyond what its own doc comment says: the parts that it hands on, and the tokens.
 */

const TABLE = "src/parts.ts";
const PANELS = "src/tj-panel/panel-parts.ts";
const REPLAY = "src/thunderjack-replay/replay-parts.ts";

/** Whose doc comments say what these elements hand on. */
const HANDED_ON = new Map([
  ["tj-dealer", [TABLE]],
  ["tj-hand", [TABLE]],
  ["tj-seat", [TABLE]],
  ["tj-table", [TABLE]],
  ["tj-panel", [PANELS]],
  ["thunderjack-table", [TABLE, PANELS]],
  ["thunderjack-replay", [TABLE, REPLAY]],
]);

/** Those that hand on only some of them. */
const ONLY = new Map([
  ["tj-dealer", ["card", "soft"]],
  ["tj-hand", ["card", "soft", "insurance", "won-amount", "turn"]],
  [
    "tj-seat",
    [
      ...["hand", "stack", "card", "hand-cards", "total", "soft", "badge"],
      ...["hand-bet", "insurance", "won", "won-amount", "turn"],
    ],
  ],
]);

const EMBEDS = ["thunderjack-table", "thunderjack-replay"];

/**
 * The parts that an element hands on from those in it.
 *
 * @param {string} root the folder of the package
 * @param {string} tagName
 */
export function partsHandedOn(root, tagName) {
  const only = ONLY.get(tagName);
  return (HANDED_ON.get(tagName) ?? [])
    .flatMap((path) => [...readFileSync(join(root, path), "utf8").matchAll(/^ \* @csspart (\S+) - (.+)$/gm)])
    .map(([, name, description]) => ({ name, description }))
    .filter(({ name }) => only?.includes(name) ?? true);
}

/**
 * The design tokens, of an element that is a whole table.
 *
 * @param {string} root the folder of the package
 * @param {string} tagName
 */
export function tokensOf(root, tagName) {
  if (!EMBEDS.includes(tagName)) return [];
  const tokens = designTokens(readFileSync(join(root, "src/tokens.ts"), "utf8"));
  return [...tokens, ...inkTokens(INK)].map(({ name, initial, about }) => ({
    name,
    description: about,
    default: initial,
  }));
}
