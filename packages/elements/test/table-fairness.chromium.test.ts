import { commitmentTo } from "@thunderjack/core";
import { expect, onTestFinished, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import "../src/define.js";
import type { ThunderjackTable } from "../src/index.js";
import { all, click, drawn, seatedAt, textOf } from "./seated.js";

async function ownTable(seed: string | null = null): Promise<ThunderjackTable> {
  const element = document.createElement("thunderjack-table");
  element.speed = "instant";
  element.seed = seed;
  document.body.append(element);
  onTestFinished(() => element.remove());
  await drawn(element);
  return element;
}

function play(element: ThunderjackTable, rounds: number): void {
  for (let round = 0; round < rounds; round++) {
    expect(element.deal()).toBeNull();
    while (element.table?.state.turn !== null) element.stand();
  }
}

test("the player mixes a seed in before the first deal, and the commitment stays what was shown", async () => {
  const element = await ownTable();
  element.placeBet("middle", 2000);
  const commitment = element.table?.fairness?.commitment ?? "";
  await element.openPanel("fairness");
  await vi.waitFor(() => expect(textOf(element, "[part=commitment]")).toBe(commitment));
  const [field] = all(element, "#seed");
  if (!(field instanceof HTMLInputElement)) throw new Error("There is no field.");
  await userEvent.fill(field, "x".repeat(257));
  await drawn(element);
  expect(textOf(element, "#fault")).toBe("At most 256 characters.");
  await userEvent.fill(field, "my own words");
  await click("Use it");
  await drawn(element);
  expect(element.table?.fairness).toMatchObject({ commitment, clientSeed: "my own words" });
  expect(element.table?.state.bets.middle).toBe(2000);

  play(element, 1);
  expect(element.setClientSeed("too late")).toBe(false);
  element.requestUpdate();
  await drawn(element);
  expect(all(element, "#seed")).toEqual([]);
  expect(textOf(element, "[part=client-seed]")).toBe("my own words");
});

test("a new seed reveals the one before, and every round of it is verified in words", async () => {
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
  expect(table?.fairness?.clientSeed).toBe("");
  expect(table?.state.credits).toBe(before?.state.credits);
  expect(table?.state.bets).toEqual(before?.state.bets);

  const revealed = textOf(element, "[part=server-seed]") ?? "";
  const bytes = Uint8Array.from(revealed.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
  expect(commitmentTo(bytes)).toBe(before?.fairness?.commitment);
  await click("Verify every round");
  await vi.waitFor(() => expect(textOf(element, "[part=verdict]")).toBe("Checked: 3 rounds. Fair: all of it holds."));
  const [verification] = all(element, "tj-verification");
  const sentences = verification === undefined ? [] : all(verification, "li");
  expect(sentences).toHaveLength(7);
  expect(sentences.filter((sentence) => sentence.matches("[data-fails]"))).toEqual([]);

  play(element, 1);
  expect((await element.pastRounds()).map(({ number }) => number)).toEqual([4, 3, 2, 1]);
});

test("a chosen seed is repeatable and never fair, and the table says so", async () => {
  const element = await ownTable("a demonstration");
  element.placeBet("middle", 1000);
  play(element, 1);
  await element.openPanel("fairness");
  const sentence = "The seed of this shoe was chosen: repeatable, never fair.";
  await vi.waitFor(() => expect(textOf(element, ".chosen")).toBe(sentence));
  await click("New seed", "Verify every round");
  await vi.waitFor(() => expect(textOf(element, "[part=verdict]")).toContain("Consistent, but not fair"));
});

test("a recording with a changed card is called broken, with the sentence that does not hold", async () => {
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
  await vi.waitFor(() => expect(textOf(panel, "[part=verdict]")).toContain("Broken: something does not hold."));
  expect(all(panel, "li[data-fails]")).toHaveLength(1);
});

test("the seed of a table from outside is not the element's to change or to show", async () => {
  const { element, table } = await seatedAt();
  await element.openPanel("fairness");
  await vi.waitFor(() => expect(all(element, "[part=commitment]")).toHaveLength(1));
  expect(all(element, "#seed")).toEqual([]);
  expect(element.newShoe()).toBe(false);
  expect(element.table).toBe(table);
});
