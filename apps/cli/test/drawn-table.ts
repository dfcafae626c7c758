import { isCardId } from "@thunderjack/cards";
import { cardName } from "@thunderjack/stage";
import type { DealerText, HandText, SeatText, TableText } from "@thunderjack/testkit";

/*
 * Reads a table from its text picture. Cards may be in frames or in brackets, seats beside or below each other, and
 * characters in Unicode or in ASCII.
 */

const HEADER =
  /^(?<turn>[▶>] )?(?<label>\w+ seat(?:, hand \d)?) [·-] (?<bet>\S+)(?: [·-] (?<insurance>Insurance .+|Even money))?$/;
const SEAT = /^(?:[◉○*o] )?(?<label>Left|Middle|Right)(?: [·-] (?<bet>\S+))?$/;
const SEATS = /^\s*(?:[◉○*o] )?Left( [·-] \S+)?\s+(?:[◉○*o] )?Middle( [·-] \S+)?\s+(?:[◉○*o] )?Right( [·-] \S+)?$/;
const ONE_SEAT = /(?:[◉○*o] )?(?:Left|Middle|Right)/g;
const LETTERING = /pays \d+ to|Dealer (?:draws|hits)/;
const OFFER = /\[(?<key>[^\]]+)\] (?<label>.+?)(?: [·-] .+?)?(?=\s{2,}\[|$)/g;

/** Returns the table that is drawn on these lines. */
export function drawnTable(lines: readonly string[]): TableText {
  const money = lines.findIndex((line) => /^Credits /.test(line));
  const [, credits = "", staked = ""] = /^Credits (\S+)\s+Bets (\S+)/.exec(lines[money] ?? "") ?? [];
  const below = lines.slice(money + 1).filter((line) => !/^(?:Shoe|Discards) \d+/.test(line));
  const keys = below.findIndex((line) => /^\[.+?\] /.test(line));
  // A terminal without UTF-8 shows a straight apostrophe, and a hyphen for the minus sign.
  const message = below
    .slice(0, keys === -1 ? below.length : keys)
    .join(" ")
    .trim()
    .replaceAll("'", "’")
    .replace(/ -(?=\d)/, " −");
  const offers = offersIn(lines)
    .filter(({ key }) => !/^(?:\d|Tab)$/.test(key))
    .map(({ label }) => label);
  const above = lines.slice(0, money).filter((line) => !LETTERING.test(line));
  const first = above.findIndex((line) => HEADER.test(line.trim()) || headersIn(line) || SEAT.test(line.trim()));
  const felt = above.findIndex((_, place) => place > 0 && isAboveSeats(above, place, first));
  const dealerEnd = felt === -1 ? first : felt;
  return {
    message,
    credits,
    staked,
    dealer: dealerIn(above.slice(0, dealerEnd)),
    seats: seatsIn(above.slice(dealerEnd)),
    offers,
  };
}

/** Returns the listed commands with the names of their keys. */
export function offersIn(lines: readonly string[]): readonly { readonly key: string; readonly label: string }[] {
  const written = lines.filter((line) => line.startsWith("["));
  return written.flatMap((line) =>
    [...line.matchAll(OFFER)].map(({ groups }) => ({ key: groups?.key ?? "", label: groups?.label ?? "" })),
  );
}

function headersIn(line: string): boolean {
  return /\w+ seat(?:, hand \d)? [·-] /.test(line);
}

/**
 * Returns whether a line is above the first seat. The dealer's cards end at the first blank line, at the first hand, or
 * at the bottom of their frame.
 */
function isAboveSeats(lines: readonly string[], place: number, first: number): boolean {
  if (place >= first) return true;
  const before = lines[place - 1]?.trim() ?? "";
  return before === "" || (/^╰|^\+[-.]/.test(before) && place > 2);
}

function dealerIn(lines: readonly string[]): DealerText {
  const [header = "", ...cards] = lines.map((line) => line.trim()).filter((line) => line !== "");
  const [label = "", ...facts] = header.split(/\s{2,}/);
  return { label, ...factsIn(facts.join("  ")), cards: cardsIn(cards) };
}

function seatsIn(lines: readonly string[]): readonly SeatText[] {
  const names = lines.find((line) => SEATS.test(line));
  if (names === undefined) return seatsInColumn(lines);
  const starts = [...names.matchAll(ONE_SEAT)].map(({ index }) => index);
  const columns = starts.map((start, place) => lines.map((line) => [...line].slice(start, starts[place + 1]).join("")));
  return columns.flatMap(seatsInColumn).reverse();
}

function seatsInColumn(lines: readonly string[]): readonly SeatText[] {
  const seats: SeatText[] = [];
  let hands: HandText[] = [];
  let header: Partial<Record<string, string>> | null = null;
  let body: string[] = [];
  const endHand = () => {
    if (header !== null) hands.push(handIn(header, body));
    header = null;
    body = [];
  };
  for (const line of lines.map((one) => one.trim())) {
    const seat = SEAT.exec(line)?.groups;
    const hand = HEADER.exec(line)?.groups;
    if (seat !== undefined) {
      endHand();
      seats.push({ label: seat.label ?? "", bet: seat.bet ?? null, hands });
      hands = [];
    } else if (hand !== undefined) {
      endHand();
      header = hand;
    } else body.push(line);
  }
  return seats;
}

function handIn({ turn, label = "", bet = "", insurance }: Partial<Record<string, string>>, body: string[]): HandText {
  const facts = body.map((line) => line.replace(/\[.+?\]/g, "").trim()).filter((line) => !/^[╭│╰|]|^\+[-+]/.test(line));
  return {
    label,
    bet,
    // A terminal without UTF-8 shows a hyphen for the minus sign.
    insurance: insurance?.replace(" -", " −") ?? null,
    isTurn: turn !== undefined,
    ...factsIn(facts.join("  ")),
    cards: cardsIn(body),
  };
}

function factsIn(text: string): Pick<DealerText, "total" | "badge"> {
  const facts = text
    .split(/\s{2,}/)
    .map((fact) => fact.replace(/ [+−±-]\S+$/, ""))
    .filter((fact) => fact !== "");
  const total = facts.find((fact) => /^(?:soft )?\d+$/.test(fact));
  return { total: total ?? null, badge: facts.find((fact) => fact !== total) ?? null };
}

/**
 * Returns the names of the cards. The corners of framed cards are in the first row below the upper edge; brackets may
 * be in any row.
 */
function cardsIn(lines: readonly string[]): readonly string[] {
  const inBrackets = lines.flatMap((line) => [...line.matchAll(/\[(.+?)\]/g)].map(([, corner = ""]) => corner));
  const edge = lines.findIndex((line) => /^╭─|^\+-/.test(line));
  const inFrames = edge === -1 ? [] : (lines[edge + 1] ?? "").split(/[│|]/).filter((part) => part.trim() !== "");
  return [...inBrackets, ...inFrames].map((corner) => nameOf(corner.trim()));
}

function nameOf(corner: string): string {
  if (/^[▒#]+$/.test(corner)) return "face-down card";
  const suits: Readonly<Record<string, string>> = { "♥": "h", "♦": "d", "♣": "c", "♠": "s" };
  const suit = corner.slice(-1);
  const card = `${corner.slice(0, -1).toLowerCase()}_${suits[suit] ?? suit}_0`;
  if (!isCardId(card)) throw new Error(`"${corner}" is not a card.`);
  return cardName(card);
}
