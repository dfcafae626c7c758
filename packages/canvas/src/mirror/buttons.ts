import type { Command } from "@thunderjack/core";
import type { BetShortcut, BettingView, ButtonView, LabelsView, MoveView } from "@thunderjack/stage";
import type { AreaId } from "./area.js";
import { control } from "./control.js";
import { KeyedList } from "./keyed-list.js";
import { make, mark, type Part, write } from "./part.js";

/** What the player may ask of the mirror. */
export interface Requests {
  command(command: Command): void;
  /** A chip for every seat that is on. */
  layChip(place: number): void;
}

/** A button with a command behind it. */
export class CommandButton implements Part<ButtonView> {
  readonly element: HTMLButtonElement;
  #command: Command | null = null;

  constructor(area: AreaId, ask: (command: Command) => void) {
    this.element = control(area, () => {
      if (this.#command !== null) ask(this.#command);
    });
  }

  show({ command, label, isLegal, reason }: ButtonView): void {
    this.#command = command;
    write(this.element, label);
    mark(this.element, "title", reason);
    this.element.disabled = !isLegal;
  }
}

/** What there is between two rounds. */
interface ShownBetting {
  readonly betting: BettingView;
  readonly labels: LabelsView;
  readonly shortcuts: readonly BetShortcut[];
}

/** What can be done between two rounds: the chips, what is done with several bets at once, clear and deal. */
export class BetButtons implements Part<ShownBetting> {
  readonly #chips = make("div", { role: "group" });
  readonly #row: KeyedList<ShownChip>;
  readonly #shortcuts = make("div");
  readonly #shortcutRow: KeyedList<ShownShortcut>;
  readonly #clear: CommandButton;
  readonly #deal: CommandButton;
  readonly element: HTMLElement;

  constructor({ command, layChip }: Requests) {
    this.#row = new KeyedList<ShownChip>(
      this.#chips,
      ({ place }) => String(place),
      ({ place }) => new Chip(place, () => layChip(place)),
    );
    this.#shortcutRow = new KeyedList<ShownShortcut>(
      this.#shortcuts,
      ({ place }) => String(place),
      ({ place }) => new ShortcutButton(place, command),
    );
    this.#clear = new CommandButton("clear", command);
    this.#deal = new CommandButton("deal", command);
    this.element = make("div", {}, this.#chips, this.#shortcuts, this.#clear.element, this.#deal.element);
  }

  show({ betting, labels, shortcuts }: ShownBetting): void {
    mark(this.#chips, "aria-label", labels.chips);
    this.#row.show(betting.chipLabels.map((label, place) => ({ label, place })));
    this.#shortcutRow.show(shortcuts.map((shortcut, place) => ({ ...shortcut, place })));
    this.#clear.show(betting.clear);
    this.#deal.show(betting.deal);
  }
}

interface ShownChip {
  readonly label: string;
  readonly place: number;
}

class Chip implements Part<ShownChip> {
  readonly element: HTMLButtonElement;

  constructor(place: number, press: () => void) {
    this.element = control(`chip:${place}`, press, { class: "round" });
  }

  show({ label }: ShownChip): void {
    mark(this.element, "aria-label", label);
  }
}

interface ShownShortcut extends BetShortcut {
  readonly place: number;
}

/** The same button whatever it does: who has repeated the bets from the keyboard may go on to double them. */
class ShortcutButton implements Part<ShownShortcut> {
  readonly element: HTMLButtonElement;
  // For the eye alone: as a title of the button it would be said after the name, which is the same.
  readonly #tip = make("span", { class: "tip", "aria-hidden": "true" });
  #commands: readonly Command[] = [];

  constructor(place: number, ask: (command: Command) => void) {
    const press = () => {
      for (const command of this.#commands) ask(command);
    };
    this.element = control(`shortcut:${place}`, press, { class: "sign" });
    this.element.append(this.#tip);
  }

  show({ label, commands }: ShownShortcut): void {
    this.#commands = commands;
    mark(this.element, "aria-label", label);
    mark(this.#tip, "title", label);
    this.element.disabled = commands.length === 0;
  }
}

/** The moves of the hand whose turn it is: those that are legal, and no others. */
export class MoveButtons implements Part<{ readonly moves: readonly MoveView[]; readonly labels: LabelsView }> {
  readonly #row: KeyedList<MoveView>;
  readonly element = make("div", { role: "group" });

  constructor({ command }: Requests) {
    this.#row = new KeyedList<MoveView>(
      this.element,
      ({ command: { type } }) => type,
      ({ command: { type } }) => new CommandButton(`move:${type}`, command),
    );
  }

  show({ moves, labels }: { readonly moves: readonly MoveView[]; readonly labels: LabelsView }): void {
    mark(this.element, "aria-label", labels.moves);
    this.#row.show(moves.filter(({ isLegal }) => isLegal));
  }
}
