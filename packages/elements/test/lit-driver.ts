import type { Renderer } from "@thunderjack/stage";
import type { RendererDriver } from "@thunderjack/testkit";
import { domDriver } from "@thunderjack/testkit/dom";
import { all } from "./find-all.js";

/** Returns the driver of the conformance suite for the Lit table. The modules of a round must be loaded. */
export function litDriver(renderer: Renderer<HTMLElement>): RendererDriver<HTMLElement> {
  return domDriver(renderer, drawn);
}

/** Waits until the table and its nested components are drawn, and until its motion begins. */
async function drawn(host: HTMLElement): Promise<void> {
  await Promise.all(all(host, "tj-table").map(isDrawn));
  await Promise.all(all(host, "tj-move-buttons, tj-bet-controls, tj-shoe, tj-discard-tray").map(isDrawn));
  // Motion begins in the next task.
  await new Promise((resolve) => setTimeout(resolve));
}

async function isDrawn(element: Element): Promise<void> {
  if ("updateComplete" in element) await element.updateComplete;
}
