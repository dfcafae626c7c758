import { coverOf } from "../src/layout/hands.js";
import type { Box, Circle, HandLayout, TableLayout } from "../src/layout/layout.js";

/** A named part of a layout. Parts with the same `pile` may overlap. */
export interface Part {
  readonly name: string;
  readonly box: Box;
  /** The group of parts that may overlap on purpose, such as a ring and its winnings. */
  readonly pile?: string;
}

function square({ x, y, radius }: Circle): Box {
  return { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius };
}

function present(name: string, box: Box | null, pile?: string): readonly Part[] {
  return box === null ? [] : [pile === undefined ? { name, box } : { name, box, pile }];
}

function partsOfHand(hand: HandLayout): readonly Part[] {
  const { name, caption, frame, marker, bet, amount, pay, hasRing, isCollapsed } = hand;
  const ring: readonly Part[] = hasRing ? [{ name: `${name} ring`, box: square(bet), pile: `${name} chips` }] : [];
  if (isCollapsed) return [{ name: `${name} collapsed`, box: caption }, ...ring];
  return [
    { name: `${name} frame`, box: frame },
    { name: `${name} caption`, box: caption, pile: !hasRing ? `${name} chips` : `${name} caption` },
    ...present(`${name} marker`, marker),
    ...present(`${name} amount`, amount),
    ...ring,
    { name: `${name} winnings`, box: square(pay), pile: `${name} chips` },
  ];
}

/** Returns the parts on the felt. */
export function feltParts({ mode, dealer, shoe, tray, seats, print, dock }: TableLayout): readonly Part[] {
  return [
    ...(dealer.cards.length > 0
      ? [...dealer.cards.map((card, place) => ({ name: `dealer ${place}`, box: coverOf(card), pile: "dealer" }))]
      : dealer.places.map((box, place) => ({ name: `dealer place ${place}`, box }))),
    { name: "dealer caption", box: dealer.caption },
    ...present("dealer rule", dealer.rule),
    ...present("dealer result", dealer.result),
    ...present("shoe", shoe.box),
    ...present("shoe label", shoe.label),
    ...present("tray", tray.box),
    ...present("tray label", tray.label),
    { name: "print", box: print.box, pile: "print" },
    ...(print.examples ?? []).map((box, place) => ({ name: `example ${place}`, box, pile: "print" })),
    ...seats.flatMap(({ seat, label, hands, spot, isIdle, takeBack }) => [
      ...present(`${seat} take back`, takeBack),
      ...hands.flatMap(partsOfHand),
      ...present(`${seat} label`, label),
      ...(hands.length === 0 || isIdle ? [{ name: `${seat} spot`, box: square(spot) }] : []),
    ]),
    ...(mode === "small"
      ? [
          { name: "credits", box: dock.credits },
          { name: "bets", box: dock.bets },
        ]
      : []),
  ];
}

/** Returns the parts of a dock for each group of its controls. A small dock has as many rows as its group needs. */
export function dockParts({ mode, dock }: TableLayout): readonly (readonly Part[])[] {
  const { controls, message, credits, bets, side, moves, answers, chips, undo, double, clear, deal } = dock;
  const common: readonly Part[] = [
    { name: "message", box: message },
    ...(mode === "small"
      ? []
      : [
          { name: "credits", box: credits },
          { name: "bets", box: bets },
        ]),
  ];
  const groups: readonly (readonly Part[])[] = [
    [...common, ...Object.entries(moves).map(([name, box]) => ({ name, box })), ...present("side", side)],
    [...common, ...answers.map((box, place) => ({ name: `answer ${place}`, box })), ...present("side", side)],
    [
      ...common,
      ...chips.map((box, place) => ({ name: `chip ${place}`, box })),
      { name: "undo", box: undo },
      { name: "double", box: double },
      { name: "clear", box: clear },
      { name: "deal", box: deal },
    ],
  ];
  return mode === "small" ? groups.slice(controls === "bets" ? 2 : 0, controls === "bets" ? 3 : 2) : groups;
}

/** Returns the names of the pairs that overlap by more than half a pixel. */
export function overlaps(parts: readonly Part[]): readonly string[] {
  return parts.flatMap((one, index) =>
    parts
      .slice(index + 1)
      .filter((other) => (one.pile === undefined || one.pile !== other.pile) && overlap(one.box, other.box))
      .map((other) => `${one.name} and ${other.name}: ${textOf(one.box)} and ${textOf(other.box)}`),
  );
}

/** Returns whether two boxes overlap by more than half a pixel. */
export function overlap(one: Box, other: Box): boolean {
  const slack = 0.5;
  return (
    one.x + slack < other.x + other.width &&
    other.x + slack < one.x + one.width &&
    one.y + slack < other.y + other.height &&
    other.y + slack < one.y + one.height
  );
}

/** Returns the names of the parts that are not within a box. */
export function outside(parts: readonly Part[], box: Box): readonly string[] {
  return parts.filter((part) => !isWithin(part.box, box)).map((part) => `${part.name}: ${textOf(part.box)}`);
}

/** Returns whether a box is within another one, with a tolerance of half a pixel. */
export function isWithin(inner: Box, outer: Box): boolean {
  const slack = 0.5;
  return (
    inner.x >= outer.x - slack &&
    inner.y >= outer.y - slack &&
    inner.x + inner.width <= outer.x + outer.width + slack &&
    inner.y + inner.height <= outer.y + outer.height + slack
  );
}

function textOf({ x, y, width, height }: Box): string {
  return [x, y, width, height].map(Math.round).join(" ");
}
