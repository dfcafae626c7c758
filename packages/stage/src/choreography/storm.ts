import type { GameEvent, HandName } from "@thunderjack/core";
import { around, type Box, type Point } from "../layout/geometry.js";
import { coverOf } from "../layout/hands.js";
import { printedBolts } from "../layout/printed-bolts.js";
import type { ArcLayout, CardLayout, HandLayout } from "../layout/table-layout.js";
import type { Scene } from "./scene.js";

/** The kind of a storm. */
export type StormKind = "thunderjack" | "blitz" | "blackjack" | "dealer-bust" | "cancelled";

/**
 * A value over time, as an ordered list of keyframes. Times are in milliseconds from the cue. Between two keyframes,
 * the value is interpolated linearly.
 */
export type Track = readonly (readonly [time: number, value: number])[];

/** A bolt of lightning. */
export interface Bolt {
  /** The trunk, from the dealer to the point at which the printed bolts separate; `null` for a bolt without one. */
  readonly trunk: { readonly from: Point; readonly to: Point } | null;
  /** The start of the bolt below its trunk, and the end of the printed part. */
  readonly from: Point;
  readonly to: Point;
  /** The end at the hand. */
  readonly end: Point;
  /** The number that determines the shape. For a printed bolt, it is the number of the seat. */
  readonly seed: number;
  /** The share of the bolt that is lit, from 0 to 1. */
  readonly reach: number;
  readonly opacity: Track;
}

/** A card that a storm lifts and lights. */
export interface StruckCard {
  /** The card at its place. */
  readonly card: CardLayout;
  /** The offset from its place when `lift` is 1. */
  readonly by: Point;
  readonly lift: Track;
  /** The opacity of the rim of light. */
  readonly rim: Track;
}

/** A word in the lit lettering of the wordmark, such as "BLITZ". */
export interface StormWord extends Pick<ArcLayout, "x" | "y" | "size" | "radius"> {
  readonly text: string;
  /** The opacity of each letter. */
  readonly letters: readonly Track[];
  /**
   * The opacity of the printed wordmark while another word takes its place; `null` for the wordmark itself, or if no
   * wordmark is printed.
   */
  readonly print: Track | null;
}

/** The storm of a special moment, as values over time. */
export interface Storm {
  readonly kind: StormKind;
  /** The duration in milliseconds. */
  readonly duration: number;
  /** The area of darkness and flash. */
  readonly felt: Box;
  /** The opacity of the darkness on the felt and on the cards that are not struck. */
  readonly darkness: Track;
  /** The opacity of the flash on the felt, which rises at most once; `null` for none. */
  readonly flash: Track | null;
  readonly bolts: readonly Bolt[];
  readonly struck: readonly StruckCard[];
  readonly word: StormWord | null;
  /** The isobars of the felt that light up and contract around the dealer; `null` for none. */
  readonly isobars: {
    readonly eye: Point;
    readonly count: number;
    readonly scale: Track;
    readonly opacity: Track;
  } | null;
  /** The ring that spreads from a hand; `null` for none. */
  readonly ring: { readonly at: Point; readonly radius: number; readonly scale: Track; readonly opacity: Track } | null;
}

/**
 * The words that light up. `first` is the index of the letter that lights up first, and `between` the delay between two
 * neighbouring letters, in milliseconds.
 */
const NAME = { text: "THUNDERJACK", first: 7, between: 22 } as const;
const BLITZ = { text: "BLITZ", first: 0, between: 40 } as const;

/** The width of a letter of the wordmark, relative to the height of its capitals. */
const LETTER = 0.72;

/** The distance by which the cards of a Blitz move apart, relative to their distance from the middle of the hand. */
const OPENED = 0.15;

/** The length of the short bolts of a Blitz, in card heights. */
const SHORT = 0.62;

/** The smallest length of a short bolt, and its distance from the printed line above it, in CSS pixels. */
const LEAST_BOLT = 12;
const CLEAR = 6;

/**
 * Returns the storm of an event; `null` for an event without one. There is at most one flash, on the felt only, which
 * is safe for players with photosensitive epilepsy.
 *
 * @param pace the factor of the normal times
 */
export function stormOf(event: GameEvent, scene: Scene, pace: number): Storm | null {
  const builder = new StormBuilder(scene, pace);
  switch (event.type) {
    case "ThunderjackAwarded":
      return builder.thunderjack(event.hand);
    case "BlitzAwarded":
      return builder.blitz(event.hand);
    case "BlackjackAwarded":
      return builder.blackjack(event.hand);
    case "DealerBusted":
      return builder.dealerBust();
    case "ThunderjacksCancelled":
      return builder.cancelled(event.hands);
    default:
      return null;
  }
}

/** Returns the value of a track at a time. Allocates nothing. */
export function trackAt(track: Track, time: number): number {
  let value = track[0]?.[1] ?? 0;
  for (let index = 0; index < track.length; index++) {
    const point = track[index];
    if (point === undefined) continue;
    if (time >= point[0]) {
      value = point[1];
      continue;
    }
    const before = track[index - 1];
    if (before === undefined) return value;
    return before[1] + ((point[1] - before[1]) * (time - before[0])) / (point[0] - before[0]);
  }
  return value;
}

class StormBuilder {
  readonly #scene: Scene;
  readonly #pace: number;

  constructor(scene: Scene, pace: number) {
    this.#scene = scene;
    this.#pace = pace;
  }

  /**
   * Returns the storm of a Thunderjack; `null` if the hand is not drawn. The settlement of the hand shows the payout.
   */
  thunderjack(name: HandName): Storm | null {
    const hand = this.#hand(name);
    if (hand === null) return null;
    const { eye, isobars } = printedBolts(this.#scene.layout);
    const lift = this.#track([0, 0], [650, 0], [730, 1.15], [800, 1], [1750, 1], [2100, 0]);
    return {
      ...this.#storm("thunderjack", 2300),
      darkness: this.#track([0, 0], [260, 0.46], [1750, 0.46], [2300, 0]),
      flash: this.#track([0, 0], [560, 0], [600, 0.22], [650, 0.18], [1000, 0], [2300, 0]),
      bolts: [this.#branch(hand, 1, this.#track([0, 0], [560, 0], [650, 1], [1750, 1], [2150, 0], [2300, 0]))],
      struck: this.#struck(hand, { x: 0, y: -6 }, lift, this.#track([0, 0], [260, 0], [560, 1], [1750, 1], [2300, 0])),
      word: this.#word(NAME, 650, 1750, 2300),
      isobars: {
        eye,
        count: isobars,
        scale: this.#track([0, 1], [260, 1], [560, 0.97], [800, 1], [2300, 1]),
        opacity: this.#track([0, 0], [260, 0], [560, 0.5], [1150, 0.15], [2300, 0]),
      },
      ring: {
        at: middleOf(hand),
        radius: 1.7 * this.#scene.layout.cardWidth,
        scale: this.#track([0, 0], [650, 0], [700, 0.41], [750, 0.67], [850, 0.92], [950, 0.99], [1150, 1], [2300, 1]),
        opacity: this.#track([0, 0], [650, 0], [660, 0.9], [750, 0.9], [1150, 0], [2300, 0]),
      },
    };
  }

  /**
   * Returns the storm of a Blitz: the fan opens, and a short bolt strikes each card. Returns `null` if the hand is not
   * drawn.
   */
  blitz(name: HandName): Storm | null {
    const hand = this.#hand(name);
    if (hand === null) return null;
    const middle = middleOf(hand);
    const height = this.#scene.layout.cardWidth * 1.4;
    return {
      ...this.#storm("blitz", 1700),
      darkness: this.#track([0, 0], [300, 0.36], [1400, 0.36], [1700, 0]),
      // Where the cards touch the printed line, there is no room for bolts.
      bolts: hand.cards.flatMap((card, index) => {
        const at = 300 + 70 * index;
        const end = { x: card.x + (card.x - middle.x) * OPENED - card.width * 0.25, y: coverOf(card).y - 4 };
        const length = Math.min(height * SHORT, end.y - this.#printEnd);
        if (length < LEAST_BOLT) return [];
        const from = { x: end.x + (index % 2 === 0 ? -0.19 : 0.16) * length, y: end.y - length };
        const opacity = this.#track([0, 0], [at, 0], [at + 35, 1], [at + 260, 0.85], [at + 520, 0], [1700, 0]);
        return [{ trunk: null, from, to: end, end, seed: 3 + index, reach: 1, opacity }];
      }),
      struck: hand.cards.map((card, index) => ({
        card,
        by: { x: (card.x - middle.x) * OPENED, y: -4 },
        lift: this.#track([0, 0], [40 * index, 0], [40 * index + 160, 1], [1400, 1], [1650, 0], [1700, 0]),
        rim: this.#track([0, 0], [300 + 70 * index, 0], [340 + 70 * index, 1], [1400, 0.85], [1700, 0]),
      })),
      word: this.#word(BLITZ, 300, 1400, 1700),
    };
  }

  blackjack(name: HandName): Storm | null {
    const hand = this.#hand(name);
    if (hand === null) return null;
    return {
      ...this.#storm("blackjack", 900),
      bolts: [this.#branch(hand, 1, this.#track([0, 0], [120, 0], [210, 0.65], [500, 0.65], [900, 0]))],
      struck: this.#struck(
        hand,
        { x: 0, y: -4 },
        this.#track([0, 0], [210, 0], [300, 1], [600, 1], [850, 0], [900, 0]),
        this.#track([0, 0], [150, 0.7], [500, 0.7], [900, 0]),
      ),
    };
  }

  /**
   * Returns the storm of a dealer bust: the branches to all hands without a result light up together. Returns `null` if
   * there is no such hand.
   */
  dealerBust(): Storm | null {
    const live = new Set(
      this.#scene.view.seats.flatMap(({ hands }) =>
        hands.filter(({ badge }) => badge === null).map(({ name }) => name),
      ),
    );
    const hands = this.#hands.filter(({ name }) => live.has(name));
    if (hands.length === 0) return null;
    const light = this.#track([0, 0], [250, 0], [400, 0.5], [550, 0.6], [850, 0.6], [1400, 0]);
    return {
      ...this.#storm("dealer-bust", 1400),
      darkness: this.#track([0, 0], [250, 0.2], [650, 0.2], [1400, 0]),
      bolts: hands.map((hand) => this.#branch(hand, 1, light)),
      struck: hands.flatMap((hand) => this.#struck(hand, { x: 0, y: 0 }, this.#track([0, 0]), light)),
    };
  }

  /**
   * Returns the storm of cancelled Thunderjacks: the branches to these hands light up to half of their length. Returns
   * `null` if none of the hands is drawn.
   */
  cancelled(names: readonly HandName[]): Storm | null {
    const hands = this.#hands.filter(({ name }) => names.includes(name));
    if (hands.length === 0) return null;
    const light = this.#track([0, 0], [140, 0.8], [360, 0.8], [700, 0]);
    return { ...this.#storm("cancelled", 700), bolts: hands.map((hand) => this.#branch(hand, 0.5, light)) };
  }

  #storm(kind: StormKind, duration: number): Storm {
    const { box } = this.#scene.layout.felt;
    const none = {
      darkness: [[0, 0]],
      flash: null,
      bolts: [],
      struck: [],
      word: null,
      isobars: null,
      ring: null,
    } as const;
    return { kind, duration: duration * this.#pace, felt: box, ...none };
  }

  #track(...points: readonly (readonly [number, number])[]): Track {
    return points.map(([time, value]) => [time * this.#pace, value]);
  }

  get #hands(): readonly HandLayout[] {
    return this.#scene.layout.seats.flatMap(({ hands }) => hands).filter(({ cards }) => cards.length > 0);
  }

  #hand(name: HandName): HandLayout | null {
    return this.#hands.find((hand) => hand.name === name) ?? null;
  }

  #struck({ cards }: HandLayout, by: Point, lift: Track, rim: Track): readonly StruckCard[] {
    return cards.map((card) => ({ card, by, lift, rim }));
  }

  /** The lower edge of the printed lines between the dealer and the hands, with a gap. */
  get #printEnd(): number {
    const { pay, word } = this.#scene.layout.print;
    const line = pay ?? word;
    return line === null ? Number.NEGATIVE_INFINITY : line.y + line.size / 2 + CLEAR;
  }

  /** Returns the bolt to a hand. It follows the printed bolt that ends above the hand, if there is one. */
  #branch(hand: HandLayout, reach: number, opacity: Track): Bolt {
    const { trunk, ends } = printedBolts(this.#scene.layout);
    const { x, y, width } = boundsOf(hand);
    const end = { x: x + width / 2, y };
    const distance = (to: Point) => Math.abs(to.x - end.x);
    const nearest = [...ends].sort((one, other) => distance(one.to) - distance(other.to))[0];
    const printed = nearest !== undefined && distance(nearest.to) < width * 0.3 ? nearest : null;
    const to = printed?.to ?? end;
    return { trunk, from: trunk.to, to, end, seed: printed?.place ?? ends.length, reach, opacity };
  }

  /** Returns a word whose letters light up outwards from the letter at index `first`, and fade out together. */
  #word(
    { text, first, between }: { readonly text: string; readonly first: number; readonly between: number },
    start: number,
    until: number,
    end: number,
  ): StormWord {
    const { word, sum } = this.#scene.layout.print;
    const room = word ?? sum;
    const size = word?.size ?? Math.min(sum.size * 0.8, sum.width / (text.length * LETTER));
    const letters = [...text].map((_, index) => {
      const at = start + Math.abs(index - first) * between;
      return this.#track([0, 0], [at, 0], [at + 60, 1], [until, 1], [end, 0]);
    });
    const isPrinted = word === null || text === NAME.text;
    const print = this.#track([0, 1], [start - 150, 1], [start, 0], [until, 0], [end, 1]);
    return {
      text,
      x: room.x,
      y: room.y,
      size,
      radius: room.radius,
      letters,
      print: isPrinted ? null : print,
    };
  }
}

function boundsOf({ cards }: HandLayout): Box {
  return around(cards.map(coverOf));
}

function middleOf(hand: HandLayout): Point {
  const { x, y, width, height } = boundsOf(hand);
  return { x: x + width / 2, y: y + height / 2 };
}
