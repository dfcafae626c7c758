import { Subscription } from "rxjs";
import type { Shell } from "../shell.js";
import { Pane } from "../terminal/pane.js";
import type { OpenTerminal, Terminal } from "../terminal/terminal.js";
import type { Key, ScreenSize } from "../terminal-renderer/screen.js";
import { terminalRenderer } from "../terminal-renderer/terminal-renderer.js";
import { type Block, flowing, sentence, span } from "../terminal-renderer/text.js";
import { commitmentBlock } from "./commitment.js";
import { GAME_KEYS, helpPage } from "./help-page.js";
import { type GameOptions, LiveTable } from "./live-table.js";

/** The exit code that shells report for an interrupted program. */
const INTERRUPTED = 130;

/**
 * Plays a game on a terminal with the keyboard, until the player leaves.
 *
 * @returns the exit code
 * @throws BadInput when the table cannot be opened, or the recording cannot be written
 */
export async function playOnTerminal(shell: Shell, terminal: Terminal, options: GameOptions): Promise<number> {
  const table = new LiveTable(shell, options);
  const screen = terminal.open();
  let exitCode: number;
  try {
    exitCode = await new TerminalGame(screen, table).played;
  } finally {
    screen.close();
  }
  await table.leave();
  return exitCode;
}

class TerminalGame {
  /** Resolves with the exit code when the player leaves, and rejects when the game fails. */
  readonly played: Promise<number>;
  readonly #table: LiveTable;
  readonly #pane: Pane;
  readonly #subscriptions = new Subscription();
  #leave: (exitCode: number) => void = () => {};
  #asksToLeave = false;

  constructor(screen: OpenTerminal, table: LiveTable) {
    this.#table = table;
    this.#pane = new Pane(screen, (size) => this.#below(size));
    this.played = new Promise((resolve, reject) => {
      this.#leave = (exitCode) => {
        this.#subscriptions.unsubscribe();
        resolve(exitCode);
      };
      this.#begin(screen, reject);
    });
  }

  #begin(screen: OpenTerminal, fail: (reason: unknown) => void): void {
    const { conductor, rules } = this.#table;
    const dispose = terminalRenderer.mount(this.#pane, {
      frames$: conductor.frames$,
      dispatch: (command) => conductor.act(command, { expected: conductor.version }),
      options: { rules },
    });
    this.#subscriptions.add(dispose);
    // The commitment below the table disappears with the first deal, so the pane is refreshed after each frame.
    this.#subscriptions.add(conductor.frames$.subscribe({ next: () => this.#pane.refresh(), error: fail }));
    this.#subscriptions.add(screen.resized$.subscribe(() => this.#pane.resize()));
    this.#subscriptions.add(screen.keys$.subscribe((key) => this.#press(key)));
  }

  #press(key: Key): void {
    const { conductor, isInPlay } = this.#table;
    if (key === "interrupt") this.#leave(INTERRUPTED);
    else if (this.#asksToLeave) this.#answer(key);
    else if (this.#pane.hasPage) this.#pane.turnTo(null);
    else if (key === "?") this.#pane.turnTo(helpPage(GAME_KEYS, this.#pane.size));
    else if (key === "q" && !isInPlay) this.#leave(0);
    else if (key === "q") this.#ask(true);
    else if (conductor.pending > 0) this.#endMovements();
    else this.#pane.press(key);
  }

  /** Ends the movements in progress. If there are none, shows all pending events at once. */
  #endMovements(): void {
    const { conductor } = this.#table;
    if (!conductor.finish()) conductor.skip();
  }

  #answer(key: Key): void {
    if (key === "y" || key === "q") this.#leave(0);
    else this.#ask(false);
  }

  #ask(asks: boolean): void {
    this.#asksToLeave = asks;
    this.#pane.refresh();
  }

  #below(size: ScreenSize): Block {
    const { columns } = size;
    const { askToLeave, leave, stay, help, quit } = this.#table.words;
    if (this.#asksToLeave) {
      return [...sentence(askToLeave, columns, "strong"), ...keyLine(["Y", leave], ["N", stay])];
    }
    const commitment = this.#table.isNew ? commitmentBlock(this.#table, size) : [];
    return [...commitment, ...keyLine(["?", help], ["Q", quit])];

    function keyLine(...keys: readonly (readonly [key: string, label: string])[]): Block {
      return flowing(
        keys.map(([key, label]) => [span(`[${key}]`, "turn"), span(` ${label}`, "quiet")]),
        columns,
      );
    }
  }
}
