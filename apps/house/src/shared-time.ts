/** The time between two questions to the database, in milliseconds. */
const INTERVAL = 60_000;

/** The longest time that the database may take for an answer that is used, in milliseconds. */
const LONGEST_ANSWER = 1000;

/**
 * The time of the database, which all processes of a house share. Deadlines are stored, so a process whose own clock is ahead would
 * act for players too early. A jump of the clock of the machine has no effect.
 */
export class SharedTime {
  readonly #read: () => Promise<number>;
  /** The time of the database minus the time since the start of this process; `null` before the first answer. */
  #offset: number | null = null;
  /** The last time that was read, and when, since the start of this process. */
  #last = 0;
  #lastAt = 0;
  readonly #timer: NodeJS.Timeout;

  private constructor(read: () => Promise<number>, failed: (reason: unknown) => void) {
    this.#read = read;
    this.#timer = setInterval(() => this.#measure().catch(failed), INTERVAL).unref();
  }

  /**
   * Opens the time of a database.
   *
   * @param read returns the time of the database, in milliseconds since 1970
   * @param failed called if a later question has failed; the time then continues from the last answer
   */
  static async open(read: () => Promise<number>, failed: (reason: unknown) => void): Promise<SharedTime> {
    const time = new SharedTime(read, failed);
    await time.#measure();
    return time;
  }

  /**
   * Returns the milliseconds since 1970. The number never decreases. After the time of the database has gone back, the shared time
   * runs at half speed until it equals the time of the database, so that deadlines still pass.
   */
  now(): number {
    const at = performance.now();
    this.#last = Math.max((this.#offset ?? 0) + at, this.#last + (at - this.#lastAt) / 2);
    this.#lastAt = at;
    return Math.round(this.#last);
  }

  /** Ends the questions to the database. */
  end(): void {
    clearInterval(this.#timer);
  }

  async #measure(): Promise<void> {
    const begin = performance.now();
    const time = await this.#read();
    const end = performance.now();
    if (this.#offset === null || end - begin < LONGEST_ANSWER) this.#offset = time - (begin + end) / 2;
  }
}
