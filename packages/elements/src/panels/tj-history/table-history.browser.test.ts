import { VirtualClock } from "@thunderjack/core";
import { parseRecording, summaryOf, verify } from "@thunderjack/recording";
import { expect, test, vi } from "vitest";
import { all, click, drawn, markupOf, seatedAt, shownHands, textOf } from "../../../test/seated.js";
import type { ThunderjackTable } from "../../index.js";

const WIN = ["10_h_0", "9_s_0", "k_h_0", "7_c_0", "10_c_0"];

/** Plays a number of rounds in which every hand stands. */
function play(element: ThunderjackTable, rounds: number): void {
  for (let round = 0; round < rounds; round++) {
    expect(element.deal()).toBeNull();
    while (element.table?.publicState.turn !== null) element.stand();
  }
}

test("lists the last rounds, the latest first, with the credits before and after", async () => {
  const { element } = await seatedAt({ stack: WIN });
  await click("Bet 50 more", "Deal", "Stand");
  play(element, 2);
  await click("History");
  await vi.waitFor(() => expect(all(element, "[part=round]")).toHaveLength(3));
  const rounds = all(element, "[part=round]");
  expect(rounds.map((round) => textOf(round, "h3"))).toEqual(["Round 3", "Round 2", "Round 1"]);
  const first = rounds[2];
  if (first === undefined) throw new Error("There is no first round.");
  expect(textOf(first, ".net")).toBe("+50");
  expect(textOf(first, ".foot")).toBe("Choices: Stand Bets: 50 Before: 500 After: 550");
  expect(first.textContent).toContain("10♥");
  expect(all(element, ".chart span").map((amount) => amount.textContent)).toHaveLength(2);
});

test("lists at most `history-limit` rounds", async () => {
  const { element } = await seatedAt({ credits: 1_000_000 });
  element.historyLimit = 12;
  element.placeBet("middle", 1000);
  play(element, 15);
  const rounds = await element.pastRounds();
  expect(rounds.map(({ number }) => number)).toEqual([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4]);
});

test("replays a round in place, marked as a replay, with all buttons disabled", async () => {
  const clock = new VirtualClock();
  const { element, table } = await seatedAt({ stack: WIN, clock });
  await click("Bet 50 more", "Deal", "Stand");
  play(element, 1);
  const now = table.state;
  await click("History", "Replay round 1");
  await vi.waitFor(() => expect(textOf(element, "[part=replay-badge]")).toBe("Replay · Round 1"));
  expect(element.isReplaying).toBe(true);
  expect(element.deal()?.code).toBe("table-closed");

  clock.pass(620);
  await drawn(element);
  expect(shownHands(element)[0]?.cards).toEqual(["ten of hearts", "king of hearts"]);
  expect(markupOf(element)).not.toContain("seven of clubs");
  expect(all(element, "[data-move]:not([aria-disabled=true])")).toEqual([]);
  clock.pass(5000);
  await drawn(element);
  expect(shownHands(element)[0]?.badge).toBe("Win");
  expect(textOf(element, "[part=credits]")).toBe("550");
  expect(all(element, ".stage button:enabled:not([aria-disabled=true]), tj-bet-controls")).toEqual([]);

  await click("Play again");
  clock.pass(120);
  await drawn(element);
  expect(shownHands(element)).toEqual([]);
  await click("Back to the table");
  await drawn(element);
  expect(element.isReplaying).toBe(false);
  expect(table.state).toBe(now);
  expect(textOf(element, "[part=staked]")).toBe("50");
});

test("dispatches no game events to the page during a replay", async () => {
  const clock = new VirtualClock();
  const { element } = await seatedAt({ stack: WIN, clock });
  await click("Bet 50 more", "Deal", "Stand");
  const [round] = await element.pastRounds();
  if (round === undefined) throw new Error("There is no round.");
  let dispatched = 0;
  element.addEventListener("thunderjack-card-dealt", () => dispatched++);
  await element.recall(round);
  clock.pass(5000);
  expect(dispatched).toBe(0);
});

test("shows a round that the page has kept at a table whose panels are not loaded yet", async () => {
  const { element: former } = await seatedAt({ stack: WIN });
  await click("Bet 50 more", "Deal", "Stand");
  const [round] = await former.pastRounds();
  if (round === undefined) throw new Error("There is no round.");
  former.remove();
  const { element } = await seatedAt();
  await element.recall(round);
  expect(element.isReplaying).toBe(true);
  expect(textOf(element, "[part=replay-badge]")).toBe("Replay · Round 1");
});

test("exports the session as an open recording, without its seed", async () => {
  const { element, table } = await seatedAt({ stack: WIN });
  expect(await element.exportRecording()).toBeNull();
  await click("Bet 50 more", "Deal", "Stand");
  play(element, 1);
  const text = (await element.exportRecording()) ?? "";
  expect(text).not.toContain("serverSeed");
  const { recording, fault } = parseRecording(text);
  expect(fault).toBeNull();
  expect(verify(text).status).toBe("open");
  const summary = recording === null ? null : summaryOf(recording);
  expect(summary?.credits).toBe(table.state.credits);
  expect(summary?.rounds).toHaveLength(2);
});

test("leaves a round that was played without the element out of the history, and exports no recording", async () => {
  const { element, table } = await seatedAt();
  element.placeBet("middle", 1000);
  play(element, 1);
  element.remove();
  table.dispatch({ type: "Deal" });
  while (table.state.turn !== null) table.dispatch({ type: "Stand", hand: table.state.turn });
  document.body.append(element);
  await drawn(element);
  play(element, 1);
  expect((await element.pastRounds()).map(({ number }) => number)).toEqual([3]);
  expect(await element.exportRecording()).toBeNull();
});
