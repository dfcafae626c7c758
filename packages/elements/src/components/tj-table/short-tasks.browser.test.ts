import { expect, test } from "vitest";
import { all, click, drawn, seatedAt, shownHands } from "../../../test/seated.js";

const TWENTY = ["10_h_0", "9_s_0", "k_h_0", "7_c_0", "10_c_0"];

test("renders a command in a later task than the command itself", async () => {
  const { element } = await seatedAt({ stack: TWENTY });
  await click("Bet 50 more");
  expect(element.conductor?.act({ type: "Deal" })).toBeNull();
  // The microtasks of this task, in which other elements render.
  for (let step = 0; step < 100; step++) await Promise.resolve();
  expect(element.conductor?.view.seats.flatMap(({ hands }) => hands)).toHaveLength(1);
  expect(shownHands(element)).toEqual([]);
  await drawn(element);
  expect(shownHands(element)).toHaveLength(1);
});

test("the look of the rings in a round is inherited by no card, so that few styles are computed when bets open", async () => {
  const { element } = await seatedAt({ stack: TWENTY });
  await click("Bet 50 more", "Deal");
  const affected = ["tj-seat-toggle", "tj-hand", "tj-card", "tj-dealer", "tj-move-buttons", ".table"].filter((part) =>
    all(element, part).some((found) => getComputedStyle(found).getPropertyValue("--tj-selected-line") !== ""),
  );
  expect(affected).toEqual(["tj-seat-toggle"]);
});
