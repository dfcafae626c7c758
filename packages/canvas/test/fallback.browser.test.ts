import { chosenSeeds, Table, VirtualClock } from "@thunderjack/core";
import { conduct } from "@thunderjack/stage";
import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { canvasRenderer } from "../src/index.js";
import { layerIn } from "./read-layer.js";

/** Mounts a table in a browser without a canvas. */
async function mountWithoutCanvas() {
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

/** Clicks the topmost element at the centre of a button. In Firefox, the `click()` of a locator waits forever. */
async function press(host: Element, name: string): Promise<void> {
  const locator = page.elementLocator(host).getByRole("button", { name });
  await expect.element(locator).toBeVisible();
  const button = locator.element();
  button.scrollIntoView();
  const { left, top, width, height } = button.getBoundingClientRect();
  const root = button.getRootNode() as Document | ShadowRoot;
  const topmost = root.elementFromPoint(left + width / 2, top + height / 2);
  expect(button.contains(topmost)).toBe(true);
  (topmost as HTMLElement).click();
}

test("without a canvas, shows a message and reports the reason", async () => {
  const { host, reason } = await mountWithoutCanvas();
  expect(host.querySelector("canvas")).toBeNull();
  await expect.element(page.elementLocator(host).getByText("This browser cannot draw the table.")).toBeVisible();
  expect(reason).toEqual(new Error("This browser does not support the 2D canvas."));
});

test("the text view is playable with a pointer", async () => {
  const { host, table } = await mountWithoutCanvas();
  await press(host, "Bet 10 more");
  await press(host, "Deal");
  expect(table.state.round).toBe(1);
  const dealer = layerIn(host).querySelector("[data-part=dealer]");
  expect(dealer?.getBoundingClientRect().height).toBeGreaterThan(20);
});

test("dispose empties the host", async () => {
  const { host, dispose } = await mountWithoutCanvas();
  dispose();
  expect(host.innerHTML).toBe("");
});
