import { emulateMedia } from "@thunderjack/vitest/emulated-media";
import { expect, onTestFinished, test } from "vitest";
import { userEvent } from "vitest/browser";
import { BOXES } from "./layer-renderer.js";
import { controlOf, focusIn, type LayerTable, openLayerTable } from "./layer-table.js";
import { layerIn, press } from "./read-layer.js";

const TWENTY = "10_h 9_s 10_d 7_c";
const THREE_HITS = "2_c q_h 3_d 6_s 2_d 2_h 3_h";

const message = ({ root }: LayerTable) => root.querySelector("[role=status]")?.textContent;

/** Presses Tab until a control has the focus. */
async function tabTo(table: LayerTable, id: string): Promise<void> {
  for (let tabs = 0; tabs < 20 && focusIn(table) !== id; tabs++) await userEvent.tab();
  expect(focusIn(table)).toBe(id);
}

test("Tab moves from the left seat to the right seat and its take-back buttons, then to chips, shortcuts, clear and deal", async () => {
  const table = openLayerTable({ credits: 1_000_000 });
  press(table.host, "Bet 10 more");
  const order: (string | null)[] = [];
  await tabTo(table, "seat:left");
  for (let tabs = 0; tabs < 12; tabs++) {
    order.push(focusIn(table));
    await userEvent.tab();
  }
  const chips = [0, 1, 2, 3, 4].map((position) => `chip:${position}`).slice(0, table.table.rules.chips.length);
  expect(order.slice(0, 8 + chips.length)).toEqual([
    ...["seat:left", "seat:middle", "take-back:middle", "seat:right"],
    ...chips,
    ...["shortcut:0", "shortcut:1", "clear", "deal"],
  ]);
});

test("a pointer presses the control at its position", async () => {
  const table = openLayerTable();
  const chip = controlOf(table, "chip:0");
  const { x, y, width, height } = chip.getBoundingClientRect();
  const host = table.host.getBoundingClientRect();
  expect({ x: x - host.x, y: y - host.y, width, height }).toEqual(BOXES.get("chip:0"));
  await userEvent.click(chip);
  expect(table.sent).toEqual([{ type: "PlaceBet", seat: "middle", amount: table.table.rules.chips[0] }]);
});

test("the focused button loses the focus before other parts change, so that its removal forces no layout", async () => {
  const table = openLayerTable({ cards: TWENTY });
  await userEvent.click(controlOf(table, "chip:0"));
  const before = message(table);
  const seen: unknown[] = [];
  table.root.addEventListener("focusout", () => seen.push(message(table)));
  await userEvent.click(controlOf(table, "deal"));
  // The focus moves from the chip to the deal button, and then leaves the table.
  expect(seen).toEqual([before, before]);
  expect(message(table)).not.toBe(before);
});

test("a control without a box is reachable by keyboard, but not with a pointer", () => {
  const table = openLayerTable();
  const chip = controlOf(table, "chip:0");
  const underPointer = (x: number, y: number) => table.root.elementFromPoint(x, y)?.getAttribute("data-control");
  const { x, y } = chip.getBoundingClientRect();
  expect(underPointer(x + 40, y + 24)).toBe("chip:0");
  table.layer.placeControls(new Map());
  const now = chip.getBoundingClientRect();
  expect(underPointer(now.x + 1, now.y + 1)).not.toBe("chip:0");
  expect(underPointer(x + 40, y + 24)).not.toBe("chip:0");
  chip.focus();
  expect(focusIn(table)).toBe("chip:0");
  table.layer.placeControls(BOXES);
  expect(underPointer(x + 40, y + 24)).toBe("chip:0");
});

test("adds chips to every selected seat, and removes the bet of a deselected seat", () => {
  const table = openLayerTable();
  for (const label of ["Left seat", "Bet 50 more", "Bet 10 more"]) press(table.host, label);
  expect(table.table.state.bets).toEqual({ right: 0, middle: 6000, left: 6000 });
  expect(table.states.at(-1)?.selectedSeats).toEqual(["middle", "left"]);
  // Without a chosen chip, the rings switch their seats.
  const escapeKey = new KeyboardEvent("keydown", { key: "Escape", bubbles: true });
  controlOf(table, "chip:0").dispatchEvent(escapeKey);
  press(table.host, "Middle seat");
  expect(table.table.state.bets).toEqual({ right: 0, middle: 0, left: 6000 });
  press(table.host, "Left seat");
  expect(table.table.state.bets.left, "the only selected seat stays selected").toBe(6000);
  expect(table.states.at(-1)?.selectedSeats).toEqual(["left"]);
});

test("doubles bets, undoes them step by step, and repeats them after a round", () => {
  const table = openLayerTable({ cards: TWENTY });
  const isLive = (position: number) => !controlOf(table, `shortcut:${position}`).disabled;
  expect([isLive(0), isLive(1)], "at a new table").toEqual([false, false]);
  for (const label of ["Left seat", "Bet 10 more", "Bet 50 more", "Double the bets"]) press(table.host, label);
  expect(table.table.state.bets).toEqual({ right: 0, middle: 12_000, left: 12_000 });
  press(table.host, "Undo");
  expect(table.table.state.bets).toEqual({ right: 0, middle: 6000, left: 6000 });
  press(table.host, "Undo");
  expect(table.table.state.bets).toEqual({ right: 0, middle: 1000, left: 1000 });
  press(table.host, "Take back a chip on the middle seat");
  for (const label of ["Deal", "Stand", "Clear", "Rebet"]) press(table.host, label);
  expect(table.table.state.bets).toEqual({ right: 0, middle: 0, left: 1000 });
  expect(table.states.at(-1)?.shortcuts.map(({ kind }) => kind)).toEqual(["undo", "double"]);
});

test("keeps the keyboard focus on a shortcut when its action changes from repeat to double", async () => {
  const table = openLayerTable({ cards: TWENTY });
  for (const label of ["Bet 10 more", "Deal", "Stand", "Clear"]) press(table.host, label);
  await tabTo(table, "shortcut:1");
  expect(controlOf(table, "shortcut:1").getAttribute("aria-label")).toBe("Rebet");
  await userEvent.keyboard("{Enter}");
  expect(focusIn(table)).toBe("shortcut:1");
  await userEvent.keyboard(" ");
  expect(table.table.state.bets.middle).toBe(2000);
});

test("shows the reason of a rejected bet until the next click", () => {
  // The credits suffice for one of the two seats.
  const table = openLayerTable({ credits: 30_000 });
  for (const label of ["Left seat", "Bet 250 more"]) press(table.host, label);
  expect(message(table)).toBe("You do not have enough credits for this bet.");
  expect(table.states.at(-1)?.notice).toBe("You do not have enough credits for this bet.");
  // A click on the felt also removes the reason.
  table.host.click();
  expect(message(table)).toBe("Deal, or change your bets.");
  expect(table.states.at(-1)?.notice).toBeNull();
});

test("keeps the elements of controls across views", () => {
  const table = openLayerTable({ cards: TWENTY });
  const [seat, deal] = ["seat:left", "deal"].map((id) => controlOf(table, id));
  for (const label of ["Bet 10 more", "Deal", "Stand"]) press(table.host, label);
  expect(controlOf(table, "seat:left")).toBe(seat);
  expect(controlOf(table, "deal")).toBe(deal);
});

test("keeps the keyboard focus on the chosen move", async () => {
  const table = openLayerTable({ cards: THREE_HITS });
  for (const label of ["Bet 10 more", "Deal"]) press(table.host, label);
  await tabTo(table, "move:Hit");
  await userEvent.keyboard("{Enter}");
  expect(table.sent.at(-1)?.type).toBe("Hit");
  expect(focusIn(table)).toBe("move:Hit");
});

test("keeps the keyboard focus in the table", async () => {
  const table = openLayerTable({ cards: TWENTY, speed: "normal" });
  press(table.host, "Bet 10 more");
  await tabTo(table, "deal");
  await userEvent.keyboard(" ");
  expect(focusIn(table), "while the cards are dealt").toBe("buttons");
  while (table.clock.passToNext());
  expect(focusIn(table), "at the first question").toBe("move:Hit");
  await tabTo(table, "move:Stand");
  await userEvent.keyboard("{Enter}");
  expect(focusIn(table), "while the dealer plays").toBe("move:Stand");
  while (table.clock.passToNext());
  expect(focusIn(table), "between two rounds").toBe("deal");
  await tabTo(table, "clear");
  await userEvent.keyboard("{Enter}");
  expect(focusIn(table), "when there is nothing left to clear").toBe("chip:0");
});

test("does not move focus that was set with a pointer", async () => {
  const table = openLayerTable({ cards: TWENTY });
  for (const id of ["chip:0", "deal", "move:Stand"]) await userEvent.click(controlOf(table, id));
  expect(table.table.state.phase).toBe("settled");
  expect(focusIn(table)).toBeNull();
});

test("reports the hovered and the pressed control", async () => {
  const table = openLayerTable();
  const last = () => table.states.at(-1);
  await userEvent.hover(controlOf(table, "chip:1"));
  expect(last()).toMatchObject({ hovered: "chip:1", pressed: null });
  controlOf(table, "chip:1").dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, button: 0 }));
  expect(last()).toMatchObject({ hovered: "chip:1", pressed: "chip:1" });
  controlOf(table, "chip:1").dispatchEvent(new PointerEvent("pointerup", { bubbles: true }));
  expect(last()).toMatchObject({ hovered: "chip:1", pressed: null });
  await userEvent.hover(controlOf(table, "deal"));
  expect(last()?.hovered, "a disabled button").toBeNull();
  await tabTo(table, "chip:0");
  await userEvent.keyboard("{Enter>}");
  expect(last()).toMatchObject({ pressed: "chip:0" });
  await userEvent.keyboard("{/Enter}");
  expect(last()?.pressed).toBeNull();
});

test("does not report a removed control as hovered", async () => {
  const table = openLayerTable({ cards: TWENTY });
  for (const label of ["Bet 10 more", "Deal"]) press(table.host, label);
  await userEvent.hover(controlOf(table, "move:Stand"));
  expect(table.layer.state.hovered).toBe("move:Stand");
  // The pointer has not moved, so no pointer event was dispatched.
  press(table.host, "Stand");
  expect(table.layer.state).toMatchObject({ hovered: null, pressed: null });
});

test("the focused control has an outline", async () => {
  const table = openLayerTable();
  await tabTo(table, "chip:0");
  const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(controlOf(table, "chip:0"));
  expect([outlineStyle, outlineWidth, outlineColor]).toEqual(["solid", "3px", "rgb(255, 255, 255)"]);
});

test("buttons and their labels are visible with forced colours", async () => {
  const table = openLayerTable();
  const clear = controlOf(table, "deal");
  expect(getComputedStyle(clear).color).toBe("rgba(0, 0, 0, 0)");
  await emulateMedia("forced-colors", "active");
  const { color, backgroundColor, borderTopStyle } = getComputedStyle(clear);
  expect(color).not.toBe("rgba(0, 0, 0, 0)");
  expect(color).not.toBe(backgroundColor);
  expect(borderTopStyle).toBe("solid");
  for (const drawn of ["chip:0", "shortcut:0"].map((id) => getComputedStyle(controlOf(table, id)))) {
    expect(drawn.borderTopWidth).toBe("2px");
    expect(drawn.backgroundColor, "the canvas is visible through it").toBe("rgba(0, 0, 0, 0)");
  }
});

test("the styles of a page cannot hide the controls", () => {
  const hostile = new CSSStyleSheet();
  hostile.replaceSync(
    "* { display: none !important; position: static !important; visibility: hidden !important; font-size: 90px }" +
      "html, body, .host, .host > * { display: block !important; visibility: visible !important }" +
      "div { transform: rotate(90deg); opacity: 0 !important; letter-spacing: 1em }",
  );
  const table = openLayerTable();
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

test("dispose empties the host and removes all listeners", () => {
  const table = openLayerTable();
  const { host, root } = table;
  expect(layerIn(host)).toBe(root);
  const chip = controlOf(table, "chip:0");
  const states = table.states.length;
  table.dispose();
  table.dispose();
  expect(host.innerHTML).toBe("");
  host.click();
  chip.click();
  expect(table.sent).toEqual([]);
  expect(table.states).toHaveLength(states);
});

test("lists the illegal moves with their reasons, and shows the reason after a press", () => {
  const table = openLayerTable({ cards: "10_h 9_s 6_d 7_c" });
  for (const label of ["Bet 10 more", "Deal"]) press(table.host, label);
  const split = controlOf(table, "move:Split");
  expect(split.ariaDisabled).toBe("true");
  expect(split.title).not.toBe("");
  split.click();
  expect(message(table)).toBe(split.title);
});

test("opens and closes a hand that is drawn as a caption", () => {
  const table = openLayerTable({ cards: TWENTY });
  for (const label of ["Bet 10 more", "Deal"]) press(table.host, label);
  const opener = controlOf(table, "hand:middle");
  expect(opener.hidden, "a hand that is drawn whole").toBe(true);
  table.layer.placeControls(new Map([...BOXES, ["hand:middle", { x: 10, y: 300, width: 80, height: 44 }]]));
  expect([opener.hidden, opener.ariaLabel, opener.ariaExpanded]).toEqual([false, "Middle seat", "false"]);
  opener.click();
  expect([table.states.at(-1)?.opened, opener.ariaExpanded]).toEqual(["middle", "true"]);
  opener.click();
  expect(table.states.at(-1)?.opened).toBeNull();
});
