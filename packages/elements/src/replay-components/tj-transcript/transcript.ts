import { evolve } from "@thunderjack/core";
import type { Steps, Tape } from "@thunderjack/recording";
import { narrate, type Phrasebook } from "@thunderjack/stage";

/** One sentence of a transcript. */
export interface TranscriptLine {
  /** The number of the event. */
  readonly seq: number;
  /** The number of the round; 0 before the first. */
  readonly round: number;
  readonly sentence: string;
}

/** The number of events that are narrated together. */
const PART = 256;

/**
 * A recording as sentences. It grows with the tape. Only the requested parts are narrated, because a long recording has
 * hundreds of thousands of sentences.
 */
export class Transcript {
  readonly #tape: Tape;
  readonly #words: Phrasebook;
  readonly #parts = new Map<number, readonly TranscriptLine[]>();

  constructor(tape: Tape, words: Phrasebook) {
    this.#tape = tape;
    this.#words = words;
  }

  /** Returns whether this is the transcript of a tape in a language. */
  isOf(tape: Tape, words: Phrasebook): boolean {
    return tape === this.#tape && words === this.#words;
  }

  /** Returns the lines around a position: at most `count` lines up to it, and at most `count` lines after it. */
  around(seq: number, count: number): TranscriptWindow {
    const before: TranscriptLine[] = [];
    const after: TranscriptLine[] = [];
    const middle = Math.floor(Math.max(0, seq - 1) / PART);
    for (let part = middle; part >= 0 && before.length < count; part--) {
      before.unshift(...this.#part(part).filter((line) => line.seq <= seq));
    }
    for (let part = middle; part * PART < this.#tape.length && after.length < count; part++) {
      after.push(...this.#part(part).filter((line) => line.seq > seq));
    }
    return { before: before.slice(-count), after: after.slice(0, count) };
  }

  /** Narrates all events in short steps. Returns the plain text in parts, with an empty line between rounds. */
  *writeInSteps(): Steps<readonly string[]> {
    const texts: string[] = [];
    let last: TranscriptLine | null = null;
    for (let part = 0; part * PART < this.#tape.length; part++) {
      let text = "";
      // The lines are not kept, because those of a long recording take much more memory than its text.
      for (const line of this.#parts.get(part) ?? this.#narrated(part)) {
        text += `${last !== null && last.round !== line.round ? "\n" : ""}${line.sentence}\n`;
        last = line;
      }
      texts.push(text);
      yield (part * PART) / this.#tape.length;
    }
    return texts;
  }

  /** Returns the lines of the events from `part * PART + 1` on. A complete part is narrated once. */
  #part(part: number): readonly TranscriptLine[] {
    const lines = this.#parts.get(part) ?? this.#narrated(part);
    if ((part + 1) * PART <= this.#tape.length) this.#parts.set(part, lines);
    return lines;
  }

  #narrated(part: number): readonly TranscriptLine[] {
    const tape = this.#tape;
    const end = Math.min(tape.length, (part + 1) * PART);
    const lines: TranscriptLine[] = [];
    let state = tape.state(part * PART);
    for (let seq = part * PART + 1; seq <= end; seq++) {
      const event = tape.event(seq);
      state = evolve(state, event);
      const sentence = narrate(event, state, this.#words, tape.rules);
      if (sentence !== null) lines.push({ seq, round: state.round, sentence });
    }
    return lines;
  }
}

/** The lines of a transcript around a position. */
export interface TranscriptWindow {
  /** The lines up to the position. The last one is the current line. */
  readonly before: readonly TranscriptLine[];
  readonly after: readonly TranscriptLine[];
}
