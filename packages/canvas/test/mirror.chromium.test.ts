import { expect, onTestFinished, test } from "vitest";
import { cdp, userEvent } from "vitest/browser";
import { mirrorIn, press } from "./mirror-reading.js";
import { AREAS } from "./mirror-renderer.js";
import { controlOf, focusIn, type Mirrored, mirrored } from "./mirror-table.js";

const TWENTY = "10_h 9_s 10_d 7_c";
const THREE_HITS = "2_c q_h 3_d 6_s 2_d 2_h 3_h";

const message = ({ root }: Mirrored) => root.querySelector("[role=status]")?.textContent;

/** Goes to a control from the keyboard, as far as it takes. */
async function tabTo(table: Mirrored, area: string): Promise<void> {
  for (let tabs = 0; tabs < 20 && focusIn(table) !== area; tabs++) await userEvent.tab();
  expect(focusIn(table)).toBe(area);
}

test("Tab goes through the seats from left to right, then the chips, then what can be done", async () => {
  const table = mirrored();
  press(table.host, "Bet 10 more");
  const order: (string | null)[] = [];
  await tabTo(table, "seat:left");
  for (let tabs = 0; tabs < 11; tabs++) {
    order.push(focusIn(table));
    await userEvent.tab();
  }
  const chips = [0, 1, 2, 3, 4].map((place) => `chip:${place}`).slice(0, table.table.rules.chips.length);
  expect(order.slice(0, 7 + chips.length)).toEqual([
    ...["seat:left", "seat:middle", "seat:right"],
    ...chips,
    ...["shortcut:0", "shortcut:1", "clear", "deal"],
  ]);
});

test("a pointer presses what lies under it in the picture", async () => {
  const table = mirrored();
  const chip = controlOf(table, "chip:0");
  const { x, y, width, height } = chip.getBoundingClientRect();
  const host = table.host.getBoundingClientRect();
  expect({ x: x - host.x, y: y - host.y, width, height }).toEqual(AREAS.get("chip:0"));
  await userEvent.click(chip);
  expect(table.asked).toEqual([{ type: "PlaceBet", seat: "middle", amount: table.table.rules.chips[0] }]);
});

test("what the picture does not show can be heard and reached, and is under no pointer", () => {
  const table = mirrored();
  const chip = controlOf(table, "chip:0");
  const underPointer = (x: number, y: number) => table.root.elementFromPoint(x, y)?.getAttribute("data-area");
  const { x, y } = chip.getBoundingClientRect();
  expect(underPointer(x + 40, y + 24)).toBe("chip:0");
  table.mirror.place(new Map());
  const now = chip.getBoundingClientRect();
  expect(underPointer(now.x + 1, now.y + 1)).not.toBe("chip:0");
  expect(underPointer(x + 40, y + 24)).not.toBe("chip:0");
  chip.focus();
  expect(focusIn(table)).toBe("chip:0");
  table.mirror.place(AREAS);
  expect(underPointer(x + 40, y + 24)).toBe("chip:0");
});

test("chips go to every seat that is on, and leave with a seat that is switched off", () => {
  const table = mirrored();
  for (const label of ["Left seat", "Bet 50 more", "Bet 10 more"]) press(table.host, label);
  expect(table.table.state.bets).toEqual({ right: 0, middle: 6000, left: 6000 });
  expect(table.told.at(-1)?.selectedSeats).toEqual(["middle", "left"]);
  press(table.host, "Middle seat");
  expect(table.table.state.bets).toEqual({ right: 0, middle: 0, left: 6000 });
  press(table.host, "Left seat");
  expect(table.table.state.bets.left, "the only seat stays on").toBe(6000);
  expect(table.told.at(-1)?.selectedSeats).toEqual(["left"]);
});

test("bets are doubled, taken back step by step, and repeated after a round", () => {
  const table = mirrored({ cards: TWENTY });
  const isLive = (place: number) => !controlOf(table, `shortcut:${place}`).disabled;
  expect([isLive(0), isLive(1)], "at a new table").toEqual([false, false]);
  for (const label of ["Left seat", "Bet 10 more", "Bet 50 more", "Double the bets"]) press(table.host, label);
  expect(table.table.state.bets).toEqual({ right: 0, middle: 12_000, left: 12_000 });
  press(table.host, "Undo");
  expect(table.table.state.bets).toEqual({ right: 0, middle: 6000, left: 6000 });
  press(table.host, "Undo");
  expect(table.table.state.bets).toEqual({ right: 0, middle: 1000, left: 1000 });
  press(table.host, "Middle seat");
  for (const label of ["Deal", "Stand", "Clear", "The same bets again"]) press(table.host, label);
  expect(table.table.state.bets).toEqual({ right: 0, middle: 0, left: 1000 });
  expect(table.told.at(-1)?.shortcuts.map(({ kind }) => kind)).toEqual(["undo", "double"]);
});

test("who repeats the bets from the keyboard stays there, and may double them", async () => {
  const table = mirrored({ cards: TWENTY });
  for (const label of ["Bet 10 more", "Deal", "Stand", "Clear"]) press(table.host, label);
  await tabTo(table, "shortcut:1");
  expect(controlOf(table, "shortcut:1").getAttribute("aria-label")).toBe("The same bets again");
  await userEvent.keyboard("{Enter}");
  expect(focusIn(table)).toBe("shortcut:1");
  await userEvent.keyboard(" ");
  expect(table.table.state.bets.middle).toBe(2000);
});

test("a refused chip says why, until something else is done", () => {
  const table = mirrored();
  for (const label of ["Bet 250 more", "Bet 250 more", "Bet 10 more"]) press(table.host, label);
  expect(message(table)).toBe("You do not have enough credits for this bet.");
  expect(table.told.at(-1)?.notice).toBe("You do not have enough credits for this bet.");
  // A touch of the felt is something else, too.
  table.host.click();
  expect(message(table)).toBe("Deal, or change your bets.");
  expect(table.told.at(-1)?.notice).toBeNull();
});

test("controls stay the same elements while the table goes on", () => {
  const table = mirrored({ cards: TWENTY });
  const [seat, deal] = ["seat:left", "deal"].map((area) => controlOf(table, area));
  for (const label of ["Bet 10 more", "Deal", "Stand"]) press(table.host, label);
  expect(controlOf(table, "seat:left")).toBe(seat);
  expect(controlOf(table, "deal")).toBe(deal);
});

test("who plays from the keyboard stays at the move that was chosen", async () => {
  const table = mirrored({ cards: THREE_HITS });
  for (const label of ["Bet 10 more", "Deal"]) press(table.host, label);
  await tabTo(table, "move:Hit");
  await userEvent.keyboard("{Enter}");
  expect(table.asked.at(-1)?.type).toBe("Hit");
  expect(focusIn(table)).toBe("move:Hit");
});

test("the focus of who plays from the keyboard never leaves the table", async () => {
  const table = mirrored({ cards: TWENTY, speed: "normal" });
  press(table.host, "Bet 10 more");
  await tabTo(table, "deal");
  await userEvent.keyboard(" ");
  expect(focusIn(table), "while the cards are dealt").toBe("place");
  while (table.clock.passToNext());
  expect(focusIn(table), "at the first question").toBe("move:Hit");
  await tabTo(table, "move:Stand");
  await userEvent.keyboard("{Enter}");
  expect(focusIn(table), "while the dealer plays").toBe("place");
  while (table.clock.passToNext());
  expect(focusIn(table), "between two rounds").toBe("deal");
  await tabTo(table, "clear");
  await userEvent.keyboard("{Enter}");
  expect(focusIn(table), "when there is nothing to clear any more").toBe("chip:0");
});

test("a pointer leaves no focus on what it did not press", async () => {
  const table = mirrored({ cards: TWENTY });
  for (const area of ["chip:0", "deal", "move:Stand"]) await userEvent.click(controlOf(table, area));
  expect(table.table.state.phase).toBe("settled");
  expect(focusIn(table)).toBeNull();
});

test("the picture hears what is under the pointer, what is held down, and where the keyboard is", async () => {
  const table = mirrored();
  const last = () => table.told.at(-1);
  await userEvent.hover(controlOf(table, "chip:1"));
  expect(last()).toMatchObject({ hovered: "chip:1", focused: null, pressed: null });
  controlOf(table, "chip:1").dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, button: 0 }));
  expect(last()).toMatchObject({ hovered: "chip:1", pressed: "chip:1" });
  controlOf(table, "chip:1").dispatchEvent(new PointerEvent("pointerup", { bubbles: true }));
  expect(last()).toMatchObject({ hovered: "chip:1", pressed: null });
  await userEvent.hover(controlOf(table, "deal"));
  expect(last()?.hovered, "a button that does nothing now").toBeNull();
  await tabTo(table, "chip:0");
  expect(last()).toMatchObject({ focused: "chip:0" });
  await userEvent.keyboard("{Enter>}");
  expect(last()).toMatchObject({ focused: "chip:0", pressed: "chip:0" });
  await userEvent.keyboard("{/Enter}");
  expect(last()?.pressed).toBeNull();
});

test("a control that is gone is under no pointer", async () => {
  const table = mirrored({ cards: TWENTY });
  for (const label of ["Bet 10 more", "Deal"]) press(table.host, label);
  await userEvent.hover(controlOf(table, "move:Stand"));
  expect(table.mirror.state.hovered).toBe("move:Stand");
  // The pointer has not moved, and nobody has told it that there is nothing under it any more.
  press(table.host, "Stand");
  expect(table.mirror.state).toMatchObject({ hovered: null, pressed: null });
});

test("the focus can be seen", async () => {
  const table = mirrored();
  await tabTo(table, "chip:0");
  const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(controlOf(table, "chip:0"));
  expect([outlineStyle, outlineWidth, outlineColor]).toEqual(["solid", "3px", "rgb(255, 255, 255)"]);
});

test("in a system with colours of its own the buttons and their words are to be seen", async () => {
  const browser = cdp() as { send(method: string, parameters: object): Promise<unknown> };
  const colours = (value: string) =>
    browser.send("Emulation.setEmulatedMedia", { features: [{ name: "forced-colors", value }] });
  const table = mirrored();
  const clear = controlOf(table, "deal");
  expect(getComputedStyle(clear).color).toBe("rgba(0, 0, 0, 0)");
  await colours("active");
  onTestFinished(async () => {
    await colours("");
  });
  const { color, backgroundColor, borderTopStyle } = getComputedStyle(clear);
  expect(color).not.toBe("rgba(0, 0, 0, 0)");
  expect(color).not.toBe(backgroundColor);
  expect(borderTopStyle).toBe("solid");
  for (const drawn of ["chip:0", "shortcut:0"].map((area) => getComputedStyle(controlOf(table, area)))) {
    expect(drawn.borderTopWidth).toBe("2px");
    expect(drawn.backgroundColor, "the picture is seen through it").toBe("rgba(0, 0, 0, 0)");
  }
});

test("a page cannot take the controls away with its styles", () => {
  const hostile = new CSSStyleSheet();
  hostile.replaceSync(
    "* { display: none !important; position: static !important; visibility: hidden !important; font-size: 90px }" +
      "html, body, .host, .host > * { display: block !important; visibility: visible !important }" +
      "div { transform: rotate(90deg); opacity: 0 !important; letter-spacing: 1em }",
  );
  const table = mirrored();
  table.host.className = "host";
  document.adoptedStyleSheets.push(hostile);
  onTestFinished(() => {
    document.adoptedStyleSheets.pop();
  });
  const element = table.root.host;
  const { display, position, opacity, transform, letterSpacing } = getComputedStyle(element);
  expect([display, position, opacity, transform, letterSpacing]).toEqual(["block", "absolute", "1", "none", "normal"]);
  expect(getComputedStyle(controlOf(table, "chip:0")).display).not.toBe("none");
});

test("what is disposed leaves nothing in the host and hears nothing any more", () => {
  const table = mirrored();
  const { host, root } = table;
  expect(mirrorIn(host)).toBe(root);
  const chip = controlOf(table, "chip:0");
  const told = table.told.length;
  table.dispose();
  table.dispose();
  expect(host.innerHTML).toBe("");
  host.click();
  chip.click();
  expect(table.asked).toEqual([]);
  expect(table.told).toHaveLength(told);
});
