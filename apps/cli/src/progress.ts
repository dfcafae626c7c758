import type { Shell } from "./shell.js";

const FIRST_AFTER = 1000;
const THEN_EVERY = 200;

/** Prints the progress of work on the standard error output, after the first second. */
export class Progress {
  #next = performance.now() + FIRST_AFTER;
  #isShown = false;

  /** @param what the noun for the counted things, such as "scripts" */
  constructor(
    private readonly shell: Shell,
    private readonly what: string,
  ) {}

  /**
   * Prints the count at intervals. Prints nothing if the output is not a terminal, because progress lines would fill a
   * log.
   */
  update(count: number): void {
    if (!this.shell.isWatched || performance.now() < this.#next) return;
    this.#next = performance.now() + THEN_EVERY;
    this.#isShown = true;
    this.shell.stderr.write(`\r${count.toLocaleString("en")} ${this.what} …`);
  }

  /** Removes the progress line. */
  end(): void {
    if (this.#isShown) this.shell.stderr.write("\r\u001b[K");
  }
}
