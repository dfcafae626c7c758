import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { optimize } from "svgo";

/*
 * Extracts the twelve court figures of the traditional French deck from `@letele/playing-cards` (CC0), a bundle of
 * React components. Only the upper half of each figure is extracted. The lower half is the same, rotated by 180°. This
 * package draws the frame, the corners and the pips.
 */

const RANKS = ["j", "q", "k"];
const SUITS = ["h", "d", "c", "s"];

/** The names of the colours, indexed by the colour in the source. */
const INKS = { "#FC4": "gold", red: "red", "#44F": "blue", "#000": "black" };

/** The box of a whole figure in the source. */
const BOX = { width: 1300, height: 2000 };

/** The size of that box on a card of the source, which measures 240 by 336. */
const PLACE = { width: 164.8, height: 260.8 };

/** The width and the height of the view box of a suit symbol. */
const SUIT_BOX = 1200;

/**
 * Extracts the figures.
 *
 * @returns {Record<string, { layers: [ink: string, stroke: number, path: string][], pip: [x: number, y: number, size: number] }>}
 *   the figures by rank and suit, in units of {@link BOX}; layers in drawing order, filled if the stroke width is 0
 */
export function traditionalCourts() {
  const cards = evaluated();
  const names = SUITS.flatMap((suit) => RANKS.map((rank) => rank + suit));
  return Object.fromEntries(names.map((name) => [name, figureOf(cards[name[1].toUpperCase() + name[0]]({}))]));
}

/** Evaluates the components without React, as functions that return plain trees. */
function evaluated() {
  const folder = dirname(createRequire(import.meta.url).resolve("@letele/playing-cards/package.json"));
  const code = readFileSync(join(folder, "dist/index.esm.js"), "utf8")
    .replace(/^import .*$/gm, "")
    .replace(/^export \{(.*)\};$/m, (_, names) => `return {${names.replace(/(\w+) as (\w+)/g, "$2: $1")}};`);
  const createElement = (type, props, ...children) => ({ type, props, children: children.filter((child) => child) });
  return new Function("React", "_extends", code)({ createElement }, Object.assign);
}

function figureOf(card) {
  const symbols = new Map(all(card, "symbol").map((symbol) => [`#${symbol.props.id}`, symbol]));
  const uses = card.children.filter(({ type }) => type === "use");
  const layers = uses
    .filter(({ props }) => props.width === PLACE.width && props.transform === undefined)
    .flatMap(({ props }) => layersOf(symbols.get(props.xlinkHref), symbols));
  // Of the two upright suits, the smaller one is in the corner.
  const suits = uses.filter(({ props }) => symbols.get(props.xlinkHref)?.props.viewBox === "-600 -600 1200 1200");
  const pip = suits.sort((one, other) => other.props.width - one.props.width)[0].props;
  const unit = { x: BOX.width / PLACE.width, y: BOX.height / PLACE.height };
  const middle = { x: pip.x + pip.width / 2, y: pip.y + pip.height / 2 };
  return {
    layers,
    pip: [
      Math.round(middle.x * unit.x + BOX.width / 2),
      Math.round(middle.y * unit.y + BOX.height / 2),
      Math.round((pip.width * unit.x * 1000) / SUIT_BOX),
    ],
  };
}

/** Returns the outlines of a layer and its suit ornaments. */
function layersOf({ children }, symbols) {
  const outlines = children.filter(({ type }) => type === "path").map((path) => layerOf(path.props, [path.props.d]));
  const adornments = children.filter(({ type }) => type === "use");
  if (adornments.length === 0) return outlines;
  const suit = symbols.get(adornments[0].props.xlinkHref).children[0].props;
  const placed = adornments.map(({ props: { transform, width } }) => ({
    d: suit.d,
    transform: `${transform} translate(${width / 2} ${width / 2}) scale(${width / SUIT_BOX})`,
  }));
  return [...outlines, layerOf(suit, placed)];
}

function layerOf({ fill = "#000", stroke, strokeWidth }, paths) {
  const isStroked = stroke !== undefined;
  const ink = INKS[isStroked ? stroke : fill];
  if (ink === undefined) throw new RangeError(`Unknown colour ${isStroked ? stroke : fill}.`);
  return [ink, isStroked ? strokeWidth : 0, rounded(paths)];
}

/** Applies the transformations of paths, rounds the paths to whole units of {@link BOX}, and joins them. */
function rounded(paths) {
  const elements = paths.map((path) => {
    const { d, transform } = typeof path === "string" ? { d: path } : path;
    return `<path d="${d}"${transform === undefined ? "" : ` transform="${transform}"`}/>`;
  });
  const { data } = optimize(`<svg xmlns="http://www.w3.org/2000/svg">${elements.join("")}</svg>`, {
    plugins: [
      { name: "convertTransform", params: { floatPrecision: 6, transformPrecision: 8 } },
      { name: "convertPathData", params: { floatPrecision: 0, transformPrecision: 8, forceAbsolutePath: false } },
    ],
  });
  const found = [...data.matchAll(/<path d="([^"]+)"\/>/g)].map(([, d]) => d);
  if (found.length !== paths.length) throw new Error("A path of a court is missing or was not transformed.");
  return found.join("");
}

function all(node, type) {
  const inner = node.children.flatMap((child) => (typeof child === "string" ? [] : all(child, type)));
  return node.type === type ? [node, ...inner] : inner;
}
