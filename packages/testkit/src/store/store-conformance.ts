import type { HouseStore } from "@thunderjack/house";
import type { TestRunner } from "../conformance/conformance.js";
import { contestedCases } from "./contested-cases.js";
import { houseCases } from "./house-cases.js";
import { logCases } from "./log-cases.js";
import { moneyCases } from "./money-cases.js";

/** A store that is opened for one case, with no tables and no accounts. */
export interface OpenStore {
  readonly store: HouseStore;
  /** The same store, as another process opens it. A store in memory passes the same object. */
  readonly other: HouseStore;
  /** Closes both. */
  readonly close: () => Promise<void>;
}

/** The options of the suite. */
export interface StoreConformanceOptions {
  /** The number of appends that two processes contest; defaults to 1,000. */
  readonly contested?: number;
}

/** One case of the suite. */
export interface StoreCase {
  readonly name: string;
  /** @throws an error with the difference if the store does not conform */
  readonly run: (open: OpenStore, options: Required<StoreConformanceOptions>) => Promise<void>;
}

/**
 * Declares the conformance suite of stores of a house as test cases: positions, doubled ids, batches with a bad row,
 * contested appends, reads, deadlines, wake-ups, secrets, transfers, and a house that plays on the store.
 *
 * ```ts
 * import { describe, it } from "vitest";
 *
 * storeConformance({ describe, it }, "my store", async () => ({ store, other, close }));
 * ```
 *
 * @param open opens an empty store
 */
export function storeConformance(
  { describe, it }: TestRunner,
  name: string,
  open: () => Promise<OpenStore>,
  { contested = 1000 }: StoreConformanceOptions = {},
): void {
  describe(name, () => {
    for (const { name: title, run } of [...logCases, ...moneyCases, ...contestedCases, ...houseCases]) {
      it(title, async () => {
        const opened = await open();
        try {
          await run(opened, { contested });
        } finally {
          await opened.close();
        }
      });
    }
  });
}
