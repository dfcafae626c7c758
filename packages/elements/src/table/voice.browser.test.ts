import { VirtualClock } from "@thunderjack/core";
import { expect, onTestFinished, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { all, click, drawn, found, seatedAt } from "../../test/seated.js";
import type { SoundMemory, SoundPlayer } from "../index.js";

const STACK = ["10_h_0", "9_s_0", "8_d_0", "10_c_0", "2_c_0"];

const said = (element: Element) =>
  all(element, "tj-announcer").map((one) => one.shadowRoot?.textContent?.trim())[0] ?? "";

test("announces events in one queue, and groups them if motion takes no time", async () => {
  const clock = new VirtualClock();
  const { element } = await seatedAt({ stack: STACK, clock });
  await click("Bet 50 more", "Deal");
  clock.pass(200);
  await drawn(element);
  expect(said(element)).toContain("ten of hearts");
  expect(said(element).match(/[.!?](\s|$)/g)?.length).toBeLessThanOrEqual(8);
});

test("announces the hand, the dealer's hand, the bets and the credits by key", async () => {
  const clock = new VirtualClock();
  const { element } = await seatedAt({ stack: STACK, clock });
  await click("Bet 50 more", "Deal");
  clock.pass(10_000);
  (await found(element, ".stage")).focus();
  const answers: string[] = [];
  for (const key of "mubc") {
    await userEvent.keyboard(key);
    await drawn(element);
    clock.pass(2000);
    await drawn(element);
    answers.push(said(element));
  }
  expect(answers[0]).toMatch(/seat: ten of hearts, eight of diamonds, 18\./);
  expect(answers[1]).toMatch(/nine of spades, face-down card, 9\./);
  expect(answers.slice(2)).toEqual(["Bets: 50.", "Credits: 450."]);
});

test("includes a hidden hole card in no answer", async () => {
  const clock = new VirtualClock();
  const { element } = await seatedAt({ stack: STACK, clock });
  await click("Bet 50 more", "Deal");
  element.announceAnswer("dealer");
  await drawn(element);
  clock.pass(2000);
  await drawn(element);
  expect(said(element)).not.toContain("ten of clubs");
});

test("is silent until the player turns the sounds on, and remembers the choice", async () => {
  const play = vi.fn<SoundPlayer["play"]>();
  const write = vi.fn<SoundMemory["write"]>();
  const clock = new VirtualClock();
  const { element } = await seatedAt({ stack: STACK, clock, speed: "normal", credits: 1_000_000 });
  element.soundPlayer = { play };
  element.soundMemory = { read: () => ({ isOn: false }), write };
  await click("Bet 50 more");
  expect(play).not.toHaveBeenCalled();
  await click("Sound");
  expect(element.hasAttribute("sound")).toBe(true);
  expect(write).toHaveBeenCalledWith({ isOn: true, volume: 1 });
  // The sounds may still be loading.
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
  expect(write).toHaveBeenLastCalledWith({ isOn: false, volume: 1 });
});

test("plays sounds again for a player who turned them on before", async () => {
  const element = document.createElement("thunderjack-table");
  element.soundMemory = { read: () => ({ isOn: true, volume: 0.4 }), write: () => undefined };
  element.soundPlayer = { play: () => undefined };
  document.body.append(element);
  onTestFinished(() => element.remove());
  await drawn(element);
  expect(element.sound).toBe(true);
  expect(element.volume).toBe(0.4);
});

test("is silent at a table with `sound` only if the player turned the sounds off before", async () => {
  for (const kept of [{ isOn: false }, null]) {
    const element = document.createElement("thunderjack-table");
    element.sound = true;
    element.soundMemory = { read: () => kept, write: () => undefined };
    document.body.append(element);
    onTestFinished(() => element.remove());
    await drawn(element);
    expect(element.sound).toBe(kept === null);
  }
});

test("has a slider with a name that sets and stores the volume of the sounds", async () => {
  const setVolume = vi.fn<NonNullable<SoundPlayer["setVolume"]>>();
  const write = vi.fn<SoundMemory["write"]>();
  const { element } = await seatedAt({ stack: STACK });
  element.soundPlayer = { play: () => undefined, setVolume };
  element.soundMemory = { read: () => null, write };
  const slider = () => all(element, "input[type=range]")[0] as HTMLInputElement | undefined;
  expect(slider()).toBeUndefined();
  await click("Sound");
  await vi.waitFor(() => expect(slider()).toBeDefined(), { timeout: 60_000 });
  expect(setVolume).toHaveBeenLastCalledWith(1);
  const input = slider() as HTMLInputElement;
  expect([input.getAttribute("aria-label"), input.getAttribute("aria-valuetext")]).toEqual(["Volume", "100%"]);
  input.focus();
  await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
  await drawn(element);
  expect(element.volume).toBe(0.9);
  expect(input.getAttribute("aria-valuetext")).toBe("90%");
  expect(getComputedStyle(input.parentElement as Element).opacity).toBe("1");
  expect(setVolume).toHaveBeenLastCalledWith(0.9);
  expect(write).toHaveBeenLastCalledWith({ isOn: true, volume: 0.9 });
  await click("Sound");
  expect(setVolume).toHaveBeenLastCalledWith(0);
});

test("undoes and doubles bets, and repeats them after they were cleared", async () => {
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
  await click("Rebet");
  expect(bet()).toBe(5000);
});
