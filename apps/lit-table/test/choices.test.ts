import { expect, test } from "vitest";
import { ChoiceStore, type Choices, DEFAULT_CHOICES, deckOf } from "../src/choices.js";
import { PageMemory, REFUSED } from "./page-memory.js";

/** A value for each choice that differs from its default. */
const OTHER: Choices = {
  theme: "paper",
  courts: "traditional",
  fourColours: true,
  speed: "fast",
  renderer: "canvas",
  language: "ar",
  sound: false,
  volume: 0.35,
  roomTone: true,
  hints: true,
  keys: false,
  sleeve: true,
};

test("a new player has the default choices", () => {
  expect(new ChoiceStore(new PageMemory()).choices).toEqual(DEFAULT_CHOICES);
});

test("every choice is stored and read again", () => {
  const memory = new PageMemory();
  new ChoiceStore(memory).change(OTHER);
  expect(new ChoiceStore(memory).choices).toEqual(OTHER);
  for (const [name, value] of Object.entries(OTHER)) {
    expect([name, value]).not.toEqual([name, DEFAULT_CHOICES[name as keyof Choices]]);
  }
});

test("a change keeps the other choices", () => {
  const memory = new PageMemory();
  const store = new ChoiceStore(memory);
  store.change({ theme: "paper" });
  store.change({ sound: true });
  expect(new ChoiceStore(memory).choices).toEqual({ ...DEFAULT_CHOICES, theme: "paper", sound: true });
});

test("reads a choice that another page has stored", () => {
  const memory = new PageMemory();
  const store = new ChoiceStore(memory);
  new ChoiceStore(memory).change({ sound: true });
  expect(store.choices.sound).toBeNull();
  store.reload();
  expect(store.choices.sound).toBe(true);
});

test("invalid stored values are ignored, and the valid ones are kept", () => {
  const memory = new PageMemory();
  const stored = {
    ...OTHER,
    theme: "toString",
    speed: "warp",
    sound: "loud",
    volume: 11,
    keys: null,
    language: 7,
    other: 1,
  };
  memory.setItem("thunderjack-choices", JSON.stringify(stored));
  const { theme, speed, sound, volume, keys, language } = DEFAULT_CHOICES;
  expect(new ChoiceStore(memory).choices).toEqual({ ...OTHER, theme, speed, sound, volume, keys, language });
});

test.each(["", "null", "[]", "7", "{"])("a storage that contains %j is treated as empty", (text) => {
  const memory = new PageMemory();
  memory.setItem("thunderjack-choices", text);
  expect(new ChoiceStore(memory).choices).toEqual(DEFAULT_CHOICES);
});

test.each([
  ["no storage", null],
  ["a storage that rejects every access", REFUSED],
])("with %s, choices last as long as the page", (_case, storage) => {
  const store = new ChoiceStore(storage);
  store.change({ theme: "felt" });
  store.reload();
  expect(store.choices.theme).toBe("felt");
});

test("the deck is named by its courts and its colours", () => {
  expect(deckOf(DEFAULT_CHOICES)).toBe("standard");
  expect(deckOf(OTHER)).toBe("traditional four-colour");
});
