import { returnToPlayer } from "@thunderjack/odds";
import { expect, onTestFinished, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { all, click, drawn, found, type Seated, seatedAt, textOf } from "../../test/seated.js";
import type { ThunderjackTable } from "../index.js";
import type { AdviceReply, AdviceRequest } from "./protocol.js";

/** The cards of a hand with 12 against a 9, for which standing is a mistake. The next card makes it 17. */
const TWELVE = ["10_h_0", "9_s_0", "2_h_0", "7_c_0", "5_c_0"];

/** The cards of a pair of eights against a 9. After the split, each hand has 18. */
const EIGHTS = ["8_h_0", "9_s_0", "8_s_0", "7_c_0", "10_c_0", "10_d_0", "10_s_0"];

/** Delays all requests to workers until the test calls `release`, which sends them and waits for the answers. */
function slowWorkers() {
  const asked: AdviceRequest[] = [];
  const waiting: (() => void)[] = [];
  const Native = globalThis.Worker;
  class Slow extends Native {
    override postMessage(request: AdviceRequest): void {
      asked.push(request);
      waiting.push(() => super.postMessage(request));
    }
  }
  const answered: AdviceReply[] = [];
  class Watched extends Slow {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      this.addEventListener("message", ({ data }: MessageEvent<AdviceReply>) => answered.push(data));
    }
  }
  globalThis.Worker = Watched;
  onTestFinished(() => {
    globalThis.Worker = Native;
  });
  return {
    topics: () => asked.map(({ topic }) => topic),
    release: async () => {
      for (const post of waiting.splice(0)) post();
      await vi.waitFor(() => expect(answered).toHaveLength(asked.length), 20_000);
    },
  };
}

/** Adds a table with hints, bets on a seat, and deals these cards. */
async function dealt(stack: readonly string[]): Promise<Seated> {
  const seated = await seatedAt({ stack });
  seated.element.hints = true;
  await vi.waitFor(() => expect(all(seated.element, "tj-advice")).toHaveLength(1), 20_000);
  await click("Bet 50 more", "Deal");
  return seated;
}

async function focusTheFelt(element: ThunderjackTable): Promise<void> {
  (await found(element, ".stage")).focus();
  await drawn(element);
}

const moves = (element: ThunderjackTable) => textOf(element, "[part=moves]");
const said = (element: ThunderjackTable) => all(element, "tj-advice").map((each) => textOf(each, "[lang]"));

test("shows a hint with the T key, and not while keys are off", async () => {
  const { element } = await dealt(TWELVE);
  element.keys = "none";
  await focusTheFelt(element);
  await userEvent.keyboard("t");
  element.keys = "all";
  expect(await element.advice()).not.toBeNull();
  expect(moves(element)).toBeNull();
  await userEvent.keyboard("t");
  await vi.waitFor(() => expect(moves(element)).toContain("★ Best: Hit"), 20_000);
});

test("discards an answer that arrives after the next card", async () => {
  const { topics, release } = slowWorkers();
  const { element } = await dealt(TWELVE);
  await vi.waitFor(() => expect(all(element, "[data-hint]")).toHaveLength(1), 20_000);
  await click("Hint");
  const late = element.advice();
  await vi.waitFor(() => expect(topics()).toEqual(["warmUp", "advise", "advise"]));
  element.hit();
  await drawn(element);
  await release();
  expect(await late).toBeNull();
  expect(moves(element)).toBeNull();
  expect(all(element, "[data-best]")).toEqual([]);
});

test("shows a note after a round without mistakes", async () => {
  const { element } = await dealt(TWELVE);
  element.hit();
  element.stand();
  await vi.waitFor(() => expect(said(element)).toEqual(["Every decision was the best one."]), 20_000);
});

test("gives each split hand its own hint, and each mistake its own note", async () => {
  const { element, table } = await dealt(EIGHTS);
  element.split();
  await drawn(element);
  const first = await element.advice();
  expect(first?.hand).toBe(table.state.turn);
  element.hit();
  await drawn(element);
  expect((await element.advice())?.hand).toBe(table.state.turn);
  expect(table.state.turn).not.toBe(first?.hand);
  element.stand();
  await vi.waitFor(() => expect(said(element).join()).toContain("Hit on 18 cost"), 20_000);
  expect(said(element).join().match(/cost/g)).toHaveLength(1);
});

test("gives no hints in a replay", async () => {
  const { element } = await dealt(TWELVE);
  element.stand();
  await vi.waitFor(() => expect(said(element).join()).toContain("cost"), 20_000);
  const [round] = await element.pastRounds();
  if (round === undefined) throw new Error("No round was played.");
  await element.recall(round);
  await drawn(element);
  expect(all(element, "[data-hint]")).toEqual([]);
  expect(said(element)).toEqual([""]);
  expect(await element.advice()).toBeNull();
  await focusTheFelt(element);
  await userEvent.keyboard("t");
  expect(moves(element)).toBeNull();
});

test("shows the return to player in the rules panel, and only with hints", async () => {
  const { topics, release } = slowWorkers();
  const { element, table } = await dealt(TWELVE);
  expect(topics()).not.toContain("returnToPlayer");
  await element.openPanel("rules");
  await vi.waitFor(() => expect(topics()).toContain("returnToPlayer"));
  await release();
  const figure = (returnToPlayer(table.rules).returned * 100).toFixed(2);
  const sentence = `Return to player: ${figure}% of the initial bet (one seat, perfect play, fresh shoe every round).`;
  const meaning = "Above 100%, perfect play wins in the long run.";
  await vi.waitFor(() => expect(textOf(element, "p.figure")).toBe(`${sentence} ${meaning}`));
  expect(topics().filter((topic) => topic === "returnToPlayer")).toHaveLength(1);
  element.lang = "de";
  await vi.waitFor(() => expect(textOf(element, "p.figure")).toMatch(/^Auszahlungsquote: \d+,\d\d\s% /));
  element.hints = false;
  await vi.waitFor(() => expect(all(element, "p.figure")).toEqual([]));
});

test("lists the T key only while hints are on", async () => {
  const { element } = await dealt(TWELVE);
  const listed = () => all(element, "kbd").map((key) => key.textContent);
  await element.openPanel("keys");
  await vi.waitFor(() => expect(listed()).toContain("T"));
  element.hints = false;
  await vi.waitFor(() => expect(listed()).not.toContain("T"));
  expect(listed()).toContain("H");
});
