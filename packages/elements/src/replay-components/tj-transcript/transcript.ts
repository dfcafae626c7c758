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

/** A recording as sentences. It grows with the tape. */
export class Transcript {
  readonly #tape: Tape;
  readonly #words: Phrasebook;
  readonly #lines: TranscriptLine[] = [];
  #state;
  /** The number of events that are narrated. */
  #seq = 0;

  constructor(tape: Tape, words: Phrasebook) {
    this.#tape = tape;
    this.#words = words;
    this.#state = tape.state(0);
  }

  /** Returns whether this is the transcript of a tape in a language. */
  isOf(tape: Tape, words: Phrasebook): boolean {
    return tape === this.#tape && words === this.#words;
  }

  /** The lines of all events so far. */
  get lines(): readonly TranscriptLine[] {
    while (this.#seq < this.#tape.length) {
      const event = this.#tape.event(++this.#seq);
      this.#state = evolve(this.#state, event);
      const sentence = narrate(event, this.#state, this.#words, this.#tape.rules);
      if (sentence !== null) this.#lines.push({ seq: this.#seq, round: this.#state.round, sentence });
    }
    return this.#lines;
  }

  /** Returns the index of the last line up to a position; -1 before the first line. */
  placeAt(seq: number): number {
    const { lines } = this;
    let low = 0;
    let high = lines.length;
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      if ((lines[middle]?.seq ?? Number.POSITIVE_INFINITY) <= seq) low = middle + 1;
      else high = middle;
    }
    return low - 1;
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
}
