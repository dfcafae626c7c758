import { chosenSeeds, Table, VirtualClock } from "@thunderjack/core";
import type { Renderer } from "@thunderjack/stage";
import { expect, onTestFinished, test, vi } from "vitest";
import "../define.js";
import { all, click, drawn, seatedAt, textOf } from "../../test/seated.js";

/** Returns a renderer that shows the message and the staked amount as text, and a button that deals. */
function plainRenderer(): Renderer<HTMLElement> {
  return {
    mount(host, { frames$, dispatch }) {
      const text = document.createElement("p");
      text.className = "plain";
      const deal = document.createElement("button");
      deal.textContent = "Deal plainly";
      deal.addEventListener("click", () => dispatch({ type: "Deal" }));
      host.append(text, deal);
      const frames = frames$.subscribe(({ view }) => {
        text.textContent = `${view.message} ${view.staked}`;
      });
      return () => {
        frames.unsubscribe();
        host.replaceChildren();
      };
    },
  };
}

test("replaces the renderer during a game, and restores the first one", async () => {
  const { element, table } = await seatedAt({ stack: ["8_c_0", "9_s_0", "8_d_0", "10_c_0"] });
  const { conductor } = element;
  await click("Bet 50 more", "Deal");
  element.renderer = plainRenderer();
  await drawn(element);
  expect(all(element, "tj-table")).toHaveLength(0);
  expect(textOf(element, ".plain")).toContain("against the dealer");
  expect(element.conductor).toBe(conductor);
  expect(element.table?.fairness).toBe(table.fairness);

  element.hit();
  element.renderer = "lit";
  await drawn(element);
  expect(all(element, ".plain")).toHaveLength(0);
  expect(textOf(element, "[part=staked]")).toBe("50");
});

test("shows that a renderer is being loaded, and ignores one that is loaded too late", async () => {
  const { element } = await seatedAt();
  let arrive: (renderer: Renderer<HTMLElement>) => void = () => {};
  element.renderer = () => new Promise((resolve) => (arrive = resolve));
  await drawn(element);
  expect(textOf(element, ".loading")).toBe("Loading table…");
  element.renderer = "lit";
  await drawn(element);
  arrive(plainRenderer());
  await drawn(element);
  expect(all(element, ".plain")).toHaveLength(0);
  expect(all(element, "tj-table")).toHaveLength(1);
});

test("shows at the deadline that loading has failed, and shows the table if it is loaded later", async () => {
  const clock = new VirtualClock();
  const { element } = await seatedAt({ clock });
  let arrive: (renderer: Renderer<HTMLElement>) => void = () => {};
  element.renderer = () => new Promise((resolve) => (arrive = resolve));
  await drawn(element);
  clock.pass(14_999);
  await drawn(element);
  expect(textOf(element, ".loading")).toBe("Loading table…");
  clock.pass(1);
  await drawn(element);
  expect(all(element, ".loading, [aria-busy]")).toEqual([]);
  expect(textOf(element, ".problem")).toBe("Loading failed: > 15 s");
  arrive(plainRenderer());
  await drawn(element);
  expect(all(element, ".problem")).toEqual([]);
  expect(all(element, ".plain")).toHaveLength(1);
});

test("shows why a renderer cannot be loaded, and draws the table with the elements", async () => {
  const { element } = await seatedAt();
  element.renderer = () => Promise.reject(new Error("the network is down"));
  await drawn(element);
  await drawn(element);
  expect(textOf(element, "[role=alert]")).toBe("Loading failed: the network is down");
  await click("Bet 50 more");
  expect(textOf(element, "[part=staked]")).toBe("50");
  element.renderer = {
    mount: () => {
      throw new Error("no paint left");
    },
  };
  await drawn(element);
  expect(textOf(element, "[role=alert]")).toBe("Loading failed: no paint left");
  expect(all(element, "tj-table")).toHaveLength(1);
  element.setAttribute("renderer", "crayon");
  await drawn(element);
  expect(textOf(element, "[role=alert]")).toContain('Unknown renderer "crayon"');
  element.setAttribute("renderer", "lit");
  await drawn(element);
  expect(textOf(element, "[role=alert]")).toBeNull();
  expect(all(element, "tj-table")).toHaveLength(1);
});

test("loads the canvas on request, with the same moves", async () => {
  const { element } = await seatedAt({ stack: ["8_c_0", "9_s_0", "8_d_0", "10_c_0"] });
  await click("Bet 50 more", "Deal");
  element.renderer = "canvas2d";
  await vi.waitFor(() => expect(all(element, "canvas")).toHaveLength(1), { timeout: 60_000 });
  expect(all(element, "tj-table")).toHaveLength(0);
  const labels = all(element, "button").map((button) => button.textContent?.trim());
  expect(labels).toEqual(expect.arrayContaining(["Hit", "Stand", "Double", "Split", "Surrender"]));
  expect(element.renderer).toBe("canvas2d");
  expect(element.getAttribute("renderer")).toBe("canvas2d");
});

test("shows one table in two elements", async () => {
  const { element, table } = await seatedAt();
  const other = document.createElement("thunderjack-table");
  other.table = table;
  other.speed = "instant";
  document.body.append(other);
  onTestFinished(() => other.remove());
  await drawn(other);
  element.placeBet("middle", 2000);
  await drawn(other);
  expect(textOf(other, "[part=staked]")).toBe("20");
});

test("opens another table for different rules, after the round in play", async () => {
  const element = document.createElement("thunderjack-table");
  element.seed = "a test";
  element.speed = "instant";
  document.body.append(element);
  onTestFinished(() => element.remove());
  await drawn(element);
  element.placeBet("middle", 1000);
  element.deal();
  element.setAttribute("rules", "vingt-et-un");
  await drawn(element);
  expect(element.table?.rules.name).toBe("thunderjack");
  while (element.table?.publicState.turn !== null && element.stand() === null);
  await drawn(element);
  expect(element.table?.rules.name).toBe("vingt-et-un");
  expect(all(element, "tj-seat")).toHaveLength(1);
});

test("keeps the rules and the credits of a table that is set as `table`", async () => {
  const table = new Table({ rules: "casino", seeds: chosenSeeds("outside") });
  const { element } = await seatedAt();
  element.table = table;
  await drawn(element);
  element.credits = 700;
  element.rules = "vingt-et-un";
  await drawn(element);
  expect(element.table?.fairness).toBe(table.fairness);
  expect(element.credits).toBe(100_000);
});

test("loads a language, and falls back to English for an unknown one", async () => {
  const { element } = await seatedAt();
  element.lang = "de";
  await vi.waitFor(() => expect(textOf(element, "[data-look=go]")).toBe("Austeilen"), { timeout: 20_000 });
  expect(all(element, "[data-panel=history]")[0]?.getAttribute("aria-label")).toBe("Verlauf");
  element.lang = "tlh";
  await vi.waitFor(() => expect(textOf(element, "[data-look=go]")).toBe("Deal"));
});
