import "@thunderjack/elements/define";
import { canvasRenderer } from "@thunderjack/canvas";
import { litRenderer } from "@thunderjack/elements";
import { type Clock, type Renderer, VirtualClock } from "@thunderjack/stage";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { openGame, skipOnTouch } from "../src/game.js";
import { pageOptions } from "../src/page-options.js";
import { readTable } from "./read-table.js";
import { drawn } from "./two-pictures.js";

const STACK = "8_h_0,6_s_0,8_d_0,10_c_0,3_h_0,10_d_0,10_s_0,4_h_0";

/** The two pictures of the side-by-side page, on one game. */
function sideBySide(search: string, clock?: Clock) {
  const { conductor, stage } = openGame(pageOptions(search), clock);
  const laid = (renderer: Renderer<HTMLElement>): HTMLElement => {
    const host = document.createElement("div");
    host.style.setProperty("height", "600px");
    document.body.append(host);
    const dispose = renderer.mount(host, stage);
    skipOnTouch(host, conductor);
    onTestFinished(() => {
      dispose();
      host.remove();
    });
    return host;
  };
  onTestFinished(() => conductor.dispose());
  return { conductor, lit: laid(litRenderer), canvas: laid(canvasRenderer({ prefer: "canvas2d" })) };
}

test("a move made in either picture is to be seen in both", async () => {
  const { conductor, lit, canvas } = sideBySide(`?speed=instant&stack=${STACK}`);
  const inTurn = [canvas, lit];
  for (const [place, name] of [
    "Bet 10 more",
    "Double the bets",
    "Undo",
    "Deal",
    "Split",
    "Stand",
    "Stand",
    "Clear",
    "The same bets again",
  ].entries()) {
    const pressed = inTurn[place % 2] ?? canvas;
    await page.elementLocator(pressed).getByRole("button", { name, exact: true }).click();
    await drawn();
    expect(readTable(canvas), `after ${name}`).toEqual(readTable(lit));
    expect(readTable(lit).message, `after ${name}`).toBe(conductor.view.message);
  }
  expect(conductor.view.phase).toBe("settled");
});

test("a touch of either felt ends the movement that goes on", async () => {
  const { conductor, lit, canvas } = sideBySide(`?stack=${STACK}`, new VirtualClock());
  for (const felt of [lit, canvas]) {
    await page.elementLocator(felt).getByRole("button", { name: "Bet 10 more" }).click();
    expect(conductor.isSettled).toBe(false);
    felt.click();
    expect(conductor.isSettled).toBe(true);
  }
});
