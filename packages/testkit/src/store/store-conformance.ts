import type { TestRunner } from "../conformance/conformance.js";
import { contestedCases } from "./contested-cases.js";
import { houseCases } from "./house-cases.js";
import { logCases } from "./log-cases.js";
import { moneyCases } from "./money-cases.js";
import type { OpenStore, StoreConformanceOptions } from "./store-case.js";
import { walletCases } from "./wallet-cases.js";

export type { OpenStore, StoreConformanceOptions } from "./store-case.js";

/**
 * Declares the conformance suite of stores of a house as test cases: positions, doubled ids, batches with a bad row,
 * contested appends, reads, deadlines, wake-ups, secrets, transfers, the orders to a wallet, and a house that plays on the store.
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
    for (const { name: title, run } of [...logCases, ...moneyCases, ...walletCases, ...contestedCases, ...houseCases]) {
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
