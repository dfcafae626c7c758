import type { CardId } from "@thunderjack/cards";
import type { CardView } from "@thunderjack/stage";
import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import type { TjCard } from "../src/index.js";
import { all, drawn, seatedAt } from "./seated.js";

/** How many outlines a court has at least when it is a traditional one; the built-in ones are of fewer and shorter ones. */
const LONG = 1000;

async function card(name: CardId | null, deck = "standard"): Promise<TjCard> {
  const element = document.createElement("tj-card");
  element.view = { key: "a", card: name, isAcross: false, label: name ?? "face down" } satisfies CardView;
  element.deck = deck;
  document.body.append(element);
  onTestFinished(() => element.remove());
  await element.updateComplete;
  return element;
}

/** Whether a figure is drawn with outlines as long as only the traditional ones are. */
const isTraditional = (element: Element) =>
  all(element, ".full path").some((path) => (path.getAttribute("d") ?? "").length > LONG);

test("a traditional court takes the place of the built-in one when it is there, and nothing else is another", async () => {
  const usual = await card("q_h_0");
  const traditional = await card("q_h_0", "traditional");
  const [before] = all(traditional, ".body").map((body) => body.getBoundingClientRect());
  await vi.waitFor(() => expect(isTraditional(traditional)).toBe(true), 20_000);
  expect(isTraditional(usual)).toBe(false);
  const [body] = all(traditional, ".body");
  expect(body?.getBoundingClientRect()).toEqual(before);
  expect(body?.getAttribute("aria-label")).toBe("q_h_0");
  // The next one need not wait.
  expect(isTraditional(await card("k_s_0", "traditional"))).toBe(true);
  // Drawn without a style attribute: a page may forbid them.
  expect(all(traditional, "[style], style")).toEqual([]);
});

test("only courts are others, and of a card that lies face down still nothing is in the page", async () => {
  const [nine, usual] = [await card("9_c_0", "traditional"), await card("9_c_0")];
  const front = (element: Element) => all(element, ".front")[0]?.innerHTML.replace(/<!--.*?-->/g, "");
  expect(front(nine)).toBe(front(usual));
  expect(all(await card(null, "traditional"), ".front")).toEqual([]);
});

test("a deck may have four colours and traditional courts: their pips and corners follow, their robes do not", async () => {
  const fills = (element: Element, selector: string) =>
    all(element, `.full ${selector}`).map((mark) => getComputedStyle(mark).fill);
  const blue = "rgb(26, 79, 181)";
  const both = await card("j_d_0", "four-colour traditional");
  await vi.waitFor(() => expect(isTraditional(both)).toBe(true), 20_000);
  expect(fills(both, "text")).toEqual([blue, blue]);
  // Two in the corners, two beside the heads.
  expect(fills(both, "path").filter((fill) => fill === blue)).toHaveLength(4);
  const usual = await card("j_d_0", "traditional");
  const robes = (element: Element) => fills(element, "path").filter((fill) => fill === "rgb(212, 33, 45)");
  expect(robes(both)).toEqual(robes(usual));
  expect(robes(both).length).toBeGreaterThan(1);
});

test("a table hands its deck to every card, also when it is changed", async () => {
  const { element } = await seatedAt({ stack: ["k_h_0", "9_s_0", "q_d_0", "j_c_0"] });
  element.deck = "traditional";
  element.placeBet("middle", 1000);
  element.deal(["k_h_0", "9_s_0", "q_d_0", "j_c_0"] as never);
  await drawn(element);
  const courts = () => all(element, "tj-card").filter(isTraditional).length;
  await vi.waitFor(() => expect(courts()).toBe(2), 20_000);
  element.deck = "standard";
  await drawn(element);
  expect(courts()).toBe(0);
});

test("a page gives its own back in a slot or as a custom property, and shoe and tray follow", async () => {
  await page.viewport(1280, 800);
  const lone = await card(null);
  const own = document.createElement("div");
  own.slot = "back";
  own.style.setProperty("background", "rgb(1, 2, 3)");
  lone.append(own);
  const [body = lone] = all(lone, ".body");
  expect(own.getBoundingClientRect()).toEqual(body.getBoundingClientRect());

  const { element } = await seatedAt({ stack: ["k_h_0", "9_s_0", "q_d_0", "j_c_0"] });
  element.placeBet("middle", 1000);
  element.deal(["k_h_0", "9_s_0", "q_d_0", "j_c_0"] as never);
  await drawn(element);
  const backs = () => [
    ...all(element, "tj-card .back, .back").map((back) =>
      back.tagName === "DIV" && back.closest("foreignObject") === null
        ? getComputedStyle(back, "::after").backgroundImage
        : getComputedStyle(back).backgroundImage,
    ),
  ];
  expect(new Set(backs())).toEqual(new Set(["none"]));
  element.style.setProperty("--tj-card-back-image", "linear-gradient(rgb(1, 2, 3), rgb(4, 5, 6))");
  expect(backs().length).toBeGreaterThanOrEqual(5);
  expect(new Set(backs())).toEqual(new Set(["linear-gradient(rgb(1, 2, 3), rgb(4, 5, 6))"]));
});
