import type { Amount, GameEvent, HandSettled } from "@thunderjack/core";
import { chipsFor } from "../layout/chips.js";
import type { Box, Point } from "../layout/geometry.js";
import { coverOf } from "../layout/hands.js";
import type { HandLayout, TableLayout } from "../layout/table-layout.js";
import type { SeatView } from "../view.js";
import { type Easing, eased } from "./easing.js";
import { type Lane, laneBetween } from "./lane.js";
import { chipIn, type Pile, type PlacedChip, pileOf, pilesOn, winningsIn } from "./piles.js";
import type { Scene } from "./scene.js";

/** A section of a chip's route. */
export interface Leg {
  readonly lane: Lane;
  /** The start in milliseconds from the cue. */
  readonly start: number;
  readonly duration: number;
  readonly easing: Easing;
}

/** The route of a chip. Between two sections, it rests at their common point. After the last section, it is removed. */
export interface ChipRoute {
  /** The value, in hundredths of a credit. */
  readonly value: Amount;
  /** The diameter, in CSS pixels. */
  readonly size: number;
  /** The time from which the chip is visible, in milliseconds from the cue. */
  readonly from: number;
  /** The time at which the chip is removed, in milliseconds from the cue. */
  readonly until: number;
  readonly legs: readonly Leg[];
  /** The place where the chip disappears; `null` for a chip that ends in a ring. */
  readonly leaves: "dealer" | "credits" | null;
}

/** A chip that is on the table after the event, but stays hidden until the moving chips have arrived. */
export interface HiddenChip {
  readonly key: string;
  /** The key of its pile, and its index in the pile, counted from the bottom. */
  readonly pile: string;
  readonly index: number;
  /** The time at which the chip becomes visible, in milliseconds from the cue. */
  readonly until: number;
}

/** The movements of the chips. */
export interface ChipMovements {
  readonly chips: readonly ChipRoute[];
  readonly hidden: readonly HiddenChip[];
}

/** The state of a moving chip. */
export interface ChipPose {
  x: number;
  y: number;
  scale: number;
  opacity: number;
}

/*
 * The times of the movements at normal speed, in milliseconds. `time` is the duration for one chip, `between` the delay
 * between two chips, and `all` the maximum delay of the last chip. With many chips, the delay between two is shorter.
 */

const PLACED = { time: 180, between: 30 } as const;
const TAKEN = { time: 140, between: 12 } as const;
const STAKED = { time: 240, between: 30 } as const;
const MOVED = 220;
const WON = { time: 320, between: 55, all: 220 } as const;
/** The move of stakes and winnings to the credits. It starts after `afterWin` or, for a push, after `afterPush`. */
const HOME = { afterWin: 740, afterPush: 220, time: 260, between: 16, all: 64 } as const;
const LOST = { time: 260, all: 20 } as const;
/** The short hop of a returned bet before it moves to the credits: its duration, and its height in pixels. */
const HOP = { time: 160, height: 3 } as const;

/** The distance in pixels by which a chip appears below the dealer's cards. */
const BELOW_DEALER = 20;

/**
 * The share of the last section of a route during which a lost chip fades out. The chip fades out at the end of the
 * section.
 */
const FADE = 0.3;

/**
 * Returns the movements of the chips.
 *
 * @param pace the factor of the normal times
 */
export function chipMovements(event: GameEvent, before: Scene, after: Scene, pace: number): ChipMovements {
  if (event.type === "HandSettled") return { chips: settlement(event, before, after, pace), hidden: [] };
  const table = new MovingChips(after, pace);
  // The bets for the next round appear in their rings. They are taken from the credits when a round starts, and are
  // then already in their rings.
  if (event.type === "RoundSettled" || event.type === "RoundStarted") return table;
  const [from, to] = [pilesOn(before), pilesOn(after)];
  for (const key of new Set([...from.keys(), ...to.keys()])) {
    const [one, other] = [from.get(key), to.get(key)];
    const change = (other?.amount ?? 0) - (one?.amount ?? 0);
    if (change === 0) table.slide(one, other);
    else if (change > 0) table.add(event, one, other, change);
    else table.takeBack(one, -change);
  }
  return table;
}

/** Collects the movements of the chips whose piles change. */
class MovingChips implements ChipMovements {
  readonly chips: ChipRoute[] = [];
  readonly hidden: HiddenChip[] = [];
  readonly #scene: Scene;
  readonly #pace: number;

  constructor(scene: Scene, pace: number) {
    this.#scene = scene;
    this.#pace = pace;
  }

  /** Moves a pile whose ring has moved. */
  slide(before: Pile | undefined, after: Pile | undefined): void {
    if (before === undefined || after === undefined) return;
    const { place } = before;
    if (Math.hypot(place.x - after.place.x, place.y - after.place.y) < 1) return;
    for (const [index, { value, size, x, y }] of before.chips.entries()) {
      const to = after.chips[index];
      if (to === undefined) continue;
      const lane = { from: { x, y }, control: { x: (x + to.x) / 2, y: (y + to.y) / 2 }, to };
      this.#move(value, size, lane, 0, MOVED, "turn");
    }
    this.#hide(after.chips, MOVED);
  }

  /** Moves chips to a pile: from the rack for a bet, or else from the credits. */
  add(event: GameEvent, before: Pile | undefined, after: Pile | undefined, amount: Amount): void {
    if (after === undefined) return;
    const { view, layout } = this.#scene;
    const isBet = event.type === "BetPlaced";
    const { time, between } = isBet ? PLACED : STAKED;
    const start = event.type === "HandSplit" ? MOVED : 0;
    const values = chipsFor(amount, view.betting.chips);
    const kept = sameAtBottom(before?.chips ?? [], after.chips);
    const size = after.chips[0]?.size ?? 0;
    const obstacles = isBet ? [] : obstaclesIn(layout);
    for (const [index, value] of values.entries()) {
      const from = (isBet ? rackOf(value, view.betting.chips, layout) : null) ?? creditsOf(layout);
      const to = chipIn(after.place, size, (before?.chips.length ?? 0) + index);
      this.#move(value, size, laneBetween(from, to, obstacles, size / 2), start + index * between, time, "glide");
    }
    const end = start + time + (values.length - 1) * between;
    this.#hide(after.chips.slice(kept), end);
    // Chips that are exchanged for others stay visible until all new chips have arrived.
    for (const chip of before?.chips.slice(kept) ?? []) this.#lie(chip, end);
  }

  /** Moves chips back to the rack, or to the credits if the rack has no chip of that value. */
  takeBack(before: Pile | undefined, amount: Amount): void {
    if (before === undefined) return;
    const { view, layout } = this.#scene;
    const top = before.chips.at(-1);
    if (top === undefined) return;
    for (const [index, value] of chipsFor(amount, view.betting.chips).entries()) {
      const to = rackOf(value, view.betting.chips, layout) ?? creditsOf(layout);
      const lane = laneBetween(top, to, [], top.size / 2);
      this.#move(value, top.size, lane, index * TAKEN.between, TAKEN.time, "fall", "credits");
    }
  }

  #move(
    value: Amount,
    size: number,
    lane: Lane,
    start: number,
    time: number,
    easing: Easing,
    leaves: ChipRoute["leaves"] = null,
  ): void {
    const leg: Leg = { lane, start: start * this.#pace, duration: time * this.#pace, easing };
    this.chips.push({ value, size, from: leg.start, until: leg.start + leg.duration, legs: [leg], leaves });
  }

  #lie({ value, size, x, y }: PlacedChip, time: number): void {
    const lane = { from: { x, y }, control: { x, y }, to: { x, y } };
    this.chips.unshift({
      value,
      size,
      from: 0,
      until: time * this.#pace,
      legs: [{ lane, start: 0, duration: time * this.#pace, easing: "steady" }],
      leaves: null,
    });
  }

  #hide(chips: readonly PlacedChip[], time: number): void {
    for (const { key, pile, index } of chips) this.hidden.push({ key, pile, index, until: time * this.#pace });
  }
}

/**
 * Returns the routes of the chips when a bet or an insurance bet is settled: the dealer takes the lost chips, the
 * winnings are placed beside the bet, and all returned chips move to the credits. The value of the chips that move to
 * the credits is `returned` of the event.
 */
function settlement(event: HandSettled, before: Scene, after: Scene, pace: number): readonly ChipRoute[] {
  const { hand: name, stake, bet, returned } = event;
  const found = handIn(before, name);
  if (found === null) return [];
  const { seat, hand } = found;
  const values = before.view.betting.chips;
  const isInsurance = stake === "insurance";
  const [place, share] = isInsurance ? [hand.pay, 2] : [hand.bet, undefined];
  const pile = (amount: Amount) => pileOf(name, seat, amount, values, place, share).chips;
  const obstacles = obstaclesIn(before.layout);
  const bank = bankOf(before.layout);
  const credits = creditsOf(after.layout);
  const kept = Math.min(bet, returned);
  const won = chipsFor(returned - kept, values);
  const routes: ChipRoute[] = [];
  const route = (value: Amount, size: number, legs: readonly Leg[], from: number, leaves: ChipRoute["leaves"]) => {
    const timed = legs.map((leg) => ({ ...leg, start: leg.start * pace, duration: leg.duration * pace }));
    const last = timed[timed.length - 1];
    routes.push({
      value,
      size,
      from: from * pace,
      until: last === undefined ? 0 : last.start + last.duration,
      legs: timed,
      leaves,
    });
  };
  const lanes = new Map<string, Lane>();
  const lane = (from: Point, to: Point, radius: number): Lane => {
    const key = `${from.x} ${to.x} ${to.y}`;
    // All chips of a pile move along the same curve.
    const curve = lanes.get(key) ?? laneBetween(from, to, obstacles, radius);
    lanes.set(key, curve);
    const shift = { x: from.x - curve.from.x, y: from.y - curve.from.y };
    return { from, control: { x: curve.control.x + shift.x / 2, y: curve.control.y + shift.y / 2 }, to };
  };
  const lost = pile(bet - kept);
  for (const [index, chip] of lost.entries()) {
    const start = staggered(index, lost.length, LOST.all, LOST.all);
    const leg: Leg = { lane: lane(chip, bank, chip.size / 2), start, duration: LOST.time, easing: "fall" };
    route(chip.value, chip.size, [leg], 0, "dealer");
  }
  const isWon = won.length > 0;
  const isShared = kept > 0 && kept < bet;
  const home = isWon ? HOME.afterWin : isShared ? 0 : HOME.afterPush;
  const back = pile(kept);
  const places = winningsIn(hand, won.length);
  const all = back.length + won.length;
  for (const [index, chip] of back.entries()) {
    const start = home + staggered(index, all, HOME.all, HOME.between);
    const hop: Leg = { lane: hopAt(chip), start: 0, duration: HOP.time, easing: "turn" };
    const leg: Leg = { lane: lane(chip, credits, chip.size / 2), start, duration: HOME.time, easing: "fall" };
    route(chip.value, chip.size, isWon || isShared ? [leg] : [hop, leg], 0, "credits");
  }
  for (const [index, value] of won.entries()) {
    const to = places[index];
    if (to === undefined) continue;
    const start = staggered(index, won.length, WON.all, WON.between);
    const pay: Leg = { lane: lane(bank, to, to.size / 2), start, duration: WON.time, easing: "glide" };
    const at = home + staggered(back.length + index, all, HOME.all, HOME.between);
    const leg: Leg = { lane: lane(to, credits, to.size / 2), start: at, duration: HOME.time, easing: "fall" };
    route(value, to.size, [pay, leg], start, "credits");
  }
  return routes;
}

/** Writes the state of a chip at a time from its cue into `pose`. Allocates nothing. */
export function chipPose(pose: ChipPose, { legs, from, until, leaves }: ChipRoute, time: number): void {
  let current = legs[0];
  for (let index = 1; index < legs.length; index++) {
    const leg = legs[index];
    if (leg !== undefined && time >= leg.start) current = leg;
  }
  if (current === undefined) return;
  const share = Math.min(1, Math.max(0, (time - current.start) / current.duration));
  const progress = eased(current.easing, share);
  const rest = 1 - progress;
  const { lane } = current;
  pose.x = rest * rest * lane.from.x + 2 * rest * progress * lane.control.x + progress * progress * lane.to.x;
  pose.y = rest * rest * lane.from.y + 2 * rest * progress * lane.control.y + progress * progress * lane.to.y;
  const isLast = current === legs[legs.length - 1];
  const isPaid = legs.length > 1 && current === legs[0] && from > 0;
  pose.scale = isLast && leaves !== null ? 1 - 0.25 * progress : isPaid ? 0.75 + 0.25 * progress : 1;
  const fade = isLast && leaves === "dealer" ? Math.min(1, (1 - share) / FADE) : 1;
  pose.opacity = time < from || time >= until ? 0 : fade;
}

function staggered(index: number, count: number, all: number, between: number): number {
  return index * Math.min(between, all / Math.max(1, count - 1));
}

function hopAt({ x, y }: Point): Lane {
  return { from: { x, y }, control: { x, y: y - 2 * HOP.height }, to: { x, y } };
}

/** Returns the number of chips at the bottom that are equal in two piles. */
function sameAtBottom(before: readonly PlacedChip[], after: readonly PlacedChip[]): number {
  const different = before.findIndex(({ value }, index) => after[index]?.value !== value);
  return different === -1 ? Math.min(before.length, after.length) : different;
}

function handIn(
  { layout }: Scene,
  name: string,
): { readonly seat: SeatView["seat"]; readonly hand: HandLayout } | null {
  for (const { seat, hands } of layout.seats) {
    const hand = hands.find((other) => other.name === name);
    if (hand !== undefined) return { seat, hand };
  }
  return null;
}

/** Returns the boxes that no chip should cross: the cards, the captions of the hands and the dealer's result. */
function obstaclesIn({ seats, dealer }: TableLayout): readonly Box[] {
  const hands = seats.flatMap((seat) => seat.hands);
  const result = dealer.result === null ? [] : [dealer.result];
  return [
    ...[...dealer.cards, ...hands.flatMap(({ cards }) => cards)].map(coverOf),
    ...hands.map(({ caption }) => caption),
    ...result,
  ];
}

/** Returns the place from which the dealer pays: below the dealer's cards and the result under them. */
function bankOf({ dealer: { room, result } }: TableLayout): Point {
  const { y, height } = result ?? room;
  return { x: room.x + room.width / 2, y: y + height + BELOW_DEALER };
}

/** Returns the place in the dock where chips move to the credits. */
function creditsOf({ dock: { credits }, direction }: TableLayout): Point {
  const along = Math.min(40, credits.width / 2);
  return {
    x: direction === "rtl" ? credits.x + credits.width - along : credits.x + along,
    y: credits.y + credits.height / 2,
  };
}

/** Returns the middle of a chip in the rack; `null` for a value that the rack does not have. */
function rackOf(value: Amount, values: readonly Amount[], { dock }: TableLayout): Point | null {
  const box = dock.chips[values.indexOf(value)];
  return box === undefined ? null : { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
