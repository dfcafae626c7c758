import { expect, test } from "vitest";
import { hostPages } from "./opened.js";

const { open } = hostPages();

const MOUNTS = 30;

/** The limits for a batch of tables. */
const LIMITS = { nodes: 0, listeners: 0, bytes: 200_000 };

/**
 * The maximum number of batches. All code is loaded with the first tables, and compiled code grows in steps. A leak would
 * appear in every batch.
 */
const BATCHES = 4;

test.each([
  ["lit", "deal"],
  ["canvas2d", "deal"],
  ["canvas", "deal"],
  ["lit", "wait for the page"],
] as const)(
  `${MOUNTS} tables drawn by %s that %s leave no nodes, no listeners and at most 0.2 MB after they are removed`,
  async (renderer, doing) => {
    const { page } = await open("/plain.html", undefined, { viewport: { width: 400, height: 500 } });
    const session = await page.context().newCDPSession(page);
    await session.send("HeapProfiler.enable");
    const measure = async () => {
      for (let turn = 0; turn < 3; turn++) await session.send("HeapProfiler.collectGarbage");
      const { usedSize: bytes } = await session.send("Runtime.getHeapUsage");
      const { nodes, jsEventListeners: listeners } = await session.send("Memory.getDOMCounters");
      return { nodes, listeners, bytes };
    };
    const mount = () =>
      page.evaluate(
        async ([count, name, waits]) => {
          for (let each = 0; each < count; each++) {
            const table = document.createElement("thunderjack-table");
            table.speed = "instant";
            table.renderer = name;
            if (waits)
              table.addEventListener("thunderjack-before-deal", (event) => event.waitUntil(new Promise(() => {})));
            document.body.append(table);
            await table.updateComplete;
            const isDrawn = () => table.shadowRoot?.querySelector("canvas, tj-table") != null;
            while (!isDrawn()) await new Promise(requestAnimationFrame);
            table.placeBet("middle", 1000);
            table.deal();
            await table.updateComplete;
            while (waits && !table.waiting?.startsWith("Waiting for")) await new Promise(requestAnimationFrame);
            table.remove();
          }
        },
        [MOUNTS, renderer, doing !== "deal"] as const,
      );
    await mount();
    await page.waitForLoadState("networkidle");
    const grown: Record<keyof typeof LIMITS, number>[] = [];
    const isWithinLimits = () =>
      grown.some(
        ({ nodes, listeners, bytes }) =>
          nodes <= LIMITS.nodes && listeners <= LIMITS.listeners && bytes <= LIMITS.bytes,
      );
    let before = await measure();
    while (!isWithinLimits() && grown.length < BATCHES) {
      await mount();
      const after = await measure();
      grown.push({
        nodes: after.nodes - before.nodes,
        listeners: after.listeners - before.listeners,
        bytes: after.bytes - before.bytes,
      });
      before = after;
    }
    console.log(`${MOUNTS} tables drawn by ${renderer} that ${doing}: left`, grown);
    expect(isWithinLimits(), JSON.stringify(grown)).toBe(true);
  },
);
