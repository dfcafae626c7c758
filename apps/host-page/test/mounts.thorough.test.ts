import { expect, test } from "vitest";
import { hostPages } from "./opened.js";

const { open } = hostPages();

/** The number of tables: `MOUNTS`, or 200 by default. */
const MOUNTS = Number(process.env.MOUNTS ?? 200);
const BATCHES = 5;

test(`${MOUNTS} tables are mounted and removed, and the heap does not grow`, async () => {
  const { page } = await open("/plain.html");
  // Wait for all files that a table loads after its first render, because a request keeps its table in memory.
  await page.locator("tj-dealer:defined").first().waitFor({ state: "attached" });
  await page.waitForLoadState("networkidle");
  const session = await page.context().newCDPSession(page);
  await session.send("HeapProfiler.enable");
  const measure = async () => {
    for (let turn = 0; turn < 3; turn++) await session.send("HeapProfiler.collectGarbage");
    const { usedSize } = await session.send("Runtime.getHeapUsage");
    const { nodes } = await session.send("Memory.getDOMCounters");
    return { usedSize, nodes };
  };
  const mount = (times: number) =>
    page.evaluate(async (count) => {
      for (let each = 0; each < count; each++) {
        const table = document.createElement("thunderjack-table");
        table.speed = "instant";
        document.body.append(table);
        await table.updateComplete;
        table.placeBet("middle", 1000);
        table.deal();
        await table.updateComplete;
        table.remove();
      }
    }, times);
  const grown: number[] = [];
  let before = await measure();
  for (let batch = 0; batch < BATCHES; batch++) {
    await mount(MOUNTS / BATCHES);
    const after = await measure();
    grown.push(Math.round((after.usedSize - before.usedSize) / (MOUNTS / BATCHES)));
    // A few nodes may not have been garbage-collected yet. A leaked table would have hundreds of nodes.
    if (batch > 0) expect(after.nodes - before.nodes).toBeLessThan(MOUNTS / BATCHES);
    before = after;
  }
  console.log(`${MOUNTS} tables, batch by batch: the heap grew by ${grown.join(", ")} bytes per table`);
  // Compiled code stays in memory and grows in steps. A leak would appear in every batch.
  expect(Math.min(...grown)).toBeLessThan(5000);
});
