import type { Shell } from "./shell.js";

const FIRST_AFTER = 1000;
const THEN_EVERY = 200;

/** Says on the standard error output how far something has come, once it takes longer than a second. */
export class Progress {
  #next = performance.now() + FIRST_AFTER;
  #isShown = false;

  /** @param what the noun of the counted things, such as "scripts" */
  constructor(
    private readonly shell: Shell,
    private readonly what: string,
  ) {}

  /** Only for people: a log would fill with it. */
  tell(count: number): void {
    if (!this.shell.isWatched || performance.now() < this.#next) return;
    this.#next = performance.now() + THEN_EVERY;
    this.#isShown = true;
    this.shell.stderr.write(`\r${count.toLocaleString("en")} ${this.what} …`);
  }

  /** Takes the line away. */
  end(): void {
    if (this.#isShown) this.shell.stderr.write("\r\u001b[K");
  }
}
