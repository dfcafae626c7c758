import { INK } from "@thunderjack/artwork";
import { expect, onTestFinished, test, vi } from "vitest";
import { colourOf, fillStyle, withOpacity } from "../src/textures/css-paint.js";
import { DEFAULT_PAINTS, paletteAt } from "../src/textures/palette.js";
import { DEAL, painted } from "./painted-table.js";

function place(tokens: Readonly<Record<string, string>> = {}): HTMLElement {
  const element = document.createElement("div");
  for (const [name, value] of Object.entries(tokens)) element.style.setProperty(name, value);
  document.body.append(element);
  onTestFinished(() => element.remove());
  return element;
}

/** Returns the red, green, blue and alpha values of a pixel. */
function pixel(canvas: HTMLCanvasElement, x: number, y: number): readonly number[] {
  const copy = document.createElement("canvas");
  [copy.width, copy.height] = [canvas.width, canvas.height];
  const context = copy.getContext("2d");
  context?.drawImage(canvas, 0, 0);
  return [...(context?.getImageData(x, y, 1, 1).data ?? [])];
}

test("reads the design tokens that an element inherits", () => {
  const outer = place({
    "--tj-felt": "red",
    "--tj-glow": "0.5",
    "--tj-clubs": "rgb(0 128 0)",
    "--tj-ink-night": "#123456",
  });
  const inner = document.createElement("div");
  outer.append(inner);
  const { paints, cardInk, glow } = paletteAt(inner, false);
  expect(paints.felt).toBe("rgb(255, 0, 0)");
  expect(paints.gold).toBe("rgb(217, 164, 65)");
  expect(cardInk(INK.black, "c")).toBe("rgb(0, 128, 0)");
  expect(cardInk(INK.night, undefined)).toBe("rgb(18, 52, 86)");
  expect(glow).toBe(0.5);
  expect(inner.childElementCount).toBe(0);
});

test("the tokens of suits override the four-colour deck", () => {
  const four = paletteAt(place({ "--tj-clubs": "rgb(1, 2, 3)" }), true);
  expect(four.cardInk(INK.black, "c")).toBe("rgb(1, 2, 3)");
  expect(four.cardInk(INK.red, "d")).toBe("rgb(26, 79, 181)");
  expect(four.cardInk(INK.red, "h")).toBe("rgb(196, 32, 47)");
});

test("the numbers of the palette default to those of the theme `storm`", () => {
  const { glow, isobarOpacity, moveEdge } = paletteAt(place(), false);
  expect([glow, isobarOpacity, moveEdge]).toEqual([1, 0.13, 0]);
});

test("every paint is a valid fill style", () => {
  const { paints } = paletteAt(place(), false);
  expect(Object.keys(paints)).toEqual(Object.keys(DEFAULT_PAINTS));
  const context = document.createElement("canvas").getContext("2d");
  if (context === null) throw new Error("There is no canvas.");
  for (const paint of Object.values(paints)) {
    expect(paint).toMatch(/^(rgba?|color|linear-gradient)\(/);
    context.fillStyle = "#010203";
    context.fillStyle = fillStyle(context, paint, 10, 10);
    expect(context.fillStyle).not.toBe("#010203");
    expect(withOpacity(colourOf(paint), 0.5)).not.toContain("NaN");
  }
});

test("draws gradients as CSS does", () => {
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("There is no canvas.");
  [canvas.width, canvas.height] = [100, 20];
  context.fillStyle = fillStyle(context, "linear-gradient(90deg, rgb(255, 0, 0), rgb(0, 0, 255) 50%)", 100, 20);
  context.fillRect(0, 0, 100, 20);
  expect(pixel(canvas, 0, 10)[0]).toBeGreaterThan(240);
  expect(pixel(canvas, 60, 10)).toEqual([0, 0, 255, 255]);
});

test("draws a table with the colours of its design tokens", async () => {
  const parent = place({ "--tj-rail": "rgb(0, 0, 255)", "--tj-rail-dark": "rgb(0, 0, 255)" });
  const table = await painted({ parent, canvas: { prefer: "canvas2d" } });
  await table.countColours();
  const { canvas } = table;
  const [red, , blue = 0] = pixel(canvas, 4, canvas.height - 4);
  expect(red).toBeLessThan(30);
  expect(blue).toBeGreaterThan(200);
});

test("draws traditional courts after they are loaded", async () => {
  // The tables overlap, because a table outside the viewport is not drawn.
  const over = () => {
    const parent = place();
    for (const [name, value] of Object.entries({ position: "fixed", inset: "0" }))
      parent.style.setProperty(name, value);
    return parent;
  };
  const size = { width: 1000, height: 790 };
  const usual = await painted({ ...size, parent: over(), canvas: { prefer: "canvas2d" } });
  const traditional = await painted({ ...size, parent: over(), canvas: { prefer: "canvas2d", deck: "traditional" } });
  for (const { table } of [usual, traditional]) table.dispatch(DEAL);
  await usual.countColours();
  await vi.waitFor(
    () => expect(traditional.canvas.toDataURL() === usual.canvas.toDataURL(), "the same picture").toBe(false),
    20_000,
  );
});
