import type { Clock } from "@thunderjack/core";
import type { Tape } from "@thunderjack/recording";
import { type Phrasebook, readOnlyFrame } from "@thunderjack/stage";
import { FASTEST, SLOWEST, type Step, TapeConductor, type TapeStatus } from "@thunderjack/stage/tape-conductor";
import { skip } from "rxjs";
import { FrameFeed } from "../game/frame-feed.js";
import { MountedRenderer, type Mounting } from "../table/mounted-renderer.js";
import type { Look } from "../table/renderers.js";

/** The options of a recording that is played. */
export interface PlayOptions {
  readonly clock: Clock;
  /** The rate, from {@link SLOWEST} to {@link FASTEST}. */
  readonly rate: number;
  readonly loop: boolean;
  readonly words: Phrasebook;
  /** Whether cards appear without motion. */
  readonly isStill: boolean;
}

/** The callbacks of a {@link ReplayPlayer}. */
export interface PlayerListener extends Mounting {
  /** Called when another position was reached. */
  readonly stepped: (step: Step) => void;
  readonly changed: (status: TapeStatus) => void;
}

/** Plays one recording at a time, and draws it with one renderer. */
export class ReplayPlayer {
  readonly #listener: PlayerListener;
  readonly #feed = new FrameFeed();
  readonly #renderer: MountedRenderer;
  #conductor: TapeConductor<Tape> | null = null;

  constructor(listener: PlayerListener) {
    this.#listener = listener;
    const { frames$ } = this.#feed;
    this.#renderer = new MountedRenderer(
      { frames$, dispatch: (command) => this.#conductor?.act(command) ?? null },
      listener,
    );
  }

  /** The conductor of the current recording, or `null`. */
  get conductor(): TapeConductor<Tape> | null {
    return this.#conductor;
  }

  /** Replaces the current recording. The new one is paused at its beginning. */
  load(tape: Tape, { isStill, ...options }: PlayOptions): TapeConductor<Tape> {
    this.stop();
    const conductor = new TapeConductor(tape, { ...options, speed: isStill ? "reduced-motion" : "normal" });
    this.#conductor = conductor;
    // The buttons of a recorded table are disabled, because it takes no commands.
    this.#feed.show(conductor, readOnlyFrame);
    // The first step is the beginning of the recording. It is skipped, because no caller has chosen a position yet.
    conductor.steps$.pipe(skip(1)).subscribe((step) => this.#listener.stepped(step));
    conductor.status$.subscribe((status) => this.#listener.changed(status));
    return conductor;
  }

  /** Draws into the host with the chosen renderer. */
  draw(host: HTMLElement, choice: unknown, look: Look): void {
    if (this.#conductor !== null) this.#renderer.show(host, choice, this.#conductor.tape.rules, look);
  }

  /** Ends the current recording. Its last frame stays visible. */
  stop(): void {
    this.#feed.stop();
    this.#conductor?.dispose();
    this.#conductor = null;
  }

  /** Ends the current recording and disposes the renderer. */
  dispose(): void {
    this.stop();
    this.#renderer.dispose();
  }
}

/** Returns the rate for a speed that a page has set: the nearest valid rate, or 1 for an invalid number. */
export function rateOf(speed: number): number {
  if (!Number.isFinite(speed) || speed <= 0) return 1;
  return Math.min(FASTEST, Math.max(SLOWEST, speed));
}
