import { chosenSeeds, Table } from "@thunderjack/core";
import { expect, onTestFinished, test, vi } from "vitest";
import "../define.js";
import { all, found } from "../../test/find-all.js";
import { textOf } from "../../test/seated.js";
import type { ThunderjackTable } from "../index.js";

/** The code of the keys, which arrives when a test releases it. */
const code = vi.hoisted(() => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { released, release };
});
vi.mock("../controllers/table-keys.js", async (original) => {
  await code.released;
  return original();
});

/** Adds a table whose keys are not loaded. */
async function tableWithoutKeys(): Promise<{ readonly element: ThunderjackTable; readonly table: Table }> {
  const table = new Table({ rules: "thunderjack", seeds: chosenSeeds("a test") });
  const element = document.createElement("thunderjack-table");
  Object.assign(element, { table, speed: "instant" });
  document.body.append(element);
  onTestFinished(() => element.remove());
  await vi.waitFor(() => expect(textOf(element, "[part=message]")).not.toBeNull());
  return { element, table };
}

const typed = (key: string) => new KeyboardEvent("keydown", { key, bubbles: true, composed: true });

test("a key that is pressed before its code is loaded works as soon as it is loaded, unless the table has changed", async () => {
  const pressed = await tableWithoutKeys();
  const changed = await tableWithoutKeys();
  const aside = await tableWithoutKeys();
  const replaced = await tableWithoutKeys();
  const impatient = await tableWithoutKeys();
  for (const key of ["1", "1", "2", "Enter"]) (await found(impatient.element, ".stage")).dispatchEvent(typed(key));
  for (const { element } of [pressed, changed, replaced]) (await found(element, ".stage")).dispatchEvent(typed("1"));
  // Enter presses a button that has the focus. It does not deal.
  const [rules] = all(aside.element, "[data-panel=rules]");
  aside.table.dispatch({ type: "PlaceBet", seat: "middle", amount: 1000 });
  rules?.dispatchEvent(typed("Enter"));
  changed.table.dispatch({ type: "PlaceBet", seat: "left", amount: 5000 });
  const other = new Table({ rules: "thunderjack", seeds: chosenSeeds("another test") });
  replaced.element.table = other;
  await vi.waitFor(() => expect(replaced.element.table?.fairness).toEqual(other.fairness));
  expect(pressed.table.state.bets.middle).toBe(0);
  code.release();
  await vi.waitFor(() => expect(pressed.table.state.bets.middle).toBe(1000));
  await changed.element.updateComplete;
  expect(changed.table.state.bets).toEqual({ right: 0, middle: 0, left: 5000 });
  expect([replaced.table, other].map(({ state }) => state.bets.middle)).toEqual([0, 0]);
  // The first of several keys changes the table, so that the others have no effect.
  expect([impatient.table.state.bets.middle, impatient.table.state.phase]).toEqual([1000, "betting"]);
  expect([rules?.localName, aside.table.state.phase]).toEqual(["button", "betting"]);
});
