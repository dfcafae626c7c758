import { afterEach, beforeEach, expect, test } from "vitest";
import { inShort, TEXTS, told, uncaught } from "./hostile-values.js";
import { all, click, drawn, seatedAt } from "./seated.js";

const KEY = "thunderjack-sound";

/** Everything that the page has in its storage. */
const stored = () => Object.fromEntries(Object.entries(localStorage));
const noise = (element: Element) => all(element, "[data-sound]")[0]?.getAttribute("aria-pressed");

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

test("whether there are sounds is stored once their button is used, in one entry, and nothing else is", async () => {
  const { element } = await seatedAt();
  element.soundPlayer = { play: () => undefined };
  await click("Bet 50 more", "Deal");
  expect(stored()).toEqual({});
  await click("Sound");
  expect(stored()).toEqual({ [KEY]: "on" });
  await click("Sound");
  expect(stored()).toEqual({ [KEY]: "off" });
});

test("rubbish in that entry is no sound, and the next press of the button puts it right", async () => {
  const heard = uncaught();
  for (const text of TEXTS) {
    localStorage.setItem(KEY, text);
    const { element } = await seatedAt();
    element.soundPlayer = { play: () => undefined };
    await drawn(element);
    expect(noise(element), inShort(text)).toBe("false");
    await click("Sound");
    expect(noise(element), inShort(text)).toBe("true");
    expect(stored()).toEqual({ [KEY]: "on" });
    element.remove();
  }
  await told();
  expect(heard).toEqual([]);
});
