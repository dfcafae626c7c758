import { endCases } from "./end-cases.js";
import { moveCases } from "./move-cases.js";
import { paceCases } from "./pace-cases.js";
import { pictureCases } from "./picture-cases.js";
import { secrecyCases } from "./secrecy-cases.js";
import type { ConformanceCase, Subject } from "./subject.js";

/** The two words of a test runner: those of Vitest, Jest, Mocha or `node:test`. */
export interface Runner {
  /** A group of cases. */
  describe(name: string, body: () => void): unknown;
  /** One case; it fails when its promise is refused. */
  it(name: string, body: () => Promise<void>): unknown;
}

/**
 * The definition of a renderer: fed the recorded rounds by a conductor in a time that stands still, it shows the same
 * table as every other one, asks for the same moves, leaves time to the conductor, keeps the hole card, and leaves
 * nothing behind.
 *
 * ```ts
 * import { describe, it } from "vitest";
 *
 * conformance({ describe, it }, { renderer, newHost, readTable, readText, isEmpty, press, layChip });
 * ```
 */
export function conformance<Host>({ describe, it }: Runner, subject: Subject<Host>): void {
  const cases = conformanceCases(subject);
  for (const about of new Set(cases.map(({ group }) => group))) {
    describe(about, () => {
      for (const { group, name, run } of cases) if (group === about) it(name, run);
    });
  }
}

/** The cases of {@link conformance} one by one, for those who want to run them without a runner. */
export function conformanceCases<Host>(subject: Subject<Host>): readonly ConformanceCase[] {
  return [
    ...pictureCases(subject),
    ...moveCases(subject),
    ...secrecyCases(subject),
    ...paceCases(subject),
    ...endCases(subject),
  ];
}
