import { expect, test } from "vitest";
import { hostPages } from "./opened.js";

const { open } = hostPages();

test("a stake is settled until it is acknowledged although the code of the wallet cannot be loaded", async () => {
  const { page } = await open("/plain.html", (before) =>
    before.route("**/table-wallet-*.js", (route) => route.abort()),
  );
  await page.waitForFunction(() => document.querySelector("thunderjack-table")?.conductor);
  const found = await page.evaluate(async () => {
    const table = document.querySelector("thunderjack-table");
    if (table === null) throw new Error("There is no table.");
    const timers = new Set<{ readonly milliseconds: number; readonly run: () => void }>();
    const asked: { readonly id: string; readonly amount: number; readonly signal: AbortSignal }[] = [];
    const settled: unknown[] = [];
    table.addEventListener("thunderjack-before-deal", (event) => {
      asked.push(event);
      event.waitUntil(Promise.resolve());
    });
    await table.updateComplete;
    table.placeBet("middle", 1000);
    table.clock = {
      now: () => 0,
      schedule: (milliseconds, run) => {
        const timer = { milliseconds, run };
        timers.add(timer);
        return () => void timers.delete(timer);
      },
    };
    const repeats = () => [...timers].filter(({ milliseconds }) => milliseconds === 5000 || milliseconds === 10_000);
    const first = new Promise((resolve) => table.addEventListener("thunderjack-settlement", resolve, { once: true }));
    table.addEventListener("thunderjack-settlement", (event) => {
      settled.push(event.detail);
      if (settled.length === 2) event.acknowledge();
    });
    table.deal();
    await first;
    const pauses = repeats().map(({ milliseconds }) => milliseconds);
    for (const { run } of repeats()) run();
    const [{ id, amount, signal } = { id: "", amount: 0, signal: null }] = asked;
    return {
      id,
      amount,
      settled,
      pauses,
      isAborted: signal?.aborted,
      round: table.table?.publicState.round,
    };
  });
  const { id, amount } = found;
  const settlement = { id, stakes: [id], reason: "cancelled", staked: amount, returned: amount };
  expect(found).toEqual({
    id,
    amount: 1000,
    settled: [settlement, settlement],
    pauses: [5000],
    isAborted: true,
    round: 0,
  });
});
