import { chosenSeeds, Table } from "@thunderjack/core";
import { expect, test } from "vitest";
import { all, click, drawn, seatedAt, textOf } from "../../test/seated.js";

test("opens its own table from one tag", async () => {
  const host = document.createElement("div");
  host.innerHTML = '<thunderjack-table rules="casino" credits="123400" seed="one tag"></thunderjack-table>';
  document.body.append(host);
  const element = host.querySelector("thunderjack-table");
  if (element === null) throw new Error("There is no table.");
  await drawn(element);
  expect(textOf(element, "[part=credits]")).toBe("1,234");
  expect(element.table?.rules.name).toBe("casino");
  expect(element.table?.fairness?.chosen).toBe(true);
  host.remove();
});

test("deals a round that was requested while the table was still loading", async () => {
  const element = document.createElement("thunderjack-table");
  document.body.append(element);
  // The element is rendered in a microtask, and its shoe is loaded later.
  await Promise.resolve();
  expect(element.placeBet("middle", 1000)).toBeNull();
  expect(element.deal()).toBeNull();
  await element.updateComplete;
  expect(element.table?.publicState.round).toBe(1);
  element.remove();
});

test("shuffles at random without a seed", async () => {
  const element = document.createElement("thunderjack-table");
  document.body.append(element);
  await drawn(element);
  expect(element.table?.fairness?.chosen).toBe(false);
  element.remove();
});

test("shows the name of unknown rules in place of the table", async () => {
  const element = document.createElement("thunderjack-table");
  element.rules = "no such rules";
  document.body.append(element);
  await drawn(element);
  expect(textOf(element, "[role=alert]")).toContain("no such rules");
  element.remove();
});

test("disposes of the conductor when the table is removed, and shows the latest frame when it is added again", async () => {
  const { element, table } = await seatedAt();
  const { conductor } = element;
  let isComplete = false;
  conductor?.frames$.subscribe({ complete: () => (isComplete = true) });
  element.remove();
  expect(isComplete).toBe(true);
  expect(element.conductor).toBeNull();

  table.dispatch({ type: "PlaceBet", seat: "middle", amount: 3000 });
  document.body.append(element);
  await drawn(element);
  expect(textOf(element, "[part=staked]")).toBe("30");
  await click("Bet 10 more");
  await drawn(element);
  expect(textOf(element, "[part=staked]")).toBe("40");
});

test("shows another table that is set as `table`", async () => {
  const { element } = await seatedAt();
  await click("Bet 50 more");
  element.table = new Table({ rules: "vingt-et-un", seeds: chosenSeeds("another") });
  await drawn(element);
  expect(textOf(element, "[part=credits]")).toBe("100");
  expect(all(element, "tj-seat")).toHaveLength(1);
});
