import { cardFace, storm } from "@thunderjack/artwork";
import { chosenSeeds, Table } from "@thunderjack/core";
import { ENGLISH, view } from "@thunderjack/stage";
import { given } from "@thunderjack/testkit";
import type { Texture } from "pixi.js";
import { expect, onTestFinished, test } from "vitest";
import { layoutTable } from "../src/layout/layout.js";
import type { ButtonLayout, CaptionLayout, LineLayout, TableLayout } from "../src/layout/table-layout.js";
import { loadBackImage } from "../src/textures/back-image.js";
import { buttonTexture } from "../src/textures/button-texture.js";
import { captionTexture } from "../src/textures/caption-texture.js";
import { cardTexture } from "../src/textures/card-texture.js";
import { feltTexture } from "../src/textures/felt-texture.js";
import { lineTexture } from "../src/textures/line-texture.js";
import { paletteAt } from "../src/textures/palette.js";
import { TextureCache } from "../src/textures/texture-cache.js";
import type { CachedTexture } from "../src/textures/textures.js";
import { wordmarkTexture } from "../src/textures/wordmark.js";

function newCache(
  tokens: Readonly<Record<string, string>> = {},
  backImage: HTMLImageElement | null = null,
): TextureCache {
  const place = document.createElement("div");
  for (const [name, value] of Object.entries(tokens)) place.style.setProperty(name, value);
  document.body.append(place);
  const cache = new TextureCache(document, 1, { palette: paletteAt(place, false), faces: cardFace, backImage });
  onTestFinished(() => {
    cache.dispose();
    place.remove();
  });
  return cache;
}

/** Returns the red, green, blue and alpha values of a pixel. The origin is the top left without the margin. */
function pixel({ texture, width, height }: CachedTexture<Texture>, x: number, y: number): readonly number[] {
  const canvas: unknown = texture.source.resource;
  if (!(canvas instanceof HTMLCanvasElement)) throw new Error("The texture has no canvas.");
  const [left, top] = [(canvas.width - width) / 2, (canvas.height - height) / 2];
  return [...(canvas.getContext("2d")?.getImageData(Math.round(left + x), Math.round(top + y), 1, 1).data ?? [])];
}

const HIT: ButtonLayout = {
  id: "move:Hit",
  box: { x: 0, y: 0, width: 160, height: 64 },
  style: "hit",
  label: "Hit",
  detail: "One card",
  icon: "hit",
  isUpright: false,
  size: 18,
  detailSize: 13,
  iconSize: 28,
  gap: 8,
  value: null,
  isLegal: true,
  isChosen: false,
};

const CAPTION: CaptionLayout = {
  key: "caption-right",
  box: { x: 0, y: 0, width: 220, height: 32 },
  align: "center",
  name: null,
  total: "soft 14",
  isInTurn: true,
  hasBolt: false,
  bet: null,
  result: null,
  meter: { filled: 3, slots: 6 },
  size: 19,
  resultSize: 15,
};

const LANGUAGE = { direction: "ltr", language: "en" } as const;

function layoutOf(scenario: ReturnType<typeof given>): TableLayout {
  const { rules, publicState } = scenario.table;
  return layoutTable(view(rules, publicState, ENGLISH), { width: 900, height: 640 });
}

test("a legal move is filled, an illegal one has its colour only at the left", () => {
  const cache = newCache({ "--tj-hit": "rgb(0 200 0)", "--tj-hit-edge": "rgb(0 0 250)" });
  expect(pixel(buttonTexture(cache, HIT, false, "ltr"), 80, 8)).toEqual([0, 200, 0, 255]);
  const unavailable = buttonTexture(cache, { ...HIT, isLegal: false }, false, "ltr");
  const [red = 0, green = 0] = pixel(unavailable, 80, 8);
  expect(Math.max(red, green)).toBeLessThan(60);
  expect(pixel(unavailable, 3, 20)).toEqual([0, 0, 250, 255]);
});

test("the edge of the moves is as wide as the token", () => {
  const tokens = { "--tj-hit": "rgb(0 0 0)", "--tj-hit-edge": "rgb(0 250 0)", "--tj-move-edge": "3", "--tj-glow": "0" };
  const texture = buttonTexture(newCache(tokens), HIT, false, "ltr");
  expect(pixel(texture, 80, 1)).toEqual([0, 250, 0, 255]);
  expect(pixel(texture, 80, 6)).toEqual([0, 0, 0, 255]);
});

test("a caption shrinks to its box, and has no meter if there is no room for it", () => {
  const cache = newCache();
  const wide = captionTexture(cache, CAPTION, "ltr");
  const without = captionTexture(cache, { ...CAPTION, meter: null }, "ltr");
  expect(wide.width).toBeGreaterThan(without.width + 40);
  expect(captionTexture(cache, { ...CAPTION, box: { ...CAPTION.box, width: without.width + 10 } }, "ltr").width).toBe(
    without.width,
  );
  const narrow = captionTexture(cache, { ...CAPTION, box: { ...CAPTION.box, width: 40 } }, "ltr");
  expect(narrow.width).toBeCloseTo(40);
});

test("the total of the hand in turn has the colour of the turn", () => {
  const cache = newCache({ "--tj-turn": "rgb(0 220 250)", "--tj-shade": "rgb(10 0 20)" });
  expect(pixel(captionTexture(cache, CAPTION, "ltr"), 4, 16)).toEqual([0, 220, 250, 255]);
  expect(pixel(captionTexture(cache, { ...CAPTION, isInTurn: false }, "ltr"), 4, 16)).toEqual([10, 0, 20, 255]);
});

test("in a language that is written from right to left, a button and a caption begin at the right", () => {
  const cache = newCache({
    "--tj-hit-edge": "rgb(0 0 250)",
    "--tj-turn": "rgb(0 220 250)",
    "--tj-shade": "rgb(10 0 20)",
  });
  const unavailable = buttonTexture(cache, { ...HIT, isLegal: false }, false, "rtl");
  expect(pixel(unavailable, HIT.box.width - 3, 20)).toEqual([0, 0, 250, 255]);
  expect(pixel(unavailable, 3, 20)).not.toEqual([0, 0, 250, 255]);
  const caption = captionTexture(cache, CAPTION, "rtl");
  // The plate of the total is at the right, and the meter is at the left. Its first slots, at its right, are filled.
  expect(pixel(caption, caption.width - 4, 16)).toEqual([0, 220, 250, 255]);
  expect(pixel(caption, 54, 16)).toEqual([0, 220, 250, 255]);
  expect(pixel(caption, 3, 16)).not.toEqual([0, 220, 250, 255]);
});

test("the bet in a caption is beside the plate of the total, and is omitted without room", () => {
  const cache = newCache();
  const total = captionTexture(cache, { ...CAPTION, meter: null }, "ltr").width;
  const both = captionTexture(cache, { ...CAPTION, meter: null, bet: "25" }, "ltr").width;
  expect(both).toBeGreaterThan(total + 10);
  const narrow = { ...CAPTION, meter: null, bet: "25", box: { ...CAPTION.box, width: both - 1 } };
  expect(captionTexture(cache, narrow, "ltr").width).toBe(total);
});

test("amounts are in storm capitals, whose width does not depend on the fonts of the system", () => {
  const cache = newCache();
  const line: LineLayout = {
    key: "credits",
    runs: [{ style: "credits", text: "1,250" }],
    box: { x: 0, y: 0, width: 300, height: 40 },
    align: "left",
    size: 24,
    isAtTop: false,
    lines: 1,
    isAbove: true,
  };
  expect(lineTexture(cache, line, LANGUAGE).width).toBeCloseTo(storm("1,250", 24)?.width ?? 0);
  // Arabic-Indic digits have no storm capitals.
  const arabic = { ...line, runs: [{ style: "credits" as const, text: "١٢٥٠" }] };
  expect(lineTexture(cache, arabic, LANGUAGE).width).toBeGreaterThan(10);
});

test("a line that is too long is condensed, and then leaves out its first run", () => {
  const cache = newCache();
  const runs = [
    { style: "seat", text: "Middle" },
    { style: "seat-bet", text: "50" },
    { style: "seat", text: "Insurance 25" },
  ] as const;
  const line = (width: number): LineLayout => ({
    key: "seat-middle",
    runs,
    box: { x: 0, y: 0, width, height: 20 },
    align: "center",
    size: 13,
    isAtTop: false,
    lines: 1,
    isAbove: false,
  });
  const natural = lineTexture(cache, line(400), LANGUAGE);
  const condensed = lineTexture(cache, line(natural.width * 0.81), LANGUAGE);
  expect(condensed.width).toBeCloseTo(natural.width * 0.81);
  expect(condensed.height).toBeGreaterThan(condensed.width * (natural.height / natural.width));
  const shorter = lineTexture(cache, line(natural.width * 0.7), LANGUAGE);
  expect(shorter.width).toBeLessThanOrEqual(natural.width * 0.7);
  const onlyBets = lineTexture(cache, { ...line(400), runs: runs.slice(1) }, LANGUAGE);
  expect(shorter.width).toBeCloseTo(Math.min(onlyBets.width, natural.width * 0.7));
});

test("the felt is drawn once for a round, and again for its net result", () => {
  const cache = newCache();
  const cards = "10_h 9_s 6_d 9_h 5_c 10_c";
  const turn = feltTexture(cache, layoutOf(given({ cards })));
  expect(feltTexture(cache, layoutOf(given({ cards })))).toBe(turn);
  expect(feltTexture(cache, layoutOf(given({ cards }).when("stand")))).not.toBe(turn);
});

test("the wordmark is brass between two rounds, and engraved in a round", () => {
  const cache = newCache({ "--tj-wordmark": "rgb(250 0 0)", "--tj-engraving": "rgb(0 250 0)" });
  const { rules, publicState } = new Table({ rules: "thunderjack", seeds: chosenSeeds("rest") });
  const betting = layoutTable(view(rules, publicState, ENGLISH), { width: 900, height: 640 });
  for (const [layout, colour] of [
    [betting, [250, 0, 0, 255]],
    [layoutOf(given({})), [0, 250, 0, 255]],
  ] as const) {
    const { word } = layout.felt;
    if (word === null) throw new Error("There is no wordmark.");
    const texture = wordmarkTexture(cache, word, layout.felt.isAtRest);
    const [x, y] = [texture.width / 2 - 60, texture.height / 2];
    const row = Array.from({ length: 120 }, (_, step) => pixel(texture, x + step, y));
    expect(row).toContainEqual(colour);
  }
});

test("a card is drawn once for each width", () => {
  const cache = newCache();
  const ace = cardTexture(cache, "a_s_0", 80);
  expect(cardTexture(cache, "a_s_0", 80)).toBe(ace);
  expect(cardTexture(cache, "a_s_0", 90)).not.toBe(ace);
  const corner = pixel(ace, 2, 20);
  expect(corner.slice(0, 3).every((part) => part > 230)).toBe(true);
});

test("the back of a card is the page's own gradient or image", async () => {
  const gradient = newCache({ "--tj-card-back-image": "linear-gradient(rgb(1 200 3), rgb(1 200 3))" });
  // The shading of a card darkens its colours a little.
  const [red = 0, green = 0] = pixel(cardTexture(gradient, null, 80), 40, 20);
  expect([red < 10, green > 190]).toEqual([true, true]);
  const picture = document.createElement("canvas");
  [picture.width, picture.height] = [10, 10];
  const context = picture.getContext("2d");
  if (context === null) throw new Error("There is no canvas.");
  context.fillStyle = "rgb(200 1 3)";
  context.fillRect(0, 0, 10, 10);
  const css = `url("${picture.toDataURL()}")`;
  const image = await loadBackImage(document, css);
  const own = newCache({ "--tj-card-back-image": css }, image);
  const [ownRed = 0, ownGreen = 0] = pixel(cardTexture(own, null, 80), 40, 20);
  expect([ownRed > 190, ownGreen < 10]).toEqual([true, true]);
  expect(pixel(cardTexture(own, "a_s_0", 80), 60, 14)[1]).toBeGreaterThan(200);
});

test("the built-in back remains if an image cannot be loaded", async () => {
  expect(await loadBackImage(document, 'url("data:image/png;base64,AAAA")')).toBeNull();
  expect(await loadBackImage(document, "none")).toBeNull();
  const [red = 0, green = 0, blue = 0] = pixel(cardTexture(newCache(), null, 80), 16, 16);
  expect(blue).toBeGreaterThan(Math.max(red, green));
});

test("a narrow caption has smaller text before it omits the sign of its result", () => {
  const caption: CaptionLayout = {
    key: "caption-right",
    box: { x: 0, y: 0, width: 84, height: 26 },
    align: "center",
    name: null,
    total: "18",
    isInTurn: false,
    hasBolt: false,
    bet: null,
    result: { tone: "lose", isStorm: false, word: null, amount: "−100" },
    meter: null,
    size: 16,
    resultSize: 13,
  };
  // Without the sign, the caption would be at least 13 px narrower than its box.
  const { width } = captionTexture(newCache(), caption, "ltr");
  expect(width).toBeGreaterThan(80);
  expect(width).toBeLessThanOrEqual(84);
});
