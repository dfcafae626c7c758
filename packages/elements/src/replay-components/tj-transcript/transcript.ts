import { evolve } from "@thunderjack/core";
import type { Tape } from "@thunderjack/recording";
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

  /** The lines of all events so far. */
  get lines(): readonly TranscriptLine[] {
    return Array.from({ length: Math.ceil(this.#tape.length / PART) }, (_, part) => this.#part(part)).flat();
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

  /** The plain text, with an empty line between rounds. */
  get text(): string {
    const { lines } = this;
    return lines
      .map(({ sentence, round }, place) => {
        const isNext = place > 0 && round !== lines[place - 1]?.round;
        return `${isNext ? "\n" : ""}${sentence}\n`;
      })
      .join("");
  }

  /** Returns the lines of the events from `part * PART + 1` on. A complete part is narrated once. */
  #part(part: number): readonly TranscriptLine[] {
    const known = this.#parts.get(part);
    if (known !== undefined) return known;
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
    if (end === (part + 1) * PART) this.#parts.set(part, lines);
    return lines;
  }
}

/** The lines of a transcript around a position. */
export interface TranscriptWindow {
  /** The lines up to the position. The last one is the current line. */
  readonly before: readonly TranscriptLine[];
  readonly after: readonly TranscriptLine[];
}
