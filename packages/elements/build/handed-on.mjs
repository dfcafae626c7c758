import { readFileSync } from "node:fs";
import { join } from "node:path";
import { INK } from "@thunderjack/artwork";
import { designTokens, inkTokens } from "./design-tokens.mjs";

/* The parts and tokens that the doc comment of an element does not list: exported parts, and design tokens. */

const TABLE = "src/components/table-parts.ts";
const PANELS = "src/panels/tj-panel/panel-parts.ts";
const REPLAY = "src/replay/replay-parts.ts";

/** The files whose doc comments list the exported parts of each element. */
const HANDED_ON = new Map([
  ["tj-dealer", [TABLE]],
  ["tj-hand", [TABLE]],
  ["tj-seat", [TABLE]],
  ["tj-table", [TABLE]],
  ["tj-panel", [PANELS]],
  ["thunderjack-table", [TABLE, PANELS]],
  ["thunderjack-replay", [TABLE, REPLAY]],
]);

/** The exported parts of each element that exports only some parts of its files in {@link HANDED_ON}. */
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

/** The parts of a table that a replay never shows, because it accepts no bets and has no new game. */
const NOT_IN_A_REPLAY = ["over", "take-back", "chip", "shortcut", "bet-button"];

const EMBEDS = ["thunderjack-table", "thunderjack-replay"];

/**
 * Returns the parts that an element exports from the elements inside it.
 *
 * @param {string} root the folder of the package
 * @param {string} tagName the tag name, such as `tj-hand`
 */
export function partsHandedOn(root, tagName) {
  const only = ONLY.get(tagName);
  return (HANDED_ON.get(tagName) ?? [])
    .flatMap((path) => [...readFileSync(join(root, path), "utf8").matchAll(/^ \* @csspart (\S+) - (.+)$/gm)])
    .map(([, name, description]) => ({ name, description }))
    .filter(({ name }) => only?.includes(name) ?? true)
    .filter(({ name }) => tagName !== "thunderjack-replay" || !NOT_IN_A_REPLAY.includes(name));
}

/**
 * Returns the design tokens for an element that contains a whole table; none for any other element.
 *
 * @param {string} root the folder of the package
 * @param {string} tagName
 */
export function tokensOf(root, tagName) {
  if (!EMBEDS.includes(tagName)) return [];
  const tokens = designTokens(readFileSync(join(root, "src/theme/tokens.ts"), "utf8"));
  return [...tokens, ...inkTokens(INK)].map(({ name, initial, about }) => ({
    name,
    description: about,
    default: initial,
  }));
}
