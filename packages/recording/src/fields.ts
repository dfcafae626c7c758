import { type CardId, isCardId } from "@thunderjack/cards";
import type { HandName, Seat } from "@thunderjack/core";
import * as v from "valibot";
import { exactly } from "./own-fields.js";

/*
 * What single fields of a recording hold. A message goes on where the field's name stood: "must be …".
 */

const WHOLE = "must be a safe integer of 0 or more";

/** A count, an amount in hundredths, a time in milliseconds. */
export const whole = v.pipe(v.number(WHOLE), v.safeInteger(WHOLE), v.minValue(0, WHOLE));

/** A number that is counted from 1. */
export const ordinal = v.pipe(whole, v.minValue(1, "must be 1 or more"));

export const yesOrNo = v.boolean("must be true or false");

export const card = v.custom<CardId>(
  (value) => typeof value === "string" && isCardId(value),
  'must be a card such as "10_h_0"',
);

export const cards = v.pipe(v.array(card, "must be a list of cards"), v.readonly());

/** One of a few words. */
export const oneOf = <const Words extends readonly string[]>(words: Words) =>
  v.picklist(words, `must be one of ${words.map((word) => `"${word}"`).join(", ")}`);

const SEAT_NAMES = ["right", "middle", "left"] as const satisfies readonly Seat[];

const HAND_NAMES = [
  "right",
  "right-2",
  "right-3",
  "right-4",
  "middle",
  "middle-2",
  "middle-3",
  "middle-4",
  "left",
  "left-2",
  "left-3",
  "left-4",
] as const satisfies readonly HandName[];

export const seat = oneOf(SEAT_NAMES);

export const hand = v.picklist(HAND_NAMES, 'must be the name of a hand, such as "right" or "right-2"');

export const hands = v.pipe(v.array(hand, "must be a list of hands"), v.readonly());

export const handOrDealer = v.picklist(
  [...HAND_NAMES, "dealer"],
  'must be "dealer" or the name of a hand, such as "right" or "right-2"',
);

/** The bet on each seat. */
export const bets = exactly({ right: whole, middle: whole, left: whole }, "must be an object of bets");

/** Bytes in lower-case hex, two digits each. */
export const hex = (bytes: number) => {
  const message = `must be ${bytes * 2} digits of lower-case hex`;
  return v.pipe(v.string(message), v.regex(new RegExp(`^[0-9a-f]{${bytes * 2}}$`), message));
};

export const text = v.string("must be a text");

/** Half a surrogate pair has no bytes in UTF-8: encoders write another character, and two texts would be one. */
export function hasUtf8(value: string): boolean {
  return !/\p{Surrogate}/u.test(value);
}

/** A text that goes into a hash. */
export const utf8Text = v.pipe(text, v.check(hasUtf8, "must not hold half a surrogate pair: it has no UTF-8"));
