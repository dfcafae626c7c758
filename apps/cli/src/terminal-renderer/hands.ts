import type { BadgeTone, BadgeView, DealerView, HandView, SeatView } from "@thunderjack/stage";
import { type CardHeight, emptyPlace, fan, inBrackets } from "./cards.js";
import type { Glyphs } from "./glyphs.js";
import { type Block, flowing, type Line, type Span, span, type Tone } from "./text.js";

/** The style in which hands are drawn. */
export interface HandStyle {
  readonly glyphs: Glyphs;
  /** The height of a card in lines; `null` if cards are written in brackets. */
  readonly height: CardHeight | null;
  /** The available width of a hand, in characters. */
  readonly width: number;
}

/**
 * Draws the dealer.
 *
 * @returns `null` if the cards do not fit the width
 */
export function dealerBlock({ label, cards, total, badge }: DealerView, style: HandStyle): Block | null {
  const facts: Line[] = [[span(label, "strong")]];
  if (total !== null) facts.push([span(total.label)]);
  if (badge !== null) facts.push([badgeSpan(badge)]);
  const header = flowing(facts, style.width);
  if (style.height === null) return [...header, ...inBrackets(cards, style.glyphs, style.width)];
  const drawn = cards.length === 0 ? emptyPlace(style.glyphs, style.height) : fanOf(cards, style, style.height);
  return drawn === null ? null : [...header, ...drawn];
}

/**
 * Draws a seat, with its hands above its name.
 *
 * @param isOn whether the seat is selected for bets; `null` while no bets are accepted
 * @returns `null` if the cards do not fit the width
 */
export function seatBlock(seat: SeatView, isOn: boolean | null, style: HandStyle): Block | null {
  const { glyphs, height } = style;
  const lines: Line[] = [];
  for (const hand of seat.hands) {
    const drawn = handBlock(hand, style);
    if (drawn === null) return null;
    lines.push(...drawn);
  }
  if (seat.hands.length === 0 && height !== null) lines.push(...emptyPlace(glyphs, height));
  lines.push(seatLine(seat, isOn, glyphs));
  return lines;
}

function seatLine({ label, stakedText }: SeatView, isOn: boolean | null, glyphs: Glyphs): Line {
  const mark = isOn === null ? "" : `${isOn ? glyphs.seatOn : glyphs.seatOff} `;
  const tone: Tone = isOn === true ? "strong" : "quiet";
  const name: readonly Span[] = [span(mark, isOn === true ? "turn" : "quiet"), span(label, tone)];
  return stakedText === null ? name : [...name, span(` ${glyphs.dot} `, "quiet"), span(stakedText, "award")];
}

function handBlock(hand: HandView, style: HandStyle): Block | null {
  const { glyphs, height, width } = style;
  const header = handHeader(hand, glyphs);
  const facts = factsOf(hand);
  if (height === null) return compactHand(hand, header, facts, style);
  const drawn = fanOf(hand.cards, style, height);
  return drawn === null ? null : [header, ...drawn, ...flowing(facts, width)];
}

/** Returns the header, and below it the cards in brackets and the facts, on one line if they fit. */
function compactHand({ cards }: HandView, header: Line, facts: readonly Line[], { glyphs, width }: HandStyle): Block {
  const rows = inBrackets(cards, glyphs, width - 2);
  const last = rows[rows.length - 1] ?? [];
  const indented = (line: Line): Line => [span("  "), ...line];
  return [header, ...rows.slice(0, -1).map(indented), ...flowing([last, ...facts], width - 2).map(indented)];
}

function handHeader({ label, betText, insuranceText, isTurn }: HandView, glyphs: Glyphs): Line {
  const tone: Tone = isTurn ? "turn" : "plain";
  const dot = span(` ${glyphs.dot} `, "quiet");
  const insured = insuranceText === null ? [] : [dot, span(insuranceText)];
  return [span(isTurn ? `${glyphs.turn} ` : "", tone), span(label, tone), dot, span(betText), ...insured];
}

function factsOf({ total, badge }: HandView): readonly Line[] {
  const facts: Line[] = [];
  if (total !== null) facts.push([span(total.label)]);
  if (badge !== null) facts.push([badgeSpan(badge)]);
  return facts;
}

function badgeSpan({ label, amountText, tone }: BadgeView): Span {
  return span(amountText === null ? label : `${label} ${amountText}`, TONES[tone]);
}

const TONES: Readonly<Record<BadgeTone, Tone>> = { award: "award", win: "good", push: "quiet", lose: "bad" };

function fanOf(cards: HandView["cards"], { glyphs, width }: HandStyle, height: CardHeight): Block | null {
  return fan(cards, glyphs, height, width);
}
