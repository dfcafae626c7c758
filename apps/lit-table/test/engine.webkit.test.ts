import { languages } from "@thunderjack/stage";
import { describe, expect, test, vi } from "vitest";
import { brightness, type Colour, isRed, isWhite, type Picture, share } from "./picture.js";
import { type WebKitPage, webKitPage } from "./webkit-page.js";

const webkit = webKitPage();

/** Two eights against a six, and the cards of both hands after the split. */
const PAIR = "stack=8_h_0,6_s_0,8_c_0,10_c_0,3_d_0,10_d_0";

const IS_OPEN = "return table()?.conductor?.view != null";
const PHASE = "return table().table.publicState.phase === arguments[0]";

/** Returns the share of pixels whose brightness differs clearly from the previous pixel. */
function roughness(colours: readonly Colour[]): number {
  const steps = colours.slice(1).map((colour, place) => brightness(colour) - brightness(colours[place] ?? colour));
  return steps.filter((step) => Math.abs(step) > 6).length / steps.length;
}

/** Opens a table at the speed `instant`, drawn by a renderer. */
async function openTable(query: string, renderer = "lit"): Promise<WebKitPage> {
  const page = webkit.page();
  await page.open(`table.html?speed=instant&${query}`);
  await page.until(IS_OPEN);
  if (renderer === "canvas") {
    await page.run(`table().renderer = "canvas"`);
    await page.until(`return find("canvas").length > 0 && table().conductor?.view != null`);
  }
  return page;
}

/**
 * Returns a picture of the page in which at least a share of an element is white. It is taken again until then, because
 * cards may still move, and because the canvas draws its textures in several frames.
 */
function pictureWithWhite(page: WebKitPage, name: string, selector: string, least: number): Promise<Picture> {
  return vi.waitFor(
    async () => {
      const area = await page.areaOf(selector);
      const picture = await page.picture(name);
      expect(share(picture.colours(area), isWhite)).toBeGreaterThan(least);
      return picture;
    },
    { timeout: 60_000 },
  );
}

describe.each(["lit", "canvas"])("in WebKit, the renderer %s", (renderer) => {
  test("plays a round with a split, and draws its cards and an even felt", async () => {
    const page = await openTable(PAIR, renderer);
    await page.press("Bet 10 more");
    await page.pressUntil("Deal", PHASE, "players");
    await page.pressUntil("Split", "return table().conductor.view.seats[1].hands.length === 2");
    const area = await page.areaOf("thunderjack-table");
    // Six cards of about 115 × 160 pixels, of which one is covered by its neighbour and one is face down.
    const picture = await pictureWithWhite(page, `split-${renderer}`, "thunderjack-table", 0.04);
    expect(share(picture.colours(area), isRed)).toBeGreaterThan(0.001);
    // The area of the felt next to the dealer contains only thin lines. A visible texture would fill the area.
    const felt = { x: area.x + 0.2 * area.width, y: area.y + 0.1 * area.height, width: 0.15 * area.width, height: 100 };
    expect(roughness(picture.colours(felt))).toBeLessThan(0.1);
    await page.pressUntil("Stand", "return table().table.publicState.turn === arguments[0]", "middle-2");
    await page.pressUntil("Stand", PHASE, "settled");
    expect(await page.run("return table().conductor.view.seats[1].hands.map((hand) => hand.badge !== null)")).toEqual([
      true,
      true,
    ]);
  });
});

test("in WebKit, a stored table is shown again after a reload in the middle of a round", async () => {
  const page = webkit.page();
  await page.open("table.html?persist=webkit&speed=instant&seed=storm");
  await page.until(IS_OPEN);
  await page.press("Bet 50 more");
  await page.pressUntil("Deal", PHASE, "players");
  // The version is excluded: it counts the events of the page, and bets are not stored.
  const state = "const { version, ...state } = table().table.publicState; return state";
  const before = await page.run(state);
  await page.reload();
  await page.until(IS_OPEN);
  expect(await page.run(state)).toEqual(before);
});

test("in WebKit, a replay shows its cards", async () => {
  const page = webkit.page();
  await page.open("replays.html");
  await page.until(`return document.querySelector("thunderjack-replay") !== null && find("tj-card").length > 2`);
  // The page has several replays, and a later one may be loaded first.
  await page.press("Play", "thunderjack-replay");
  await page.until(`return document.querySelector("thunderjack-replay").conductor?.view?.phase === "settled"`);
  await pictureWithWhite(page, "replay", "tj-card", 0.3);
});

test.each(["rules", "history", "fairness", "keys", "picker"])("in WebKit, the panel %s opens", async (panel) => {
  const page = await openTable(`${PAIR}#${panel}`);
  await page.until(`return find("[role=dialog]").some((one) => one.getBoundingClientRect().height > 100)`);
  await page.picture(`panel-${panel}`);
  expect(await page.run(`return find("[role=dialog] h2").length`)).toBeGreaterThan(0);
});

test.each([...languages()])("in WebKit, the table and its menu are in the language %s", async (language) => {
  const page = await openTable(`lang=${language}`);
  await page.until("return table().conductor.view.language === arguments[0]", language);
  const picture = await page.picture(`language-${language}`);
  expect(await page.run<string>("return document.documentElement.lang")).toBe(language);
  // The menu has the colours of the page: light text on a dark background, or the reverse.
  const menu = picture.colours(await page.areaOf("select"));
  const sorted = menu.map(brightness).sort((one, other) => one - other);
  const background = sorted[Math.floor(sorted.length / 2)] ?? 0;
  expect(background).toBeLessThan(90);
  expect(sorted.at(-1) ?? 0).toBeGreaterThan(180);
});
