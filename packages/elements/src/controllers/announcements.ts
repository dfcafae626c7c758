import type { TjAnnouncer } from "../components/tj-announcer/tj-announcer.js";

/**
 * Sends sentences to the live region of a table. Sentences are dropped before the first render, when there is no live
 * region.
 */
export class Announcements {
  readonly #announcer: () => TjAnnouncer | null;

  constructor(announcer: () => TjAnnouncer | null) {
    this.#announcer = announcer;
  }

  /** Queues a sentence. An empty sentence is ignored. */
  announce(sentence: string | null | undefined): void {
    if (sentence) this.#announcer()?.announce(sentence);
  }

  /** Announces a sentence before the queued sentences, such as a rejection. An empty sentence is ignored. */
  announceNext(sentence: string): void {
    if (sentence) this.#announcer()?.answer(sentence);
  }

  /** Clears the queue and the live region. */
  clear(): void {
    this.#announcer()?.hush();
  }
}
