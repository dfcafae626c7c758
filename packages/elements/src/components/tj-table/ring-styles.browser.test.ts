import { expect, test } from "vitest";
import { all, click, seatedAt } from "../../../test/seated.js";

const TWENTY = ["10_h_0", "9_s_0", "k_h_0", "7_c_0", "10_c_0"];

test("the look of the rings in a round is inherited by no card, so that few styles are computed when bets open", async () => {
  const { element } = await seatedAt({ stack: TWENTY });
  await click("Bet 50 more", "Deal");
  const affected = ["tj-seat-toggle", "tj-hand", "tj-card", "tj-dealer", "tj-move-buttons", ".table"].filter((part) =>
    all(element, part).some((found) => getComputedStyle(found).getPropertyValue("--tj-selected-line") !== ""),
  );
  expect(affected).toEqual(["tj-seat-toggle"]);
});
