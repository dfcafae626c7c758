import type { CardId } from "@thunderjack/cards";
import { VirtualClock } from "@thunderjack/core";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { all, drawn, seatedAt } from "../../test/seated.js";

const HAND: readonly CardId[] = ["5_c_0", "9_s_0", "6_d_0", "10_c_0", "2_h_0", "3_h_0"];

test("rejects a press and shows the reason if the table has changed since the shown frame", async () => {
  const clock = new VirtualClock();
  const { element, table } = await seatedAt({ clock, speed: "normal" });
  table.dispatch({ type: "PlaceBet", seat: "middle", amount: 1000 });
  table.dispatch({ type: "Deal", stack: HAND });
  clock.pass(10_000);
  await drawn(element);
  const hit = page.getByRole("button", { name: "Hit", exact: true }).element();
  // Another player of the same table, such as another tab, makes a move. The page has not shown the move yet.
  element.conductor?.pause();
  table.dispatch({ type: "Hit", hand: "middle" });
  const cards = table.state.hands[0]?.cards;
  if (hit instanceof HTMLElement) hit.click();
  await drawn(element);
  expect(table.state.hands[0]?.cards).toBe(cards);
  expect(all(element, ".message").map(({ textContent }) => textContent?.trim())).toContain(
    "The table has changed in the meantime, so nothing was done.",
  );
  // The table shows its current state, with the third card.
  expect(element.conductor?.view.seats.flatMap(({ hands }) => hands[0]?.cards.length ?? [])).toContain(3);
});

test("applies the methods that a page calls to the current table", async () => {
  const clock = new VirtualClock();
  const { element, table } = await seatedAt({ clock, speed: "normal" });
  table.dispatch({ type: "PlaceBet", seat: "middle", amount: 1000 });
  table.dispatch({ type: "Deal", stack: HAND });
  expect(element.conductor?.pending).toBeGreaterThan(0);
  expect(element.hit()).toBeNull();
  expect(table.state.hands[0]?.cards).toHaveLength(3);
});
