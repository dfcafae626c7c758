import type { Seat } from "@thunderjack/core";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { all, drawn, seatedAt } from "../../../test/seated.js";
import type { ThunderjackTable } from "../../index.js";

const SIZES = [
  [320, 568],
  [360, 616],
  [375, 553],
  [740, 360],
  [844, 390],
  [768, 560],
  [768, 1024],
  [1024, 768],
  [1366, 625],
  [1440, 900],
  [1920, 1080],
  [2560, 1080],
] as const;

/** Two pairs of eights and a pair of nines, and the cards after them. */
const PAIRS = "8_s_0 9_h_0 8_d_0 10_h_0 8_h_0 9_c_0 8_c_0 7_c_0 2_h_0 3_h_0 10_c_0 j_d_0 9_d_0 5_c_0".split(" ");

/** A part of the table in the page. */
interface Part {
  readonly name: string;
  readonly box: DOMRect;
}

/** Bets on seats, deals, and splits the pairs of these seats. */
async function play(element: ThunderjackTable, seats: readonly Seat[], splits: boolean): Promise<void> {
  for (const seat of seats) element.placeBet(seat, 5000);
  element.deal(PAIRS as never);
  while (splits && element.split() === null) for (let stands = 0; stands < 2; stands++) element.stand();
  await drawn(element);
}

const isVisible = (part: Element) =>
  part.closest("[data-hidden], [data-collapsed] .fan") === null &&
  part.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
  getComputedStyle(part).clipPath === "none";

/** Returns the smallest box around elements. */
function around(elements: readonly Element[]): DOMRect {
  const boxes = elements.map((part) => part.getBoundingClientRect());
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  return new DOMRect(
    left,
    top,
    Math.max(...boxes.map((box) => box.right)) - left,
    Math.max(...boxes.map((box) => box.bottom)) - top,
  );
}

/** Returns the parts that must not overlap: the cards and captions of each hand, rings, labels, and the dock. */
function partsOf(element: ThunderjackTable): readonly Part[] {
  const single = (selector: string) =>
    all(element, selector)
      .filter(isVisible)
      .map((part) => ({ name: `${selector} ${part.textContent?.trim()}`, box: part.getBoundingClientRect() }));
  const fans = all(element, "tj-hand, tj-dealer").flatMap((hand) => {
    const cards = all(hand, "tj-card").filter((card) => isVisible(card.parentElement ?? card));
    return cards.length === 0 ? [] : [{ name: `cards of ${hand.localName}`, box: around(cards) }];
  });
  const captions = all(element, "tj-hand, tj-dealer").flatMap((hand) => {
    const plates = all(hand, "[part=total], [part=badge], [part=meter]");
    return plates.length === 0 ? [] : [{ name: `caption ${plates[0]?.textContent}`, box: around(plates) }];
  });
  const rings = all(element, "tj-seat-toggle .ring, tj-hand .ring, .spot .ring")
    .filter((ring) => isVisible(ring) && ring.getRootNode() instanceof ShadowRoot)
    .filter((ring) => isVisible((ring.getRootNode() as ShadowRoot).host))
    .map((ring) => ({ name: "ring", box: ring.getBoundingClientRect() }));
  return [
    ...fans,
    ...captions,
    ...rings,
    ...single(".seat > .foot > .name"),
    ...single("[part=message] > span"),
    ...single("[part=credits] .storm"),
    ...single("[part=staked] .storm"),
    ...single("button.action, button.chip"),
  ];
}

function overlapsIn(parts: readonly Part[]): readonly string[] {
  return parts.flatMap((one, place) =>
    parts.slice(place + 1).flatMap((other) => {
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      return across > 1.5 && down > 1.5
        ? [`${one.name} × ${other.name}: ${across.toFixed(0)} by ${down.toFixed(0)}`]
        : [];
    }),
  );
}

function tooSmallText(element: ThunderjackTable): readonly string[] {
  return all(element, "*")
    .filter((part) => [...part.childNodes].some((node) => node instanceof Text && node.data.trim() !== ""))
    .filter((part) => part.localName !== "title" && part.localName !== "style" && isVisible(part))
    .filter((part) => Number.parseFloat(getComputedStyle(part).fontSize) < 11)
    .map((part) => `${part.localName} ${part.className}: ${part.textContent?.trim()}`);
}

function outsideOf(element: ThunderjackTable, width: number, height: number): readonly string[] {
  return all(element, "tj-table button")
    .concat(all(element, "button.action, button.chip"))
    .filter(isVisible)
    .filter((part) => {
      const { left, top, right, bottom } = part.getBoundingClientRect();
      return left < -0.5 || top < -0.5 || right > width + 0.5 || bottom > height + 0.5;
    })
    .map((part) => part.getAttribute("aria-label") ?? "");
}

function smallTargets(element: ThunderjackTable): readonly string[] {
  return all(element, "button")
    .filter(isVisible)
    .filter((part) => {
      const { width, height } = part.getBoundingClientRect();
      return width < 43.5 || height < 43.5;
    })
    .map((part) => part.getAttribute("aria-label") ?? part.className);
}

test.each(SIZES)("fits betting, play and results with 1, 3 and 6 hands into %i by %i pixels", async (width, height) => {
  await page.viewport(width, height);
  onTestFinished(() => page.viewport(1280, 800));
  const faults: Record<string, readonly string[]> = {};
  const check = async (when: string, element: ThunderjackTable) => {
    await drawn(element);
    const found = [
      ...overlapsIn(partsOf(element)),
      ...tooSmallText(element).map((text) => `small text: ${text}`),
      ...outsideOf(element, width, height).map((name) => `outside: ${name}`),
      ...smallTargets(element).map((name) => `small target: ${name}`),
    ];
    if (found.length > 0) faults[when] = found;
  };
  const all3: readonly Seat[] = ["right", "middle", "left"];
  for (const [hands, seats, splits] of [
    [1, ["middle"], false],
    [3, all3, false],
    [6, all3, true],
  ] as const) {
    const { element } = await seatedAt({ credits: 100_000 });
    element.style.setProperty("height", `${height}px`);
    await check(`${hands}: betting`, element);
    await play(element, seats, splits);
    await check(`${hands}: play`, element);
    while (element.stand() === null);
    await check(`${hands}: results`, element);
    element.remove();
  }
  expect(faults).toEqual({});
});
