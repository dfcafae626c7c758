import { all } from "./find-all.js";

/*
 * Measures the parts of a table in a page. The command `pnpm pictures layout-matrix` uses it, too.
 */

/** A part of the table in the page. */
interface Part {
  readonly name: string;
  readonly box: DOMRect;
}

const isVisible = (part: Element) =>
  part.closest("[data-hidden], [data-collapsed] .fan, .words") === null &&
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
function partsOf(element: Element): readonly Part[] {
  const single = (selector: string) =>
    all(element, selector)
      .filter(isVisible)
      .map((part) => ({ name: `${selector} ${part.textContent?.trim()}`, box: part.getBoundingClientRect() }));
  const fans = all(element, "tj-hand, tj-dealer").flatMap((hand) => {
    const cards = all(hand, "tj-card").filter((card) => isVisible(card.parentElement ?? card));
    return cards.length === 0 ? [] : [{ name: `cards of ${hand.localName}`, box: around(cards) }];
  });
  // The dealer's result may be under the cards.
  const feet = all(element, "tj-dealer").flatMap((dealer) => all(dealer, ".foot"));
  const captions = [...all(element, "tj-hand"), ...feet].flatMap((hand) => {
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
    ...single(".seat > .foot"),
    ...single("[part=message] > span"),
    ...single("[part=credits] .storm"),
    ...single("[part=staked] .storm"),
    ...single("button.action, button.chip, button.take-back:not([data-unplaced])"),
    // The controls over a canvas.
    ...single("button[data-control]:not([data-unplaced])"),
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

function tooSmallText(element: Element): readonly string[] {
  return all(element, "*")
    .filter((part) => [...part.childNodes].some((node) => node instanceof Text && node.data.trim() !== ""))
    .filter((part) => part.localName !== "title" && part.localName !== "style" && isVisible(part))
    .filter((part) => Number.parseFloat(getComputedStyle(part).fontSize) < 11)
    .map((part) => `${part.localName} ${part.className}: ${part.textContent?.trim()}`);
}

/** The height of a line of letters with their accents, relative to the font size. */
const LETTERS = 1.25;

/**
 * Returns the lines of a text, without the empty space above and below the letters. If a text needs the font of
 * another script, Firefox returns lines that are higher than in the layout.
 */
function linesOf(part: Element): readonly DOMRect[] {
  const range = part.ownerDocument.createRange();
  range.selectNodeContents(part);
  const tallest = LETTERS * Number.parseFloat(getComputedStyle(part).fontSize);
  return [...range.getClientRects()].map(({ x, y, width, height }) => {
    const empty = Math.max(0, height - tallest);
    return new DOMRect(x, y + empty / 2, width, height - empty);
  });
}

/** Returns the texts that extend beyond their button, or beyond the table. */
function cutText(element: Element): readonly string[] {
  return all(element, "tj-table")
    .flatMap((table) => all(table, "*"))
    .filter((part) => [...part.childNodes].some((node) => node instanceof Text && node.data.trim() !== ""))
    .filter((part) => part.localName !== "title" && part.localName !== "style" && isVisible(part))
    .filter((part) => part.closest("svg, .spoken, [data-scrolls]") === null)
    .flatMap((part) => {
      const owner = part.closest("button") ?? element;
      const { left, right, top, bottom } = owner.getBoundingClientRect();
      const beyond = Math.max(
        ...linesOf(part).flatMap((line) => [
          left - line.left,
          line.right - right,
          top - line.top,
          line.bottom - bottom,
        ]),
      );
      return beyond > 1.5 ? [`${part.textContent?.trim()}: ${beyond.toFixed(0)} beyond its ${owner.localName}`] : [];
    });
}

function outsideOf(element: Element, width: number, height: number): readonly string[] {
  return all(element, "tj-table button, button.action, button.chip, button[data-control]:not([data-unplaced])")
    .filter(isVisible)
    .filter((part) => {
      const { left, top, right, bottom } = part.getBoundingClientRect();
      return left < -0.5 || top < -0.5 || right > width + 0.5 || bottom > height + 0.5;
    })
    .map((part) => part.getAttribute("aria-label") ?? "");
}

function smallTargets(element: Element): readonly string[] {
  return all(element, "button:not([data-unplaced])")
    .filter(isVisible)
    .filter((part) => {
      const { width, height } = part.getBoundingClientRect();
      return width < 43.5 || height < 43.5;
    })
    .map((part) => part.getAttribute("aria-label") ?? part.className);
}

/**
 * Returns the faults of the layout of a table: overlaps, small text, text that is cut, and buttons that are small or
 * outside the window.
 */
export function faultsIn(element: Element, width: number, height: number): readonly string[] {
  return [
    ...overlapsIn(partsOf(element)),
    ...tooSmallText(element).map((text) => `small text: ${text}`),
    ...outsideOf(element, width, height).map((name) => `outside: ${name}`),
    ...cutText(element),
    ...smallTargets(element).map((name) => `small target: ${name}`),
  ];
}
