import { type CardId, isCardId } from "@thunderjack/cards";
import { isAmount, LARGEST_AMOUNT } from "@thunderjack/core";
import * as v from "valibot";
import { BadInput } from "./bad-input.js";
import { MOVE_WORDS } from "./move-words.js";

/*
 * A script contains the rules, bets, cards and moves of a table. Each error message begins with the place in the
 * script: `round 2, move 3 must be …`.
 */

const quotedList = (words: readonly string[]) => words.map((word) => `"${word}"`).join(", ");

const object = <const Entries extends v.ObjectEntries>(
  entries: Entries,
  unknownKey = "is not a field of a script; the fields are",
) =>
  v.pipe(
    v.custom<object>(
      (value) => typeof value === "object" && value !== null && !Array.isArray(value),
      "must be an object",
    ),
    v.strictObject(entries, `${unknownKey} ${quotedList(Object.keys(entries))}`),
  );

const list = <const Item extends v.GenericSchema>(item: Item) => v.array(item, "must be a list");

const amount = v.custom<number>(
  (value) => typeof value === "number" && isAmount(value),
  `must be a whole number of hundredths of a credit from 0 to ${LARGEST_AMOUNT}`,
);

const card = v.custom<CardId>(
  (value) => typeof value === "string" && isCardId(value),
  'must be a card such as "10_h_0" (rank, suit, deck from 0)',
);

const scriptedRound = object({
  /** The cards that are drawn next, in this order. */
  stack: v.exactOptional(list(card)),
  /** The bets that replace all earlier bets. By default, the bets of the last round repeat. */
  bets: v.exactOptional(
    object(
      { right: v.exactOptional(amount), middle: v.exactOptional(amount), left: v.exactOptional(amount) },
      "is not on a seat; the seats are",
    ),
  ),
  /** The moves of the hands, in the order of their turns. */
  moves: v.optional(list(v.picklist(MOVE_WORDS, `must be one of ${quotedList(MOVE_WORDS)}`)), []),
});

const scriptSchema = object({
  /** The name of a preset, or the options that differ from a preset. */
  rules: v.optional(v.unknown(), "thunderjack"),
  /** A chosen seed. The seed is random by default. */
  seed: v.exactOptional(
    v.pipe(
      v.string("must be text"),
      v.check((seed) => !/\p{Surrogate}/u.test(seed), "must not contain an unpaired surrogate"),
    ),
  ),
  /** The credits of the player. Defaults to the starting credits of the rule set. */
  credits: v.exactOptional(amount),
  rounds: v.pipe(list(scriptedRound), v.minLength(1, "must contain at least one round")),
});

/** A script whose fields are valid. The table checks the rules, bets, cards and moves when the script is played. */
export type Script = v.InferOutput<typeof scriptSchema>;

/** One round of a script. */
export type ScriptedRound = v.InferOutput<typeof scriptedRound>;

/**
 * Reads a script from its JSON text.
 *
 * @throws BadInput for invalid JSON, and for the first missing, unknown or invalid field
 */
export function parseScript(text: string): Script {
  return readScript(parseJson(text));
}

/**
 * Parses JSON text.
 *
 * @throws BadInput for invalid JSON
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new BadInput(
      `is not JSON (${error instanceof Error ? error.message : String(error)}), and should be a script`,
    );
  }
}

/**
 * Validates a script.
 *
 * @throws BadInput for the first missing, unknown or invalid field
 */
export function readScript(value: unknown): Script {
  const { issues, output } = v.safeParse(scriptSchema, value, { abortEarly: true });
  if (issues !== undefined) throw new BadInput(whatIsWrong(issues[0]));
  return output;
}

type Issue = v.InferIssue<typeof scriptSchema>;

function whatIsWrong(issue: Issue): string {
  const place = placeIn((issue.path ?? []).map(({ key }) => key));
  if (issue.type === "strict_object" && issue.expected !== "never") return `${place} is missing`;
  const isUnknown = issue.expected === "never";
  const sentence = `${place} ${issue.message}`;
  return isUnknown || issue.type === "min_length" ? sentence : `${sentence}, not ${shortened(issue.received)}`;
}

/** Returns a path in a script as text: `round 2, move 3`. */
function placeIn([field, round, ...rest]: readonly unknown[]): string {
  if (field === undefined) return "the script";
  if (field !== "rounds" || typeof round !== "number") return `"${String(field)}"`;
  const [part, item] = rest;
  const place = `round ${round + 1}`;
  if (part === undefined) return place;
  if (part === "bets" && typeof item === "string") return `${place}, bet on "${item}"`;
  if (part === "moves" && typeof item === "number") return `${place}, move ${item + 1}`;
  if (part === "stack" && typeof item === "number") return `${place}, card ${item + 1} of the stack`;
  return `${place}, "${String(part)}"`;
}

const SHOWN_LENGTH = 60;

function shortened(text: string): string {
  return text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text;
}
