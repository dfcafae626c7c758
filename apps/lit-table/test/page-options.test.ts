import { expect, test } from "vitest";
import { DEFAULT_CHOICES } from "../src/choices.js";
import { pageOptions } from "../src/page-options.js";

test("without options the page shows a Thunderjack table with a random shuffle, and saves it", () => {
  expect(pageOptions("", DEFAULT_CHOICES)).toEqual({
    rules: "thunderjack",
    seed: null,
    credits: null,
    speed: "normal",
    persist: "thunderjack",
    stack: [],
  });
});

test("each rule set has a saved table of its own", () => {
  expect(pageOptions("?rules=casino&lang=de", DEFAULT_CHOICES)).toMatchObject({ rules: "casino", persist: "casino" });
});

test("a table with the card picker is stored separately from the fair table", () => {
  const choices = { ...DEFAULT_CHOICES, sleeve: true };
  expect(pageOptions("?rules=casino", choices).persist).toBe("casino-sleeve");
});

test("a table with options is saved only if the URL also contains a name for it", () => {
  expect(pageOptions("?speed=fast", DEFAULT_CHOICES).persist).toBeNull();
  expect(pageOptions("?speed=fast&persist=my%20own", DEFAULT_CHOICES).persist).toBe("my own");
  expect(pageOptions("?persist=", DEFAULT_CHOICES).persist).toBe("");
});

test("the URL sets the rules, the cards, the credits and the speed", () => {
  const search = "?rules=casino&seed=a%20text&credits=50&speed=fast&stack=a_h_0,k_h_0";
  expect(pageOptions(search, DEFAULT_CHOICES)).toEqual({
    rules: "casino",
    seed: "a text",
    credits: 5000,
    speed: "fast",
    persist: null,
    stack: ["a_h_0", "k_h_0"],
  });
});

test("invalid options are ignored, and the player's choice of speed applies", () => {
  const choices = { ...DEFAULT_CHOICES, speed: "instant" } as const;
  expect(pageOptions("?credits=many&speed=warp&stack=joker,a_h_0", choices)).toMatchObject({
    credits: null,
    speed: "instant",
    stack: ["a_h_0"],
  });
});

test.each(["-5", "1e300", "many"])("ignores %s credits", (credits) => {
  expect(pageOptions(`?credits=${credits}`, DEFAULT_CHOICES).credits).toBeNull();
});
