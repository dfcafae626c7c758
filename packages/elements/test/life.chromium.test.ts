import { chosenSeeds, Table } from "@thunderjack/core";
import { expect, test } from "vitest";
import { all, click, drawn, seatedAt, textOf } from "./seated.js";

test("one tag opens a table of its own", async () => {
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

test("without a seed the cards are shuffled at random", async () => {
  const element = document.createElement("thunderjack-table");
  document.body.append(element);
  await drawn(element);
  expect(element.table?.fairness?.chosen).toBe(false);
  element.remove();
});

test("rules that cannot be played are named in place of the table", async () => {
  const element = document.createElement("thunderjack-table");
  element.rules = "no such rules";
  document.body.append(element);
  await drawn(element);
  expect(textOf(element, "[role=alert]")).toContain("no such rules");
  element.remove();
});

test("a table that leaves the page lets go of its conductor, and shows the latest picture when it comes back", async () => {
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

test("another table can be shown in its place", async () => {
  const { element } = await seatedAt();
  await click("Bet 50 more");
  element.table = new Table({ rules: "vingt-et-un", seeds: chosenSeeds("another") });
  await drawn(element);
  expect(textOf(element, "[part=credits]")).toBe("100");
  expect(all(element, "tj-seat")).toHaveLength(1);
});
