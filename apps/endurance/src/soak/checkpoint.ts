import type { CDPSession, Page } from "playwright";
import type { StorageUsage } from "../page/storage-usage.js";

/**
 * The number of rounds after which the history of every kind of table has reached its limit. A session keeps ten
 * recordings of 100 rounds and the recording in play. An element without storage keeps the last 1,000 rounds of a shoe.
 */
export const HISTORY_LIMIT = 1_200;

/**
 * The measurements of the page after a number of rounds. Checkpoints after {@link HISTORY_LIMIT} are taken after
 * garbage collection, because their memory is compared.
 */
export interface Checkpoint extends StorageUsage {
  readonly rounds: number;
  /** The size of the JavaScript heap, in bytes. */
  readonly heap: number;
  /** The number of DOM nodes outside cards and hands. */
  readonly nodes: number;
  readonly listeners: number;
  /** The CPU time of the main thread per round since the last checkpoint, in milliseconds. */
  readonly time: number;
}

/** The number of garbage collections before a checkpoint. Finalizers and the old generation need more than one. */
const COLLECTIONS = 3;

/** Measures a page. */
export class Gauge {
  readonly #page: Page;
  readonly #session: CDPSession;
  #rounds = 0;

  private constructor(page: Page, session: CDPSession) {
    this.#page = page;
    this.#session = session;
  }

  static async on(page: Page): Promise<Gauge> {
    const session = await page.context().newCDPSession(page);
    await session.send("HeapProfiler.enable");
    await session.send("Performance.enable", { timeDomain: "threadTicks" });
    return new Gauge(page, session);
  }

  /** Plays this number of further rounds in the page, and then measures the page. */
  async after(rounds: number): Promise<Checkpoint> {
    const before = await this.#processorTime();
    await this.#page.evaluate((more) => window.soak.play(more), rounds);
    const time = ((await this.#processorTime()) - before) / rounds;
    this.#rounds += rounds;
    const collections = this.#rounds > HISTORY_LIMIT ? COLLECTIONS : 0;
    for (let turn = 0; turn < collections; turn++) await this.#session.send("HeapProfiler.collectGarbage");
    const { usedSize } = await this.#session.send("Runtime.getHeapUsage");
    const { nodes, jsEventListeners } = await this.#session.send("Memory.getDOMCounters");
    const inCards = await this.#page.evaluate(() => window.soak.cardNodes());
    const stored = await this.#page.evaluate(() => window.soak.stored());
    return {
      rounds: this.#rounds,
      heap: usedSize,
      nodes: nodes - inCards,
      listeners: jsEventListeners,
      time,
      ...stored,
    };
  }

  /** Returns the CPU time of the main thread so far, in milliseconds. */
  async #processorTime(): Promise<number> {
    const { metrics } = await this.#session.send("Performance.getMetrics");
    const thread = metrics.find(({ name }) => name === "ThreadTime");
    if (thread === undefined) throw new Error("The browser does not report the CPU time of its main thread.");
    return thread.value * 1000;
  }
}
