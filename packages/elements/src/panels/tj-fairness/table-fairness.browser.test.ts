import { commitmentTo, VirtualClock } from "@thunderjack/core";
import { parseRecording, verify, verifySession } from "@thunderjack/recording";
import { expect, onTestFinished, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import "../../define.js";
import { all, click, drawn, ownTable, seatedAt, textOf } from "../../../test/seated.js";
import type { ThunderjackTable } from "../../index.js";

function play(element: ThunderjackTable, rounds: number): void {
  for (let round = 0; round < rounds; round++) {
    expect(element.deal()).toBeNull();
    while (element.table?.publicState.turn !== null) element.stand();
  }
}

test("mixes in the player's seed before the first deal, and keeps the commitment", async () => {
  const element = await ownTable();
  element.placeBet("middle", 2000);
  const commitment = element.table?.fairness?.commitment ?? "";
  await element.openPanel("fairness");
  await vi.waitFor(() => expect(textOf(element, "[part=commitment]")).toBe(commitment));
  const [field] = all(element, "#seed");
  if (!(field instanceof HTMLInputElement)) throw new Error("There is no field.");
  expect(field.value).toMatch(/^[0-9a-f]{32}$/);
  expect(textOf(element, "#hint")).toContain("Drawn at random by your device.");
  await userEvent.fill(field, "x".repeat(257));
  await drawn(element);
  expect(textOf(element, "#fault")).toBe("At most 256 characters.");
  await userEvent.fill(field, "my own words");
  await click("Use this seed");
  await drawn(element);
  expect(element.table?.fairness).toMatchObject({ commitment, clientSeed: "my own words" });
  expect(element.table?.publicState.bets.middle).toBe(2000);

  play(element, 1);
  expect(element.setClientSeed("too late")).toBe(false);
  element.requestUpdate();
  await drawn(element);
  expect(all(element, "#seed")).toEqual([]);
  expect(textOf(element, "[part=client-seed]")).toBe("my own words");
  expect(element.newShoe()).toBe(true);
  expect(element.table?.fairness).toMatchObject({ clientSeed: "my own words", clientSeedFrom: "player" });
});

test("shows the whole drawn seed on a phone", async () => {
  const element = await ownTable();
  element.style.width = "360px";
  await element.openPanel("fairness");
  await vi.waitFor(() => expect(all(element, "#seed")).toHaveLength(1));
  await drawn(element);
  const [field] = all(element, "#seed");
  if (!(field instanceof HTMLInputElement)) throw new Error("There is no field.");
  expect(field.value).toMatch(/^[0-9a-f]{32}$/);
  expect(field.clientWidth).toBeLessThan(340);
  expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth);
});

test("reveals the seed of a retired shoe, verifies its rounds, and lists the checks", async () => {
  const element = await ownTable();
  expect(element.newShoe()).toBe(false);
  element.placeBet("middle", 1000);
  play(element, 3);
  const before = element.table;
  await element.openPanel("fairness");
  await click("New seed");
  await drawn(element);
  const { table } = element;
  expect(table).not.toBe(before);
  expect(table?.fairness?.commitment).not.toBe(before?.fairness?.commitment);
  expect(table?.fairness?.clientSeed).toBe(before?.fairness?.clientSeed);
  expect(table?.fairness?.clientSeedFrom).toBe("random");
  expect(table?.publicState.credits).toBe(before?.publicState.credits);
  expect(table?.publicState.bets).toEqual(before?.publicState.bets);

  const revealed = textOf(element, "[part=server-seed]") ?? "";
  const bytes = Uint8Array.from(revealed.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
  expect(commitmentTo(bytes)).toBe(before?.fairness?.commitment);
  await click("Verify every round");
  await vi.waitFor(() =>
    expect(textOf(element, "[part=verdict]")).toBe("Checked: 3 rounds. Fair: every check passed."),
  );
  const [verification] = all(element, "tj-verification");
  const sentences = verification === undefined ? [] : all(verification, "li");
  expect(sentences).toHaveLength(9);
  // The page has shown the commitment and the client seed before the first deal, so nothing is left to prove.
  expect(textOf(element, "[part=not-proven]")).toBeNull();
  expect(sentences.filter((sentence) => sentence.matches("[data-fails]"))).toEqual([]);

  play(element, 1);
  expect((await element.pastRounds()).map(({ number }) => number)).toEqual([4, 3, 2, 1]);
});

test("shows that a chosen seed is repeatable and not provably fair", async () => {
  const element = await ownTable({ seed: "a demonstration" });
  element.placeBet("middle", 1000);
  play(element, 1);
  await element.openPanel("fairness");
  const sentence = "The seed of this shoe was chosen: repeatable, but not fair.";
  await vi.waitFor(() => expect(textOf(element, ".chosen")).toBe(sentence));
  await click("New seed", "Verify every round");
  await vi.waitFor(() => expect(textOf(element, "[part=verdict]")).toContain("Consistent, but not fair"));
});

test("reports a recording with a changed card as broken, with the failed check", async () => {
  const element = await ownTable();
  element.placeBet("middle", 1000);
  play(element, 2);
  await element.openPanel("fairness");
  await click("New seed");
  await drawn(element);
  const [panel] = all(element, "tj-verification");
  if (!(panel instanceof HTMLElement) || !("recording" in panel)) throw new Error("There is no panel.");
  panel.recording = String(panel.recording).replace('"faceDown":false', '"faceDown":true');
  await click("Verify every round");
  await vi.waitFor(() => expect(textOf(panel, "[part=verdict]")).toContain("Broken: a check failed."));
  expect(all(panel, "li[data-fails]")).toHaveLength(1);
});

test("does not change or show the seed of a table that is set as `table`", async () => {
  const { element, table } = await seatedAt();
  await element.openPanel("fairness");
  await vi.waitFor(() => expect(all(element, "[part=commitment]")).toHaveLength(1));
  expect(all(element, "#seed")).toEqual([]);
  expect(element.newShoe()).toBe(false);
  expect(element.table?.fairness).toBe(table.fairness);
});

/** Returns a table with two retired shoes: the first with three rounds, and the second with two. */
async function retiredTwice(): Promise<ThunderjackTable> {
  const element = await ownTable();
  element.placeBet("middle", 1000);
  play(element, 3);
  expect(element.newShoe()).toBe(true);
  play(element, 2);
  expect(element.newShoe()).toBe(true);
  return element;
}

test("verifies every kept shoe, the latest first", async () => {
  const element = await retiredTwice();
  play(element, 1);
  await element.openPanel("fairness");
  await vi.waitFor(() => expect(all(element, ".shoe")).toHaveLength(2));
  const shoes = all(element, ".shoe");
  expect(shoes.map((shoe) => textOf(shoe, "summary"))).toEqual(["Rounds 4 to 5", "Rounds 1 to 3"]);
  expect(shoes.map((shoe) => shoe.hasAttribute("open"))).toEqual([true, false]);
  await click("Verify every shoe");
  await vi.waitFor(() =>
    expect(shoes.map((shoe) => textOf(shoe, "[part=verdict]"))).toEqual([
      "Checked: 2 rounds. Fair: every check passed.",
      "Checked: 3 rounds. Fair: every check passed.",
    ]),
  );
  await vi.waitFor(() =>
    expect(textOf(element, "[part=session-verdict]")).toBe(
      "Complete session: every shoe follows from the one before it.",
    ),
  );
  expect(textOf(element, "[part=session-verdict] + [part=not-proven]")).toBe(
    "Not proven: When the anchor was published · Who chose the client seed · Whether all cards come from the seed · Whether the house ended shoes early to avoid a round.",
  );
  element.newShoe();
  await drawn(element);
  expect(textOf(element, "[part=session-verdict]")).toBeNull();
});

test("names the shoes of the session that are no longer kept", async () => {
  const element = await ownTable();
  element.placeBet("middle", 1000);
  for (let shoe = 1; shoe <= 12; shoe++) {
    play(element, 1);
    expect(element.newShoe()).toBe(true);
  }
  await element.openPanel("fairness");
  await click("Verify every shoe");
  await vi.waitFor(() =>
    expect(textOf(element, "[part=session-verdict]")).toBe(
      "Incomplete session: shoes are missing, or may be missing. Shoes 1 to 2 are missing.",
    ),
  );
});

test("has no verdict on a session whose seeds were chosen", async () => {
  const element = await ownTable({ seed: "a demonstration" });
  element.placeBet("middle", 1000);
  for (let shoe = 1; shoe <= 2; shoe++) {
    play(element, 1);
    expect(element.newShoe()).toBe(true);
  }
  await element.openPanel("fairness");
  await click("Verify every shoe");
  await vi.waitFor(() => expect(all(element, "[part=verdict]")).toHaveLength(2));
  await drawn(element);
  expect(textOf(element, "[part=session-verdict]")).toBeNull();
});

test("shows the anchor, the place and the head of a session, with which its recordings are verified", async () => {
  const element = await ownTable();
  await element.openPanel("fairness");
  await vi.waitFor(() => expect(textOf(element, "[part=anchor]")).toHaveLength(64));
  const anchor = textOf(element, "[part=anchor]") ?? "";
  expect(textOf(element, "[part=shoe-place]")).toBe("Shoe 1 of 1000");
  expect(all(element, "[part=head]")).toEqual([]);
  await element.openPanel(null);
  element.placeBet("middle", 1000);
  for (let shoe = 1; shoe <= 3; shoe++) {
    play(element, 1);
    expect(element.newShoe()).toBe(true);
  }
  await element.openPanel("fairness");
  await vi.waitFor(() => expect(textOf(element, "[part=head]")).toHaveLength(64));
  const head = textOf(element, "[part=head]") ?? "";
  expect(textOf(element, "[part=anchor]")).toBe(anchor);
  expect(textOf(element, "[part=shoe-place]")).toBe("Shoe 4 of 1000");
  const texts = await element.exportRecordings();
  const clientSeeds = [element.table?.fairness?.clientSeed ?? ""];
  expect(verifySession(texts, { anchor, head, clientSeeds })).toMatchObject({
    status: "complete",
    notProven: ["shoe-ends"],
  });
  for (let left = 1; left <= 3; left++) {
    const { status, missing } = verifySession(
      texts.filter((_, place) => place !== left - 1),
      { anchor, head },
    );
    const last = left === 3 ? null : left;
    expect([status, missing]).toEqual(["incomplete", [{ anchor, first: left, last }]]);
  }
});

test("opens the verification of a round's shoe from the history", async () => {
  const element = await retiredTwice();
  play(element, 1);
  await element.openPanel("history");
  await vi.waitFor(() => expect(all(element, "[part=round]")).toHaveLength(6));
  expect(all(element, "[aria-label='Verify round 6']")).toEqual([]);
  await click("Verify round 2");
  await vi.waitFor(() => expect(all(element, ".shoe[open]")).toHaveLength(2));
  const [panel] = all(element, "tj-panel");
  expect(panel?.shadowRoot?.activeElement?.textContent).toBe("Rounds 1 to 3");
});

test("exports one recording for each kept shoe, and downloads one file for each", async () => {
  const element = await retiredTwice();
  expect(await element.exportRecording()).toBeNull();
  expect((await element.exportRecordings()).map((text) => verify(text).status)).toEqual(["fair", "fair"]);
  play(element, 1);
  const texts = await element.exportRecordings();
  expect(texts.map((text) => verify(text).status)).toEqual(["fair", "fair", "open"]);
  expect(texts.map((text) => parseRecording(text).fault)).toEqual([null, null, null]);
  expect(texts[2]).toBe(await element.exportRecording());

  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  onTestFinished(() => void vi.restoreAllMocks());
  await element.openPanel("history");
  await click("Download the recordings");
  await vi.waitFor(() => expect(names).toHaveLength(3));
  expect(names.map((name) => /^thunderjack-[-\d]{19}-(.*)\.tjr$/.exec(name)?.[1])).toEqual([
    "rounds-1-3",
    "rounds-4-5",
    "rounds-6-6",
  ]);
});

test("opens the next shoe at the end of the hundredth round, before another bet or deal, and keeps all rounds", async () => {
  const element = await ownTable();
  const clock = new VirtualClock();
  element.clock = clock;
  element.credits = 100_000_000;
  await drawn(element);
  element.placeBet("middle", 1000);
  expect(element.setClientSeed("my own words")).toBe(true);
  play(element, 99);
  // Waits until all announcements are finished.
  clock.pass(600_000);
  const before = element.table;
  play(element, 1);
  const next = element.table?.fairness;
  expect(next?.commitment).not.toBe(before?.fairness?.commitment);
  expect(next?.clientSeed).toBe("my own words");
  expect(element.table?.publicState).toMatchObject({ round: 0, bets: { middle: 1000 } });
  await drawn(element);
  // The end of the last round stays visible until the next command.
  expect(all(element, "tj-hand")).not.toEqual([]);
  expect(element.setClientSeed("other words")).toBe(true);
  const [announcer] = all(element, "tj-announcer");
  const said: (string | null)[] = [];
  for (let second = 0; announcer !== undefined && second < 60; second++) {
    clock.pass(1000);
    said.push(textOf(announcer, "p"));
  }
  expect(said.join(" ")).toContain("A new shoe is in play.");
  const asked: unknown[] = [];
  element.addEventListener("thunderjack-before-deal", () => asked.push(element.table?.fairness));
  play(element, 1);
  expect(asked).toEqual([{ ...next, clientSeed: "other words" }]);
  expect(element.table?.fairness).toEqual(asked[0]);
  play(element, 149);
  const statuses = (await element.exportRecordings()).map((text) => verify(text).status);
  expect(statuses).toEqual(["fair", "fair", "open"]);
  const [latest] = await element.pastRounds();
  expect(latest?.number).toBe(250);
});

test("records the rounds that a page plays while the element is removed", async () => {
  const element = await ownTable();
  element.placeBet("middle", 1000);
  play(element, 1);
  element.remove();
  element.table?.dispatch({ type: "Deal" });
  for (let turn = element.table?.publicState.turn; turn; turn = element.table?.publicState.turn)
    element.table?.dispatch({ type: "Stand", hand: turn });
  document.body.append(element);
  await drawn(element);
  expect(element.newShoe()).toBe(true);
  const [first = ""] = await element.exportRecordings();
  expect(verify(first).status).toBe("fair");
  expect(first.match(/"RoundSettled"/g)).toHaveLength(2);
});

test("has no button to verify a shoe without a recording", async () => {
  const element = await ownTable();
  element.placeBet("middle", 1000);
  play(element, 1);
  expect(element.newShoe()).toBe(true);
  await element.openPanel("fairness");
  await vi.waitFor(() => expect(all(element, "tj-verification")).toHaveLength(1));
  const [verification] = all(element, "tj-verification");
  if (!(verification instanceof HTMLElement)) throw new Error("There is no verification.");
  await vi.waitFor(() => expect(all(verification, "button")).not.toEqual([]));
  Object.assign(verification, { recording: null });
  await vi.waitFor(() => expect(all(verification, "button")).toEqual([]));
  expect(textOf(verification, "[part=server-seed]")).toHaveLength(64);
});
