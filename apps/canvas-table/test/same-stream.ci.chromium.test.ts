import { type Clock, Table, VirtualClock } from "@thunderjack/core";
import "@thunderjack/elements/define";
import { canvasRenderer } from "@thunderjack/canvas";
import { litRenderer } from "@thunderjack/elements";
import type { Renderer } from "@thunderjack/stage";
import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openGame, skipOnClick } from "../src/game.js";
import { pageOptions } from "../src/page-options.js";
import { readTable } from "./read-table.js";
import { drawn } from "./two-renderers.js";

const STACK = "8_h_0,6_s_0,8_d_0,10_c_0,3_h_0,10_d_0,10_s_0,4_h_0";

/** Mounts both renderers on one game. */
function sideBySide(search: string, clock?: Clock) {
  const { conductor, stage } = openGame(pageOptions(search), undefined, clock);
  const mount = (renderer: Renderer<HTMLElement>): HTMLElement => {
    const host = document.createElement("div");
    host.style.setProperty("height", "600px");
    document.body.append(host);
    const dispose = renderer.mount(host, stage);
    skipOnClick(host, conductor);
    onTestFinished(() => {
      dispose();
      host.remove();
    });
    return host;
  };
  onTestFinished(() => conductor.dispose());
  return { conductor, lit: mount(litRenderer), canvas: mount(canvasRenderer({ prefer: "canvas2d" })) };
}

test("a move in either renderer is visible in both", async () => {
  const { conductor, lit, canvas } = sideBySide(`?speed=instant&stack=${STACK}`);
  const hosts = [canvas, lit];
  for (const [index, name] of [
    "Bet 10 more",
    "Double the bets",
    "Undo",
    "Deal",
    "Split",
    "Stand",
    "Stand",
    "Clear",
    "Rebet",
  ].entries()) {
    const pressed = hosts[index % 2] ?? canvas;
    await page.elementLocator(pressed).getByRole("button", { name, exact: true }).click();
    // Only the pressed table has a chosen chip. Escape deselects it, so that the circles of both tables are switches.
    if (name === "Bet 10 more") await userEvent.keyboard("{Escape}");
    await drawn();
    expect(readTable(canvas), `after ${name}`).toEqual(readTable(lit));
    expect(readTable(lit).message, `after ${name}`).toBe(conductor.view.message);
  }
  expect(conductor.view.phase).toBe("settled");
});

test("a click on either table ends the animations", async () => {
  const { conductor, lit, canvas } = sideBySide(`?stack=${STACK}`, new VirtualClock());
  for (const table of [lit, canvas]) {
    await page.elementLocator(table).getByRole("button", { name: "Bet 10 more" }).click();
    expect(conductor.isSettled).toBe(false);
    table.click();
    expect(conductor.isSettled).toBe(true);
  }
});

test.each(["lit", "canvas"] as const)(
  "a press in %s is refused if the table has changed since the shown frame",
  async (name) => {
    const dispatch = vi.spyOn(Table.prototype, "dispatch");
    onTestFinished(() => dispatch.mockRestore());
    const game = sideBySide(`?speed=instant&stack=${STACK}`);
    const press = (label: string) =>
      page.elementLocator(game[name]).getByRole("button", { name: label, exact: true }).click();
    await press("Bet 10 more");
    await press("Deal");
    const [table] = dispatch.mock.contexts as [Table];
    const hand = table.state.turn ?? "right";
    // Another player of the same table draws a card, which is not shown yet.
    game.conductor.pause();
    table.dispatch({ type: "Hit", hand });
    await press("Hit");
    await drawn();
    expect(table.state.hands.map(({ cards }) => cards.length)).toEqual([3]);
    expect(readTable(game[name]).message).toBe("The table has changed in the meantime, so nothing was done.");
    expect(game.conductor.view.seats.flatMap(({ hands }) => hands.map(({ cards }) => cards.length))).toEqual([3]);
  },
);
