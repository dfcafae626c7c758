import { isJsonObject, type JsonObject, type JsonValue } from "./json.js";

/*
 * Version 0 wrote amounts in credits, possibly with a fraction (12.5). It used another event for a dealt card:
 * `{"type":"CardDrawn","hand":…,"card":…,"hidden":…}`. Everything else is the same in version 1.
 */

/** The fields that contain amounts. No event uses one of these names for anything else. */
const AMOUNTS: ReadonlySet<string> = new Set(["amount", "bet", "payout", "returned", "staked", "credits"]);

/** Converts recordings of version 0 to version 1. Invalid values are kept and rejected later. */
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
  const converted = Object.entries(line).map(([field, value]): [string, JsonValue] => {
    if (field === "bets") return [field, betsInHundredths(value)];
    return [field, AMOUNTS.has(field) ? inHundredths(value) : value];
  });
  return Object.fromEntries(converted);
}

function changed(line: JsonObject, field: string, change: (value: JsonValue) => JsonValue): JsonObject {
  const value = line[field];
  return value === undefined ? {} : { [field]: change(value) };
}

function betsInHundredths(bets: JsonValue): JsonValue {
  if (!isJsonObject(bets)) return bets;
  return Object.fromEntries(Object.entries(bets).map(([seat, bet]) => [seat, inHundredths(bet)]));
}

/** Converts credits to hundredths. A fraction of a hundredth is kept, so that the fault names it. */
function inHundredths(credits: JsonValue): JsonValue {
  if (typeof credits !== "number") return credits;
  const hundredths = Math.round(credits * 100);
  return hundredths / 100 === credits ? hundredths : credits;
}
