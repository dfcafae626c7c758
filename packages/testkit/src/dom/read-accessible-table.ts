import { SEATS, type Seat } from "@thunderjack/core";
import { ENGLISH } from "@thunderjack/stage";
import type { DealerText, HandText, SeatText, TableText } from "../table-text.js";
import { type AccessiblePart, hasPart, partsIn, textIn } from "./accessible-tree.js";

/** The roles of the parts that do not contain the total, the bet and the result of a hand. */
const OTHER_ROLES: ReadonlySet<string | null> = new Set(["button", "switch", "img", "meter"]);

const AMOUNT = String.raw`\d+(?:,\d{3})*(?:\.\d+)?`;
const INSURANCE = new RegExp(`Insurance [+−±]?${AMOUNT}`);
const NET = new RegExp(`[+−±]${AMOUNT}`);
/** A total or a bet. */
const NUMBERS = new RegExp(`(?:soft )?${AMOUNT}`, "g");
const BADGES = new RegExp([...Object.values(ENGLISH.badges)].sort((one, other) => other.length - one.length).join("|"));

const LABELS: ReadonlySet<string> = new Set([...Object.values(ENGLISH.commands), ENGLISH.evenMoney]);

/**
 * Reads a table in English by roles and names.
 *
 * @throws Error if a part of the table is missing
 */
export function readAccessibleTable(page: AccessiblePart): TableText {
  const [message] = partsIn(page, isLive);
  if (message === undefined) throw new Error('There is no live region, such as an element with `role="status"`.');
  const [dealer] = partsIn(page, isDealer);
  if (dealer === undefined) throw new Error(`There is no group "${ENGLISH.dealer}".`);
  const { credits, bets } = ENGLISH.labels;
  const numbers = numbersIn(wordsIn(dealer));
  return {
    message: textIn(message),
    credits: amountAfter(credits, page),
    staked: amountAfter(bets, page),
    dealer: { ...cardsIn(dealer), total: numbers[0] ?? null },
    seats: SEATS.flatMap((seat) => {
      const part = seatIn(page, seat);
      return part === null ? [] : [seatText(seat, part)];
    }),
    offers: partsIn(page, isOffer).map(({ name }) => name),
  };
}

/**
 * Returns the seat with a label, such as "Right".
 *
 * @throws RangeError if there is no such seat
 */
export function seatNamed(label: string): Seat {
  const seat = SEATS.find((each) => ENGLISH.seat(each) === label);
  if (seat === undefined) throw new RangeError(`There is no seat "${label}".`);
  return seat;
}

function isDealer({ role, name }: AccessiblePart): boolean {
  return role === "group" && name === ENGLISH.dealer;
}

function isLive({ role, element }: AccessiblePart): boolean {
  const live = element.getAttribute("aria-live");
  return role === "status" || role === "alert" || live === "polite" || live === "assertive";
}

function isOffer({ role, name, element }: AccessiblePart): boolean {
  const isDisabled = element.hasAttribute("disabled") || element.getAttribute("aria-disabled") === "true";
  return role === "button" && LABELS.has(name) && !isDisabled;
}

/** Returns the amount after a label: "490" in "Credits 490" or "Credits: 490". */
function amountAfter(label: string, page: AccessiblePart): string {
  return new RegExp(`${label}:? (${AMOUNT})`).exec(textIn(page))?.[1] ?? "";
}

/**
 * Returns the part of a seat: the largest part with an element that is named after this seat, and without other seats,
 * the dealer and the message. Returns `null` if the table does not have the seat.
 */
function seatIn(part: AccessiblePart, seat: Seat): AccessiblePart | null {
  const parts = part.content.filter((child) => typeof child !== "string");
  const inner = parts.find((child) => hasPart(child, isNamedAfter(seat)));
  if (inner === undefined) return null;
  const others = [isDealer, isLive, ...SEATS.filter((other) => other !== seat).map(isNamedAfter)];
  return others.some((isOther) => hasPart(inner, isOther)) ? seatIn(inner, seat) : inner;
}

/**
 * Returns a condition for the control of a seat, and for its hands: "Right seat" or "Right seat, hand 2". At a table with
 * several players, the name of the player follows: "Right seat: Ada".
 */
function isNamedAfter(seat: Seat): (part: AccessiblePart) => boolean {
  const name = ENGLISH.seatSwitch(seat);
  return (part) => part.name === name || part.name.startsWith(`${name}, `) || part.name.startsWith(`${name}: `);
}

function seatText(seat: Seat, part: AccessiblePart): SeatText {
  const isGroup = (inner: AccessiblePart) => inner.role === "group" && isNamedAfter(seat)(inner);
  // The group of a seat without cards has the same name as its hand.
  const hands = partsIn(part, isGroup).filter(
    (group) => partsIn(group, isGroup).length === 1 && labelsOfCards(group).length > 0,
  );
  const [bet = null] = numbersIn(wordsIn(part, hands));
  return { label: playerAt(seat, part) ?? ENGLISH.seat(seat), bet, hands: hands.map(handText) };
}

/** Returns the name of the player at a seat; `null` if the table does not show it. */
function playerAt(seat: Seat, part: AccessiblePart): string | null {
  const start = `${ENGLISH.seatSwitch(seat)}: `;
  const [named] = partsIn(part, ({ name }) => name.startsWith(start));
  return named === undefined ? null : named.name.slice(start.length);
}

/** In a hand, the bet is the last number, and the total is the number before it. */
function handText(hand: AccessiblePart): HandText {
  const text = wordsIn(hand);
  const [bet = "", total = null] = [...numbersIn(text)].reverse();
  const isSettled = NET.test(text.replace(INSURANCE, ""));
  const isEvenMoney = text.includes(ENGLISH.evenMoney);
  const cards = cardsIn(hand);
  return {
    ...cards,
    total,
    badge: isEvenMoney && isSettled ? ENGLISH.evenMoney : cards.badge,
    bet,
    insurance: isEvenMoney && !isSettled ? ENGLISH.evenMoney : (INSURANCE.exec(text)?.[0] ?? null),
    isTurn: hand.element.getAttribute("aria-current") === "true",
  };
}

function cardsIn(hand: AccessiblePart): Omit<DealerText, "total"> {
  const [badge = null] = BADGES.exec(wordsIn(hand)) ?? [];
  return { label: hand.name, cards: labelsOfCards(hand), badge };
}

/** Returns the text of a part without its cards and controls, and without some other parts. */
function wordsIn(part: AccessiblePart, others: readonly AccessiblePart[] = []): string {
  return textIn(part, (inner) => OTHER_ROLES.has(inner.role) || others.includes(inner));
}

function labelsOfCards(hand: AccessiblePart): readonly string[] {
  return partsIn(hand, ({ role }) => role === "img").map(({ name }) => name);
}

/** Returns the totals and bets in a text, without insurance bets and results. */
function numbersIn(text: string): readonly string[] {
  return text.replace(INSURANCE, "").replace(new RegExp(NET, "g"), "").match(NUMBERS) ?? [];
}
