import type { CardId } from "@thunderjack/cards";
import type { CardView } from "@thunderjack/stage";
import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { all, drawn, seatedAt } from "../../../test/seated.js";
import type { TjCard } from "../../index.js";

/** A colour that only traditional court cards have. */
const TRADITIONAL_GOLD = "#f9c440";

async function card(name: CardId | null, deck = "standard"): Promise<TjCard> {
  const element = document.createElement("tj-card");
  element.view = { key: "a", card: name, isAcross: false, label: name ?? "face down" } satisfies CardView;
  element.deck = deck;
  document.body.append(element);
  onTestFinished(() => element.remove());
  await element.updateComplete;
  return element;
}

/** Returns whether a card is a traditional court card. */
const isTraditional = (element: Element) => all(element, `.full path[fill="${TRADITIONAL_GOLD}"]`).length > 0;

test("replaces a built-in court card when the traditional one is loaded, and keeps its box and its name", async () => {
  const usual = await card("q_h_0");
  const traditional = await card("q_h_0", "traditional");
  const [before] = all(traditional, ".body").map((body) => body.getBoundingClientRect());
  await vi.waitFor(() => expect(isTraditional(traditional)).toBe(true), 20_000);
  expect(isTraditional(usual)).toBe(false);
  const [body] = all(traditional, ".body");
  expect(body?.getBoundingClientRect()).toEqual(before);
  expect(body?.getAttribute("aria-label")).toBe("q_h_0");
  // The traditional court cards are loaded now, so the next one is drawn with the first render.
  expect(isTraditional(await card("k_s_0", "traditional"))).toBe(true);
  // A page may forbid `style` attributes.
  expect(all(traditional, "[style], style")).toEqual([]);
});

test("changes only court cards, and renders no face of a face-down card", async () => {
  const [nine, usual] = [await card("9_c_0", "traditional"), await card("9_c_0")];
  const front = (element: Element) => all(element, ".front")[0]?.innerHTML.replace(/<!--.*?-->/g, "");
  expect(front(nine)).toBe(front(usual));
  expect(all(await card(null, "traditional"), ".front")).toEqual([]);
});

test("combines four colours and traditional court cards: the suits change colour, the robes do not", async () => {
  const fills = (element: Element, selector: string) =>
    all(element, `.full ${selector}`).map((mark) => getComputedStyle(mark).fill);
  const blue = "rgb(26, 79, 181)";
  const both = await card("j_d_0", "four-colour traditional");
  await vi.waitFor(() => expect(isTraditional(both)).toBe(true), 20_000);
  // The suit colour fills the corners and the pips beside the heads, before and after the robes.
  expect([fills(both, "path").at(0), fills(both, "path").at(-1)]).toEqual([blue, blue]);
  const usual = await card("j_d_0", "traditional");
  const robes = (element: Element) => fills(element, "path").filter((fill) => fill === "rgb(212, 33, 45)");
  expect(robes(both)).toEqual(robes(usual));
  expect(robes(both).length).toBeGreaterThan(1);
});

test("passes the deck of a table to every card, also after a change", async () => {
  const { element } = await seatedAt({ stack: ["k_h_0", "9_s_0", "q_d_0", "j_c_0"] });
  element.deck = "traditional";
  element.placeBet("middle", 1000);
  element.deal(["k_h_0", "9_s_0", "q_d_0", "j_c_0"]);
  await drawn(element);
  const courts = () => all(element, "tj-card").filter(isTraditional).length;
  await vi.waitFor(() => expect(courts()).toBe(2), 20_000);
  element.deck = "standard";
  await drawn(element);
  expect(courts()).toBe(0);
});

test("shows a page's own back from a slot or a custom property, also on the shoe and the tray", async () => {
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
  element.deal(["k_h_0", "9_s_0", "q_d_0", "j_c_0"]);
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
