import { RANKS, type Rank } from "@thunderjack/cards";
import { MOVES, type MoveName } from "./first-moves.js";
import { CHART_UPCARDS, type ChartCell, type ChartRow, type StrategyTable } from "./strategy.js";

/** The error for an invalid strategy table. The message contains the position, the value and the expected values. */
export class InvalidStrategyTable extends Error {
  override readonly name = "InvalidStrategyTable";
}

/**
 * Validates a strategy table, for example the content of a JSON file. A cell may also be a string: `"hit"` or
 * `"stand"`, the moves that need no alternative.
 *
 * @throws InvalidStrategyTable for the first error, and if a required row is missing
 */
export function readStrategyTable(value: unknown): Pick<StrategyTable, "rows" | "insurance"> {
  const table = objectAt(value, "the table");
  const { upcards, rows, insurance = false } = table;
  if (upcards !== undefined && JSON.stringify(upcards) !== JSON.stringify(CHART_UPCARDS)) {
    throw new InvalidStrategyTable(`"upcards" must be ${JSON.stringify(CHART_UPCARDS)}, not ${shown(upcards)}`);
  }
  if (typeof insurance !== "boolean") {
    throw new InvalidStrategyTable(`"insurance" must be true or false, not ${shown(insurance)}`);
  }
  if (!Array.isArray(rows)) throw new InvalidStrategyTable(`"rows" must be a list of rows, not ${shown(rows)}`);
  const read = rows.map((row: unknown, place) => rowAt(row, `row ${place + 1}`));
  const missing = REQUIRED.find(([kind, total]) => !read.some((row) => row.kind === kind && row.total === total));
  if (missing !== undefined) {
    const [kind, total] = missing;
    throw new InvalidStrategyTable(
      `the row of ${kind} ${total} is missing: the rows hard 5 to hard 20 and soft 13 to soft 20 are required`,
    );
  }
  return { rows: read, insurance };
}

/** The required rows: the totals of two cards that are not a pair. */
const REQUIRED: readonly (readonly [ChartRow["kind"], number])[] = [
  ...Array.from({ length: 16 }, (_, step) => ["hard", 5 + step] as const),
  ...Array.from({ length: 8 }, (_, step) => ["soft", 13 + step] as const),
];

function rowAt(value: unknown, place: string): ChartRow {
  const { kind, total, rank = null, cards = 2, cells } = objectAt(value, place);
  if (kind !== "hard" && kind !== "soft" && kind !== "pair") {
    throw new InvalidStrategyTable(`${place}: "kind" must be "hard", "soft" or "pair", not ${shown(kind)}`);
  }
  if (!isWhole(cards, 2, 7)) throw new InvalidStrategyTable(`${place}: "cards" must be 2 to 7, not ${shown(cards)}`);
  if (!Array.isArray(cells) || cells.length !== CHART_UPCARDS.length) {
    throw new InvalidStrategyTable(
      `${place}: "cells" must be a list of ${CHART_UPCARDS.length}, one for each upcard from 2 to the ace, not ${shown(cells)}`,
    );
  }
  const isPair = kind === "pair";
  if (isPair && !isChartRank(rank)) {
    throw new InvalidStrategyTable(`${place}: "rank" of a pair must be one of "2" to "10" or "a", not ${shown(rank)}`);
  }
  if (!isPair && !isWhole(total, 4, 21)) {
    throw new InvalidStrategyTable(`${place}: "total" must be a whole number from 4 to 21, not ${shown(total)}`);
  }
  return {
    kind,
    total: typeof total === "number" ? total : 0,
    rank: isPair && isChartRank(rank) ? rank : null,
    cards,
    cells: cells.map((cell: unknown, column) =>
      cellAt(cell, `${place}, upcard ${CHART_UPCARDS[column]}`, isPair, cards),
    ),
  };
}

function cellAt(value: unknown, place: string, isPair: boolean, cards: number): ChartCell {
  const cell = typeof value === "string" ? { move: value } : objectAt(value, place);
  const { move, surrendersEarly = false } = cell;
  const known = MOVES.filter(
    (name) => (name !== "split" || isPair) && (cards === 2 || name === "hit" || name === "stand"),
  );
  if (!isOneOf(known, move))
    throw new InvalidStrategyTable(`${place}: the move must be ${list(known)}, not ${shown(move)}`);
  const second: readonly MoveName[] = move === "double" ? ["stand", "hit"] : ["stand", "hit", "double"];
  const otherwise = cell.otherwise ?? (move === "hit" || move === "stand" ? move : undefined);
  if (!isOneOf(second, otherwise)) {
    throw new InvalidStrategyTable(
      `${place}: "otherwise", the move if ${String(move)} is illegal, must be ${list(second)}, not ${shown(otherwise)}`,
    );
  }
  if (typeof surrendersEarly !== "boolean") {
    throw new InvalidStrategyTable(`${place}: "surrendersEarly" must be true or false, not ${shown(surrendersEarly)}`);
  }
  return { move, otherwise, surrendersEarly };
}

function objectAt(value: unknown, place: string): Readonly<Record<string, unknown>> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new InvalidStrategyTable(`${place} must be an object, not ${shown(value)}`);
  }
  return value as Readonly<Record<string, unknown>>;
}

function isWhole(value: unknown, lowest: number, highest: number): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= lowest && value <= highest;
}

function isOneOf(moves: readonly MoveName[], value: unknown): value is MoveName {
  return moves.some((move) => move === value);
}

function isChartRank(value: unknown): value is Rank {
  return RANKS.some((rank) => rank === value) && CHART_UPCARDS.some((rank) => rank === value);
}

function list(words: readonly string[]): string {
  return words.map((word) => `"${word}"`).join(", ");
}

const SHOWN_LENGTH = 40;

function shown(value: unknown): string {
  if (value === undefined) return "missing";
  const text = JSON.stringify(value);
  return text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text;
}
