import type { Command, Move } from "@thunderjack/core";
import { type Conductor, firstSelection, type SeatSelection, type TableView } from "@thunderjack/stage";
import { type Question, questionOf } from "./told-aloud.js";

/** A table that is played by keys. */
export interface KeyedTable {
  readonly keys: "all" | "none";
  readonly conductor: Conductor | null;
  openPanel(panel: "keys" | null, opener?: EventTarget): unknown;
  backToTable(): void;
  tell(question: Question): void;
}

/** What the keys of a table have to do with now. */
export interface KeyedMoment {
  /** What covers the table: then no key plays, and Escape takes it away; over a free table it skips the movement. */
  readonly cover: "panel" | "replay" | null;
  /** What the table is drawn into. */
  readonly stage: HTMLElement | null;
  /** The focus is to go to what is expected next. */
  readonly lead: () => void;
  readonly ask: (command: Command) => void;
}

/** The key of each move, by the character that is typed, whatever the layout of the keyboard. */
export const MOVE_KEYS = {
  h: "Hit",
  s: "Stand",
  d: "Double",
  p: "Split",
  r: "Surrender",
  n: "DeclineSurrender",
  i: "TakeInsurance",
} as const satisfies Record<string, Move["type"]>;

/**
 * Whether a key that its element hears is the table's to look at: not one that is pressed on what the page has put into
 * it, not while somebody types, and not together with a modifier key.
 */
export function isForTable(event: KeyboardEvent): boolean {
  if (event.target !== event.currentTarget) return false;
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return false;
  return !isTypedInto(event.composedPath()[0]);
}

/** Does what a key asks for, if it asks for anything. */
export function pressKey(event: KeyboardEvent, table: KeyedTable, { cover, stage, lead, ask }: KeyedMoment): void {
  if (event.key === "Escape" && cover !== null) {
    event.preventDefault();
    if (cover === "replay") table.backToTable();
    else table.openPanel(null);
    return;
  }
  const { conductor } = table;
  if (conductor === null || !isForTable(event)) return;
  if (event.key === "Escape" && !conductor.isSettled) {
    event.preventDefault();
    conductor.skip();
  }
  if (table.keys === "none") return;
  const { view } = conductor;
  const question = questionOf(event);
  if (question !== null) table.tell(question);
  else if (/[?؟]/.test(event.key)) table.openPanel("keys", event.composedPath()[0]);
  else if (cover === null) {
    // The seats that are switched on are known to the Lit table; for any other they are those with bets.
    const selected = stage?.querySelector("tj-table")?.selectedSeats ?? firstSelection(view.seats);
    const commands = commandsOf(event, view, selected);
    // Enter deals wherever the chips were laid from: on another button it would be that button's.
    const isAside = stage === null || !event.composedPath().includes(stage);
    if (commands.length > 0 && (view.betting.isOpen || isAside)) lead();
    for (const command of commands) ask(command);
  }
}

/**
 * What a key that is for the table asks for; nothing where it means nothing now.
 *
 * @param selected the seats that a chip goes to
 */
function commandsOf(event: KeyboardEvent, view: TableView, selected: SeatSelection): readonly Command[] {
  if (event.repeat) return [];
  const { betting } = view;
  if (event.key === "Enter") {
    // On a button, Enter is that button's.
    return betting.isOpen && !isPressable(event.composedPath()[0]) ? [betting.deal.command] : [];
  }
  const chip = betting.isOpen ? chipPlace(event) : -1;
  const raises = view.seats.flatMap(({ seat, raises }) =>
    selected.includes(seat) ? raises.slice(chip, chip + 1) : [],
  );
  return chip === -1 ? moveOf(event.key.toLowerCase(), view) : raises.map(({ command }) => command);
}

function moveOf(key: string, { turn, moves }: TableView): readonly Command[] {
  if (turn === null || !Object.hasOwn(MOVE_KEYS, key)) return [];
  const type = MOVE_KEYS[key as keyof typeof MOVE_KEYS];
  // "No" is the same key, whatever the question is.
  const isMeant = (other: Command["type"]) => other === type || (key === "n" && other === "DeclineInsurance");
  return moves.filter(({ command }) => isMeant(command.type)).map(({ command }) => command);
}

/**
 * The place of a chip, from 0, by the digit that is typed; where digits need Shift, as on French keyboards, by the key it
 * is printed on. −1 for any other key.
 */
function chipPlace({ key, code, shiftKey }: KeyboardEvent): number {
  const printed = shiftKey ? undefined : /^Digit([1-9])$/.exec(code)?.[1];
  const digit = /^[1-9]$/.test(key) ? key : printed;
  return digit === undefined ? -1 : Number(digit) - 1;
}

function isTypedInto(target: EventTarget | undefined): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches("input, textarea, select, [role=textbox]"))
  );
}

function isPressable(target: EventTarget | undefined): boolean {
  return target instanceof HTMLElement && target.matches("button, a[href], summary, [role=button], [role=switch]");
}
