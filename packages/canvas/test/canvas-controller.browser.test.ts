import { view } from "@thunderjack/stage";
import { roundNamed } from "@thunderjack/testkit";
import { expect, onTestFinished, test } from "vitest";
import { CanvasController } from "../src/canvas-controller.js";
import type { InteractionState } from "../src/layout/controls.js";
import { frames } from "./painted-table.js";

const AT_REST: InteractionState = {
  ...{ notice: null, selectedSeats: [], chosen: null, dragged: null, shortcuts: [], opened: null },
  ...{ hovered: null, pressed: null },
};

test("computes one layout for all frames and states of the controls between two repaints", async () => {
  const host = document.createElement("div");
  host.style.setProperty("width", "480px");
  host.style.setProperty("height", "560px");
  document.body.append(host);
  let layouts = 0;
  const onLayout = () => {
    layouts++;
  };
  const controller = new CanvasController(host, window, {}, { onLayout, onFailure: () => expect.unreachable() });
  onTestFinished(() => {
    controller.dispose();
    host.remove();
  });
  const { rules, publicStates } = roundNamed("a pair is split, and one of its hands is doubled");
  controller.show({ view: view(rules, publicStates[0] ?? expect.unreachable()) }, AT_REST);
  // The canvas is loaded lazily, and lays out the table when it opens.
  await expect.poll(() => host.querySelector("canvas")).not.toBeNull();
  await frames(2);
  layouts = 0;
  for (const state of publicStates) controller.show({ view: view(rules, state) }, AT_REST);
  controller.setInteraction({ ...AT_REST, notice: "No." });
  expect(layouts, "before the repaint").toBe(0);
  await frames(2);
  expect(layouts).toBe(1);
  controller.setInteraction({ ...AT_REST, notice: "No.", hovered: "deal" });
  await frames(2);
  expect(layouts, "after the pointer has moved to a control").toBe(1);
});
