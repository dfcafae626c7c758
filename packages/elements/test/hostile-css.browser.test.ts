import { LitElement } from "lit";
import { expect, onTestFinished, test, vi } from "vitest";
import { commands, page } from "vitest/browser";
import { button, replayed, settled, written } from "./replayed.js";
import { all, drawn, seatedAt } from "./seated.js";

/** Rules of a careless page for all its elements. The font size is left out, because a page may set it. */
const CARELESS = `
  *, *::before, *::after { box-sizing: border-box; }
  * {
    font-style: italic; font-variant-caps: small-caps; font-stretch: expanded; letter-spacing: .4em; word-spacing: 1em;
    text-indent: 3em; text-shadow: 0 0 9px lime; text-transform: uppercase; white-space: pre; hyphens: auto;
    writing-mode: vertical-rl; list-style: square; cursor: wait;
  }
  html, body, div { writing-mode: horizontal-tb; }
  button, svg, span, .body, .hand, .cards, .stage, .label { display: none; transform: rotate(9deg); }`;

/**
 * Hostile rules with `!important` for a replay. Its own position and size are excluded, because the page sets them.
 */
const HOSTILE = `
  *, *::before, *::after { all: unset !important; }
  * {
    box-sizing: content-box !important; font: italic 700 40px / 4 fantasy !important; letter-spacing: .4em !important;
    text-align: right !important; text-transform: uppercase !important; text-indent: 3em !important;
    white-space: pre !important; color: magenta !important; direction: rtl !important; cursor: wait !important;
    list-style: square !important; writing-mode: vertical-rl !important;
  }
  button, svg, span, .bar, .stage, .screen { display: none !important; transform: rotate(9deg) !important; }`;

const PLACED =
  "thunderjack-replay { display: block !important; position: absolute !important; top: 0 !important; left: 0 !important; width: 900px !important; }";

/** Adds styles to the page until the end of the test. */
function pageStyles(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets.push(sheet);
  onTestFinished(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  });
  return sheet;
}

/** The styles that are compared in every element. */
const BOX = [
  "display",
  "position",
  "backgroundColor",
  "backgroundImage",
  "boxShadow",
  "borderTop",
  "borderRadius",
] as const;

/** The styles that are also compared in elements with text. */
const WORDS = [
  "color",
  "fontFamily",
  "fontSize",
  "fontStyle",
  "fontVariant",
  "fontWeight",
  "letterSpacing",
  "lineHeight",
  "textAlign",
  "textShadow",
  "textTransform",
  "whiteSpace",
] as const;

/** Returns the size of an element, and the position and the style of every element inside it. */
function geometry(element: Element): readonly string[] {
  const origin = element.getBoundingClientRect();
  const { display } = getComputedStyle(element);
  const parts = all(element, "*")
    // An element that is not rendered has no position. A shape in an SVG has the position of the SVG.
    .filter(
      (part) => part.getClientRects().length > 0 && !(part instanceof SVGElement && part.ownerSVGElement !== null),
    )
    .map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      const style = getComputedStyle(part);
      const hasWords = wordsIn(part).some((node) => node instanceof Text && node.data.trim() !== "");
      // The colour of a border that is not drawn is the text colour, which is not compared in elements without text.
      const look = [...BOX, ...(hasWords ? WORDS : [])].map((property) =>
        property === "borderTop" && style.borderTopStyle === "none" ? "" : `${property}: ${style[property]}; `,
      );
      return `${part.localName} at ${rounded(x - origin.x, y - origin.y, width, height)}; ${look.join("")}`;
    });
  return [`${rounded(origin.width, origin.height)} ${display}`, ...parts];
}

/**
 * Returns the child nodes that an element renders: the assigned nodes of a slot, none for an element with a shadow
 * root.
 */
function wordsIn(part: Element): readonly Node[] {
  if (part instanceof HTMLSlotElement) return part.assignedNodes();
  return part.shadowRoot === null ? [...part.childNodes] : [];
}

function rounded(...lengths: readonly number[]): string {
  return lengths.map((length) => Math.round(length * 10) / 10).join(" ");
}

/**
 * The containers of single components. Some components fill their container. For them, the page sets the size with the
 * highest priority.
 */
const PLACES = `
  .place.place { display: block !important; position: absolute !important; inset: 0 auto auto 0 !important; width: 700px !important; height: 500px !important; font-size: 16px !important; }
  .place > :is(tj-table, tj-panel):not(#no) { display: block !important; position: absolute !important; inset: 0 !important; }`;

/** Adds a single element to the page. */
async function lone(element: LitElement): Promise<LitElement> {
  element.style.setProperty("--tj-card-width", "70px");
  const place = document.createElement("div");
  place.className = "place";
  place.append(element);
  document.body.append(place);
  onTestFinished(() => place.remove());
  await element.updateComplete;
  await new Promise(requestAnimationFrame);
  return element;
}

function made(name: string, properties: object = {}): LitElement {
  const element = document.createElement(name);
  if (!(element instanceof LitElement)) throw new Error(`${name} is not an element of this package.`);
  return Object.assign(element, properties);
}

/** Adds a copy of the element to the page, outside of all other elements. */
function alone(element: LitElement): Promise<LitElement> {
  const copy = made(element.localName);
  const { elementProperties } = element.constructor as typeof LitElement;
  for (const name of elementProperties.keys()) {
    const { state = false } = elementProperties.get(name) ?? {};
    if (!state) Reflect.set(copy, name, Reflect.get(element, name));
  }
  copy.append(element.textContent?.trim() ?? "");
  return lone(copy);
}

/** Returns one component of each kind from inside another element. */
function kinds(root: Element): readonly LitElement[] {
  const found = all(root, "*").filter((part): part is LitElement => part instanceof LitElement);
  // The component with the most content represents its kind.
  return [...new Set(found.map(({ localName }) => localName))].flatMap((name) => {
    const same = found.filter(({ localName }) => localName === name);
    return same.sort((one, other) => all(other, "*").length - all(one, "*").length).slice(0, 1);
  });
}

/** Returns the first difference of each element that looks different while the page has these styles. */
async function changed(
  elements: readonly LitElement[],
  before: readonly (readonly string[])[],
  hostility: string,
): Promise<readonly string[]> {
  const sheet = pageStyles(hostility);
  await new Promise(requestAnimationFrame);
  const after = elements.map(geometry);
  sheet.replaceSync("");
  return elements.flatMap(({ localName }, place) => {
    const lines = before[place] ?? [];
    const index = lines.findIndex((line, at) => line !== after[place]?.[at]);
    if (index === -1 && lines.length === after[place]?.length) return [];
    return [`${localName}: ${lines[index]} / ${after[place]?.[index]}`];
  });
}

/**
 * Returns the names of the `tj-` components in the manifest. The page places the other elements, which have their own
 * test.
 */
async function components(): Promise<readonly string[]> {
  const manifest = JSON.parse(await commands.readFile("dist/custom-elements.json"));
  const declarations: readonly { tagName?: string }[] = manifest.modules.flatMap(
    (module: { declarations?: object[] }) => module.declarations ?? [],
  );
  return declarations.flatMap(({ tagName }) => (tagName?.startsWith("tj-") ? [tagName] : [])).sort();
}

/** Loads the classes of these components, and returns their names. */
async function registered(): Promise<readonly string[]> {
  const names = await components();
  const modules = import.meta.glob("../src/**/*.define.ts");
  await Promise.all(
    names.map((name) => Object.entries(modules).find(([path]) => path.endsWith(`/${name}.define.ts`))?.[1]()),
  );
  return names;
}

/** The states that no round of this test reaches, as properties of the components. */
const UNMET: Readonly<Record<string, object>> = {
  "tj-advice": { notes: ["Stand on 12 cost 1.80 credits; better: Hit."] },
};

/** Covers the page with an element that catches the pointer, because a hovered element looks different. */
function shieldFromPointer(): void {
  const shield = document.createElement("div");
  shield.style.cssText = "position: fixed !important; inset: 0 !important; z-index: 2147483647 !important;";
  document.body.append(shield);
  onTestFinished(() => shield.remove());
}

/** Adds each component to the page on its own, in the states in which it occurs in a table and in a replay. */
async function everyComponent(): Promise<readonly LitElement[]> {
  await page.viewport(1280, 900);
  shieldFromPointer();
  pageStyles(PLACES);
  const { element } = await seatedAt({ bets: { right: 1000, middle: 1000, left: 0 } });
  const betting = await Promise.all(kinds(element).map(alone));
  element.deal(["a_h_0", "9_s_0", "8_h_0", "k_s_0", "2_c_0", "10_c_0"]);
  element.hit();
  await drawn(element);
  const playing = await Promise.all(kinds(element).map(alone));
  element.stand();
  element.stand();
  await drawn(element);
  const ended = await Promise.all(kinds(element).map(alone));
  const panels: LitElement[] = [];
  for (const panel of ["history", "fairness", "keys", "rules", "picker"] as const) {
    await element.openPanel(panel);
    await drawn(element);
    const shown = kinds(element).filter(({ localName }) => /panel|history|fair|keys|rules|pick/.test(localName));
    panels.push(...(await Promise.all(shown.map(alone))));
  }
  const { element: replay } = await replayed({ text: written().text });
  button(replay, "Transcript").click();
  await vi.waitFor(() => expect(all(replay, "button.line").length).toBeGreaterThan(3), 20_000);
  await settled(replay);
  const player = kinds(replay).filter(({ localName }) => /time|transp|verdict|transc/.test(localName));
  const met = [...betting, ...playing, ...ended, ...panels, ...(await Promise.all(player.map(alone)))];
  const names = new Set(met.map(({ localName }) => localName));
  const others = (await registered()).filter((name) => !names.has(name));
  return [...met, ...(await Promise.all(others.map((name) => lone(made(name, UNMET[name])))))];
}

/** Rules of pages for all elements: resets, text styles and box styles. */
const HOSTILITIES: readonly string[] = [
  ...["unset", "initial", "revert"].flatMap((nothing) => [
    `* { all: ${nothing}; }`,
    `*, *::before, *::after { all: ${nothing} !important; }`,
  ]),
  "* { font: italic small-caps 900 40px / 4 fantasy; text-align: right; color: magenta; }",
  "* { font: italic 900 40px / 4 fantasy !important; text-align: right !important; color: magenta !important; }",
  "*, *::before, *::after { box-sizing: border-box !important; }",
  "*, *::before, *::after { box-sizing: content-box !important; }",
  "* { display: inline; position: static; width: auto; min-width: 0; height: auto; overflow: visible; }",
  CARELESS,
];

test("changes nothing in a component that stands alone in a page with hostile styles", async () => {
  const every = await everyComponent();
  expect([...new Set(every.map(({ localName }) => localName))].sort()).toEqual(await components());
  // Panels slide in. An element in motion would change its position even without hostile styles.
  const moving = every.flatMap((element) => all(element, "*").flatMap((part) => part.getAnimations()));
  for (const animation of moving) animation.cancel();
  const before = every.map(geometry);
  for (const hostility of HOSTILITIES) {
    expect.soft(await changed(every, before, hostility), hostility).toEqual([]);
  }
});

test("applies the documented styles of a page: tokens, `hidden`, and text styles around an amount", async () => {
  pageStyles(PLACES);
  const [card, credits] = await Promise.all([lone(made("tj-card")), lone(made("tj-credits", { label: "Credits" }))]);
  pageStyles(`* { all: unset; } :root { --tj-font: fantasy; --tj-rail-quiet: #123456; }`);
  card.style.setProperty("--tj-card-width", "90px");
  credits.parentElement?.style.setProperty("font-size", "30px", "important");
  expect(card.getBoundingClientRect().width).toBe(90);
  const style = getComputedStyle(all(credits, ".label")[0] ?? credits);
  expect([style.fontFamily, style.color, style.fontSize]).toEqual(["fantasy", "rgb(18, 52, 86)", "21.6px"]);
  for (const name of await registered()) {
    const element = await lone(Object.assign(made(name), { hidden: true }));
    expect(getComputedStyle(element).display, name).toBe("none");
  }
});

test("moves nothing in a replay in a page with hostile styles", async () => {
  await page.viewport(1280, 900);
  const { element } = await replayed({ text: written().text });
  pageStyles(PLACED);
  // Once the verification is finished, the element no longer changes by itself.
  await vi.waitFor(() => expect(all(element, "[data-status=fair], [data-status=consistent]")).not.toEqual([]), 20_000);
  await settled(element);
  await new Promise(requestAnimationFrame);
  const kind = geometry(element);
  expect(kind.length).toBeGreaterThan(100);
  pageStyles(`${HOSTILE} ${PLACED}`);
  await new Promise(requestAnimationFrame);
  await settled(element);
  await new Promise(requestAnimationFrame);
  expect(geometry(element).filter((line, index) => line !== kind[index])).toEqual([]);
});
