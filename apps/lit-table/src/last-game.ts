import { type CardId, isCardId } from "@thunderjack/cards";
import { type Amount, isAmount, PRESETS, type PresetName, type TableState } from "@thunderjack/core";
import { isRecord, type PageStorage, readStored, writeStored } from "./page-storage.js";

/** The note about the last stored table of the player, for the lobby. The session stores the table itself. */
export interface LastGame {
  readonly rules: PresetName;
  /** The number of the round, from 1. */
  readonly round: number;
  /** The credits of the player, in hundredths of a credit. */
  readonly credits: Amount;
  /** The cards of the hand in turn; without a turn, those of the first hand. */
  readonly cards: readonly CardId[];
}

const KEY = "thunderjack-last-game";

/** Returns the note about a table; `null` for a new table, which has nothing to resume. */
export function lastGameOf(rules: PresetName, { round, credits, hands, turn }: TableState): LastGame | null {
  if (round === 0) return null;
  const hand = hands.find(({ name }) => name === turn) ?? hands[0];
  return { rules, round, credits, cards: hand?.cards ?? [] };
}

/** Returns the stored note; `null` if there is none, or if it is invalid. Invalid cards are left out. */
export function readLastGame(storage: PageStorage | null): LastGame | null {
  const stored = readStored(storage, KEY);
  if (!isRecord(stored)) return null;
  const { rules, round, credits, cards } = stored;
  if (!isPreset(rules) || typeof round !== "number" || typeof credits !== "number" || !Array.isArray(cards))
    return null;
  if (!isAmount(credits)) return null;
  return { rules, round, credits, cards: cards.filter((card) => typeof card === "string" && isCardId(card)) };
}

/** Stores the note; `null` removes it. */
export function writeLastGame(storage: PageStorage | null, game: LastGame | null): void {
  writeStored(storage, KEY, game);
}

/** Returns whether a value is the name of a rule set. */
export function isPreset(value: unknown): value is PresetName {
  return typeof value === "string" && Object.hasOwn(PRESETS, value);
}
