import { evolve, publicEvent, publicState } from "@thunderjack/core";
import { openingState, type Playback } from "@thunderjack/recording";
import { narrate, type Phrasebook } from "@thunderjack/stage";

/** One sentence of a transcript. */
export interface TranscriptLine {
  /** The event it tells. */
  readonly seq: number;
  /** The round it belongs to; 0 before the first. */
  readonly round: number;
  readonly sentence: string;
}

/** A recording as sentences. It is told anew where it has grown, and not where it was told already. */
export class Transcript {
  readonly #playback: Playback;
  readonly #words: Phrasebook;
  readonly #lines: TranscriptLine[] = [];
  #state;
  #told = 0;

  constructor(playback: Playback, words: Phrasebook) {
    this.#playback = playback;
    this.#words = words;
    this.#state = publicState(openingState(playback.recording.header));
  }

  /** Whether this is what it tells. */
  isOf(playback: Playback, words: Phrasebook): boolean {
    return playback === this.#playback && words === this.#words;
  }

  /** All lines up to now. */
  get lines(): readonly TranscriptLine[] {
    const { events } = this.#playback.recording;
    for (; this.#told < events.length; this.#told++) {
      const event = events[this.#told];
      if (event === undefined) break;
      const shown = publicEvent(event);
      this.#state = evolve(this.#state, shown);
      const sentence = narrate(shown, this.#state, this.#words);
      if (sentence !== null) this.#lines.push({ seq: event.seq, round: this.#state.round, sentence });
    }
    return this.#lines;
  }

  /** The place of the line that tells a position: the last one up to it; -1 before the first. */
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

  /** As plain text, a round in each paragraph. */
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
