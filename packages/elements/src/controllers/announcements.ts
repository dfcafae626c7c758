import type { Phrasebook, TableView } from "@thunderjack/stage";
import { answerTo, type Question } from "../components/tj-announcer/questions.js";
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
  say(sentence: string | null | undefined): void {
    if (sentence) this.#announcer()?.say(sentence);
  }

  /** Announces a sentence before the queued sentences, such as a rejection. An empty sentence is ignored. */
  sayNext(sentence: string): void {
    if (sentence) this.#announcer()?.answer(sentence);
  }

  /** Announces the answer to the player's question about a view, before the queued sentences. */
  answer(view: TableView, question: Question, words: Phrasebook): void {
    this.sayNext(answerTo(view, question, words));
  }

  /** Clears the queue and the live region. */
  clear(): void {
    this.#announcer()?.hush();
  }
}
