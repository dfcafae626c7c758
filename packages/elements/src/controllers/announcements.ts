import type { Phrasebook, TableView } from "@thunderjack/stage";
import { answerTo, type Question } from "../components/tj-announcer/questions.js";
import type { TjAnnouncer } from "../components/tj-announcer/tj-announcer.js";

/**
 * Sends sentences to the live region of a table. Before the first render there is no live region, and sentences are
 * dropped.
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

  /** Announces a rejection or an answer before the queued sentences. An empty sentence is ignored. */
  sayNext(sentence: string): void {
    if (sentence) this.#announcer()?.answer(sentence);
  }

  /** Announces the answer to a question of the player about the displayed view. */
  answer(view: TableView, question: Question, words: Phrasebook): void {
    this.sayNext(answerTo(view, question, words));
  }

  /** Empties the queue. */
  clear(): void {
    this.#announcer()?.hush();
  }
}
