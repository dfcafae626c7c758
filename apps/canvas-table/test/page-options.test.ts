import { expect, test } from "vitest";
import { pageOptions } from "../src/page-options.js";

test("without options the page shows a Thunderjack table with a random shuffle and the default renderer", () => {
  expect(pageOptions("")).toEqual({
    rules: "thunderjack",
    seed: null,
    credits: null,
    speed: "normal",
    stack: [],
    backend: null,
  });
});

test("the URL sets the rules, the cards, the credits, the speed and the renderer", () => {
  const search = "?rules=casino&seed=a%20text&credits=12.5&speed=fast&stack=a_h_0,k_h_0&renderer=canvas2d";
  expect(pageOptions(search)).toEqual({
    rules: "casino",
    seed: "a text",
    credits: 1250,
    speed: "fast",
    stack: ["a_h_0", "k_h_0"],
    backend: "canvas2d",
  });
  expect(pageOptions("?renderer=webgl").backend).toBe("webgl");
});

test("invalid options are ignored", () => {
  expect(pageOptions("?credits=&speed=warp&stack=joker,a_h_0&renderer=crayons")).toMatchObject({
    credits: null,
    speed: "normal",
    stack: ["a_h_0"],
    backend: null,
  });
});

test.each(["-5", "1e300", "many"])("ignores %s credits", (credits) => {
  expect(pageOptions(`?credits=${credits}`).credits).toBeNull();
});
