import type { PageReport } from "./page-report.js";

/** Collects the reports of a page, until there are as many as the plan requires before the kill. */
export class ReportLog {
  readonly #reports: PageReport[] = [];
  readonly #enough: number;
  readonly #isHeld: boolean;
  #settle: { readonly complete: () => void; readonly failed: (reason: Error) => void } | null = null;
  #isEnded = false;

  /**
   * Creates a log.
   *
   * @param enough the number of reports to wait for
   * @param isHeld whether the server never responds to the last report, so that the page blocks
   */
  constructor(enough: number, isHeld: boolean) {
    this.#enough = enough;
    this.#isHeld = isHeld;
  }

  /** All reports in order. */
  get all(): readonly PageReport[] {
    return this.#reports;
  }

  /** Adds a report. Resolves when the page may continue. */
  async add(report: PageReport): Promise<void> {
    // A report of a killed page may arrive late.
    if (this.#isEnded) return;
    this.#reports.push(report);
    if (report.kind === "failed") this.#settle?.failed(new Error(`The page failed: ${report.reason}`));
    if (this.#reports.length < this.#enough) return;
    this.#settle?.complete();
    if (this.#isHeld) await new Promise(() => {});
  }

  /**
   * Resolves when there are enough reports.
   *
   * @param timeout in milliseconds
   * @throws Error when the page reports a failure, or after the timeout
   */
  enough(timeout: number): Promise<void> {
    if (this.#reports.length >= this.#enough) return Promise.resolve();
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        reject(new Error(`The page sent ${this.#reports.length} of ${this.#enough} reports in ${timeout} ms.`));
      }, timeout);
      const settled = (then: () => void) => {
        clearTimeout(timer);
        then();
      };
      this.#settle = { complete: () => settled(resolve), failed: (reason) => settled(() => reject(reason)) };
    });
  }

  /** Ignores further reports. */
  end(): void {
    this.#isEnded = true;
  }
}
