import "@thunderjack/elements/define";
import { canvasRenderer } from "@thunderjack/canvas";
import { litRenderer } from "@thunderjack/elements";
import { conformanceCases, type RendererDriver } from "@thunderjack/testkit";
import { IS_THOROUGH } from "@thunderjack/vitest/thorough";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { canvasDriver } from "../../../../packages/canvas/test/canvas-driver.js";
import { litDriver } from "../../../../packages/elements/test/lit-driver.js";
import { FarTables } from "./far-tables.js";

/** A thorough run has all cases of the suite. Other runs have the first of this number of cases in each group. */
const ONE_OF = 12;

/** The conformance suite of renderers, over a socket with 300 ms of latency in each direction, loss and interruptions. */
describe.each([
  ["the Lit table", litDriver(litRenderer)],
  ["the canvas table", canvasDriver(canvasRenderer({ prefer: "canvas2d" }))],
] as const)("%s over a faulty line", (name, local) => {
  const tables = new FarTables(inject("relay"));
  const driver: RendererDriver<HTMLElement> = { ...local, carry: (table) => tables.carry(table) };
  const cases = conformanceCases(driver);
  /** The faults before this suite. All suites share one `FaultyLine`, which counts the faults of all of them. */
  let before = { cut: 0, muted: 0 };

  beforeAll(async () => {
    before = await tables.faults();
    if (name !== "the Lit table") return;
    // A table loads the components of a round with its first round.
    const first = conformanceCases(local).find(({ group }) => group === "view");
    await first?.run().catch(() => {});
    await customElements.whenDefined("tj-dealer");
  });
  afterAll(async () => {
    const after = await tables.faults();
    const [cut, muted] = [after.cut - before.cut, after.muted - before.muted];
    console.log(`${name}: ${cut} connections were cut, ${muted} became mute.`);
    expect(cut).toBeGreaterThan(0);
  });

  for (const [place, { group, name: title, run }] of cases.entries()) {
    const first = cases.findIndex((one) => one.group === group);
    if (IS_THOROUGH || (place - first) % ONE_OF === 0) it(`${group}: ${title}`, run);
  }
});
