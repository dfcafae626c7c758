import type { ChartCell, ChartRow, StrategyTable } from "@thunderjack/odds";
import { csv, type Paint } from "../format.js";

/** The letters of the moves in a chart. */
const LETTERS = { stand: "S", hit: "H", double: "D", split: "P", surrender: "R" } as const;

/** The legend of the letters. */
const LEGEND = "S stand   H hit   D double   P split   R surrender   small letter: the move if the first is illegal";

/** Returns the text of a cell in a chart: `H`, or `Dh`, with a star for early surrender. */
export function cellText({ move, otherwise, surrendersEarly }: ChartCell): string {
  const second = move === otherwise ? "" : LETTERS[otherwise].toLowerCase();
  return `${LETTERS[move]}${second}${surrendersEarly ? "*" : ""}`;
}

/** Returns the heading of a row: `hard 16`, `8 8`. */
export function rowName({ kind, total, rank }: ChartRow): string {
  if (kind !== "pair" || rank === null) return `${kind} ${total}`;
  return `${rank.toUpperCase()} ${rank.toUpperCase()}`;
}

/** A group of rows of a chart, with its title. */
export interface ChartBlock {
  readonly title: string;
  readonly rows: readonly ChartRow[];
}

/** Returns the groups of rows of a table in the usual order. */
export function blocksOf({ rows }: StrategyTable): readonly ChartBlock[] {
  const counts = [...new Set(rows.map(({ cards }) => cards))];
  const isBlitz = counts.length > 1;
  const titled = (kind: ChartRow["kind"], name: string, cards: number): ChartBlock => ({
    title: isBlitz && kind !== "pair" ? `${name} totals, ${cards} cards` : kind === "pair" ? name : `${name} totals`,
    rows: rows.filter((row) => row.kind === kind && row.cards === cards),
  });
  return counts
    .flatMap((cards) => [titled("hard", "Hard", cards), titled("soft", "Soft", cards), titled("pair", "Pairs", cards)])
    .filter((block) => block.rows.length > 0);
}

/** Returns a strategy table for a terminal, in colour if the terminal supports it. */
export function chartText(table: StrategyTable, paint: Paint): string {
  const colors: Readonly<Record<ChartCell["move"], (text: string) => string>> = {
    stand: (text) => paint.bgYellow(paint.black(text)),
    hit: (text) => paint.bgGreen(paint.black(text)),
    double: (text) => paint.bgCyan(paint.black(text)),
    split: (text) => paint.bgMagenta(paint.black(text)),
    surrender: (text) => paint.bgWhite(paint.black(text)),
  };
  const head = table.upcards.map((rank) => rank.toUpperCase().padStart(3).padEnd(4)).join("");
  const lines: string[] = [];
  for (const { title, rows } of blocksOf(table)) {
    lines.push(paint.bold(title.padEnd(24).slice(0, 24).trimEnd()), `  ${"".padEnd(8)} ${paint.dim(head.trimEnd())}`);
    for (const row of rows) {
      const cells = row.cells.map((cell) => colors[cell.move](` ${cellText(cell).padEnd(3)}`)).join("");
      lines.push(`  ${rowName(row).padEnd(8)} ${cells}`.trimEnd());
    }
    lines.push("");
  }
  lines.push(paint.dim(LEGEND), `Insurance: ${table.insurance ? "always" : "never"}`);
  if (table.rows.some(({ cells }) => cells.some(({ surrendersEarly }) => surrendersEarly))) {
    lines.push(paint.dim("* takes early surrender, before the dealer peeks"));
  }
  return `${lines.join("\n")}\n`;
}

/** Returns the exceptions from a chart, one line for each hand and move, with the upcards. */
export function exceptionLines({ exceptions }: StrategyTable): readonly string[] {
  const hands = new Map<string, string[]>();
  for (const { hand, upcard, move, insteadOf } of exceptions) {
    const key = `${hand.join(" ").toUpperCase().padEnd(6)}${move}, not ${insteadOf}, against `;
    hands.set(key, [...(hands.get(key) ?? []), upcard.toUpperCase()]);
  }
  return [...hands].map(([key, upcards]) => `${key}${upcards.join(", ")}`);
}

/** Returns a table as CSV, with one line per row and one column per upcard. */
export function chartCsv(table: StrategyTable): string {
  return csv([
    ["kind", "total", "rank", "cards", ...table.upcards],
    ...table.rows.map((row) => [row.kind, row.total, row.rank ?? "", row.cards, ...row.cells.map(cellText)]),
  ]);
}
