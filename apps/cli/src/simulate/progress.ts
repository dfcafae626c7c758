import { setImmediate } from "node:timers/promises";
import { whole } from "../format.js";
import type { Shell } from "../shell.js";

const FIRST_AFTER = 1000;
const SHOWN_EVERY = 250;
/** The interval of progress lines in a log, in milliseconds. It is long enough to keep the log short. */
const LOGGED_EVERY = 10_000;

/** Prints the progress of long work on the standard error output, after the first second. */
export class ProgressLine {
  #next: number;
  #isShown = false;

  constructor(
    private readonly shell: Shell,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.#next = this.now() + FIRST_AFTER;
  }

  /** Prints the text if the interval has passed. Yields to the event loop, so that the output is written. */
  async update(text: string): Promise<void> {
    if (this.now() >= this.#next) {
      const { isWatched, stderr } = this.shell;
      this.#next = this.now() + (isWatched ? SHOWN_EVERY : LOGGED_EVERY);
      this.#isShown = isWatched;
      stderr.write(isWatched ? `\r${text}\u001b[K` : `${text}\n`);
    }
    await setImmediate();
  }

  /** Removes the progress line. */
  end(): void {
    if (this.#isShown) this.shell.stderr.write("\r\u001b[K");
  }
}

/** Returns the progress and the remaining time: `12,300,000 of 100,000,000 rounds, 34 s left`. */
export function progressText(rounds: number, of: number, elapsed: number): string {
  const left = rounds === 0 ? "" : `, ${duration((elapsed / rounds) * (of - rounds))} left`;
  return `${whole(rounds)} of ${whole(of)} rounds${left}`;
}

function duration(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  if (seconds < 90) return `${seconds} s`;
  const minutes = Math.round(seconds / 60);
  return minutes < 90 ? `${minutes} min` : `${(minutes / 60).toFixed(1)} h`;
}
