import { VirtualClock } from "@thunderjack/core";
import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { all, click, drawn, found, seatedAt, typeSlowly } from "../../test/seated.js";

/** Returns the focused element, through all shadow roots. */
function focused(): Element | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}

const focusedText = () => focused()?.getAttribute("aria-label") ?? focused()?.textContent?.trim();

/** Waits for an element, and moves the focus to it. */
async function focusOn(root: Element, selector: string): Promise<void> {
  (await found(root, selector)).focus();
}

test("keeps the focused button in view in a window of 1280 by 1024 pixels at a zoom of 400 %", async () => {
  await page.viewport(320, 256);
  onTestFinished(() => page.viewport(1280, 800));
  const clock = new VirtualClock();
  const { element } = await seatedAt({ stack: ["10_h_0", "9_s_0", "8_d_0", "q_c_0"], clock });
  await focusOn(element, "[data-panel=rules]");
  for (const [keys, name] of [
    ["1", "Deal"],
    ["{Enter}", "Hit"],
    ["s", "Deal"],
  ] as const) {
    await typeSlowly(element, clock, keys);
    await expect.poll(focusedText).toBe(name);
    const { top, bottom } = focused()?.getBoundingClientRect() ?? new DOMRect();
    expect([name, top >= 0 && bottom <= innerHeight]).toEqual([name, true]);
  }
});

test("opens a panel in view at a zoom of 400 %, and restores the focus when the panel is closed", async () => {
  await page.viewport(320, 256);
  onTestFinished(() => page.viewport(1280, 800));
  const { element } = await seatedAt({ stack: ["10_h_0", "9_s_0", "8_d_0", "q_c_0"] });
  await focusOn(element, "[data-panel=rules]");
  await userEvent.keyboard("1");
  await expect.poll(focusedText).toBe("Deal");
  await userEvent.keyboard("{Enter}");
  await expect.poll(focusedText).toBe("Hit");
  await userEvent.keyboard("{Tab}");
  await userEvent.keyboard("?");
  await expect.poll(() => focused()?.className).toBe("close");
  await Promise.all(document.getAnimations().map(({ finished }) => finished));
  const closing = all(element, ".close").map((close) => close.getBoundingClientRect());
  expect(closing.map(({ top, bottom }) => [top >= 0, bottom <= innerHeight])).toEqual([[true, true]]);
  await userEvent.keyboard("{Escape}");
  await expect.poll(focusedText).toBe("Stand");
  const { top, bottom } = focused()?.getBoundingClientRect() ?? new DOMRect();
  expect([top >= 0, bottom <= innerHeight]).toEqual([true, true]);
});

test("moves the focus to the button of the panel in the bar if the button that opened it was removed", async () => {
  const { element, table } = await seatedAt({ stack: ["10_h_0", "9_s_0", "8_d_0", "q_c_0"] });
  await click("Bet 50 more", "Deal");
  await focusOn(element, "[data-move=Stand]");
  await userEvent.keyboard("?");
  await expect.poll(() => focused()?.className).toBe("close");
  table.dispatch({ type: "Stand", hand: "middle" });
  await drawn(element);
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => focused()?.getAttribute("data-panel")).toBe("keys");
});

test("does not scroll the page to a table that is out of view", async () => {
  const { element } = await seatedAt({ stack: ["10_h_0", "9_s_0", "8_d_0", "q_c_0"] });
  const below = document.createElement("div");
  below.style.setProperty("height", "4000px");
  document.body.append(below);
  onTestFinished(() => below.remove());
  await click("Bet 50 more");
  await focusOn(element, "[data-look=go]");
  await drawn(element);
  scrollTo(0, 2000);
  element.deal();
  await expect.poll(focusedText).toBe("Hit");
  expect(scrollY).toBe(2000);
});

test("keeps the focus on the table in every frame when the buttons of bets and moves replace each other", async () => {
  const { element } = await seatedAt({ stack: ["10_h_0", "9_s_0", "8_d_0", "q_c_0"] });
  await click("Bet 50 more");
  const isAtTable = () => document.activeElement === element;
  for (const [selector, next] of [
    ["[data-look=go]", "Hit"],
    ["[data-move=Stand]", "Deal"],
  ] as const) {
    await focusOn(element, selector);
    let isLost = false;
    const watch = new MutationObserver(() => (isLost ||= !isAtTable()));
    watch.observe(element.renderRoot, { subtree: true, childList: true, attributes: true });
    const [button] = all(element, selector);
    (button as HTMLElement).click();
    isLost ||= !isAtTable();
    while (focusedText() !== next) {
      isLost ||= !isAtTable();
      await new Promise(requestAnimationFrame);
    }
    watch.disconnect();
    expect([next, isLost]).toEqual([next, false]);
  }
});

test("returns the focus to the button to deal if a round ends at once", async () => {
  const { element, table } = await seatedAt({ stack: ["a_h_0", "9_s_0", "k_h_0", "8_c_0"] });
  await click("Bet 50 more");
  await focusOn(element, "[data-look=go]");
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => table.publicState.hands[0]?.outcome).toBe("thunderjack");
  await expect.poll(focusedText).toBe("Deal");
});

test("restores the focus of a button when a disabled table is enabled again", async () => {
  const { element } = await seatedAt({ stack: ["8_c_0", "9_s_0", "8_d_0", "q_c_0"] });
  const freeze = async () => {
    element.disabled = true;
    await expect.poll(() => focused()?.className).toBe("stage");
    element.disabled = false;
  };
  await click("Bet 50 more");
  await focusOn(element, "[data-look=go]");
  await freeze();
  await expect.poll(focusedText).toBe("Deal");
  await click("Deal");
  await expect.poll(focusedText).toBe("Hit");
  await userEvent.keyboard("{Tab}");
  expect(focusedText()).toBe("Stand");
  // The move buttons of a disabled table are not removed, and keep the focus.
  for (const disabled of [true, false]) {
    element.disabled = disabled;
    await drawn(element);
    expect(focusedText()).toBe("Stand");
  }
});

test("does not take the focus from another element when the table is disabled", async () => {
  const { element } = await seatedAt();
  const field = document.createElement("input");
  document.body.append(field);
  onTestFinished(() => field.remove());
  await click("Bet 50 more");
  await focusOn(element, "[data-look=go]");
  field.focus();
  for (const disabled of [true, false]) {
    element.disabled = disabled;
    await drawn(element);
    await drawn(element);
    expect(focused()).toBe(field);
  }
});

test("ignores keys that are pressed on slotted content", async () => {
  const { element, table } = await seatedAt();
  element.hints = true;
  const own = ["<button>mine</button>", "<div role=listbox tabindex=0>list</div>", "<details><summary>more</summary>"];
  for (const markup of own) {
    const part = document.createElement("div");
    part.slot = "header";
    part.innerHTML = markup;
    element.append(part);
    await drawn(element);
    await focusOn(part, "button, [tabindex], summary");
    await userEvent.keyboard("1?");
    await drawn(element);
    expect([markup, table.state.bets.middle, all(element, "tj-panel").length]).toEqual([markup, 0, 0]);
    part.remove();
  }
  await focusOn(element, ".stage");
  await userEvent.keyboard("1");
  expect(table.state.bets.middle).toBe(1000);
});

test("remembers the button of a chip whose picture is clicked", async () => {
  const { element } = await seatedAt({ stack: ["10_h_0", "9_s_0", "8_d_0", "q_c_0"] });
  const [picture] = all(element, "tj-chip").flatMap((chip) => [...(chip.shadowRoot?.querySelectorAll("*") ?? [])]);
  const button = await found(element, ".chip");
  const looked = vi.spyOn(Element.prototype, "checkVisibility");
  onTestFinished(() => looked.mockRestore());
  button.focus();
  picture?.dispatchEvent(new MouseEvent("click", { bubbles: true, composed: true }));
  await drawn(element);
  await drawn(element);
  expect(looked.mock.contexts.filter((looks) => !(looks instanceof HTMLButtonElement))).toEqual([]);
  expect(focused()).toBe(button);
});

test("a key moves the focus, but not from an element that the player has focused since", async () => {
  const { element, table } = await seatedAt();
  const field = document.createElement("input");
  document.body.append(field);
  onTestFinished(() => field.remove());
  const stage = await found(element, ".stage");
  const [rules] = all(element, "[data-panel=rules]");
  const press = (target: Element | undefined) =>
    target?.dispatchEvent(new KeyboardEvent("keydown", { key: "1", bubbles: true, composed: true }));
  (rules as HTMLElement).focus();
  press(rules);
  await vi.waitFor(() => expect(focused()?.ariaLabel).toBe("Deal"));
  stage.focus();
  press(stage);
  field.focus();
  await drawn(element);
  await drawn(element);
  expect(table.state.bets.middle).toBe(2000);
  expect(document.activeElement).toBe(field);
});

test("a page without observers causes no error", async () => {
  const { element } = await seatedAt();
  const rejected = vi.fn((event: Event) => event.preventDefault());
  addEventListener("unhandledrejection", rejected);
  vi.stubGlobal("ResizeObserver", undefined);
  onTestFinished(() => {
    removeEventListener("unhandledrejection", rejected);
    vi.unstubAllGlobals();
  });
  element.placeBet("middle", 5000);
  await drawn(element);
  await drawn(element);
  expect(rejected).not.toHaveBeenCalled();
});
