import { languages, loadPhrasebook, view } from "@thunderjack/stage";
import { describe, expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import "../src/components/tj-table/tj-table.define.js";
import type { TjTable } from "../src/index.js";
import { type Round, tableAfter } from "../stories/round.js";
import { all } from "./seated.js";

const THREE_SEATS = { right: 5000, middle: 5000, left: 5000 };

/** Positions that together show nearly every string of a table. */
const MOMENTS: Readonly<Record<string, Partial<Round>>> = {
  "before the deal": { bets: { middle: 24_000 } },
  "in a split": {
    bets: THREE_SEATS,
    cards: "8_c q_h 9_d 6_s 8_d q_c 9_c 10_c",
    moves: "Split Stand Stand Split Stand Stand Split",
  },
  "with a soft total": { bets: THREE_SEATS, cards: "a_c q_h 9_d 6_s 6_d q_c 9_c 10_c" },
  "at a question": {
    rules: "casino",
    bets: THREE_SEATS,
    cards: "8_c q_h 9_d a_s 8_d q_c 9_c 7_c",
    moves: "TakeInsurance",
  },
  "at its end": { bets: THREE_SEATS, cards: "10_h 9_h 8_h 6_s 10_d 9_d 4_d 10_s 10_c 3_h", moves: "Stand Stand Hit" },
  "with a Thunderjack": { bets: THREE_SEATS, cards: "10_h a_h 8_h 9_s 9_d k_h 4_d 10_c" },
  "when the game is over": { credits: 1000, cards: "10_h 9_s 6_d 10_c 10_d", moves: "Hit" },
};

/** Shows a position in a language, in a page of this size. */
async function shown(
  language: string,
  moment: Partial<Round>,
  [width, height]: readonly [number, number] = [1440, 900],
) {
  await page.viewport(width, height);
  const { rules, publicState } = tableAfter(moment);
  const element = document.createElement("tj-table");
  element.style.setProperty("height", `${height}px`);
  document.body.style.setProperty("margin", "0");
  document.body.append(element);
  onTestFinished(async () => {
    element.remove();
    await page.viewport(1280, 800);
  });
  element.frame = { view: view(rules, publicState, await loadPhrasebook(language)) };
  await drawn(element);
  return element;
}

async function drawn(element: TjTable): Promise<void> {
  await element.updateComplete;
  await new Promise(requestAnimationFrame);
}

/** Returns the words of an element for screen readers, in lower case. */
function wordsIn(element: Element): ReadonlySet<string> {
  const spoken = all(element, "*").flatMap((part) => {
    if (part instanceof HTMLStyleElement || part.closest("[aria-hidden=true]") !== null) return [];
    const own = [...part.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
    const labels = [part.getAttribute("aria-label"), part.getAttribute("title")];
    return [...labels, ...own.map(({ textContent }) => textContent)];
  });
  return new Set(
    spoken
      .join(" ")
      .toLowerCase()
      .match(/\p{Letter}+/gu),
  );
}

const directionOf = (root: Element, selector: string) =>
  [...new Set(all(root, selector).map((part) => getComputedStyle(part).direction))].join();

describe("in Arabic", () => {
  test("text runs from right to left, and cards keep their order", async () => {
    const element = await shown("ar", MOMENTS["in a split"] ?? {});
    const [table] = all(element, ".table");
    expect([table?.getAttribute("lang"), table?.getAttribute("dir")]).toEqual(["ar", "rtl"]);
    for (const text of ["[part=message]", ".figure", ".moves", ".foot", "tj-shoe"]) {
      expect([text, directionOf(element, text)]).toEqual([text, "rtl"]);
    }
    expect(directionOf(element, ".fan")).toBe("ltr");
  });

  test("the right seat stays on the right, and the shoe at its place", async () => {
    const places = (element: Element) =>
      all(element, "tj-seat, tj-shoe, tj-discard-tray, tj-dealer, tj-card").map((part) =>
        Math.round(part.getBoundingClientRect().left),
      );
    const english = places(await shown("en", MOMENTS["in a split"] ?? {}));
    const arabic = places(await shown("ar", MOMENTS["in a split"] ?? {}));
    // Lines of Arabic are higher in Firefox, so the felt is slightly smaller. A mirrored table would differ by more.
    const shifts = arabic.map((left, index) => Math.abs(left - (english[index] ?? Number.NaN)));
    expect(shifts.length).toBe(english.length);
    expect(Math.max(...shifts)).toBeLessThan(20);
  });

  test("the first move is the rightmost", async () => {
    const element = await shown("ar", MOMENTS["with a soft total"] ?? {});
    const [first, second] = all(element, "[data-move]").map((button) => button.getBoundingClientRect().left);
    expect(first).toBeGreaterThan(second ?? 0);
  });
});

test("has no English word left in German", async () => {
  // The words that both languages share, and the names of the game.
  const shared = new Set(["hand", "in", "blackjack", "thunderjack", "blitz"]);
  for (const [name, moment] of Object.entries(MOMENTS)) {
    const english = wordsIn(await shown("en", moment));
    const german = wordsIn(await shown("de", moment));
    expect(german.size).toBeGreaterThan(20);
    expect([name, [...german].filter((word) => english.has(word) && !shared.has(word))]).toEqual([name, []]);
  }
});

test("applies a language that is chosen during the game", async () => {
  const element = await shown("en", MOMENTS["in a split"] ?? {});
  const { rules, publicState } = tableAfter(MOMENTS["in a split"] ?? {});
  element.frame = { view: view(rules, publicState, await loadPhrasebook("de")) };
  await drawn(element);
  expect(all(element, "[data-move=Hit]").map((button) => button.getAttribute("aria-label"))).toEqual(["Karte"]);
  expect(all(element, ".table")[0]?.getAttribute("lang")).toBe("de");
});

describe.each(languages())("in %s", (language) => {
  test.each([
    [360, 740],
    [1440, 900],
  ] as const)("has space for every word on %i by %i pixels", async (width, height) => {
    for (const [name, moment] of Object.entries(MOMENTS)) {
      const element = await shown(language, moment, [width, height]);
      expect(document.documentElement.scrollWidth).toBe(width);
      expect([name, hangingOut(element, width)]).toEqual([name, []]);
      element.remove();
    }
  });
});

/** Returns the texts that are cut off, or that extend beyond the page or their button. */
function hangingOut(element: Element, width: number): readonly string[] {
  const texts = all(element, ".badge, .total, .won, .bet, .name, .action, span.cards, .label, [part=message], .over p");
  const cut = texts.filter((text) => {
    const { left, right } = text.getBoundingClientRect();
    return left < -0.5 || right > width + 0.5 || text.scrollWidth > Math.ceil(text.getBoundingClientRect().width);
  });
  const lost = all(element, ".lettering text").filter((text) => {
    const path = all(element, `#${text.querySelector("textPath")?.getAttribute("href")?.slice(1)}`)[0];
    if (!(text instanceof SVGTextElement && path instanceof SVGPathElement)) return false;
    return text.getComputedTextLength() > path.getTotalLength();
  });
  return [...cut, ...lost].map((text) => `${text.className}: ${text.textContent?.trim()}`);
}
