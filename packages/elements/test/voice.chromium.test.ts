import { expect, onTestFinished, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import type { SoundMemory } from "../src/index.js";
import { HandTurnedClock } from "./hand-turned-clock.js";
import { all, click, drawn, seatedAt } from "./seated.js";

const STACK = ["10_h_0", "9_s_0", "8_d_0", "10_c_0", "2_c_0"];

const said = (element: Element) =>
  all(element, "tj-announcer").map((one) => one.shadowRoot?.textContent?.trim())[0] ?? "";

test("what happens is said in one queue, and not in a flood where nothing takes time", async () => {
  const clock = new HandTurnedClock();
  const { element } = await seatedAt({ stack: STACK, clock });
  await click("Bet 50 more", "Deal");
  clock.turn(200);
  await drawn(element);
  expect(said(element)).toContain("ten of hearts");
  expect(said(element).match(/[.!?](\s|$)/g)?.length).toBeLessThanOrEqual(8);
});

test("the player asks for the hand, the dealer's, the bets and the credits by key", async () => {
  const clock = new HandTurnedClock();
  const { element } = await seatedAt({ stack: STACK, clock });
  await click("Bet 50 more", "Deal");
  clock.turn(10_000);
  for (const felt of all(element, ".stage")) (felt as HTMLElement).focus();
  const answers: string[] = [];
  for (const key of "mubc") {
    await userEvent.keyboard(key);
    clock.turn(2000);
    await drawn(element);
    answers.push(said(element));
  }
  expect(answers[0]).toMatch(/hand: ten of hearts, eight of diamonds, 18\./);
  expect(answers[1]).toMatch(/nine of spades, face-down card, 9\./);
  expect(answers.slice(2)).toEqual(["Bets: 50.", "Credits: 450."]);
});

test("a hidden hole card is in no answer", async () => {
  const clock = new HandTurnedClock();
  const { element } = await seatedAt({ stack: STACK, clock });
  await click("Bet 50 more", "Deal");
  element.tell("dealer");
  clock.turn(2000);
  await drawn(element);
  expect(said(element)).not.toContain("ten of clubs");
});

test("nothing is heard until the player turns the sound on, and the choice is remembered", async () => {
  const play = vi.fn<(shape: readonly (number | undefined)[]) => void>();
  const write = vi.fn<SoundMemory["write"]>();
  const clock = new HandTurnedClock();
  const { element } = await seatedAt({ stack: STACK, clock, speed: "normal", credits: 1_000_000 });
  element.soundPlayer = { play };
  element.soundMemory = { read: () => false, write };
  await click("Bet 50 more");
  expect(play).not.toHaveBeenCalled();
  await click("Sound");
  expect(element.hasAttribute("sound")).toBe(true);
  expect(write).toHaveBeenCalledWith(true);
  // The sounds are loaded by now or in a while.
  await vi.waitFor(
    async () => {
      await click("Bet 10 more");
      expect(play).toHaveBeenCalled();
    },
    { timeout: 60_000, interval: 200 },
  );
  await click("Sound");
  play.mockClear();
  await click("Bet 10 more");
  expect(play).not.toHaveBeenCalled();
  expect(write).toHaveBeenLastCalledWith(false);
});

test("a table is heard again by who turned the sound on before", async () => {
  const element = document.createElement("thunderjack-table");
  element.soundMemory = { read: () => true, write: () => undefined };
  element.soundPlayer = { play: () => undefined };
  document.body.append(element);
  onTestFinished(() => element.remove());
  await drawn(element);
  expect(element.sound).toBe(true);
});

test("a table that can be heard is silent for who turned the sound off before, and for nobody else", async () => {
  for (const kept of [false, null]) {
    const element = document.createElement("thunderjack-table");
    element.sound = true;
    element.soundMemory = { read: () => kept, write: () => undefined };
    document.body.append(element);
    onTestFinished(() => element.remove());
    await drawn(element);
    expect(element.sound).toBe(kept === null);
  }
});

test("bets are undone, doubled, and laid again after they were cleared", async () => {
  const { element, table } = await seatedAt({ stack: ["10_h_0", "9_s_0", "10_d_0", "10_c_0"] });
  const bet = () => table.state.bets.middle;
  await click("Bet 50 more", "Bet 10 more", "Undo");
  expect(bet()).toBe(5000);
  await click("Double the bets");
  expect(bet()).toBe(10_000);
  await click("Undo", "Undo");
  expect(bet()).toBe(0);
  await click("Bet 50 more", "Deal", "Stand");
  await drawn(element);
  await click("Clear");
  expect(bet()).toBe(0);
  await click("The same bets again");
  expect(bet()).toBe(5000);
});
