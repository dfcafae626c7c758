import { expect, test } from "vitest";
import { pageOptions } from "../src/page-options.js";

test("without wishes the page shows a Thunderjack table, shuffled at random, and keeps it", () => {
  expect(pageOptions("")).toEqual({
    rules: "thunderjack",
    seed: null,
    credits: null,
    speed: "normal",
    persist: "thunderjack",
    stack: [],
  });
});

test("a table with wishes is kept only under a name that is wished for too", () => {
  expect(pageOptions("?speed=fast").persist).toBeNull();
  expect(pageOptions("?speed=fast&persist=my%20own").persist).toBe("my own");
  expect(pageOptions("?persist=").persist).toBe("");
});

test("the address chooses the rules, the cards, the credits and the speed", () => {
  expect(pageOptions("?rules=casino&seed=a%20text&credits=50&speed=fast&stack=a_h_0,k_h_0")).toEqual({
    rules: "casino",
    seed: "a text",
    credits: 5000,
    speed: "fast",
    persist: null,
    stack: ["a_h_0", "k_h_0"],
  });
});

test("what cannot be understood is left out", () => {
  expect(pageOptions("?credits=many&speed=warp&stack=joker,a_h_0")).toMatchObject({
    credits: null,
    speed: "normal",
    stack: ["a_h_0"],
  });
});
