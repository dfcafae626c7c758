import { chosenSeeds, Table } from "@thunderjack/core";
import axe from "axe-core";
import { Subject } from "rxjs";
import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import "../define.js";
import { History } from "../index.js";
import { scenarioTest, tableFold } from "../thunderjack/index.js";
import type { TjInspector } from "./tj-inspector.js";

interface Cart {
  readonly items: readonly string[];
  readonly owner: { readonly name: string };
}

type CartEvent =
  | { readonly type: "ItemAdded"; readonly item: string }
  | { readonly type: "Renamed"; readonly name: string };

const fold = {
  initial: { items: [], owner: { name: "Ada" } } as Cart,
  evolve: (cart: Cart, event: CartEvent): Cart =>
    event.type === "ItemAdded"
      ? { ...cart, items: [...cart.items, event.item] }
      : { ...cart, owner: { name: event.name } },
};

async function shown(events: readonly CartEvent[] = []): Promise<TjInspector> {
  const element = document.createElement("tj-inspector");
  element.history = new History(fold, events);
  document.body.append(element);
  onTestFinished(() => element.remove());
  await element.updateComplete;
  await element.updateComplete;
  return element;
}

const rows = (element: TjInspector) =>
  [...(element.shadowRoot?.querySelectorAll("[role=option]") ?? [])].map((row) => row.querySelector("b")?.textContent);

const text = (element: TjInspector, selector: string) =>
  (element.shadowRoot?.querySelector(selector)?.textContent ?? "").replace(/\s+/g, " ").trim();

const EVENTS: readonly CartEvent[] = [
  { type: "ItemAdded", item: "cards" },
  { type: "Renamed", name: "Ben" },
  { type: "ItemAdded", item: "chips" },
];

test("lists the events, and shows the state and the difference at the last one", async () => {
  const element = await shown(EVENTS);
  expect(rows(element)).toEqual(["ItemAdded", "Renamed", "ItemAdded"]);
  expect(text(element, "output")).toBe("3 / 3");
  expect(text(element, "[part=difference] li")).toBe('items[1] "chips"');
});

test("jumps to the event that is clicked, and dispatches the position", async () => {
  const element = await shown(EVENTS);
  const positions: number[] = [];
  element.addEventListener("tj-inspect", ({ detail }) => positions.push(detail.position));
  element.shadowRoot?.querySelectorAll<HTMLElement>("[role=option]")[1]?.click();
  await element.updateComplete;
  expect(positions).toEqual([2]);
  expect(text(element, "[part=difference] li")).toBe('owner.name "Ada" "Ben"');
});

test("names the event that last changed a value, and jumps to it", async () => {
  const element = await shown(EVENTS);
  await page.getByRole("treeitem", { name: /^owner/ }).click();
  element.shadowRoot?.querySelector<HTMLElement>("[data-path='owner.name'] .ask")?.click();
  await element.updateComplete;
  expect(text(element, ".answer")).toBe("owner.name was last changed by event 2, Renamed");
  await page.getByRole("button", { name: "Renamed", exact: true }).click();
  expect(element.position).toBe(2);
});

test("searches in the events, and compares any two positions", async () => {
  const element = await shown(EVENTS);
  await page.getByRole("searchbox").fill("item -cards");
  await element.updateComplete;
  expect(rows(element)).toEqual(["ItemAdded"]);
  element.compare = 0;
  await element.updateComplete;
  expect([...(element.shadowRoot?.querySelectorAll("[part=difference] li") ?? [])]).toHaveLength(3);
  await page.getByRole("searchbox").fill("nothing like it");
  await element.updateComplete;
  expect(text(element, ".rows .empty")).toBe("No event matches the search.");
});

test("takes the place that it is given, and no more", async () => {
  const element = await shown(Array.from({ length: 40 }, (_, place) => ({ type: "ItemAdded", item: `${place}` })));
  element.compare = 0;
  element.style.height = "240px";
  await page.getByRole("treeitem", { name: /^items/ }).click();
  await expect.poll(() => element.shadowRoot?.querySelectorAll(".unseen").length).toBeGreaterThan(30);
  const { bottom } = element.getBoundingClientRect();
  expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(Math.max(innerHeight, Math.ceil(bottom) + 20));
});

test("fills its place with the state before the first event, narrow or wide", async () => {
  const element = await shown();
  for (const width of [400, 900]) {
    element.style.width = `${width}px`;
    const panes = element.shadowRoot?.querySelector(".panes")?.getBoundingClientRect();
    const pane = element.shadowRoot?.querySelector(".pane")?.getBoundingClientRect();
    expect(pane?.height).toBe(panes?.height);
    expect(pane?.width).toBe(panes?.width);
  }
});

test("is used with the keyboard alone", async () => {
  const element = await shown(EVENTS);
  element.shadowRoot?.querySelector<HTMLElement>("[role=listbox]")?.focus();
  await userEvent.keyboard("{ArrowUp}");
  expect(element.position).toBe(2);
  await userEvent.keyboard("{Home}");
  expect(element.position).toBe(1);
  await userEvent.keyboard("{End}");
  expect(element.position).toBeNull();
  element.shadowRoot?.querySelector<HTMLElement>("[role=treeitem]")?.focus();
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowRight}{ArrowRight}");
  await element.updateComplete;
  expect((element.shadowRoot?.activeElement as HTMLElement | null)?.dataset.path).toBe("owner.name");
  await userEvent.keyboard("?");
  await element.updateComplete;
  expect(text(element, ".answer")).toContain("event 2");
});

test("follows a stream, and stays at a chosen position", async () => {
  const element = document.createElement("tj-inspector");
  document.body.append(element);
  onTestFinished(() => element.remove());
  const events$ = new Subject<CartEvent>();
  element.follow(fold, events$);
  await element.updateComplete;
  expect(element.shadowRoot?.textContent).toContain("No event has occurred yet.");
  events$.next(EVENTS[0] as CartEvent);
  await vi.waitFor(() => expect(text(element, "output")).toBe("1 / 1"));
  element.position = 1;
  for (const event of EVENTS.slice(1)) events$.next(event);
  await vi.waitFor(() => expect(text(element, "output")).toBe("1 / 3"));
  element.remove();
  expect(events$.observed).toBe(false);
});

test("keeps a position that is set together with the stream, and shows the end of a stream that replaces another", async () => {
  const element = await shown();
  element.remove();
  const first = new History(fold, EVENTS);
  const second = new History(fold, EVENTS);
  Object.assign(element, { history: first, position: 1 });
  document.body.append(element);
  await element.updateComplete;
  expect(text(element, "output")).toBe("1 / 3");
  Object.assign(element, { position: 2, history: second });
  await element.updateComplete;
  expect(text(element, "output")).toBe("2 / 3");
  element.history = first;
  await element.updateComplete;
  expect({ position: element.position, shown: text(element, "output") }).toEqual({ position: null, shown: "3 / 3" });
});

test("keeps a position that is set before the stream", async () => {
  const element = document.createElement("tj-inspector");
  element.setAttribute("position", "1");
  document.body.append(element);
  onTestFinished(() => element.remove());
  await element.updateComplete;
  element.history = new History(fold, EVENTS);
  await element.updateComplete;
  expect(text(element, "output")).toBe("1 / 3");
});

test.each([
  ["position", "no number", "3 / 3"],
  ["position", "1.5", "1 / 3"],
  ["position", "-7", "0 / 3"],
  ["position", "9e9", "3 / 3"],
  ["compare", "1.5", "3 / 3"],
  ["compare", "no number", "3 / 3"],
])("shows a position of the stream for %s=%j", async (name, value, expected) => {
  const element = await shown(EVENTS);
  element.setAttribute(name, value);
  await element.updateComplete;
  expect(text(element, "output")).toBe(expected);
  expect(text(element, "[part=state]")).toContain("owner");
});

test("renders only the visible rows of 100,000 events, and shows any position in a few milliseconds", async () => {
  const events = Array.from({ length: 100_000 }, (_, index): CartEvent => ({ type: "Renamed", name: `name ${index}` }));
  const element = await shown(events);
  expect(rows(element).length).toBeLessThan(80);
  const times = [99_999, 3, 50_000, 70_123].map((position) => {
    const begin = performance.now();
    element.history?.stateAt(position);
    return performance.now() - begin;
  });
  // The goal is 5 ms. The benchmark measures it; this machine may be busy.
  expect(Math.min(...times)).toBeLessThan(5);
});

test("exports the compared range, and shows the reason if that is not possible", async () => {
  const element = await shown(EVENTS);
  expect(text(element, ".bar")).not.toContain("Export");
  element.exportTest = (from, to) => `${from} to ${to}`;
  element.compare = 1;
  await element.updateComplete;
  await page.getByRole("button", { name: "Export as test" }).click();
  await element.updateComplete;
  expect(text(element, "[part=export] code")).toBe("1 to 3");
  element.exportTest = () => {
    throw new RangeError("The range has no command.");
  };
  await page.getByRole("button", { name: "Export as test" }).click();
  await element.updateComplete;
  expect(text(element, "[part=export] code")).toBe("The range has no command.");
});

test("sets no style attribute, which a strict Content Security Policy would block", async () => {
  const setAttribute = vi.spyOn(Element.prototype, "setAttribute");
  onTestFinished(() => setAttribute.mockRestore());
  const element = await shown(EVENTS);
  expect(element.shadowRoot?.querySelector<HTMLElement>("#event-3")?.style.top).toBe("56px");
  expect(setAttribute.mock.calls.filter(([name]) => name === "style")).toEqual([]);
});

test("has no problem that axe finds, in a wide and in a narrow box", async () => {
  const element = await shown(EVENTS);
  element.exportTest = () => "test";
  for (const width of ["1000px", "340px"]) {
    element.style.setProperty("width", width);
    await element.updateComplete;
    const { violations } = await axe.run(element);
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  }
});

test("never shows a card that lies face down, even if it follows the private stream of a table", async () => {
  const element = await shown();
  const table = new Table({
    rules: "casino",
    seeds: chosenSeeds("inspected"),
    bets: { right: 0, middle: 1000, left: 0 },
  });
  const history = element.follow(tableFold(table.state), table.events$);
  element.exportTest = (from, to) => scenarioTest({ rules: table.rules, history, from, to });
  table.dispatch({ type: "Deal" });
  const { cards, faceDown } = table.state.dealer;
  const hole = cards[faceDown] ?? "";
  expect(hole).not.toBe("");
  const seen = async () => {
    await element.updateComplete;
    return [element.shadowRoot?.innerHTML, JSON.stringify([history.events, history.stateAt(history.length)])].join("");
  };
  expect(await seen()).toContain("faceDown");
  [...(element.shadowRoot?.querySelectorAll("button") ?? [])]
    .find((one) => one.textContent === "Export as test")
    ?.click();
  expect(await seen()).not.toContain(hole);
  element.search = hole;
  await element.updateComplete;
  expect(rows(element)).toEqual([]);
});
