import type { Amount, Command } from "@thunderjack/core";
import type { BetShortcut, BettingView, ButtonView, LabelsView, MoveView } from "@thunderjack/stage";
import type { ControlId } from "../layout/controls.js";
import { type Component, createElement, setAttribute, setText } from "./component.js";
import { createControl } from "./control.js";
import { KeyedList } from "./keyed-list.js";

/** The callbacks of the buttons. */
export interface ButtonEvents {
  onCommand(command: Command): void;
  /** Called with the position of a chip in `betting.chips`. */
  onChip(position: number): void;
}

/** A button that sends a command. It is disabled if the command is illegal. */
export class CommandButton implements Component<ButtonView> {
  readonly element: HTMLButtonElement;
  #command: Command | null = null;

  constructor(id: ControlId, onCommand: (command: Command) => void) {
    this.element = createControl(id, () => {
      if (this.#command !== null) onCommand(this.#command);
    });
  }

  update({ command, label, isLegal, reason }: ButtonView): void {
    this.#command = command;
    setText(this.element, label);
    setAttribute(this.element, "title", reason);
    this.element.disabled = !isLegal;
  }
}

/**
 * A button of a round. It can have the focus while its command is illegal. A press then still requests the command, so
 * that the table shows the reason for its rejection. While no move is legal, a press requests nothing.
 */
class MoveButton implements Component<MoveProps> {
  readonly element: HTMLButtonElement;
  #command: Command | null = null;

  constructor(type: Command["type"], onCommand: (command: Command) => void) {
    const request = () => {
      if (this.#command !== null) onCommand(this.#command);
    };
    // Hints find the button of a move by its name.
    this.element = createControl(`move:${type}`, request, { "data-move": type });
  }

  update({ move: { command, label, detail, isLegal, reason }, hasChoice }: MoveProps): void {
    this.#command = hasChoice ? command : null;
    setText(this.element, label);
    setAttribute(this.element, "title", (reason ?? detail) || null);
    setAttribute(this.element, "aria-disabled", isLegal ? null : "true");
  }
}

interface MoveProps {
  readonly move: MoveView;
  /** Whether any move is legal now. */
  readonly hasChoice: boolean;
}

interface BetButtonsProps {
  readonly betting: BettingView;
  readonly labels: LabelsView;
  /** The value of the chosen chip; `null` for none. */
  readonly chosen: Amount | null;
  readonly shortcuts: readonly BetShortcut[];
}

/** The controls between two rounds: chips, shortcuts, clear and deal. */
export class BetButtons implements Component<BetButtonsProps> {
  readonly #chipGroup = createElement("div", { role: "group" });
  readonly #chips: KeyedList<ChipProps>;
  readonly #shortcutGroup = createElement("div");
  readonly #shortcuts: KeyedList<ShortcutProps>;
  readonly #clear: CommandButton;
  readonly #deal: CommandButton;
  readonly element: HTMLElement;

  constructor({ onCommand, onChip }: ButtonEvents) {
    this.#chips = new KeyedList<ChipProps>(
      this.#chipGroup,
      ({ position }) => String(position),
      ({ position }) => new ChipButton(position, () => onChip(position)),
    );
    this.#shortcuts = new KeyedList<ShortcutProps>(
      this.#shortcutGroup,
      ({ position }) => String(position),
      ({ position }) => new ShortcutButton(position, onCommand),
    );
    this.#clear = new CommandButton("clear", onCommand);
    this.#deal = new CommandButton("deal", onCommand);
    this.element = createElement(
      "div",
      {},
      ...[this.#chipGroup, this.#shortcutGroup, this.#clear.element, this.#deal.element],
    );
  }

  update({ betting, labels, chosen, shortcuts }: BetButtonsProps): void {
    setAttribute(this.#chipGroup, "aria-label", labels.chips);
    this.#chips.update(
      betting.chipLabels.map((label, position) => ({
        label,
        position,
        reason: betting.chipReasons[position] ?? null,
        isChosen: betting.chips[position] === chosen,
      })),
    );
    this.#shortcuts.update(shortcuts.map((shortcut, position) => ({ ...shortcut, position })));
    this.#clear.update(betting.clear);
    this.#deal.update(betting.deal);
  }
}

interface ChipProps {
  readonly label: string;
  /** The reason why no seat accepts the chip; `null` if a seat accepts it. */
  readonly reason: string | null;
  readonly isChosen: boolean;
  readonly position: number;
}

class ChipButton implements Component<ChipProps> {
  readonly element: HTMLButtonElement;

  constructor(position: number, onClick: () => void) {
    this.element = createControl(`chip:${position}`, onClick, { class: "round" });
  }

  update({ label, reason, isChosen }: ChipProps): void {
    setAttribute(this.element, "aria-label", label);
    setAttribute(this.element, "aria-pressed", String(isChosen));
    setAttribute(this.element, "title", reason);
    setAttribute(this.element, "aria-disabled", reason === null ? null : "true");
  }
}

interface ShortcutProps extends BetShortcut {
  readonly position: number;
}

/** A shortcut. When its action changes, for example from repeat to double, the button element and its focus stay. */
class ShortcutButton implements Component<ShortcutProps> {
  readonly element: HTMLButtonElement;
  // A screen reader would announce a `title` of the button after its name, although both are the same text.
  readonly #tip = createElement("span", { class: "tip", "aria-hidden": "true" });
  #commands: readonly Command[] = [];

  constructor(position: number, onCommand: (command: Command) => void) {
    const onClick = () => {
      for (const command of this.#commands) onCommand(command);
    };
    this.element = createControl(`shortcut:${position}`, onClick, { class: "sign" });
    this.element.append(this.#tip);
  }

  update({ kind, label, commands }: ShortcutProps): void {
    this.#commands = commands;
    setAttribute(this.element, "data-shortcut", kind);
    setAttribute(this.element, "aria-label", label);
    setAttribute(this.#tip, "title", label);
    this.element.disabled = commands.length === 0;
  }
}

interface MoveButtonsProps {
  readonly moves: readonly MoveView[];
  readonly labels: LabelsView;
}

/** The moves of a round. Illegal moves have their reason as a description. */
export class MoveButtons implements Component<MoveButtonsProps> {
  readonly element = createElement("div", { role: "group" });
  readonly #moves: KeyedList<MoveProps>;

  constructor({ onCommand }: ButtonEvents) {
    this.#moves = new KeyedList<MoveProps>(
      this.element,
      ({ move }) => move.command.type,
      ({ move }) => new MoveButton(move.command.type, onCommand),
    );
  }

  update({ moves, labels }: MoveButtonsProps): void {
    setAttribute(this.element, "aria-label", labels.moves);
    const hasChoice = moves.some(({ isLegal }) => isLegal);
    this.#moves.update(moves.map((move) => ({ move, hasChoice })));
  }
}
