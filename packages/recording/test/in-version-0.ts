import { rechained } from "./forged.js";

const AMOUNTS = new Set(["amount", "bet", "payout", "returned", "staked", "credits"]);

type Content = Record<string, unknown>;

/** Returns the lines of a recording converted to version 0 of the format, with a valid chain. */
export function inVersion0(lines: readonly string[]): string {
  return rechained(
    lines.map((line, place) => JSON.stringify(place === 0 ? header(JSON.parse(line)) : event(JSON.parse(line)))),
  );
}

function header(line: Content): Content {
  return { ...line, version: 0, credits: inCredits(line.credits), seats: betsInCredits(line.seats) };
}

function event(line: Content): Content {
  if (line.end === true) return line;
  if (line.type === "CardDealt") {
    const { seq, t, to, card, faceDown } = line;
    return { seq, t, type: "CardDrawn", hand: to, card, hidden: faceDown };
  }
  return Object.fromEntries(
    Object.entries(line).map(([field, value]) => {
      if (field === "bets") return [field, betsInCredits(value)];
      return [field, AMOUNTS.has(field) ? inCredits(value) : value];
    }),
  );
}

function betsInCredits(bets: unknown): Content {
  return Object.fromEntries(Object.entries(bets ?? {}).map(([seat, bet]) => [seat, inCredits(bet)]));
}

function inCredits(hundredths: unknown): number {
  return Number(hundredths) / 100;
}
