import type { CardId } from "@thunderjack/cards";
import * as v from "valibot";
import { BadLine } from "./fault.js";
import { cards, hex, oneOf, ordinal } from "./fields.js";
import type { JsonObject } from "./json.js";
import { checkKey, checkLimits } from "./limits.js";
import { exactly } from "./own-fields.js";
import { whyNotFit } from "./schema-issue.js";

/*
 * The lines besides header, events and trailer, from version 2 on:
 *
 *   {"recovered":"tail-cut"}                  after the last event: a recovery, which retires the shoe
 *   {"stacked":2,"cards":["k_s_0"]}           before the trailer: the cards of a stacked deal, by the number of its event
 *   {"x_note":"…","hash":"…"}                 after the trailer: an addition of an application, outside the hash chain
 */

/**
 * The reason for a recovery: a damaged end of the recording was cut off, the bets of an unfinished round were returned,
 * or the table was used without saving.
 */
export type Recovery = "tail-cut" | "round-refunded" | "unsaved";

const RECOVERIES = ["tail-cut", "round-refunded", "unsaved"] as const satisfies readonly Recovery[];

/** The cards that were chosen for one deal. */
export interface StackedCards {
  /** The number of the `ShoeStacked` event. */
  readonly stacked: number;
  readonly cards: readonly CardId[];
}

/** The schema of the line of a recovery. */
export const recoverySchema = exactly({ recovered: oneOf(RECOVERIES) });

/** The schema of the line with the cards of a stacked deal. */
export const stackedSchema = exactly({ stacked: ordinal, cards });

const hash = hex(32);

/** Returns whether a line is that of a recovery. No event has the field `recovered`. */
export function isRecoveryLine(line: JsonObject): boolean {
  return Object.hasOwn(line, "recovered");
}

/** Returns whether a line has the cards of a stacked deal. No event has the field `stacked`. */
export function isStackedLine(line: JsonObject): boolean {
  return Object.hasOwn(line, "stacked");
}

/**
 * Reads the line of a recovery.
 *
 * @throws BadLine for a field that is missing, unknown or invalid
 */
export function readRecovery(line: JsonObject): Recovery {
  if (!v.is(recoverySchema, line)) throw whyNotFit(recoverySchema, line);
  return line.recovered;
}

/**
 * Reads the line with the cards of a stacked deal.
 *
 * @throws BadLine for a field that is missing, unknown or invalid
 */
export function readStacked(line: JsonObject): StackedCards {
  if (!v.is(stackedSchema, line)) throw whyNotFit(stackedSchema, line);
  return line;
}

/**
 * Checks a line after the trailer. Fields that begin with `x_` have no meaning here.
 *
 * @throws BadLine for another field, a missing or invalid `hash`, or a value that exceeds the limits
 */
export function checkAddition(line: JsonObject): void {
  const keys = Object.keys(line);
  if (!keys.some((key) => key.startsWith("x_"))) throw new BadLine(null, "must not follow the trailer");
  for (const key of keys) {
    checkKey(key, key);
    if (key !== "hash" && !key.startsWith("x_")) throw new BadLine(key, "must not follow the trailer");
    checkLimits(line[key] ?? null, key, 2);
  }
  if (line.hash === undefined) throw new BadLine("hash", "is missing");
  if (!v.is(hash, line.hash)) throw new BadLine("hash", "must be 64 digits of lower-case hex");
}
