import { type Box, clamp } from "./geometry.js";
import type { ArcLayout, PrintLayout, TableMode } from "./table-layout.js";

/** The width of the wordmark, in cap heights. */
const WORD_WIDTH = 7;

/** The smallest cap height of the wordmark, in CSS pixels. */
const LEAST_WORD = 13;

/** The input for the layout of everything that is printed on the felt. */
export interface PrintInput {
  readonly mode: TableMode;
  readonly felt: Box;
  /** The area between the dealer and the hands. */
  readonly zone: Box;
  /** The area of the result of the round. It includes the row of the marker of the turn. */
  readonly sumZone: Box;
  /** Whether no hand is on the felt. */
  readonly isAtRest: boolean;
  /** Whether the zone has room for the wordmark and the pay line, because no result of the dealer is in it. */
  readonly hasWord: boolean;
}

/** Places the wordmark, the pay line, and the result of the round. */
export function placePrint({ mode, felt, zone, sumZone, isAtRest, hasWord }: PrintInput): PrintLayout {
  const x = felt.x + felt.width / 2;
  const radius = felt.width * (mode === "wide" ? 1.25 : mode === "tall" ? 2.6 : 2.2);
  const sum: ArcLayout = {
    x: sumZone.x + sumZone.width / 2,
    y: sumZone.y + sumZone.height / 2,
    size: Math.max(LEAST_WORD, Math.min(sumZone.height * 0.8, mode === "wide" ? 64 : mode === "tall" ? 44 : 30)),
    radius,
    width: Math.min(felt.width * 0.6, sumZone.width - 8, 480),
  };
  if (!hasWord) return { box: zone, isAtRest, sum, examples: null, word: null, pay: null };
  const examples = isAtRest ? examplesIn(mode, felt, zone) : null;
  const upper = examples !== null && mode === "tall" ? { ...zone, height: examples[0].y - zone.y } : zone;
  const wanted = wantedCap(mode, felt.width, upper.height, isAtRest);
  const largest = Math.min(wanted, (zone.width - 24) / WORD_WIDTH);
  const word = fitWord(largest, radius, upper, x, mode, isAtRest);
  return { box: zone, isAtRest, sum, examples, ...word };
}

function wantedCap(mode: TableMode, width: number, room: number, isAtRest: boolean): number {
  if (mode === "wide")
    return isAtRest ? Math.min(room * 0.34, width * 0.078, 118) : Math.min(room * 0.42, width * 0.058, 72);
  if (mode === "tall") return isAtRest ? width * 0.105 : Math.min(room * 0.3, width * 0.085);
  return isAtRest ? Math.min(46, room * 0.34) : Math.min(22, room * 0.4);
}

/**
 * The depth of the bolt of the J below the capitals, in cap heights. While no hand is on the felt, the pay line does
 * not overlap the bolt.
 */
const BOLT_DEPTH = 0.54;

/** Shrinks the wordmark until it fits into the zone together with the pay line, then without it. */
function fitWord(largest: number, radius: number, zone: Box, x: number, mode: TableMode, isAtRest: boolean) {
  for (const hasPay of [true, false]) {
    for (let cap = Math.floor(largest); cap >= LEAST_WORD; cap--) {
      const paySize = hasPay ? payLine(mode, cap) : 0;
      const rise = riseOf(radius, (cap * WORD_WIDTH) / 2);
      const gap = hasPay ? cap * (isAtRest ? BOLT_DEPTH : 0.3) + 4 : 0;
      const height = rise + cap + gap + paySize * 1.2;
      if (height > zone.height) continue;
      const top = zone.y + (zone.height - height) / 2;
      const y = top + rise + cap / 2;
      const word: ArcLayout = { x, y, size: cap, radius, width: cap * WORD_WIDTH };
      if (!hasPay) return { word, pay: null };
      const payY = y + cap / 2 + gap + paySize * 0.6;
      return { word, pay: { x, y: payY, size: paySize, radius, width: payWidth(zone.width) } };
    }
    // The pay line is more useful to a player than a small wordmark.
    if (hasPay && zone.height >= 24 && largest < 20 * 1.2) {
      const size = payLine(mode, 0);
      return { word: null, pay: { x, y: zone.y + zone.height / 2, size, radius, width: payWidth(zone.width) } };
    }
  }
  return { word: null, pay: null };
}

function payLine(mode: TableMode, cap: number): number {
  return mode === "wide" ? Math.max(13, Math.min(17, cap * 0.27)) : 12;
}

function payWidth(felt: number): number {
  return Math.min(felt - 20, 760);
}

/** Returns the height by which the ends of a line on a circle are above its middle. */
function riseOf(radius: number, half: number): number {
  return radius - Math.sqrt(Math.max(0, radius * radius - half * half));
}

/** The smallest height of an example hand at the side of a wide felt, in CSS pixels. */
const LEAST_EXAMPLE = 90;

/** The share of the height of a wide felt that the piles and their labels need. */
const PILES = 0.2;

function examplesIn(mode: TableMode, felt: Box, zone: Box): readonly [Box, Box] | null {
  if (mode === "wide") {
    const scale = clamp(Math.min(felt.height / 640, felt.width / 1280), 1, 1.3);
    const width = 200 * scale;
    const left = felt.x + felt.width * 0.135 - width / 2;
    const top = felt.y + felt.height * PILES;
    const bottom = zone.y + zone.height - 4;
    const height = Math.min(112 * scale, bottom - top);
    if (height < LEAST_EXAMPLE || felt.width < 1100) return null;
    const y = clamp(zone.y + (zone.height - height) / 2, top, bottom - height);
    return [
      { x: left, y, width, height },
      { x: 2 * felt.x + felt.width - left - width, y, width, height },
    ];
  }
  if (mode !== "tall" || zone.height < 190) return null;
  const [width, height] = [Math.min(170, felt.width / 2 - 16), 88];
  const y = zone.y + zone.height - height - 4;
  const middle = felt.x + felt.width / 2;
  return [
    { x: middle - width - 8, y, width, height },
    { x: middle + 8, y, width, height },
  ];
}
