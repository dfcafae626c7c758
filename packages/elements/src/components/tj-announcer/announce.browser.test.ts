import type { CardId } from "@thunderjack/cards";
import { VirtualClock } from "@thunderjack/core";
import { type RecordedRound, roundNamed, Scenario } from "@thunderjack/testkit";
import { expect, onTestFinished, test } from "vitest";
import { userEvent } from "vitest/browser";
import { listenTo, liveRegions } from "../../../test/listening.js";
import { all, click, drawn, found, seatedAt } from "../../../test/seated.js";
import { sentencesOf } from "../../../test/sentences.js";
import type { ThunderjackTable, TjAnnouncer } from "../../index.js";

const STACK = ["10_h_0", "9_s_0", "8_d_0", "10_c_0", "2_c_0"];

/** Recorded rounds that together contain nearly every type of event. */
const ROUNDS = [
  "a pair is split, and one of its hands is doubled",
  "three seats are split into six hands",
  "a lone Thunderjack ends the round for the other hands",
  "six cards without busting are a Blitz",
  "an insurance loses, and the round is played on",
  "one hand surrenders early, and another one plays on",
  "a second round is dealt with the same bets",
].map(roundNamed);

/** Adds a table with the script of a recorded round to the page. Returns the commands of the round for the caller. */
async function playedLive({ script, commands }: RecordedRound, speed: ThunderjackTable["speed"]) {
  const { table } = new Scenario(script);
  const clock = new VirtualClock();
  const { element } = await seatedAt({ table, clock, speed });
  const sentences = sentencesOf(table);
  const listening = listenTo(element);
  onTestFinished(() => listening.stop());
  return { element, clock, sentences, listening, commands };
}

test("has one live region at a table, with the Lit renderer and with the canvas", async () => {
  const { element } = await seatedAt({ stack: STACK });
  const names = () => liveRegions(element).map(({ parentNode }) => parentNode instanceof ShadowRoot && parentNode.host);
  const announcer = all(element, "tj-announcer");
  expect(names()).toEqual(announcer);
  await click("Bet 50 more", "Deal");
  await drawn(element);
  expect(names()).toEqual(announcer);
  await click("Stand");
  element.renderer = "canvas";
  await expect.poll(() => all(element, "[data-part=message]"), { timeout: 30_000 }).toHaveLength(1);
  expect(names()).toEqual(announcer);
});

for (const round of ROUNDS) {
  test(`announces every event once and in order at the speed normal: ${round.name}`, async () => {
    const { element, clock, sentences, listening, commands } = await playedLive(round, "normal");
    for (const command of commands) {
      element.conductor?.act(command);
      for (let turns = 0; turns < 2000 && element.conductor?.isSettled === false; turns++) clock.pass(50);
    }
    clock.pass(60_000);
    expect(listening.utterances.join(" ")).toBe(sentences.join(" "));
    expect(listening.utterances.length).toBeGreaterThan(3);
  });

  test(`announces every event when all events are emitted at once: ${round.name}`, async () => {
    const { element, clock, sentences, listening, commands } = await playedLive(round, "instant");
    for (const command of commands) element.conductor?.act(command);
    clock.pass(60_000);
    expect(listening.utterances.join(" ")).toBe(sentences.join(" "));
    // A player can follow only a few sentences in one announcement.
    const most = Math.max(...listening.utterances.map((said) => sentencesIn(said, sentences)));
    expect(most).toBeLessThanOrEqual(6);
  });
}

/** Returns how many of the given sentences a text contains. */
function sentencesIn(text: string, sentences: readonly string[]): number {
  let rest = text;
  let count = 0;
  for (const sentence of [...sentences].sort((one, other) => other.length - one.length)) {
    if (!rest.includes(sentence)) continue;
    rest = rest.replace(sentence, "");
    count++;
  }
  return count;
}

test("announces an answer before the queue, and drops nothing from the queue", async () => {
  const clock = new VirtualClock();
  const { element, table } = await seatedAt({ stack: STACK, clock, speed: "instant" });
  const sentences = sentencesOf(table);
  const listening = listenTo(element);
  onTestFinished(() => listening.stop());
  element.placeBet("middle", 5000);
  element.conductor?.act({ type: "Deal", stack: STACK as readonly string[] as CardId[] });
  element.tell("credits");
  await drawn(element);
  clock.pass(60_000);
  const [answer, ...rest] = listening.utterances;
  expect(answer).toBe("Credits: 450.");
  expect(rest.join(" ")).toBe(sentences.join(" "));
});

test("announces an answer again when the player asks again", async () => {
  const clock = new VirtualClock();
  const { element } = await seatedAt({ stack: STACK, clock });
  const listening = listenTo(element);
  onTestFinished(() => listening.stop());
  (await found(element, ".stage")).focus();
  for (let asked = 0; asked < 2; asked++) {
    await userEvent.keyboard("c");
    await drawn(element);
    clock.pass(2000);
  }
  expect(listening.utterances).toEqual(["Credits: 500.", "Credits: 500."]);
});

test("announces a rejection once, after a button and after a key", async () => {
  const clock = new VirtualClock();
  const { element } = await seatedAt({ credits: 1000, clock });
  const listening = listenTo(element);
  onTestFinished(() => listening.stop());
  // The credits are sufficient for a chip on only one of the two selected seats.
  await click("Left seat", "Bet 10 more");
  clock.pass(2000);
  (await found(element, ".stage")).focus();
  await userEvent.keyboard("2");
  clock.pass(2000);
  const refusals = listening.utterances.filter((sentence) => sentence.startsWith("You do not"));
  expect(refusals).toEqual(Array(2).fill("You do not have enough credits for this bet."));
});

test("announces the events of a replayed past round, and stops when the player returns to the table", async () => {
  const clock = new VirtualClock();
  const { element } = await seatedAt({ stack: STACK, clock });
  await click("Bet 50 more", "Deal", "Stand");
  clock.pass(60_000);
  const listening = listenTo(element);
  onTestFinished(() => listening.stop());
  const [round] = await element.pastRounds();
  if (round === undefined) throw new Error("No round is kept.");
  await element.recall(round);
  clock.pass(2500);
  expect(listening.utterances[0]).toBe("Replay · Round 1");
  expect(listening.utterances.join(" ")).toContain("ten of hearts");
  element.backToTable();
  const { length } = listening.utterances;
  clock.pass(60_000);
  expect(listening.utterances).toHaveLength(length);
});

test("announces a sentence that was queued before the first render", async () => {
  const clock = new VirtualClock();
  const announcer: TjAnnouncer = document.createElement("tj-announcer");
  announcer.clock = clock;
  announcer.announce("The first sentence.");
  clock.pass(500);
  document.body.append(announcer);
  onTestFinished(() => announcer.remove());
  await announcer.updateComplete;
  clock.pass(2000);
  expect(announcer.shadowRoot?.textContent).toContain("The first sentence.");
});

test("announces that the page has disabled the table", async () => {
  const clock = new VirtualClock();
  const { element } = await seatedAt({ clock });
  const listening = listenTo(element);
  onTestFinished(() => listening.stop());
  element.disabled = true;
  await drawn(element);
  clock.pass(2000);
  expect(listening.utterances).toEqual(["The table is closed for the moment."]);
});
