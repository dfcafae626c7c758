import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import "./tj-card-picker.define.js";
import { pointAt, pointerOf } from "../../../test/pointers.js";
import type { TjCardPicker } from "./tj-card-picker.js";

async function pickerWith(chosen: string) {
  const picker = document.createElement("tj-card-picker");
  picker.chosen = chosen;
  picker.decks = 2;
  document.body.append(picker);
  onTestFinished(() => picker.remove());
  await picker.updateComplete;
  return picker;
}

/** Returns the place of the first element that matches a selector. */
function placeOf(picker: TjCardPicker, selector: string) {
  const element = picker.shadowRoot?.querySelector(selector);
  if (!element) throw new Error(`There is no ${selector}.`);
  return pointAt(element.getBoundingClientRect());
}

/** Returns the signs of the dragged card and of the row before which it would be inserted. */
function marked(picker: TjCardPicker) {
  const parts = [...(picker.shadowRoot?.querySelectorAll<HTMLElement>('[style*="translate"], [data-before]') ?? [])];
  return parts.map(({ dataset, textContent }) => dataset.sign ?? textContent?.replace(/\s/g, "")).reverse();
}

const ACE = '[data-card="a_h_0"]';
const row = (place: number) => `li:nth-child(${place + 1}) [data-suit]`;

test("a dragged card is inserted at its place in the list, and the press of its drag picks no further card", async () => {
  const picker = await pickerWith("9_s k_c");
  const mouse = pointerOf("mouse");
  const { x, y } = placeOf(picker, row(0));
  await mouse.drag(placeOf(picker, ACE), { x, y: y - 6 }, async () => {
    expect(marked(picker)).toEqual(["A♥", "9♠nineofspades"]);
  });
  await picker.updateComplete;
  expect(picker.chosen).toHaveLength(3);
  expect(picker.chosen).toContain("a_h_0");
  expect(marked(picker)).toEqual([]);
  await page.getByRole("button", { name: "ace of hearts", exact: true }).click();
  expect(picker.chosen).toHaveLength(4);
});

test("a chosen card is moved to another place, and is removed below the list", async () => {
  const picker = await pickerWith("9_s k_c 2_d");
  const mouse = pointerOf("mouse");
  const { x, y } = placeOf(picker, row(2));
  await mouse.drag(placeOf(picker, row(0)), { x, y: y + 12 });
  await picker.updateComplete;
  expect(picker.chosen).toEqual(["k_c_0", "2_d_0", "9_s_0"]);
  await mouse.drag(placeOf(picker, row(1)), placeOf(picker, ACE));
  await picker.updateComplete;
  expect(picker.chosen).toEqual(["k_c_0", "9_s_0"]);
});

test("a removed picker cancels a drag", async () => {
  const picker = await pickerWith("9_s");
  await pointerOf("mouse").drag(placeOf(picker, ACE), placeOf(picker, row(0)), async () => picker.remove());
  expect([picker.chosen, marked(picker)]).toEqual(["9_s", []]);
});

test("a finger drags a card after it was held for a moment, and scrolls the panel before", async () => {
  const picker = await pickerWith("9_s");
  const finger = pointerOf("touch");
  const [from, to] = [placeOf(picker, ACE), placeOf(picker, row(0))];
  await finger.drag(from, to);
  expect(picker.chosen).toBe("9_s");
  await finger.down(from);
  await expect.poll(() => marked(picker)).not.toEqual([]);
  await finger.move({ x: to.x, y: to.y - 12 });
  await finger.up(to);
  await picker.updateComplete;
  expect(picker.chosen).toEqual(["a_h_0", "9_s_0"]);
});
