import type { CardId } from "@thunderjack/cards";
import { PRESETS } from "@thunderjack/core";
import { advise, mistakes } from "@thunderjack/odds";
import { expect, onTestFinished, test, vi } from "vitest";
import { all, click, drawn, seatedAt, textOf } from "../../test/seated.js";
import type { ThunderjackTable } from "../index.js";

/** The cards of a hand with 12 against a 9, for which standing is a mistake. */
const TWELVE: readonly CardId[] = ["10_h_0", "9_s_0", "2_h_0", "7_c_0", "5_c_0"];

/** Counts the workers that are started and ended from now on. */
function watchedWorkers() {
  const seen = { started: 0, ended: 0 };
  const Native = globalThis.Worker;
  class Watched extends Native {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      seen.started += 1;
    }
    override terminate(): void {
      seen.ended += 1;
      super.terminate();
    }
  }
  globalThis.Worker = Watched;
  onTestFinished(() => {
    globalThis.Worker = Native;
  });
  return seen;
}

async function withHints(element: ThunderjackTable): Promise<void> {
  element.hints = true;
  await vi.waitFor(() => expect(all(element, "tj-advice")).toHaveLength(1), 20_000);
}

async function hinted(element: ThunderjackTable): Promise<void> {
  await vi.waitFor(() => expect(all(element, "[data-hint]")).toHaveLength(1), 20_000);
  await click("Hint");
  await vi.waitFor(() => expect(textOf(element, "[part=moves]")).not.toBeNull(), 20_000);
}

test("shows no hint button and starts no worker without `hints`", async () => {
  const workers = watchedWorkers();
  const { element } = await seatedAt({ stack: TWELVE });
  await click("Bet 50 more", "Deal");
  expect(all(element, "tj-advice, [data-hint]")).toEqual([]);
  expect(await element.advice()).toBeNull();
  expect(workers.started).toBe(0);
});

test("returns the values of the odds, marks the best move, and removes the hint when the position changes", async () => {
  const { element, table } = await seatedAt({ stack: TWELVE });
  await withHints(element);
  await click("Bet 50 more", "Deal");
  const expected = advise({ rules: table.rules, state: table.publicState, tray: [] });
  await vi.waitFor(async () => expect(await element.advice()).toEqual(expected), 20_000);
  await hinted(element);
  expect(textOf(element, "[part=moves]")).toContain("★ Best: Hit");
  expect(all(element, "[data-best]").map((button) => button.getAttribute("aria-label"))).toEqual(["Hit"]);
  element.hit();
  await drawn(element);
  expect(textOf(element, "[part=moves]")).toBeNull();
  expect(all(element, "[data-best]")).toEqual([]);
});

test("shows the cost of mistakes in a note after the round", async () => {
  const { element, table, events } = await seatedAt({ stack: TWELVE });
  await withHints(element);
  await click("Bet 50 more");
  const before = table.publicState;
  const from = events.length;
  await click("Deal", "Stand");
  const [mistake] = mistakes({ rules: table.rules, before, events: events.slice(from), tray: [] });
  const cost = (Math.round(mistake?.cost ?? 0) / 100).toFixed(2);
  await vi.waitFor(() => expect(textOf(element, ".advice")).toContain(`on 12 cost ${cost} credits`), 20_000);
});

test("the hint button has an icon and its word like the other buttons of the bar", async () => {
  const { element } = await seatedAt({ stack: TWELVE });
  await withHints(element);
  await click("Bet 50 more", "Deal");
  await vi.waitFor(() => expect(all(element, "[data-hint]")).toHaveLength(1), 20_000);
  const parts = (selector: string) =>
    all(element, `${selector} > *`).map((part) => [part.localName, part.getAttribute("class")]);
  expect(parts("[data-hint]")).toEqual(parts("[data-panel=rules]"));
  const [icon] = all(element, "[data-hint] path").map((path) => path.getBoundingClientRect());
  expect([icon?.width, icon?.height].every((length) => length !== undefined && length > 8)).toBe(true);
  expect(all(element, "[data-hint]").map(({ ariaLabel }) => ariaLabel)).toEqual(["Hint"]);
});

test.each(["de", "fr", "es", "ar"])("labels the hint button in %s", async (language) => {
  const { element } = await seatedAt({ stack: TWELVE });
  await withHints(element);
  element.lang = language;
  element.placeBet("middle", 5000);
  element.deal(TWELVE);
  await vi.waitFor(() => expect(textOf(element, "[data-hint]")).not.toMatch(/^$|Hint/), 20_000);
});

test("ends the worker when the table is removed or `hints` is turned off", async () => {
  const workers = watchedWorkers();
  const { element } = await seatedAt({ stack: TWELVE });
  await withHints(element);
  element.remove();
  await vi.waitFor(() => expect(workers).toEqual({ started: 1, ended: 1 }));
  document.body.append(element);
  await vi.waitFor(() => expect(workers.started).toBe(2));
  element.hints = false;
  await vi.waitFor(() => expect(workers.ended).toBe(2));
  expect(all(element, "tj-advice")).toEqual([]);
});

test("answers on the main thread if the page may not start workers", async () => {
  vi.stubGlobal("Worker", function refuse() {
    throw new DOMException("refused", "SecurityError");
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const { element } = await seatedAt({ stack: TWELVE });
  await withHints(element);
  await click("Bet 50 more", "Deal");
  await hinted(element);
  expect(textOf(element, "[part=moves]")).toContain("★ Best: Hit");
});

/** The speed of the hints is measured in `packages/odds`. This test checks only that the page stays responsive. */
test("answers every question of many rounds while the page stays responsive", async () => {
  const { AdviceClient } = await import("./advice-client.js");
  const client = new AdviceClient();
  const { Table, chosenSeeds } = await import("@thunderjack/core");
  const tasks: number[] = [];
  const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration)));
  let longest = 0;
  let asked = 0;
  for (const rules of Object.values(PRESETS)) {
    await client.ask("warmUp", rules);
    observer.observe({ type: "longtask" });
    const table = new Table({ rules, seeds: chosenSeeds("positions"), credits: 10_000_000 });
    table.dispatch({ type: "PlaceBet", seat: rules.seats[0] ?? "middle", amount: 1000 });
    for (let round = 0; round < 30; round++) {
      table.dispatch({ type: "Deal" });
      while (table.state.turn !== null) {
        const began = performance.now();
        const advice = await client.ask("advise", { rules: table.rules, state: table.publicState });
        longest = Math.max(longest, performance.now() - began);
        asked += 1;
        const type =
          (
            {
              hit: "Hit",
              split: "Split",
              "no-insurance": "DeclineInsurance",
              "no-surrender": "DeclineSurrender",
              insurance: "DeclineInsurance",
            } as Record<string, string>
          )[advice?.moves[0]?.move ?? ""] ?? "Stand";
        table.dispatch({ type, hand: table.state.turn } as never);
      }
    }
  }
  console.info(
    `advice: ${asked} positions, longest ${longest.toFixed(1)} ms, long tasks ${JSON.stringify(tasks)}, worker ${client.hasWorker}`,
  );
  observer.disconnect();
  expect(client.hasWorker).toBe(true);
  client.dispose();
  expect(asked).toBeGreaterThan(30);
  // The limits are generous: they detect a page or a worker that hangs, and tolerate a busy machine.
  expect(Math.max(0, ...tasks)).toBeLessThan(2000);
  expect(longest).toBeLessThan(5000);
});
