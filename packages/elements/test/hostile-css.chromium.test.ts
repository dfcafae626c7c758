import { LitElement } from "lit";
import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
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

/** Where everything in an element lies, and how its words are set. */
function geometry(element: Element): readonly string[] {
  const origin = element.getBoundingClientRect();
  return (
    all(element, "*")
      // What is not drawn lies nowhere.
      .filter((part) => part.getClientRects().length > 0)
      .map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        const { textTransform, letterSpacing, fontStyle, textShadow } = getComputedStyle(part);
        const place = [x - origin.x, y - origin.y, width, height].map((length) => Math.round(length * 10) / 10);
        return [part.localName, ...place, textTransform, letterSpacing, fontStyle, textShadow].join(" ");
      })
  );
}

/** The same element, alone in the page. */
async function alone(element: LitElement): Promise<LitElement> {
  const copy = document.createElement(element.localName);
  if (!(copy instanceof LitElement)) throw new Error("It is no element of ours.");
  const { elementProperties } = element.constructor as typeof LitElement;
  for (const name of elementProperties.keys()) {
    const { state = false } = elementProperties.get(name) ?? {};
    if (!state) Reflect.set(copy, name, Reflect.get(element, name));
  }
  copy.style.setProperty("--tj-card-width", "70px");
  const place = document.createElement("div");
  place.style.setProperty("position", "relative");
  place.style.setProperty("width", "700px");
  place.style.setProperty("height", "500px");
  place.style.setProperty("font", "16px / 1.4 sans-serif");
  place.append(copy);
  document.body.append(place);
  onTestFinished(() => place.remove());
  await copy.updateComplete;
  await new Promise(requestAnimationFrame);
  return copy;
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

async function changed(elements: readonly LitElement[]): Promise<readonly string[]> {
  // Panels slide in: what still moves lies elsewhere a frame later, whatever the page does.
  const moving = elements.flatMap((element) => all(element, "*").flatMap((part) => part.getAnimations()));
  for (const animation of moving) animation.cancel();
  const before = elements.map(geometry);
  const sheet = pageStyles(CARELESS);
  await new Promise(requestAnimationFrame);
  const after = elements.map(geometry);
  sheet.replaceSync("");
  return elements.flatMap(({ localName }, place) => {
    const lines = before[place] ?? [];
    const others = lines.filter((line, index) => line !== after[place]?.[index]);
    return others.length === 0 && lines.length === after[place]?.length
      ? []
      : [`${localName}: ${others[0]} / ${after[place]?.[lines.indexOf(others[0] ?? "")]}`];
  });
}

test("a careless page changes nothing in any element of a table that stands alone", async () => {
  await page.viewport(1280, 900);
  const { element } = await seatedAt({ bets: { right: 1000, middle: 1000, left: 0 } });
  const betting = await Promise.all(kinds(element).map(alone));
  element.deal(["a_h_0", "9_s_0", "8_h_0", "k_s_0", "2_c_0", "10_c_0"] as never);
  element.hit();
  await drawn(element);
  const playing = await Promise.all(kinds(element).map(alone));
  element.stand();
  element.stand();
  await drawn(element);
  const settledOnes = await Promise.all(kinds(element).map(alone));
  const every = [...betting, ...playing, ...settledOnes];
  const names = new Set(every.map(({ localName }) => localName));
  for (const name of [
    "tj-card",
    "tj-hand",
    "tj-seat",
    "tj-dealer",
    "tj-shoe",
    "tj-total",
    "tj-result-badge",
    "tj-bet-controls",
    "tj-move-buttons",
    "tj-chip-stack",
  ])
    expect(names).toContain(name);
  expect(await changed(every)).toEqual([]);
});

test("nor in a panel, nor in any element of a replay", async () => {
  await page.viewport(1280, 900);
  const { element } = await seatedAt();
  const panels: LitElement[] = [];
  for (const panel of ["history", "fairness", "keys", "rules", "picker"] as const) {
    await element.openPanel(panel);
    await drawn(element);
    panels.push(
      ...(await Promise.all(
        kinds(element)
          .filter(({ localName }) => /panel|history|fair|keys|rules|pick/.test(localName))
          .map(alone),
      )),
    );
  }
  const { element: replay } = await replayed({ text: written().text });
  button(replay, "Transcript").click();
  await vi.waitFor(() => expect(all(replay, "button.line").length).toBeGreaterThan(3), 20_000);
  await settled(replay);
  const players = kinds(replay).filter(({ localName }) => /time|transp|verdict|transc/.test(localName));
  expect(players).toHaveLength(4);
  expect(await changed([...panels, ...(await Promise.all(players.map(alone)))])).toEqual([]);
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
