import { chosenSeeds, Table } from "@thunderjack/core";
import { conduct, VirtualClock } from "@thunderjack/stage";
import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { canvasRenderer } from "../src/index.js";
import { mirrorIn } from "./mirror-reading.js";

/** Mounts a table in a browser that gives no page a canvas. */
async function unpainted() {
  const none = vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  const table = new Table({ rules: "thunderjack", seeds: chosenSeeds("unpainted") });
  const conductor = conduct({
    rules: table.rules,
    state: table.publicState,
    events$: table.publicEvents$,
    clock: new VirtualClock(),
    speed: "instant",
    dispatch: (command) => table.dispatch(command),
  });
  const host = document.createElement("div");
  host.style.setProperty("height", "560px");
  document.body.append(host);
  let dispose = (): void => {};
  const reason = await new Promise<unknown>((onFailure) => {
    const stage = {
      frames$: conductor.frames$,
      dispatch: conductor.act.bind(conductor),
      options: { rules: table.rules },
    };
    dispose = canvasRenderer({ onFailure }).mount(host, stage);
  });
  onTestFinished(() => {
    dispose();
    conductor.dispose();
    host.remove();
    none.mockRestore();
  });
  return { host, table, reason, dispose };
}

test("where there is no canvas at all, the renderer says so in words, and why", async () => {
  const { host, reason } = await unpainted();
  expect(host.querySelector("canvas")).toBeNull();
  await expect.element(page.elementLocator(host).getByText("This table cannot be painted here.")).toBeVisible();
  expect(reason).toEqual(new Error("This browser paints on no canvas."));
});

test("such a table is played by the buttons of its words, with a pointer too", async () => {
  const { host, table } = await unpainted();
  const table$ = page.elementLocator(host);
  await table$.getByRole("button", { name: "Bet 10 more" }).click();
  await table$.getByRole("button", { name: "Deal" }).click();
  expect(table.state.round).toBe(1);
  const dealer = mirrorIn(host).querySelector("[data-part=dealer]");
  expect(dealer?.getBoundingClientRect().height).toBeGreaterThan(20);
});

test("nothing of it is left when it goes", async () => {
  const { host, dispose } = await unpainted();
  dispose();
  expect(host.innerHTML).toBe("");
});
