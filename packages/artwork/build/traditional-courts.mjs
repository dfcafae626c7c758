import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { optimize } from "svgo";

/*
 * The twelve court figures of the traditional French deck, taken out of `@letele/playing-cards` (CC0), a bundle of React
 * components. Of each card only the upper half of its figure is kept: the frame, the corners and the pips are ours, and
 * the lower half is the upper one on its head.
 */

const RANKS = ["j", "q", "k"];
const SUITS = ["h", "d", "c", "s"];

/** The inks of the source, and what they are called here. */
const INKS = { "#FC4": "gold", red: "red", "#44F": "blue", "#000": "black" };

/** The box in which the source draws a figure: all of it, the lower half included. */
const BOX = { width: 1300, height: 2000 };

/** Where the source lays that box on its card of 240 by 336 around the origin. */
const PLACE = { width: 164.8, height: 260.8 };

/** How large a suit is in the box of its symbol. */
const SUIT_BOX = 1200;

/**
 * @returns {Record<string, { layers: [ink: string, stroke: number, path: string][], pip: [x: number, y: number, size: number] }>}
 *   each figure by rank and suit; its layers from the lowest up, with a stroke of 0 where the outline is filled; in the
 *   units of {@link BOX}, as the place of its pip is
 */
export function traditionalCourts() {
  const cards = evaluated();
  const names = SUITS.flatMap((suit) => RANKS.map((rank) => rank + suit));
  return Object.fromEntries(names.map((name) => [name, figureOf(cards[name[1].toUpperCase() + name[0]]({}))]));
}

/** The components as functions that return plain trees, without React. */
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
  // Of the two suits that stand upright, the one in the corner is the smaller.
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

/** The outlines of a layer, and the suits that adorn it. */
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
  if (ink === undefined) throw new RangeError(`There is no name for the ink ${isStroked ? stroke : fill}.`);
  return [ink, isStroked ? strokeWidth : 0, rounded(paths)];
}

/** The paths as one, where their transforms lead them, in whole units: a unit is a twentieth of a card's hundredth. */
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
  if (found.length !== paths.length) throw new Error("A path of a court was lost, or was not transformed.");
  return found.join("");
}

function all(node, type) {
  const inner = node.children.flatMap((child) => (typeof child === "string" ? [] : all(child, type)));
  return node.type === type ? [node, ...inner] : inner;
}
