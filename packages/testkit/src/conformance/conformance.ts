import { commandCases } from "./command-cases.js";
import { disposalCases } from "./disposal-cases.js";
import type { ConformanceCase, RendererDriver } from "./driver.js";
import { holeCardCases } from "./hole-card-cases.js";
import { seatingCases } from "./seating-cases.js";
import { timingCases } from "./timing-cases.js";
import { viewCases } from "./view-cases.js";

/** The functions of a test runner that the suite needs, as in Vitest, Jest, Mocha and `node:test`. */
export interface TestRunner {
  /** Declares a group of cases. */
  describe(name: string, body: () => void): unknown;
  /** Declares one case. The case fails when its promise rejects. */
  it(name: string, body: () => Promise<void>): unknown;
}

/**
 * Declares the conformance suite of renderers as test cases. The suite plays the recorded rounds to the renderer with a
 * virtual clock and checks that it shows each view, dispatches the commands of its buttons, leaves the timing to the
 * conductor, does not disclose the hole card, and is fully removed when disposed.
 *
 * ```ts
 * import { describe, it } from "vitest";
 *
 * conformance({ describe, it }, { renderer, newHost, readTable, readText, isEmpty, press, placeChip });
 * ```
 */
export function conformance<Host>({ describe, it }: TestRunner, driver: RendererDriver<Host>): void {
  const cases = conformanceCases(driver);
  for (const title of new Set(cases.map(({ group }) => group))) {
    describe(title, () => {
      for (const { group, name, run } of cases) if (group === title) it(name, run);
    });
  }
}

/** Returns the cases of {@link conformance}, for running them without a test runner. */
export function conformanceCases<Host>(driver: RendererDriver<Host>): readonly ConformanceCase[] {
  return [
    ...viewCases(driver),
    ...commandCases(driver),
    ...holeCardCases(driver),
    ...timingCases(driver),
    ...(driver.hasOnePlayer === true ? [] : seatingCases(driver)),
    ...disposalCases(driver),
  ];
}
