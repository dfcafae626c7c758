import { expect, test } from "vitest";
import { pageOptions } from "../src/page-options.js";

test("without options the page shows a Thunderjack table with a random shuffle, and saves it", () => {
  expect(pageOptions("")).toEqual({
    rules: "thunderjack",
    seed: null,
    credits: null,
    speed: "normal",
    persist: "thunderjack",
    stack: [],
  });
});

test("a table with options is saved only if the address also has a name for it", () => {
  expect(pageOptions("?speed=fast").persist).toBeNull();
  expect(pageOptions("?speed=fast&persist=my%20own").persist).toBe("my own");
  expect(pageOptions("?persist=").persist).toBe("");
});

test("the address sets the rules, the cards, the credits and the speed", () => {
  expect(pageOptions("?rules=casino&seed=a%20text&credits=50&speed=fast&stack=a_h_0,k_h_0")).toEqual({
    rules: "casino",
    seed: "a text",
    credits: 5000,
    speed: "fast",
    persist: null,
    stack: ["a_h_0", "k_h_0"],
  });
});

test("invalid options are ignored", () => {
  expect(pageOptions("?credits=many&speed=warp&stack=joker,a_h_0")).toMatchObject({
    credits: null,
    speed: "normal",
    stack: ["a_h_0"],
  });
});
