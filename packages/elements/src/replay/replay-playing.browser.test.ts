import { chosenSeeds, type GameEvent, publicEvent, Table } from "@thunderjack/core";
import type { Cue, Renderer } from "@thunderjack/stage";
import { expect, test, vi } from "vitest";
import { button, feltText, press, replayed, settled, written } from "../../test/replayed.js";
import { all, markupOf, textOf } from "../../test/seated.js";

const { text, recording } = written();
const { events } = recording;
const last = events.length;

/** Creates a renderer that draws nothing and records the cues that start. */
function noting(): { readonly cues: Cue[]; readonly renderer: Renderer<HTMLElement> } {
  const cues: Cue[] = [];
  const renderer: Renderer<HTMLElement> = {
    mount(_host, { frames$ }) {
      const frames = frames$.subscribe(({ cue }) => (cue?.isStart === true ? cues.push(cue) : undefined));
      return () => frames.unsubscribe();
    },
  };
  return { cues, renderer };
}

test("plays every event once and in order, like a live table", async () => {
  const { cues, renderer } = noting();
  const { element, clock } = await replayed({ text, renderer });
  element.play();
  clock.pass(120_000);
  expect(cues.map(({ event }) => event.type)).toEqual(events.map(({ type }) => type));
  expect(element.conductor?.status).toMatchObject({ isAtEnd: true, isPlaying: false });
});

test("renders the hole card nowhere before it is turned over", async () => {
  const { element } = await replayed({ text });
  const shown = events.find((event) => event.type === "HoleCardRevealed");
  expect(shown?.type === "HoleCardRevealed" && shown.card).toBe("10_c_0");
  for (let seq = 1; seq < (shown?.seq ?? 0); seq++) {
    press(element, "ArrowRight");
    await settled(element);
    expect(feltText(element)).not.toContain("ten of clubs");
    expect(markupOf(element)).not.toContain("10_c_0");
  }
  press(element, "ArrowRight");
  await settled(element);
  expect(feltText(element)).toContain("ten of clubs");
});

test("shows the same table at a position after a step forward, a step back and a seek", async () => {
  const { element, clock } = await replayed({ text });
  const forwards: string[] = [];
  for (let seq = 0; seq <= last; seq++) {
    await settled(element);
    // Waits until the card of the step has landed.
    clock.pass(1000);
    await settled(element);
    forwards.push(feltText(element));
    press(element, "ArrowRight");
  }
  for (let seq = last; seq >= 0; seq--) {
    await settled(element);
    expect(element.conductor?.status.seq).toBe(seq);
    expect(feltText(element)).toBe(forwards[seq]);
    press(element, "ArrowLeft");
  }
  for (const seq of [17, 3, last, 30]) {
    element.at = seq;
    await settled(element);
    expect(feltText(element)).toBe(forwards[seq]);
  }
});

test("adapts motion and waits to the speed, also when it changes during play", async () => {
  const { cues, renderer } = noting();
  const { element, clock } = await replayed({ text, renderer });
  element.play();
  clock.pass(600);
  const card = () => cues.filter(({ event }) => event.type === "CardDealt").at(-1)?.duration;
  expect(card()).toBe(300);
  const speed = button(element, "Speed") as HTMLSelectElement;
  speed.value = "0.25";
  speed.dispatchEvent(new Event("change", { bubbles: true }));
  await settled(element);
  const before = cues.length;
  clock.pass(900);
  expect(cues.length - before).toBeLessThanOrEqual(1);
  clock.pass(1100);
  expect(card()).toBe(1200);
  element.speed = 16;
  await settled(element);
  clock.pass(8000);
  expect(element.conductor?.status.isAtEnd).toBe(true);
  expect(card()).toBe(19);
});

test("shows every event of quick steps", async () => {
  const { cues, renderer } = noting();
  const { element } = await replayed({ text, renderer });
  for (let step = 0; step < 8; step++) press(element, "ArrowRight");
  expect(cues.map(({ event }) => event.type)).toEqual(events.slice(0, 8).map(({ type }) => type));
});

test("steps by event, by decision and by round with the buttons", async () => {
  const { element } = await replayed({ text });
  const seq = () => element.conductor?.status.seq;
  const use = async (name: string) => {
    button(element, name).click();
    await settled(element);
    return seq();
  };
  const rounds = events.filter(({ type }) => type === "RoundStarted").map((event) => event.seq);
  const hits = events.filter(({ type }) => type === "HandHit").map((event) => event.seq - 1);
  expect(await use("One event forward")).toBe(1);
  expect(await use("One event back")).toBe(0);
  expect(await use("Next decision")).toBe(hits[0]);
  expect(await use("Next decision")).toBe(hits[1]);
  expect(await use("Previous decision")).toBe(hits[0]);
  expect(await use("Next round")).toBe(rounds[1]);
  expect(await use("Next round")).toBe(rounds[2]);
  expect(await use("Next round")).toBe(last);
  expect(await use("Previous round")).toBe(rounds[2]);
});

test("has the documented keys", async () => {
  const { element } = await replayed({ text });
  const status = () => element.conductor?.status;
  press(element, " ");
  expect(status()?.isPlaying).toBe(true);
  press(element, " ");
  expect(status()?.isPlaying).toBe(false);
  press(element, "5");
  expect(status()?.time).toBeCloseTo((status()?.duration ?? 0) / 2, 0);
  press(element, "]");
  const round = status()?.seq ?? 0;
  expect(events[round - 1]?.type).toBe("RoundStarted");
  press(element, ".");
  press(element, ",");
  expect(status()?.seq).toBeLessThan(round);
  press(element, "[");
  press(element, "0");
  expect(status()?.time).toBe(0);
  press(element, "?");
  await vi.waitFor(() => expect((all(element, "dialog")[0] as HTMLDialogElement).open).toBe(true));
  expect(textOf(element, "dialog dl")).toContain("one event back or forward");
});

test("leaves the space key to a focused button, and ignores keys in a form field", async () => {
  const { element } = await replayed({ text });
  const loop = button(element, "Loop");
  const space = new KeyboardEvent("keydown", { key: " ", bubbles: true, composed: true, cancelable: true });
  loop.dispatchEvent(space);
  expect(space.defaultPrevented).toBe(false);
  expect(element.conductor?.status.isPlaying).toBe(false);
  button(element, "Speed").dispatchEvent(new KeyboardEvent("keydown", { key: "5", bubbles: true, composed: true }));
  expect(element.conductor?.status.seq).toBe(0);
});

test("seeks while the pointer drags on the timeline, and resumes afterwards", async () => {
  const { element, clock } = await replayed({ text });
  element.play();
  clock.pass(100);
  await settled(element);
  const slider = all(element, ".slider")[0] as HTMLElement;
  slider.setPointerCapture = () => undefined;
  const { left, width, top } = slider.getBoundingClientRect();
  const point = (type: string, part: number) =>
    slider.dispatchEvent(
      new PointerEvent(type, { clientX: left + width * part, clientY: top + 10, bubbles: true, button: 0 }),
    );
  point("pointerdown", 0.5);
  expect(element.conductor?.status.isPlaying).toBe(false);
  expect(element.conductor?.status.time).toBeCloseTo((element.conductor?.status.duration ?? 0) / 2, -2);
  point("pointermove", 1);
  expect(element.conductor?.status.isAtEnd).toBe(true);
  point("pointermove", 0.25);
  point("pointerup", 0.25);
  expect(element.conductor?.status.isPlaying).toBe(true);
});

test("gives the position of the slider as a sentence", async () => {
  const { element } = await replayed({ text });
  const slider = () => all(element, "[role=slider]")[0];
  expect(slider()?.getAttribute("aria-valuetext")).toContain("Before the first deal, event 0 of");
  const blitz = events.find(({ type }) => type === "BlitzAwarded");
  element.at = (blitz?.seq ?? 1) - 1;
  await settled(element);
  press(element, "ArrowRight");
  await settled(element);
  expect(slider()?.getAttribute("aria-valuetext")).toMatch(/^Round 1, event \d+ of \d+\. Blitz!/);
  expect(slider()?.getAttribute("aria-valuenow")).toBe(String(blitz?.seq));
});

test("labels the marks of the timeline with their chapters, and seeks to them", async () => {
  const { element } = await replayed({ text });
  await vi.waitFor(() => expect(all(element, ".mark").length).toBeGreaterThan(4));
  const mark = all(element, '.mark[data-kind="thunderjack"]')[0] as HTMLElement;
  expect(mark.getAttribute("aria-label")).toBe("Round 3: Thunderjack (Right seat)");
  mark.click();
  expect(events[(element.conductor?.status.seq ?? 0) - 1]?.type).toBe("ThunderjackAwarded");
  await settled(element);
  expect(textOf(element, ".spoken")).toBe("Thunderjack! Right seat wins 90. The Thunderjack ends the round.");
});

test("dispatches events for steps, chapters and the end", async () => {
  const { element, clock } = await replayed();
  const received: string[] = [];
  const seqs: number[] = [];
  document.body.addEventListener("replay-step", ({ detail }) => seqs.push(detail.seq), { once: false });
  element.addEventListener("replay-chapter", ({ detail }) => received.push(detail.kind));
  element.addEventListener("replay-end", ({ detail }) => received.push(`end at ${detail.seq}`));
  element.text = text;
  element.autoplay = true;
  await settled(element);
  clock.pass(120_000);
  expect(seqs).toEqual([...Array(last + 1).keys()]);
  expect(received).toEqual([
    ..."round blitz settled round split double dealer-bust settled round thunderjack settled".split(" "),
    `end at ${last}`,
  ]);
});

test("starts again at the end with `loop`", async () => {
  const { element, clock } = await replayed({ text, loop: true });
  element.play();
  const { duration = 0 } = element.conductor?.status ?? {};
  clock.pass(duration + 2100);
  expect(element.conductor?.status).toMatchObject({ isPlaying: true, isAtEnd: false });
  button(element, "Loop").click();
  await settled(element);
  clock.pass(duration + 10);
  expect(element.conductor?.status).toMatchObject({ isPlaying: false, isAtEnd: true });
});

test("shows a poster of the recording until it is played from the beginning", async () => {
  const { element } = await replayed({ text, poster: last });
  expect(feltText(element)).toContain("Thunderjack!");
  const [big] = all(element, ".big-play");
  (big as HTMLElement).click();
  await settled(element);
  expect(all(element, ".big-play")).toEqual([]);
  expect(element.conductor?.status).toMatchObject({ seq: 0, isPlaying: true });
});

const PICTURE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="2"/>')}`;

test("shows a picture as poster while the recording is loading and until it is played", async () => {
  const { element } = await replayed({ poster: PICTURE, posterAlt: "A Thunderjack", at: 3 });
  const pictures = () => all(element, "img").filter((one) => one instanceof HTMLImageElement);
  expect(pictures()).toEqual([]);
  element.text = text;
  await element.updateComplete;
  expect(textOf(element, ".cover")).toContain("Loading");
  expect(pictures().map(({ src, alt }) => [src, alt])).toEqual([[PICTURE, "A Thunderjack"]]);
  await settled(element);
  await expect.poll(() => pictures()[0]?.naturalWidth).toBe(4);
  expect(all(element, ".stage")[0]?.hasAttribute("inert")).toBe(true);
  button(element, "Play").click();
  await settled(element);
  expect(pictures()).toEqual([]);
  expect(element.conductor?.status).toMatchObject({ seq: 3, isPlaying: true });
});

test("shows the initial position instead of a picture that cannot be loaded, and the next picture", async () => {
  const { element } = await replayed({ text, poster: "data:image/png,nothing", at: 3 });
  const visible = () => all(element, "img:not([hidden])");
  await vi.waitFor(() => expect(visible()).toEqual([]));
  expect(all(element, ".big-play")).toHaveLength(1);
  expect(element.conductor?.status).toMatchObject({ seq: 3, isPlaying: false });
  element.poster = PICTURE;
  await vi.waitFor(() => expect(visible()).toHaveLength(1));
  element.text = "Dear diary";
  await vi.waitFor(() => expect(all(element, "[data-cover=failed]")).toHaveLength(1));
  expect(all(element, "img")).toEqual([]);
});

test("reads a number in the attribute as a position", async () => {
  const { element } = await replayed();
  element.setAttribute("poster", "12");
  element.text = text;
  await settled(element);
  expect(all(element, "img")).toEqual([]);
  expect(element.conductor?.status.seq).toBe(12);
});

test("follows the URL of the page only with `deep-link`", async () => {
  const address = location.href;
  history.replaceState(null, "", "#t=7");
  const { element: other } = await replayed({ text });
  expect(other.conductor?.status.seq).toBe(0);
  const { element } = await replayed({ text, deepLink: true, id: "one" });
  expect(element.conductor?.status.seq).toBe(7);
  location.hash = "#t=9&replay=one";
  await vi.waitFor(() => expect(element.conductor?.status.seq).toBe(9));
  history.replaceState(null, "", "#t=11&replay=other");
  window.dispatchEvent(new HashChangeEvent("hashchange"));
  expect(element.conductor?.status.seq).toBe(9);
  history.replaceState(null, "", address);
});

test("shows a table in play as it continues, without its hole card", async () => {
  const table = new Table({ rules: "thunderjack", seeds: chosenSeeds("live"), allowStacking: true });
  const { element, clock } = await replayed();
  element.follow(table);
  await settled(element);
  expect(textOf(element, ".cover")).toContain("Waiting for the first deal");
  const received: GameEvent[] = [];
  table.events$.subscribe((event) => received.push(publicEvent(event)));
  table.dispatch({ type: "PlaceBet", seat: "right", amount: 1000 });
  table.dispatch({ type: "Deal", stack: ["10_h_0", "9_s_0", "8_d_0", "q_c_0"] });
  clock.pass(5000);
  await settled(element);
  expect(feltText(element)).toContain("eight of diamonds");
  expect(feltText(element)).toContain("face-down card");
  expect(markupOf(element)).not.toContain("queen of clubs");
  expect(textOf(element, ".badge[aria-expanded]")).toBe("Live");
  table.dispatch({ type: "Stand", hand: "right" });
  clock.pass(5000);
  await settled(element);
  expect(feltText(element)).toContain("queen of clubs");
  expect(element.conductor?.status.isPlaying).toBe(true);
});

test("stops all timers when the element is disconnected, and resumes at the same position", async () => {
  const { element, clock } = await replayed({ text });
  element.play();
  clock.pass(2000);
  const { seq } = element.conductor?.status ?? {};
  expect(clock.waiting).toBeGreaterThan(0);
  element.remove();
  expect(clock.waiting).toBe(0);
  expect(element.conductor).toBeNull();
  document.body.append(element);
  await settled(element);
  expect(element.conductor?.status).toMatchObject({ seq, isPlaying: false });
  expect(feltText(element)).not.toBe("");
});

test('hides the bar with controls="none"', async () => {
  const { element } = await replayed({ text });
  element.setAttribute("controls", "none");
  await settled(element);
  expect(all(element, "[part=bar]")).toEqual([]);
  element.setAttribute("controls", "");
  await settled(element);
  expect(all(element, "[part=bar]")).toHaveLength(1);
});
