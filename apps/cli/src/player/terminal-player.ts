import type { GameEvent } from "@thunderjack/core";
import { openingState, type Playback, playback, type Recording } from "@thunderjack/recording";
import { type Clock, conduct, type Phrasebook, timingOf } from "@thunderjack/stage";
import { Subject, Subscription } from "rxjs";
import { helpPage, REPLAY_KEYS } from "../game/help-page.js";
import { Pane } from "../terminal/pane.js";
import { programWords } from "../terminal/program-words.js";
import type { Terminal } from "../terminal/terminal.js";
import type { Key, ScreenSize, TerminalScreen } from "../terminal-renderer/screen.js";
import { showingRenderer } from "../terminal-renderer/terminal-renderer.js";
import { type Block, flowing, type Line, sentence, span } from "../terminal-renderer/text.js";
import { timeLine, timeText } from "./progress-line.js";

/** What is replayed, and how. */
export interface PlayerOptions {
  readonly clock: Clock;
  readonly recording: Recording;
  readonly words: Phrasebook;
  /** The event after which it stands still at first; `null` to play from the beginning. */
  readonly at: number | null;
  /** How many times faster than it happened. */
  readonly speed: number;
  /** What is wrong with the recording; it is played up to there. */
  readonly warning: string | null;
}

/** The speeds that the keys go through. */
const SPEEDS = [0.25, 0.5, 1, 1.5, 2, 4, 8, 16] as const;

/** How often the time goes on between two events, in milliseconds. */
const TICK = 200;

/** Plays a recording on a terminal, until the person there has seen enough. */
export async function replayOnTerminal(terminal: Terminal, options: PlayerOptions): Promise<void> {
  const screen = terminal.open();
  try {
    await new TerminalPlayer(screen, options).played;
  } finally {
    screen.close();
  }
}

class TerminalPlayer {
  /** Resolves when the replay is ended by hand, and fails when it cannot go on. */
  readonly played: Promise<void>;
  readonly #options: PlayerOptions;
  readonly #playback: Playback;
  readonly #pane: Pane;
  readonly #isUnicode: boolean;
  readonly #listening = new Subscription();
  #end: () => void = () => {};

  constructor(screen: TerminalScreen, options: PlayerOptions) {
    this.#options = options;
    this.#isUnicode = screen.style.isUnicode;
    const { recording, clock, speed } = options;
    // What happened at once, in a script for example, is shown one after the other, as at a table.
    this.#playback = playback(recording, { clock, speed, pace: (event) => timingOf(event).next });
    this.#pane = new Pane(screen, (size) => this.#below(size));
    this.played = new Promise((resolve, reject) => {
      this.#end = () => {
        this.#listening.unsubscribe();
        resolve();
      };
      this.#begin(screen, reject);
    });
  }

  #begin(screen: TerminalScreen, fail: (reason: unknown) => void): void {
    const { recording, words, clock, at } = this.#options;
    const { rules } = recording.header;
    const events$ = new Subject<GameEvent>();
    // The playback has its own time: each event is shown as soon as it comes.
    const conductor = conduct({
      rules,
      words,
      clock,
      events$,
      state: openingState(recording.header),
      speed: "instant",
    });
    const dispose = showingRenderer.mount(this.#pane, {
      frames$: conductor.frames$,
      dispatch: (command) => conductor.act(command),
      options: { rules },
    });
    this.#listening.add(dispose);
    this.#listening.add(() => conductor.dispose());
    this.#listening.add(() => this.#playback.dispose());
    this.#listening.add(conductor.frames$.subscribe({ error: fail }));
    if (at !== null) this.#playback.seek(at);
    this.#listening.add(
      this.#playback.steps$.subscribe(({ event, state }) => {
        if (event === null) conductor.seek(state);
        else events$.next(event);
      }),
    );
    this.#listening.add(this.#playback.status$.subscribe(() => this.#pane.refresh()));
    this.#listening.add(screen.resized$.subscribe(() => this.#pane.resize()));
    this.#listening.add(screen.keys$.subscribe((key) => this.#press(key)));
    this.#tick();
    if (at === null) this.#playback.play();
  }

  /** Between two events the time goes on without being told. */
  #tick(): void {
    const cancel = this.#options.clock.after(TICK, () => {
      if (this.#playback.status.isPlaying) this.#pane.refresh();
      this.#tick();
    });
    this.#listening.add(cancel);
  }

  #press(key: Key): void {
    if (key === "interrupt" || key === "q") this.#end();
    else if (this.#pane.hasPage) this.#pane.turnTo(null);
    else if (key === "?") {
      this.#playback.pause();
      this.#pane.turnTo(helpPage(REPLAY_KEYS, this.#pane.size));
    } else this.#steer(key);
  }

  #steer(key: Key): void {
    const { status } = this.#playback;
    switch (key) {
      case "space":
      case "enter":
        return status.isPlaying ? this.#playback.pause() : this.#playback.play();
      case "right":
        return this.#playback.stepForward();
      case "left":
        return this.#playback.stepBack();
      case ".":
        return this.#playback.nextDecision();
      case ",":
        return this.#playback.previousDecision();
      case "]":
        return this.#seekRound((rounds) => rounds.find((seq) => seq > status.seq) ?? this.#last);
      case "[":
        return this.#seekRound((rounds) => rounds.reverse().find((seq) => seq < status.seq) ?? 0);
      case "up":
      case "+":
        return this.#playback.setSpeed(SPEEDS.find((speed) => speed > status.speed) ?? status.speed);
      case "down":
      case "-":
        return this.#playback.setSpeed([...SPEEDS].reverse().find((speed) => speed < status.speed) ?? status.speed);
      case "home":
        return this.#playback.seek(0);
      case "end":
        return this.#playback.seek(this.#last);
      case "l":
        return this.#playback.setLoop(!status.loop);
      default:
        if (/^\d$/.test(key)) this.#playback.seekTime((status.duration * Number(key)) / 10);
    }
  }

  get #last(): number {
    return this.#options.recording.events.length;
  }

  #seekRound(choose: (rounds: number[]) => number): void {
    this.#playback.seek(choose(this.#playback.chapters.filter(({ kind }) => kind === "round").map(({ seq }) => seq)));
  }

  #below({ columns }: ScreenSize): Block {
    const { warning, words } = this.#options;
    const { playing, paused, atEnd, loop, help, quit, ...count } = programWords(words.language);
    const { status, chapters } = this.#playback;
    const rounds = chapters.filter(({ kind }) => kind === "round");
    const round = rounds.filter(({ seq }) => seq <= status.seq).length;
    const state = status.isPlaying ? playing : status.isAtEnd ? atEnd : paused;
    const facts = [
      state,
      `×${status.speed}`,
      count.round(round, rounds.length),
      count.event(status.seq, this.#last),
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
      timeLine(status, chapters, columns, this.#isUnicode),
      ...flowing(pieces, columns),
    ];
  }
}
