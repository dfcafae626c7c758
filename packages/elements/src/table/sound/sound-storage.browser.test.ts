import { afterEach, beforeEach, expect, test } from "vitest";
import { errorsReported, inShort, TEXTS, uncaught } from "../../../test/hostile-values.js";
import { all, click, drawn, seatedAt } from "../../../test/seated.js";

const KEY = "thunderjack-sound";

/** Returns all entries in the local storage of the page. */
const stored = () => Object.fromEntries(Object.entries(localStorage));
const noise = (element: Element) => all(element, "[data-sound]")[0]?.getAttribute("aria-pressed");

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

test("stores the choice of sounds in one entry when the button is used, and nothing else", async () => {
  const { element } = await seatedAt();
  element.soundPlayer = { play: () => undefined };
  await click("Bet 50 more", "Deal");
  expect(stored()).toEqual({});
  await click("Sound");
  expect(stored()).toEqual({ [KEY]: "on 100" });
  await click("Sound");
  expect(stored()).toEqual({ [KEY]: "off 100" });
});

test("treats an invalid entry as sounds off, and replaces it on the next click", async () => {
  const failures = uncaught();
  for (const text of TEXTS) {
    localStorage.setItem(KEY, text);
    const { element } = await seatedAt();
    element.soundPlayer = { play: () => undefined };
    await drawn(element);
    expect(noise(element), inShort(text)).toBe("false");
    await click("Sound");
    expect(noise(element), inShort(text)).toBe("true");
    expect(stored()).toEqual({ [KEY]: "on 100" });
    element.remove();
  }
  await errorsReported();
  expect(failures).toEqual([]);
});

test("reads the stored volume, and an entry without one", async () => {
  for (const [text, volume] of [
    ["on 35", 0.35],
    ["on", 1],
    ["on 4000", 1],
    ["on loud", 1],
  ] as const) {
    localStorage.setItem(KEY, text);
    const { element } = await seatedAt();
    expect([text, element.sound, element.volume]).toEqual([text, true, volume]);
    element.remove();
  }
});
