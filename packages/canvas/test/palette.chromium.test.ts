import { expect, onTestFinished, test, vi } from "vitest";
import { colourOf, faint, filling } from "../src/press/paint.js";
import { FELT_PAINTS, paletteAt } from "../src/press/palette.js";
import { DEAL, painted } from "./painted-table.js";

function place(tokens: Readonly<Record<string, string>> = {}): HTMLElement {
  const element = document.createElement("div");
  for (const [name, value] of Object.entries(tokens)) element.style.setProperty(name, value);
  document.body.append(element);
  onTestFinished(() => element.remove());
  return element;
}

/** The colour of a pixel of a canvas, as its four numbers. */
function pixel(canvas: HTMLCanvasElement, x: number, y: number): readonly number[] {
  const copy = document.createElement("canvas");
  [copy.width, copy.height] = [canvas.width, canvas.height];
  const context = copy.getContext("2d");
  context?.drawImage(canvas, 0, 0);
  return [...(context?.getImageData(x, y, 1, 1).data ?? [])];
}

test("a page's tokens are what a table is painted in, wherever around it they are set", () => {
  const outer = place({ "--tj-felt": "red", "--tj-clubs": "rgb(0 128 0)", "--tj-ink-night": "#123456" });
  const inner = document.createElement("div");
  outer.append(inner);
  const { paints, cardInk, hasWeave } = paletteAt(inner, false);
  expect(paints.felt).toBe("rgb(255, 0, 0)");
  expect(paints.gold).toBe("rgb(227, 177, 67)");
  expect(cardInk("#1b2130", "c")).toBe("rgb(0, 128, 0)");
  expect(cardInk("#12203f", undefined)).toBe("rgb(18, 52, 86)");
  expect(hasWeave).toBe(true);
  expect(inner.childElementCount).toBe(0);
});

test("a deck of four colours gives way to what the page says of a suit", () => {
  const four = paletteAt(place({ "--tj-clubs": "rgb(1, 2, 3)" }), true);
  expect(four.cardInk("#1b2130", "c")).toBe("rgb(1, 2, 3)");
  expect(four.cardInk("#c4202f", "d")).toBe("rgb(26, 79, 181)");
  expect(four.cardInk("#c4202f", "h")).toBe("rgb(196, 32, 47)");
});

test("every paint there is can be filled with", () => {
  const { paints } = paletteAt(place(), false);
  expect(Object.keys(paints)).toEqual(Object.keys(FELT_PAINTS));
  const context = document.createElement("canvas").getContext("2d");
  if (context === null) throw new Error("There is no canvas.");
  for (const paint of Object.values(paints)) {
    expect(paint).toMatch(/^(rgba?|color|linear-gradient)\(/);
    context.fillStyle = "#010203";
    context.fillStyle = filling(context, paint, 10, 10);
    expect(context.fillStyle).not.toBe("#010203");
    expect(faint(colourOf(paint), 0.5)).not.toContain("NaN");
  }
});

test("a gradient is painted as CSS draws it", () => {
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("There is no canvas.");
  [canvas.width, canvas.height] = [100, 20];
  context.fillStyle = filling(context, "linear-gradient(90deg, rgb(255, 0, 0), rgb(0, 0, 255) 50%)", 100, 20);
  context.fillRect(0, 0, 100, 20);
  expect(pixel(canvas, 0, 10)[0]).toBeGreaterThan(240);
  expect(pixel(canvas, 60, 10)).toEqual([0, 0, 255, 255]);
});

test("a table is painted in the tokens of its place", async () => {
  const parent = place({ "--tj-rail": "rgb(0, 0, 255)", "--tj-rail-dark": "rgb(0, 0, 255)" });
  const table = await painted({ parent, canvas: { prefer: "canvas2d" } });
  await table.look();
  const { canvas } = table;
  const [red, , blue = 0] = pixel(canvas, 4, canvas.height - 4);
  expect(red).toBeLessThan(30);
  expect(blue).toBeGreaterThan(200);
});

test("traditional courts are painted as soon as they are there", async () => {
  // One over the other: what is out of sight is not painted.
  const over = () => {
    const parent = place();
    for (const [name, value] of Object.entries({ position: "fixed", inset: "0" }))
      parent.style.setProperty(name, value);
    return parent;
  };
  const look = { width: 1000, height: 790 };
  const usual = await painted({ ...look, parent: over(), canvas: { prefer: "canvas2d" } });
  const traditional = await painted({ ...look, parent: over(), canvas: { prefer: "canvas2d", deck: "traditional" } });
  for (const { table } of [usual, traditional]) table.dispatch(DEAL);
  await usual.look();
  await vi.waitFor(
    () => expect(traditional.canvas.toDataURL() === usual.canvas.toDataURL(), "the same picture").toBe(false),
    20_000,
  );
});
