import { type ChildProcess, spawn } from "node:child_process";
import { CHROMIUM_FLAGS, chromiumPath } from "@thunderjack/vitest/chromium-path";

const FLAGS = [
  ...CHROMIUM_FLAGS,
  "--headless=new",
  "--no-default-browser-check",
  "--disable-breakpad",
  "--disable-crash-reporter",
  "--disable-gpu",
  "--disable-extensions",
  "--disable-default-apps",
  "--metrics-recording-only",
  "--password-store=basic",
  "--use-mock-keychain",
];

/** A browser in its own process group, which can be killed without a shutdown. */
export class BrowserProcess {
  readonly #process: ChildProcess;
  readonly #ended: Promise<void>;

  /**
   * Starts a browser.
   *
   * @param profile the folder of the browser profile
   * @param address the URL of the page
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
    // Callers of `kill` receive the rejection. This handler avoids an unhandled rejection.
    this.#ended.catch(() => {});
  }

  /** Whether the process is running. */
  get isAlive(): boolean {
    return this.#process.exitCode === null && this.#process.signalCode === null;
  }

  /** Kills the process and its children. Resolves when all of them have ended. */
  async kill(): Promise<void> {
    const { pid } = this.#process;
    if (pid !== undefined) signal(pid, "SIGKILL");
    await this.#ended;
    while (pid !== undefined && signal(pid, 0)) await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** Sends a signal to a process group; 0 sends none. Returns whether the group still has a process. */
function signal(group: number, name: "SIGKILL" | 0): boolean {
  try {
    return process.kill(-group, name);
  } catch {
    return false;
  }
}
