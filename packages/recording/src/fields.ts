import { type CardId, isCardId } from "@thunderjack/cards";
import { HAND_NAMES, type Seat } from "@thunderjack/core";
import * as v from "valibot";
import { exactly } from "./own-fields.js";

/*
 * The schemas of single fields. Each message continues a sentence that begins with the name of the field: "must be …".
 */

/** The message of {@link whole}. */
export const WHOLE = "must be a safe integer of 0 or more";

/** A count, an amount in hundredths, or a time in milliseconds. */
export const whole = v.pipe(v.number(WHOLE), v.safeInteger(WHOLE), v.minValue(0, WHOLE));

/** A number that counts from 1. */
export const ordinal = v.pipe(whole, v.minValue(1, "must be 1 or more"));

export const yesOrNo = v.boolean("must be true or false");

export const card = v.custom<CardId>(
  (value) => typeof value === "string" && isCardId(value),
  'must be a card such as "10_h_0"',
);

export const cards = v.pipe(v.array(card, "must be a list of cards"), v.readonly());

/** Returns the schema of a field that contains one of these words. */
export const oneOf = <const Words extends readonly string[]>(words: Words) =>
  v.picklist(words, `must be one of ${words.map((word) => `"${word}"`).join(", ")}`);

const SEAT_NAMES = ["right", "middle", "left"] as const satisfies readonly Seat[];

export const seat = oneOf(SEAT_NAMES);

export const hand = v.picklist(HAND_NAMES, 'must be the name of a hand, such as "right" or "right-2"');

export const hands = v.pipe(v.array(hand, "must be a list of hands"), v.readonly());

export const handOrDealer = v.picklist(
  [...HAND_NAMES, "dealer"],
  'must be "dealer" or the name of a hand, such as "right" or "right-2"',
);

/** The bet on each seat. */
export const bets = exactly({ right: whole, middle: whole, left: whole }, "must be an object of bets");

/** Returns the schema of bytes in lower-case hex, with two digits for each byte. */
export const hex = (bytes: number) => {
  const message = `must be ${bytes * 2} digits of lower-case hex`;
  return v.pipe(v.string(message), v.regex(new RegExp(`^[0-9a-f]{${bytes * 2}}$`), message));
};

/** The first 8 bytes of the hash chain, a field of every `RoundSettled` line. */
export const check = hex(8);

export const text = v.string("must be a string");

/**
 * Returns whether a string has a UTF-8 form. Encoders replace lone surrogates, so two different strings could have the
 * same bytes.
 */
export function hasUtf8(value: string): boolean {
  return !/\p{Surrogate}/u.test(value);
}

/** A string that is hashed, which therefore needs a UTF-8 form. */
export const utf8Text = v.pipe(text, v.check(hasUtf8, "must not contain a lone surrogate, which has no UTF-8 form"));
