import { type ChildProcess, spawn } from "node:child_process";
import { chromiumPath } from "@thunderjack/vitest/chromium-path";

const FLAGS = [
  "--headless=new",
  "--no-sandbox",
  "--no-first-run",
  "--no-default-browser-check",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-breakpad",
  "--disable-crash-reporter",
  "--disable-gpu",
  "--disable-extensions",
  "--disable-default-apps",
  "--metrics-recording-only",
  "--password-store=basic",
  "--use-mock-keychain",
];

/** A browser of its own process group, which nobody asks before it ends. */
export class Mortal {
  readonly #process: ChildProcess;
  readonly #ended: Promise<void>;

  /**
   * @param profile the folder in which it keeps all that it keeps
   * @param address the page that it opens
   */
  constructor(profile: string, address: string) {
    this.#process = spawn(chromiumPath(), [...FLAGS, `--user-data-dir=${profile}`, address], {
      detached: true,
      stdio: "ignore",
    });
    this.#ended = new Promise((resolve, reject) => {
      this.#process.once("exit", () => resolve());
      this.#process.once("error", reject);
    });
    // Whoever waits for it hears of it.
    this.#ended.catch(() => {});
  }

  /** Whether it still lives. */
  get isAlive(): boolean {
    return this.#process.exitCode === null && this.#process.signalCode === null;
  }

  /** Ends it and all of its children at once, in whatever they are doing. Resolves when none of them is left. */
  async kill(): Promise<void> {
    const { pid } = this.#process;
    if (pid !== undefined) signal(pid, "SIGKILL");
    await this.#ended;
    while (pid !== undefined && signal(pid, 0)) await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** @returns whether the group had somebody to be told */
function signal(group: number, name: "SIGKILL" | 0): boolean {
  try {
    return process.kill(-group, name);
  } catch {
    return false;
  }
}
