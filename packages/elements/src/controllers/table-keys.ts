import type { Command, Move } from "@thunderjack/core";
import { type ButtonView, firstSelection, type ShownConductor, type TableView } from "@thunderjack/stage";
import { type Question, questionOf } from "../components/tj-announcer/questions.js";
import type { FocusController } from "./focus-controller.js";
import { showIgnored } from "./show-ignored.js";

/** The table that the keys control. */
export interface KeyTable {
  readonly keys: "all" | "none";
  readonly shown: Pick<ShownConductor, "view" | "finish"> | null;
  openPanel(panel: "keys" | null, opener?: EventTarget): unknown;
  backToTable(): void;
  announceAnswer(question: Question): void;
}

/** The state of the table at a key press, and the actions of the keys. */
export interface KeyContext {
  /** The path of the event when it was dispatched. The code of the keys may have been loaded after the event. */
  readonly path: readonly EventTarget[];
  /**
   * The layer over the table; `null` without a layer. A layer disables the keys of the game, and Escape closes it.
   * Without a layer, Escape ends the motion in progress.
   */
  readonly cover: "panel" | "replay" | null;
  /** The element that the renderer draws into; `null` before it is mounted. */
  readonly stage: HTMLElement | null;
  /** Finds buttons by their accessible names, and moves the focus to the button that is expected next. */
  readonly focus: Pick<FocusController, "buttonNamed" | "moveToExpected">;
  /** Ends the motion of a round, and returns whether anything moved. If so, the key has no other effect. */
  readonly finish: () => boolean;
  /** Returns whether a key press is accepted; `false` for one that was meant for the previous controls. */
  readonly accepts: () => boolean;
  readonly request: (command: Command) => void;
  /** Requests a hint. */
  readonly hint: () => void;
}

/** The key that requests a hint. */
const HINT_KEY = "t";

/** The move for each key. A key is identified by the typed character, so the keyboard layout does not matter. */
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
 * Returns whether a key event is for the table; `false` for events from text fields, with a modifier key other than
 * Shift, during text composition, and for events whose default action is prevented.
 */
function isForTable(event: KeyboardEvent, [target]: KeyContext["path"]): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return false;
  return !isTypedInto(target);
}

/**
 * Returns whether an event is from slotted content, which handles its own keys. A link or a button in the bar is like the
 * other buttons of the bar: the keys of the game also work while it has the focus.
 */
function isSlotted(path: KeyContext["path"], table: unknown): boolean {
  const isChild = (target: EventTarget): target is Element => target instanceof Element && target.parentNode === table;
  const child = path.find(isChild);
  return child !== undefined && child.slot !== "bar";
}

/** Runs the action of a key, if it has one. */
export function pressKey(event: KeyboardEvent, table: KeyTable, context: KeyContext): void {
  const { cover, stage, finish, path } = context;
  if (isSlotted(path, table)) return;
  if (event.key === "Escape" && cover !== null) {
    event.preventDefault();
    if (cover === "replay") table.backToTable();
    else table.openPanel(null);
    return;
  }
  const { shown } = table;
  if (shown === null || !isForTable(event, path)) return;
  if (event.key === "Escape" && shown.finish()) event.preventDefault();
  if (table.keys === "none") return;
  if (event.key.toLowerCase() === HINT_KEY && !event.repeat) context.hint();
  const { view } = shown;
  const question = questionOf(event);
  if (question !== null) table.announceAnswer(question);
  else if (/[?؟]/.test(event.key)) table.openPanel("keys", path[0]);
  else if (cover === null) {
    if (isGameKey(event, path) && finish()) {
      event.preventDefault();
      return;
    }
    const controls = controlsOf(event, path, view);
    const [control] = controls;
    if (control === undefined) return;
    // The player may have pressed the key on a button outside of the stage, for example in the bar.
    const isAside = stage === null || !path.includes(stage);
    const { isOpen, chipLabels } = view.betting;
    const chip = isOpen ? chipLabels[chipIndex(event)] : undefined;
    const button = context.focus.buttonNamed(chip ?? control.label);
    const isAccepted = context.accepts();
    if (button !== undefined && !(isAccepted && control.isLegal)) showIgnored(button);
    if (!isAccepted) return;
    // While bets are accepted, the focus moves to the deal button, so that the next Enter deals.
    if (isOpen || isAside) context.focus.moveToExpected();
    // The renderer knows which seats are selected, so its chip button is pressed. If it has no such button, the chip is
    // added to the seats that `firstSelection` returns.
    if (chip !== undefined && button !== undefined) button.click();
    else for (const { command } of controls) context.request(command);
  }
}

/** Returns the controls of a key; an empty array if the key has no meaning now. */
function controlsOf(event: KeyboardEvent, [target]: KeyContext["path"], view: TableView): readonly ButtonView[] {
  if (event.repeat) return [];
  const { betting } = view;
  if (event.key === "Enter") {
    // On a button, Enter presses that button.
    return betting.isOpen && !isPressable(target) ? [betting.deal] : [];
  }
  const chip = betting.isOpen ? chipIndex(event) : -1;
  const seats = view.seats.filter(({ isClosed }) => !isClosed);
  const selected = firstSelection(seats);
  const raises = seats.flatMap(({ seat, raises }) => (selected.includes(seat) ? raises.slice(chip, chip + 1) : []));
  return chip === -1 ? moveOf(event.key.toLowerCase(), view) : raises;
}

function moveOf(key: string, { turn, moves }: TableView): readonly ButtonView[] {
  if (turn === null || !Object.hasOwn(MOVE_KEYS, key)) return [];
  const type = MOVE_KEYS[key as keyof typeof MOVE_KEYS];
  // One key declines both surrender and insurance.
  const isMeant = (other: Command["type"]) => other === type || (key === "n" && other === "DeclineInsurance");
  return moves.filter(({ command }) => isMeant(command.type));
}

/**
 * Returns the index of the chip for a digit key; −1 for any other key. On some keyboards, such as French ones, a digit
 * needs Shift. The key of a digit is therefore also accepted without Shift.
 */
function chipIndex({ key, code, shiftKey }: KeyboardEvent): number {
  const printed = shiftKey ? undefined : /^Digit([1-9])$/.exec(code)?.[1];
  const digit = /^[1-9]$/.test(key) ? key : printed;
  return digit === undefined ? -1 : Number(digit) - 1;
}

/** Returns whether a key controls the game: a move, a chip, or Enter or Space outside of a button. */
function isGameKey(event: KeyboardEvent, [target]: KeyContext["path"]): boolean {
  const { key } = event;
  if (key === "Enter" || key === " ") return !isPressable(target);
  return Object.hasOwn(MOVE_KEYS, key.toLowerCase()) || chipIndex(event) !== -1;
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
