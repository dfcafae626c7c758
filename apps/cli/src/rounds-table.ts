import type { CardId } from "@thunderjack/cards";
import { rankOf, type Suit, suitOf } from "@thunderjack/cards";
import type { HandSummary, RecordingHeader, RoundSummary, Summary } from "@thunderjack/recording";
import pc from "picocolors";
import { oneLine } from "./shell.js";

type Paint = ReturnType<typeof pc.createColors>;

/** A cell of the table. The width is computed from the text without colours. */
interface Cell {
  readonly text: string;
  readonly paint?: (text: string) => string;
}

const SUIT_SIGNS: Readonly<Record<Suit, string>> = { h: "♥", d: "♦", c: "♣", s: "♠" };

/** Returns the rounds of a recording as a readable table. Amounts are in credits. */
export function roundsTable(header: RecordingHeader, summary: Summary, hasColor: boolean): string {
  const paint = pc.createColors(hasColor);
  const { events, status, rounds, credits } = summary;
  const title = `${oneLine(header.rules.name)}, ${counted(rounds.length, "round")}, ${counted(events, "event")}, ${status}`;
  const widths = widthsOf(rounds.flatMap((round) => rowsOf(round, paint)));
  const blocks = rounds.map((round) => block(round, widths, paint));
  return `${[paint.bold(title), ...blocks, `credits ${paint.bold(inCredits(credits))}`].join("\n\n")}\n`;
}

function block(round: RoundSummary, widths: readonly number[], paint: Paint): string {
  const net = painted({ text: signed(round.net), paint: round.net < 0 ? paint.red : paint.green });
  const title = `${paint.bold(`Round ${round.round}`)}  ${net}, credits ${inCredits(round.credits)}`;
  const lines = rowsOf(round, paint).map(
    (row) => `  ${row.map((cell, place) => padded(cell, widths[place])).join("  ")}`,
  );
  return [title, ...lines.map((line) => line.trimEnd())].join("\n");
}

function rowsOf({ hands, dealer }: RoundSummary, paint: Paint): readonly (readonly Cell[])[] {
  return [...hands.map((hand) => handRow(hand, paint)), [{ text: "dealer" }, ...cardsAndTotal(dealer, paint)]];
}

function handRow(hand: HandSummary, paint: Paint): readonly Cell[] {
  const { insurance } = hand;
  return [
    { text: hand.hand },
    ...cardsAndTotal(hand, paint),
    { text: hand.outcome ?? "", paint: hand.returned > hand.bet ? paint.green : paint.dim },
    { text: `${inCredits(hand.bet)} → ${inCredits(hand.returned)}` },
    { text: insurance === undefined ? "" : `insured ${inCredits(insurance.bet)} → ${inCredits(insurance.returned)}` },
  ];
}

function cardsAndTotal(hand: Pick<RoundSummary["dealer"], "cards" | "total">, paint: Paint): readonly Cell[] {
  const paintCards = (text: string) => text.replace(/\S+[♥♦]/gu, (card) => paint.red(card));
  return [{ text: hand.cards.map(cardText).join(" "), paint: paintCards }, { text: String(hand.total).padStart(2) }];
}

function cardText(card: CardId | null): string {
  return card === null ? "??" : `${rankOf(card).toUpperCase()}${SUIT_SIGNS[suitOf(card)]}`;
}

function widthsOf(rows: readonly (readonly Cell[])[]): readonly number[] {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [place, { text }] of row.entries()) widths[place] = Math.max(widths[place] ?? 0, text.length);
  }
  return widths;
}

function padded(cell: Cell, width = 0): string {
  return painted(cell) + " ".repeat(Math.max(0, width - cell.text.length));
}

function painted({ text, paint }: Cell): string {
  return paint === undefined ? text : paint(text);
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

/** Converts hundredths to credits: 1050 is "10.50". */
export function inCredits(amount: number): string {
  return amount % 100 === 0 ? String(amount / 100) : (amount / 100).toFixed(2);
}

function signed(amount: number): string {
  return amount > 0 ? `+${inCredits(amount)}` : inCredits(amount);
}
