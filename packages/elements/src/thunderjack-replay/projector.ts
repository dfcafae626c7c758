import type { Chapter, PlaybackStatus, Recording } from "@thunderjack/recording";
import type { Phrasebook } from "@thunderjack/stage";
import { frozenFrame } from "../thunderjack-table/frozen-frame.js";
import { MountedRenderer, type Mounting } from "../thunderjack-table/mounted-renderer.js";
import type { Look } from "../thunderjack-table/renderers.js";
import { StageFeed } from "../thunderjack-table/stage-feed.js";
import { Screening, type ScreeningOptions, type ToldStep } from "./screening.js";

/** What is told while a recording is shown. */
export interface Audience extends Mounting {
  /** Another position was come to, which may be a chapter. */
  readonly stepped: (step: ToldStep, chapter: Chapter | null, status: PlaybackStatus) => void;
  readonly changed: (status: PlaybackStatus) => void;
}

/** Shows one recording after the other with one renderer. */
export class Projector {
  readonly #audience: Audience;
  readonly #feed = new StageFeed();
  readonly #renderer: MountedRenderer;
  #screening: Screening | null = null;

  constructor(audience: Audience) {
    this.#audience = audience;
    const { frames$ } = this.#feed;
    this.#renderer = new MountedRenderer(
      { frames$, dispatch: (command) => this.#screening?.refuse(command) ?? null },
      audience,
    );
  }

  /** What is shown now. */
  get screening(): Screening | null {
    return this.#screening;
  }

  /** Shows this recording, from its beginning, in place of the one before. */
  show(recording: Recording, options: ScreeningOptions): Screening {
    this.stop();
    const screening = new Screening(recording, options);
    this.#screening = screening;
    // There is nothing to do at a recorded table: no button pretends that there is.
    this.#feed.show(screening.conductor, (frame) => frozenFrame(frame));
    screening.steps$.subscribe((step) => {
      this.#audience.stepped(step, screening.chapterAt(step.seq), screening.status);
    });
    screening.playback.status$.subscribe((status) => this.#audience.changed(status));
    return screening;
  }

  /** Draws into the host, with the renderer that is chosen. */
  draw(host: HTMLElement, choice: unknown, look: Look): void {
    if (this.#screening === null) return;
    this.#renderer.show(host, choice, this.#screening.recording.header.rules, look);
  }

  setWords(words: Phrasebook): void {
    this.#screening?.setWords(words);
  }

  /** Ends what is shown; its last picture stays. */
  stop(): void {
    this.#feed.stop();
    this.#screening?.dispose();
    this.#screening = null;
  }

  /** Ends the renderer, too. */
  dispose(): void {
    this.stop();
    this.#renderer.dispose();
  }
}
