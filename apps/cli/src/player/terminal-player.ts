import type { Clock } from "@thunderjack/core";
import { type Recording, Tape } from "@thunderjack/recording";
import { type Phrasebook, pacing } from "@thunderjack/stage";
import { TapeConductor } from "@thunderjack/stage/tape-conductor";
import type { TerminalStrings } from "@thunderjack/stage/terminal";
import { Subscription } from "rxjs";
import { helpPage, REPLAY_KEYS } from "../game/help-page.js";
import { Pane } from "../terminal/pane.js";
import type { Terminal } from "../terminal/terminal.js";
import type { Key, ScreenSize, TerminalScreen } from "../terminal-renderer/screen.js";
import { showingRenderer } from "../terminal-renderer/terminal-renderer.js";
import { type Block, flowing, type Line, sentence, span } from "../terminal-renderer/text.js";
import { timeLine, timeText } from "./progress-line.js";

/** The options of a replay on a terminal. */
export interface PlayerOptions {
  readonly clock: Clock;
  readonly recording: Recording;
  readonly words: Phrasebook;
  readonly program: TerminalStrings;
  /** The position at which the replay starts paused. If it is `null`, the recording plays from the beginning. */
  readonly at: number | null;
  /** The initial rate. */
  readonly speed: number;
  /** The text about a recording that can be played only in part; `null` for a complete recording. */
  readonly warning: string | null;
}

/** The rates from which the keys choose. */
const SPEEDS = [0.25, 0.5, 1, 1.5, 2, 4, 8, 16] as const;

/** The interval at which the time on the screen is updated between two events, in milliseconds. */
const TICK = 200;

/** Plays a recording on a terminal until the user quits. */
export async function replayOnTerminal(terminal: Terminal, options: PlayerOptions): Promise<void> {
  const screen = terminal.open();
  try {
    await new TerminalPlayer(screen, options).played;
  } finally {
    screen.close();
  }
}

class TerminalPlayer {
  /** Resolves when the user quits, and rejects when an event contradicts the events before it. */
  readonly played: Promise<void>;
  readonly #options: PlayerOptions;
  readonly #conductor: TapeConductor<Tape>;
  readonly #pane: Pane;
  readonly #isUnicode: boolean;
  readonly #subscriptions = new Subscription();
  #end: () => void = () => {};

  constructor(screen: TerminalScreen, options: PlayerOptions) {
    this.#options = options;
    this.#isUnicode = screen.style.isUnicode;
    const { recording, clock, speed, words } = options;
    // The pace separates events that were recorded at the same time, for example the events of a script.
    const tape = new Tape(recording, { pace: pacing() });
    this.#conductor = new TapeConductor(tape, { clock, rate: speed, words });
    this.#pane = new Pane(screen, (size) => this.#below(size));
    this.played = new Promise((resolve, reject) => {
      this.#end = () => {
        this.#subscriptions.unsubscribe();
        resolve();
      };
      this.#begin(screen, reject);
    });
  }

  #begin(screen: TerminalScreen, fail: (reason: unknown) => void): void {
    const { at } = this.#options;
    const conductor = this.#conductor;
    const dispose = showingRenderer.mount(this.#pane, {
      frames$: conductor.frames$,
      dispatch: (command) => conductor.act(command),
      options: { rules: conductor.tape.rules },
    });
    this.#subscriptions.add(dispose);
    this.#subscriptions.add(() => conductor.dispose());
    this.#subscriptions.add(conductor.frames$.subscribe({ error: fail }));
    if (at !== null) conductor.seek(at);
    this.#subscriptions.add(conductor.status$.subscribe(() => this.#pane.refresh()));
    this.#subscriptions.add(screen.resized$.subscribe(() => this.#pane.resize()));
    this.#subscriptions.add(screen.keys$.subscribe((key) => this.#press(key)));
    this.#tick();
    if (at === null) conductor.play();
  }

  /**
   * Updates the time on the screen at intervals, because the conductor does not emit the progress between two events.
   */
  #tick(): void {
    const cancel = this.#options.clock.schedule(TICK, () => {
      if (this.#conductor.status.isPlaying) this.#pane.refresh();
      this.#tick();
    });
    this.#subscriptions.add(cancel);
  }

  #press(key: Key): void {
    if (key === "interrupt" || key === "q") this.#end();
    else if (this.#pane.hasPage) this.#pane.turnTo(null);
    else if (key === "?") {
      this.#conductor.pause();
      this.#pane.turnTo(helpPage(REPLAY_KEYS, this.#pane.size));
    } else this.#control(key);
  }

  #control(key: Key): void {
    const conductor = this.#conductor;
    const { tape, status } = conductor;
    const { seq, rate } = status;
    switch (key) {
      case "space":
      case "enter":
        return status.isPlaying ? conductor.pause() : conductor.play();
      case "right":
        conductor.stepForward();
        return;
      case "left":
        return conductor.stepBack();
      case ".":
        conductor.pause();
        return conductor.seek(tape.decisionAfter(seq));
      case ",":
        conductor.pause();
        return conductor.seek(tape.decisionBefore(seq));
      case "]":
        return conductor.seek(tape.roundAfter(seq));
      case "[":
        return conductor.seek(tape.roundBefore(seq));
      case "up":
      case "+":
        return conductor.setRate(SPEEDS.find((speed) => speed > rate) ?? rate);
      case "down":
      case "-":
        return conductor.setRate([...SPEEDS].reverse().find((speed) => speed < rate) ?? rate);
      case "home":
        return conductor.seek(0);
      case "end":
        return conductor.seek(tape.length);
      case "l":
        return conductor.setLoop(!status.loop);
      default:
        if (/^\d$/.test(key)) conductor.seekTime((status.duration * Number(key)) / 10);
    }
  }

  #below({ columns }: ScreenSize): Block {
    const { warning, program, words } = this.#options;
    const { playing, paused, atEnd, loop, help, quit, ...count } = program;
    const { tape, status } = this.#conductor;
    const rounds = tape.chapters.filter(({ kind }) => kind === "round");
    const round = rounds.filter(({ seq }) => seq <= status.seq).length;
    const state = status.isPlaying ? playing : status.isAtEnd ? atEnd : paused;
    const facts = [
      state,
      `×${new Intl.NumberFormat(words.language, { numberingSystem: "latn" }).format(status.rate)}`,
      count.round(round, rounds.length),
      count.event(status.seq, tape.length),
      `${timeText(status.time)}/${timeText(status.duration)}`,
      ...(status.loop ? [loop] : []),
    ];
    const pieces = [
      ...facts.map((fact): Line => [span(fact, "quiet")]),
      [span("[?]", "turn"), span(` ${help}`, "quiet")],
      [span("[Q]", "turn"), span(` ${quit}`, "quiet")],
    ];
    return [
      ...(warning === null ? [] : sentence(warning, columns, "bad")),
      timeLine(status, tape.chapters, columns, this.#isUnicode),
      ...flowing(pieces, columns),
    ];
  }
}
