import { LitElement } from "lit";
import { expect, onTestFinished, test, vi } from "vitest";
import { commands, page } from "vitest/browser";
import { button, replayed, settled, written } from "./replayed.js";
import { all, drawn, seatedAt } from "./seated.js";

/** What a careless page does to everything in it, the elements included. How large words are is a page's to say. */
const CARELESS = `
  *, *::before, *::after { box-sizing: border-box; }
  * {
    font-style: italic; font-variant-caps: small-caps; font-stretch: expanded; letter-spacing: .4em; word-spacing: 1em;
    text-indent: 3em; text-shadow: 0 0 9px lime; text-transform: uppercase; white-space: pre; hyphens: auto;
    writing-mode: vertical-rl; list-style: square; cursor: wait;
  }
  html, body, div { writing-mode: horizontal-tb; }
  button, svg, span, .body, .hand, .cards, .stage, .label { display: none; transform: rotate(9deg); }`;

/** The same, and louder, on a player; where it lies and how large it is belongs to its page. */
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

/** Styles of the page, as long as the test goes on. */
function pageStyles(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets.push(sheet);
  onTestFinished(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  });
  return sheet;
}

/** How a box is drawn, and how the words in it. */
const BOX = [
  "display",
  "position",
  "backgroundColor",
  "backgroundImage",
  "boxShadow",
  "borderTop",
  "borderRadius",
] as const;
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

/** Where everything in an element lies, and how it is drawn. */
function geometry(element: Element): readonly string[] {
  const origin = element.getBoundingClientRect();
  const { display } = getComputedStyle(element);
  const parts = all(element, "*")
    // What is not drawn lies nowhere; what is within a drawing lies where the drawing does.
    .filter(
      (part) => part.getClientRects().length > 0 && !(part instanceof SVGElement && part.ownerSVGElement !== null),
    )
    .map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      const style = getComputedStyle(part);
      const hasWords = wordsIn(part).some((node) => node instanceof Text && node.data.trim() !== "");
      // A border that is not drawn has the colour of words that are not there.
      const look = [...BOX, ...(hasWords ? WORDS : [])].map((property) =>
        property === "borderTop" && style.borderTopStyle === "none" ? "" : `${property}: ${style[property]}; `,
      );
      return `${part.localName} at ${rounded(x - origin.x, y - origin.y, width, height)}; ${look.join("")}`;
    });
  return [`${rounded(origin.width, origin.height)} ${display}`, ...parts];
}

/** What is written in a part itself; in a slot what is put there. */
function wordsIn(part: Element): readonly Node[] {
  if (part instanceof HTMLSlotElement) return part.assignedNodes();
  return part.shadowRoot === null ? [...part.childNodes] : [];
}

function rounded(...lengths: readonly number[]): string {
  return lengths.map((length) => Math.round(length * 10) / 10).join(" ");
}

/** Where lone elements are put: what fills a place is told so by its page, more loudly than the page says anything else. */
const PLACES = `
  .place.place { display: block !important; position: absolute !important; inset: 0 auto auto 0 !important; width: 700px !important; height: 500px !important; font-size: 16px !important; }
  .place > :is(tj-table, tj-panel):not(#no) { display: block !important; position: absolute !important; inset: 0 !important; }`;

/** Puts an element into the page, and nothing around it. */
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
  if (!(element instanceof LitElement)) throw new Error(`${name} is no element of ours.`);
  return Object.assign(element, properties);
}

/** The same element, alone in the page. */
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

/** One of each kind of our elements that are drawn in another one. */
function kinds(root: Element): readonly LitElement[] {
  const found = all(root, "*").filter((part): part is LitElement => part instanceof LitElement);
  // Of each kind the one that draws most.
  return [...new Set(found.map(({ localName }) => localName))].flatMap((name) => {
    const same = found.filter(({ localName }) => localName === name);
    return same.sort((one, other) => all(other, "*").length - all(one, "*").length).slice(0, 1);
  });
}

/** What differs in elements as long as the page says what it says. */
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

/** The components that there are, by the manifest; the embeds are placed by their page, and have a test of their own. */
async function components(): Promise<readonly string[]> {
  const manifest = JSON.parse(await commands.readFile("dist/custom-elements.json"));
  const declarations: readonly { tagName?: string }[] = manifest.modules.flatMap(
    (module: { declarations?: object[] }) => module.declarations ?? [],
  );
  return declarations.flatMap(({ tagName }) => (tagName?.startsWith("tj-") ? [tagName] : [])).sort();
}

/** The same, each of them ready to be made. */
async function registered(): Promise<readonly string[]> {
  const names = await components();
  await Promise.all(names.map((name) => import(`../src/${name}/${name}.define.ts`)));
  return names;
}

/** What is met in no round that is played here, with what there is to be seen of it. */
const UNMET: Readonly<Record<string, object>> = {
  "tj-advice": { notes: ["Stand on 12 cost 1.80 credits; better: Hit."] },
};

/** Nothing in the page is under the pointer, wherever it rests: what it is over looks otherwise. */
function shieldFromPointer(): void {
  const shield = document.createElement("div");
  shield.style.cssText = "position: fixed !important; inset: 0 !important; z-index: 2147483647 !important;";
  document.body.append(shield);
  onTestFinished(() => shield.remove());
}

/** Every component in every state that a table and a replay bring it into, alone in the page. */
async function everyComponent(): Promise<readonly LitElement[]> {
  await page.viewport(1280, 900);
  shieldFromPointer();
  pageStyles(PLACES);
  const { element } = await seatedAt({ bets: { right: 1000, middle: 1000, left: 0 } });
  const betting = await Promise.all(kinds(element).map(alone));
  element.deal(["a_h_0", "9_s_0", "8_h_0", "k_s_0", "2_c_0", "10_c_0"] as never);
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

/** What pages say of everything that is in them: to begin anew, and with words and boxes of their own. */
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

test("a hostile page changes nothing in any component that stands alone", async () => {
  const every = await everyComponent();
  expect([...new Set(every.map(({ localName }) => localName))].sort()).toEqual(await components());
  // Panels slide in: what still moves lies elsewhere a frame later, whatever the page does.
  const moving = every.flatMap((element) => all(element, "*").flatMap((part) => part.getAnimations()));
  for (const animation of moving) animation.cancel();
  const before = every.map(geometry);
  for (const hostility of HOSTILITIES) {
    expect.soft(await changed(every, before, hostility), hostility).toEqual([]);
  }
});

test("what a page says by the documented ways still counts: tokens, hidden, and its own words around a figure", async () => {
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

test("a hostile page moves nothing in a replay", async () => {
  await page.viewport(1280, 900);
  const { element } = await replayed({ text: written().text });
  pageStyles(PLACED);
  // It has been checked: nothing of its own changes any more.
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
