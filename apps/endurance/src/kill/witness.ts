import type { Testimony } from "./testimony.js";

/** Hears what a page tells, and says when it has told enough. */
export class Witness {
  readonly #life: Testimony[] = [];
  readonly #enough: number;
  readonly #isHeld: boolean;
  #settle: { readonly told: () => void; readonly failed: (reason: Error) => void } | null = null;
  #isEnded = false;

  /**
   * @param enough how many testimonies are enough
   * @param isHeld whether the last of them is never answered, so that the page waits in it
   */
  constructor(enough: number, isHeld: boolean) {
    this.#enough = enough;
    this.#isHeld = isHeld;
  }

  /** All that was told, in order. */
  get life(): readonly Testimony[] {
    return this.#life;
  }

  /** Resolves when the page may go on. */
  async hear(testimony: Testimony): Promise<void> {
    // Somebody who is dead may have been heard too late.
    if (this.#isEnded) return;
    this.#life.push(testimony);
    if (testimony.kind === "failed") this.#settle?.failed(new Error(`The page failed: ${testimony.reason}`));
    if (this.#life.length < this.#enough) return;
    this.#settle?.told();
    if (this.#isHeld) await new Promise(() => {});
  }

  /**
   * Resolves when enough was told.
   *
   * @param patience in milliseconds
   * @throws Error when the page says that it failed, or tells too little for so long
   */
  enough(patience: number): Promise<void> {
    if (this.#life.length >= this.#enough) return Promise.resolve();
    return new Promise((resolve, reject) => {
      const impatience = setTimeout(() => {
        reject(new Error(`The page told ${this.#life.length} of ${this.#enough} things in ${patience} ms.`));
      }, patience);
      const settled = (then: () => void) => {
        clearTimeout(impatience);
        then();
      };
      this.#settle = { told: () => settled(resolve), failed: (reason) => settled(() => reject(reason)) };
    });
  }

  /** Hears nothing more. */
  end(): void {
    this.#isEnded = true;
  }
}
