import { VirtualClock } from "@thunderjack/core";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import {
  all,
  click,
  drawn,
  found,
  type Seated,
  type SeatedOptions,
  seatedAt,
  shownHands,
  textOf,
  typeSlowly,
} from "../../test/seated.js";

/** Adds a table with the focus on its felt. */
async function focusedAt(options: SeatedOptions = {}): Promise<Seated> {
  const seated = await seatedAt(options);
  (await found(seated.element, ".stage")).focus();
  return seated;
}

/** Returns the focused element, through all shadow roots. */
function focused(): Element | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}

test("plays a round with keys alone", async () => {
  const clock = new VirtualClock();
  const { element, table } = await focusedAt({
    stack: ["8_c_0", "9_s_0", "8_d_0", "10_c_0", "3_c_0", "2_d_0", "10_h_0"],
    clock,
  });
  await typeSlowly(element, clock, "2", "1", "{Enter}");
  expect(table.state.bets.middle).toBe(6000);
  await typeSlowly(element, clock, "P");
  expect(shownHands(element)).toHaveLength(2);
  await typeSlowly(element, clock, "d", "h", "s");
  expect(table.state.phase).toBe("settled");
});

test("accepts a digit key without Shift on a keyboard that types digits with Shift", async () => {
  const { element, table } = await focusedAt();
  const felt = await found(element, ".stage");
  const press = (key: string, options: KeyboardEventInit) =>
    felt.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, composed: true, ...options }));
  press("&", { code: "Digit1" });
  expect(table.state.bets.middle).toBe(1000);
  press("!", { code: "Digit1", shiftKey: true });
  press("1", { code: "Digit1", ctrlKey: true });
  press("9", { code: "Digit9" });
  expect(table.state.bets.middle).toBe(1000);
});

test("shows why an illegal move is rejected, and ignores unknown keys", async () => {
  const clock = new VirtualClock();
  const { element } = await focusedAt({ stack: ["10_h_0", "9_s_0", "8_d_0", "q_c_0"], clock });
  await typeSlowly(element, clock, "x", "1", "{Enter}", "p");
  expect(textOf(element, "[part=message]")).toBe("Only a pair can be split.");
});

test("ignores keys with keys=none, in a text field, and outside of the table", async () => {
  const { element, table } = await focusedAt();
  element.keys = "none";
  await userEvent.keyboard("1");
  expect(table.state.bets.middle).toBe(0);
  element.keys = "all";
  const field = document.createElement("input");
  field.slot = "header";
  element.append(field);
  field.focus();
  await userEvent.keyboard("1");
  expect(field.value).toBe("1");
  expect(table.state.bets.middle).toBe(0);
  field.remove();
  (document.activeElement as HTMLElement | null)?.blur();
  await userEvent.keyboard("1");
  expect(table.state.bets.middle).toBe(0);
});

test("opens the list of keys with a question mark, and restores the focus on Escape", async () => {
  const { element } = await focusedAt();
  await userEvent.keyboard("?");
  await expect.poll(() => all(element, "kbd").map((key) => key.textContent)).toContain("H");
  expect(all(element, "kbd").map((key) => key.textContent)).not.toContain("I");
  await userEvent.keyboard("{Escape}");
  await drawn(element);
  expect(all(element, "tj-panel")).toEqual([]);
  await expect.poll(() => focused()?.className).toBe("stage");
});

test("opens the list of keys with an Arabic question mark", async () => {
  const { element } = await focusedAt();
  const felt = await found(element, ".stage");
  felt.dispatchEvent(new KeyboardEvent("keydown", { key: "؟", code: "Slash", bubbles: true, composed: true }));
  await expect.poll(() => all(element, "kbd").length).toBeGreaterThan(0);
});

test("ends the current movement on Escape, and ignores Escape when nothing moves", async () => {
  const clock = new VirtualClock();
  const { element } = await focusedAt({ stack: ["10_h_0", "9_s_0", "8_d_0", "10_c_0"], speed: "normal", clock });
  const pressEscape = () => {
    const press = new KeyboardEvent("keydown", { key: "Escape", bubbles: true, composed: true, cancelable: true });
    for (const felt of all(element, ".stage")) felt.dispatchEvent(press);
    return press.defaultPrevented;
  };
  await userEvent.keyboard("1{Enter}");
  await drawn(element);
  expect(element.conductor?.isSettled).toBe(false);
  // The movements are the shuffle and then the four cards.
  for (let movement = 0; movement < 5; movement++) {
    expect([movement, pressEscape()]).toEqual([movement, true]);
    clock.pass(0);
  }
  await drawn(element);
  expect(element.conductor?.isSettled).toBe(true);
  expect(shownHands(element)[0]?.cards).toEqual(["ten of hearts", "eight of diamonds"]);
  expect(pressEscape()).toBe(false);
});

test("keeps the focus on the hit button, and moves it to the deal button after the round", async () => {
  const { element } = await seatedAt({ stack: ["10_h_0", "9_s_0", "2_d_0", "10_c_0", "3_c_0", "10_s_0"] });
  const focusedName = () => focused()?.getAttribute("aria-label");
  await click("Bet 50 more", "Deal");
  await expect.poll(focusedName).toBe("Hit");
  await click("Hit");
  await drawn(element);
  expect(focusedName()).toBe("Hit");
  await click("Hit");
  await expect.poll(() => textOf(element, "[part=net]")).toBe("−50");
  await expect.poll(focusedName).toBe("Deal");
});
