import { isJsonObject, type JsonObject, type JsonValue } from "./json.js";

/*
 * Version 0 wrote amounts in credits, with a fraction where there was one (12.5), and had other names for a card that
 * is dealt: `{"type":"CardDrawn","hand":…,"card":…,"hidden":…}`. Everything else was as it is in version 1.
 */

/** The fields of events that held amounts. No event has one of these names for anything else. */
const AMOUNTS: ReadonlySet<string> = new Set(["amount", "bet", "payout", "returned", "staked", "credits"]);

/** Lifts recordings of version 0 to version 1. What is not as version 0 wrote it stays as it is, and is refused later. */
export const fromVersion0 = {
  header(line: JsonObject): JsonObject {
    return {
      ...line,
      version: 1,
      ...changed(line, "credits", inHundredths),
      ...changed(line, "seats", betsInHundredths),
    };
  },
  event(line: JsonObject): JsonObject {
    return line.type === "CardDrawn" ? cardDealt(line) : withAmounts(line);
  },
};

function cardDealt({ hand, hidden, ...line }: JsonObject): JsonObject {
  return {
    ...line,
    type: "CardDealt",
    ...(hand === undefined ? {} : { to: hand }),
    ...(hidden === undefined ? {} : { faceDown: hidden }),
  };
}

function withAmounts(line: JsonObject): JsonObject {
  const lifted = Object.entries(line).map(([field, value]): [string, JsonValue] => {
    if (field === "bets") return [field, betsInHundredths(value)];
    return [field, AMOUNTS.has(field) ? inHundredths(value) : value];
  });
  return Object.fromEntries(lifted);
}

function changed(line: JsonObject, field: string, change: (value: JsonValue) => JsonValue): JsonObject {
  const value = line[field];
  return value === undefined ? {} : { [field]: change(value) };
}

function betsInHundredths(bets: JsonValue): JsonValue {
  if (!isJsonObject(bets)) return bets;
  return Object.fromEntries(Object.entries(bets).map(([seat, bet]) => [seat, inHundredths(bet)]));
}

/** A fraction that is no whole number of hundredths stays one: that is what will be said of it. */
function inHundredths(credits: JsonValue): JsonValue {
  if (typeof credits !== "number") return credits;
  const hundredths = Math.round(credits * 100);
  return hundredths / 100 === credits ? hundredths : credits;
}
