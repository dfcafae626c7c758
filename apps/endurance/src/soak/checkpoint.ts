import type { CDPSession, Page } from "playwright";
import type { StoredRoom } from "../page/stored-room.js";

/** How the page of a soak stands after so many rounds, with all that nobody needs collected. */
export interface Checkpoint extends StoredRoom {
  readonly rounds: number;
  /** Bytes of JavaScript's heap. */
  readonly heap: number;
  /** Those of the page that are not there because of the cards that happen to lie on the table. */
  readonly nodes: number;
  readonly listeners: number;
  /** What each of the rounds since the checkpoint before took of the page's main thread, in milliseconds. */
  readonly time: number;
}

/** How often the collector is asked: what has a finalizer, or lies in the old part of the heap, takes more than once. */
const COLLECTIONS = 3;

/** Measures a page that plays. */
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

  /** Lets the page play so many rounds more, and looks at it. */
  async after(rounds: number): Promise<Checkpoint> {
    const before = await this.#processorTime();
    await this.#page.evaluate((more) => window.soak.play(more), rounds);
    const time = ((await this.#processorTime()) - before) / rounds;
    this.#rounds += rounds;
    for (let turn = 0; turn < COLLECTIONS; turn++) await this.#session.send("HeapProfiler.collectGarbage");
    const { usedSize } = await this.#session.send("Runtime.getHeapUsage");
    const { nodes, jsEventListeners } = await this.#session.send("Memory.getDOMCounters");
    const lying = await this.#page.evaluate(() => window.soak.lyingNodes());
    const stored = await this.#page.evaluate(() => window.soak.stored());
    return { rounds: this.#rounds, heap: usedSize, nodes: nodes - lying, listeners: jsEventListeners, time, ...stored };
  }

  /** Of the main thread so far, in milliseconds: waiting for a busy machine is none of it. */
  async #processorTime(): Promise<number> {
    const { metrics } = await this.#session.send("Performance.getMetrics");
    const thread = metrics.find(({ name }) => name === "ThreadTime");
    if (thread === undefined) throw new Error("The browser does not say what its main thread has taken.");
    return thread.value * 1000;
  }
}
