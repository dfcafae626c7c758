import { ruleSet } from "@thunderjack/core";
import { expect, onTestFinished, test } from "vitest";
import "../src/components/tj-table/round.js";
import "../src/define.js";
import "../src/panels/tj-keys/tj-keys.define.js";
import "../src/components/tj-thunder/tj-thunder.define.js";
import { stormOver } from "../stories/one-storm.js";
import { all, textOf } from "./seated.js";

/** Adds a component with these attributes to the page, and removes it after the test. */
async function drawn<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>> = {},
  text = "",
): Promise<HTMLElementTagNameMap[Name]> {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  element.textContent = text;
  document.body.append(element);
  onTestFinished(() => element.remove());
  if ("updateComplete" in element) await element.updateComplete;
  return element;
}

const colour = (element: Element, selector: string) => getComputedStyle(all(element, selector)[0] ?? element).color;

test("draws a bet with the fewest chips, the largest at the bottom, and at most eight", async () => {
  const stack = await drawn("tj-chip-stack", { amount: "8000", chips: "1000 5000 25000" });
  const values = () => all(stack, "tj-chip").map((chip) => Reflect.get(chip, "value"));
  expect(values()).toEqual([5000, 1000, 1000, 1000]);
  const bottoms = all(stack, "tj-chip").map((chip) => chip.getBoundingClientRect().bottom);
  expect(bottoms).toEqual([...bottoms].sort((one, other) => other - one));
  stack.amount = 19_000;
  stack.chips = [1000];
  await stack.updateComplete;
  expect(values()).toEqual([12_000, ...Array(7).fill(1000)]);
});

test("shows an amount beside its name", async () => {
  const credits = await drawn("tj-credits", { label: "Credits" }, "440");
  expect(textOf(credits, "[part=label]")).toBe("Credits");
  expect(credits.textContent).toBe("440");
});

test("distinguishes winnings and losses by more than their sign, and has a neutral look for zero", async () => {
  const [won, lost, neither] = [
    await drawn("tj-winnings", { sign: "1" }, "+20"),
    await drawn("tj-winnings", { sign: "-1" }, "−20"),
    await drawn("tj-winnings", { sign: "0" }, "0"),
  ];
  expect(new Set([won, lost, neither].map((each) => colour(each, "[part=amount]"))).size).toBe(3);
});

test("shows the word for a soft total, and changes the colour of the total of a hand in turn", async () => {
  const total = await drawn("tj-total", { value: "17", label: "soft 17" });
  expect(textOf(total, "[part=total]")).toBe("soft 17");
  const before = colour(total, ".total");
  total.isTurn = true;
  await total.updateComplete;
  expect(colour(total, ".total")).not.toBe(before);
  expect(all(await drawn("tj-total"), ".total")).toEqual([]);
});

test("draws a badge with the colour and the sign of its result, and nothing without a text", async () => {
  const kinds = ["win", "push", "lose", "blackjack", "blitz", "thunderjack"];
  const badges = await Promise.all(kinds.map((kind) => drawn("tj-result-badge", { kind, label: kind })));
  const looks = badges.map((badge) => {
    const { color, backgroundImage } = getComputedStyle(all(badge, ".badge")[0] ?? badge);
    return [color, backgroundImage, all(badge, "path")[0]?.getAttribute("d")].join();
  });
  // The badges of Blitz and Thunderjack differ only in their words.
  expect(new Set(looks).size).toBe(kinds.length - 1);
  expect(badges.filter((badge) => all(badge, "svg.bolt").length > 0).map(({ kind }) => kind)).toEqual([
    "blitz",
    "thunderjack",
  ]);
  expect(all(await drawn("tj-result-badge", { kind: "win" }), ".badge")).toEqual([]);
});

test("names the switch of a seat, requests its seat, and requests nothing while it is locked", async () => {
  const toggle = await drawn("tj-seat-toggle", { seat: "left", label: "Left seat", on: "" });
  const [button] = all(toggle, "[role=switch]") as HTMLButtonElement[];
  if (button === undefined) throw new Error("There is no switch.");
  const asked: unknown[] = [];
  toggle.addEventListener("tj-seat-toggled", ({ detail }) => asked.push(detail));
  expect(button.getAttribute("aria-checked")).toBe("true");
  expect(button.getAttribute("aria-label")).toBe("Left seat");
  button.click();
  toggle.isLocked = true;
  await toggle.updateComplete;
  button.click();
  expect(asked).toEqual(["left"]);
});

test("draws the turn marker around its container, without catching clicks", async () => {
  const place = document.createElement("div");
  place.style.setProperty("position", "relative");
  place.style.setProperty("width", "100px");
  place.style.setProperty("height", "80px");
  const marker = await drawn("tj-turn-marker");
  place.append(marker);
  document.body.append(place);
  onTestFinished(() => place.remove());
  const [outer, inner] = [marker, place].map((each) => each.getBoundingClientRect());
  expect(outer?.width).toBeGreaterThan(inner?.width ?? 0);
  expect(outer?.top).toBeLessThan(inner?.top ?? 0);
  expect(getComputedStyle(marker).pointerEvents).toBe("none");
});

test("flashes only once for three strikes in quick succession", async () => {
  const thunder = await drawn("tj-thunder");
  const area = { x: 0, y: 0, width: 100, height: 100 };
  const flashes = [1, 2, 3].map(() => {
    const running = thunder.strike(stormOver(area, { x: 40, y: 60, width: 20, height: 30 }, 10));
    return running.filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.className === "flash")
      .length;
  });
  expect(flashes).toEqual([1, 0, 0]);
});

test("leaves out the keys of moves that the rules do not allow", async () => {
  const keys = await drawn("tj-keys");
  const listed = () => all(keys, "kbd").map(({ textContent }) => textContent);
  expect(listed()).toEqual(expect.arrayContaining(["H", "S", "D", "P", "R", "Enter", "?"]));
  keys.rules = ruleSet({ preset: "thunderjack", surrender: "none", split: null });
  await keys.updateComplete;
  expect(listed()).not.toContain("R");
  expect(listed()).not.toContain("P");
  expect(listed()).toContain("H");
});
