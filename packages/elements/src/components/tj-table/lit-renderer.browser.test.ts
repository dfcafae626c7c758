import { conformance } from "@thunderjack/testkit";
import { domDriver } from "@thunderjack/testkit/dom";
import { describe, it } from "vitest";
import "../../define.js";
import { all } from "../../../test/find-all.js";
import { litRenderer } from "../../index.js";
// A table loads this module with its first round. `updateComplete` may resolve before that.
import "./round.js";

describe("the Lit table", () => {
  conformance({ describe, it }, domDriver(litRenderer, drawn));
});

/** Waits until the table and its nested components are drawn, and until its motion begins. */
async function drawn(host: HTMLElement): Promise<void> {
  for (const table of host.querySelectorAll("tj-table")) await table.updateComplete;
  await Promise.all(all(host, "tj-move-buttons, tj-bet-controls, tj-shoe, tj-discard-tray").map(isDrawn));
  // Motion begins in the next task.
  await new Promise((resolve) => setTimeout(resolve));
}

async function isDrawn(element: Element): Promise<void> {
  if ("updateComplete" in element) await element.updateComplete;
}
