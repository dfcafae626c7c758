import * as v from "valibot";
import { type JsonValue, parsedJson } from "../json.js";
import { ownFields } from "../own-fields.js";
import { checked } from "./checked.js";
import { BadLog, shown } from "./import-result.js";

/*
 * The lines of a log of blackjack-simulator: a header with the settings, and then the arguments of each `Change` event of
 * its game, `[name, value]`. Only the changes of the player and the dealer are read.
 */

/** The length of a line, in UTF-16 code units. The event of a whole shoe of eight decks has 40,000. */
const LONGEST_LINE = 256 * 1024;

/** The number of cards of a hand, and of hands of a player. More are impossible. */
const MOST = 32;

const text = v.pipe(v.string("must be text"), v.maxLength(64, "must have at most 64 characters"));

const amount = v.pipe(
  v.number("must be a number"),
  v.safeInteger("must be a whole number of hundredths"),
  v.minValue(0, "must be 0 or more"),
);

const yesOrNo = v.boolean("must be true or false");

const object = <const Fields extends v.ObjectEntries>(fields: Fields) =>
  v.looseObject(ownFields(fields), "must be an object");

const list = <const Item extends v.GenericSchema>(item: Item) =>
  v.pipe(v.array(item, "must be a list"), v.maxLength(MOST, `must have at most ${MOST} items`));

const RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "A"] as const;

const card = object({
  id: text,
  suit: v.picklist(["h", "d", "c", "s"], 'must be "h", "d", "c" or "s"'),
  rank: v.picklist(RANKS, `must be one of ${RANKS.join(" ")}`),
  showingFace: yesOrNo,
});

const playerSchema = object({
  id: text,
  balance: amount,
  hands: list(object({ id: text, cards: list(card) })),
  handWinner: v.record(
    text,
    v.picklist(["player", "dealer", "push"], 'must be "player", "dealer" or "push"'),
    "must be an object",
  ),
});

/** The settings that change a game. All of them must be in the header: none has a default here. */
const settingsSchema = object({
  deckCount: v.pipe(amount, v.minValue(1, "must be 1 or more"), v.maxValue(8, "must be 8 or less")),
  playerCount: v.literal(1, "must be 1: a log of several players cannot be imported"),
  playerBankroll: amount,
  minimumBet: amount,
  maximumBet: amount,
  blackjackPayout: v.picklist([0, 1, "3:2", "6:5"], 'must be 0 or "3:2", or 1 or "6:5"'),
  maxHandsAllowed: v.pipe(amount, v.minValue(1, "must be 1 or more"), v.maxValue(4, "must be 4 or less")),
  penetration: v.pipe(
    v.number("must be a number"),
    v.minValue(0, "must be 0 or more"),
    v.maxValue(1, "must be 1 or less"),
  ),
  hitSoft17: yesOrNo,
  allowDoubleAfterSplit: yesOrNo,
  allowLateSurrender: yesOrNo,
  allowResplitAces: yesOrNo,
  autoDeclineInsurance: yesOrNo,
  mode: v.picklist([0, 1, 2, 3], "must be 0, 1, 2 or 3"),
});

const headerSchema = object({
  format: v.literal("blackjack-simulator", 'must be "blackjack-simulator"'),
  version: text,
  settings: settingsSchema,
});

export type SimulatorHeader = v.InferOutput<typeof headerSchema>;

export type SimulatorSettings = v.InferOutput<typeof settingsSchema>;

/** The attributes of the player or of the dealer after a change. */
export type SimulatorPlayer = v.InferOutput<typeof playerSchema>;

export type SimulatorCard = v.InferOutput<typeof card>;

/** A change of the player or the dealer. */
export interface SimulatorChange {
  readonly of: "player" | "dealer";
  readonly line: number;
  readonly value: SimulatorPlayer;
}

/** Returns the place of a line for messages. */
export function lineText(line: number): string {
  return `Line ${line}`;
}

/** @throws BadLog if the first line is not a header with all settings */
export function simulatorHeader(line: string): SimulatorHeader {
  return checked(headerSchema, jsonOf(line, 1), lineText(1));
}

/**
 * Returns the change of a line; `null` for a change of another object.
 *
 * @throws BadLog if the line is not a change
 */
export function simulatorChange(line: string, number: number): SimulatorChange | null {
  const value = jsonOf(line, number);
  if (!Array.isArray(value) || value.length !== 2 || typeof value[0] !== "string") {
    throw new BadLog(lineText(number), "must be a list of the name and the value of a change");
  }
  const [name, changed] = value;
  if (name !== "player" && name !== "dealer") return null;
  return { of: name, line: number, value: checked(playerSchema, changed, lineText(number)) };
}

function jsonOf(line: string, number: number): JsonValue {
  if (line.length > LONGEST_LINE) throw new BadLog(lineText(number), `is longer than ${LONGEST_LINE} characters`);
  const value = parsedJson(line);
  if (value === undefined) throw new BadLog(lineText(number), `is not JSON: ${shown(line)}`);
  return value;
}
