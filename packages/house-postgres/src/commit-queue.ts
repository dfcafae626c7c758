import type { AppendResult } from "@thunderjack/house";
import { type AppendOptions, append } from "./append.js";
import type { Row } from "./checked-row.js";

/** The largest number of statements at the same time. */
const LARGEST_NUMBER = 2;

/**
 * The number of waiting calls for which another statement begins at the same time. Fewer calls wait for the running statement:
 * a statement with all of them takes less processor time.
 */
const ENOUGH_CALLS = 16;

/**
 * The time after which another statement begins for fewer calls, in milliseconds. The running statement then probably
 * waits for a lock that another process holds on one of its tables.
 */
const LONGEST_WAIT = 50;

/** The largest number of commits in one statement. */
const LARGEST_BATCH = 200;

interface Call {
  readonly rows: readonly Row[];
  readonly resolve: (results: readonly AppendResult[]) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Stores commits that can be joined. The calls that arrive during a statement are joined in the next one, which stores up to
 * 200 commits.
 */
export class CommitQueue {
  readonly #options: AppendOptions;
  readonly #stored: (commits: number) => void;
  #waiting: Call[] = [];
  /** The tables of the running statements. */
  readonly #busy = new Set<string>();
  #running = 0;
  /** The number of statements so far. */
  #statements = 0;
  #timer: NodeJS.Timeout | null = null;

  constructor(options: AppendOptions, stored: (commits: number) => void = () => {}) {
    this.#options = options;
    this.#stored = stored;
  }

  /** Stores the commits of a call. */
  append(rows: readonly Row[]): Promise<readonly AppendResult[]> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ rows, resolve, reject });
      if (this.#running === 0 || (this.#running < LARGEST_NUMBER && this.#waiting.length >= ENOUGH_CALLS)) {
        void this.#run();
      } else if (this.#running < LARGEST_NUMBER) this.#watch();
    });
  }

  /** Begins another statement if calls still wait for the same statement after {@link LONGEST_WAIT}. */
  #watch(): void {
    if (this.#timer !== null) return;
    const before = this.#statements;
    this.#timer = setTimeout(() => {
      this.#timer = null;
      if (this.#waiting.length === 0 || this.#running === LARGEST_NUMBER) return;
      if (this.#statements === before) void this.#run();
      else this.#watch();
    }, LONGEST_WAIT);
  }

  async #run(): Promise<void> {
    this.#running += 1;
    // The calls of the same turn of the event loop are joined.
    await Promise.resolve();
    for (let batch = this.#nextBatch(); batch.length > 0; batch = this.#nextBatch()) {
      const tables = batch.flatMap(({ rows }) => rows.map(({ commit }) => commit.table));
      for (const table of tables) this.#busy.add(table);
      this.#statements += 1;
      await this.#store(batch);
      for (const table of tables) this.#busy.delete(table);
    }
    this.#running -= 1;
  }

  /** Takes the waiting calls that fit in one statement. Calls with a table of an earlier or running call wait. */
  #nextBatch(): readonly Call[] {
    const batch: Call[] = [];
    const left: Call[] = [];
    const tables = new Set(this.#busy);
    let size = 0;
    for (const call of this.#waiting) {
      const isFree = call.rows.every(({ commit }) => !tables.has(commit.table));
      if (isFree && (size === 0 || size + call.rows.length <= LARGEST_BATCH)) {
        batch.push(call);
        size += call.rows.length;
      } else left.push(call);
      for (const { commit } of call.rows) tables.add(commit.table);
    }
    this.#waiting = left;
    return batch;
  }

  async #store(calls: readonly Call[]): Promise<void> {
    try {
      const rows = calls.flatMap((call) => call.rows);
      const results = await append(this.#options, rows);
      this.#stored(rows.length);
      let first = 0;
      for (const { rows, resolve } of calls) {
        resolve(results.slice(first, first + rows.length));
        first += rows.length;
      }
    } catch (reason) {
      for (const call of calls) call.reject(reason);
    }
  }
}
