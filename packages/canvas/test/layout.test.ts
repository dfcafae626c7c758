import { ENGLISH, view } from "@thunderjack/stage";
import { cardsFrom, given } from "@thunderjack/testkit";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Box, Size } from "../src/layout/geometry.js";
import { layoutTable } from "../src/layout/layout.js";
import type { CardLayout, TableLayout } from "../src/layout/table-layout.js";
import { anyGame, anySize, viewsOf } from "./any-view.js";

const SIZES: readonly Size[] = [
  { width: 320, height: 480 },
  { width: 360, height: 740 },
  { width: 740, height: 360 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1440 },
];

const nameOf = ({ width, height }: Size) => `${width} × ${height}`;

function layoutOf(scenario: ReturnType<typeof given>, size: Size): TableLayout {
  const { rules, publicState } = scenario.table;
  return layoutTable(view(rules, publicState, ENGLISH), size);
}

const THREE_SEATS = { right: 1000, middle: 1000, left: 1000 };

const sixHands = () =>
  given({ bets: THREE_SEATS, cards: "8_c q_h 9_d 6_s 8_d q_c 9_c 10_c" }).when(
    "split",
    "stand",
    "stand",
    "split",
    "stand",
    "stand",
    "split",
  );

/** Returns the bounding box of a card, which may be rotated. */
function cover({ x, y, width, rotation }: CardLayout): Box {
  const isAcross = Math.abs(Math.sin(rotation)) > 0.5;
  const [wide, high] = isAcross ? [width * 1.4, width] : [width, width * 1.4];
  return { x: x - wide / 2, y: y - high / 2, width: wide, height: high };
}

function isWithin(inner: Box, outer: Box): boolean {
  const slack = 1.01;
  return (
    inner.x >= outer.x - slack &&
    inner.y >= outer.y - slack &&
    inner.x + inner.width <= outer.x + outer.width + slack &&
    inner.y + inner.height <= outer.y + outer.height + slack
  );
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

/**
 * Yields the boxes of the cards, lines, captions, outlines, controls, chips, piles, the hand in turn and the panel, with
 * their names.
 */
function* boxesOf(layout: TableLayout): Generator<readonly [name: string, box: Box]> {
  for (const card of layout.cards) yield [`card ${card.key}`, cover(card)];
  for (const { key, box } of layout.lines) yield [`line ${key}`, box];
  for (const { key, box } of layout.captions) yield [key, box];
  for (const { box } of layout.outlines) yield ["an outline", box];
  for (const [id, box] of layout.controls) yield [id, box];
  for (const { key, x, y, size } of layout.chips) {
    yield [`chip ${key}`, { x: x - size / 2, y: y - size / 2, width: size, height: size }];
  }
  for (const { box } of [layout.shoe, layout.tray]) if (box !== null) yield ["a pile", box];
  if (layout.turn !== null) {
    const { frame, marker } = layout.turn;
    yield ["the frame of the turn", frame];
    if (marker !== null) yield ["the bolt of the turn", marker];
  }
  if (layout.over !== null) yield ["the panel", layout.over];
}

/** Checks the layouts of randomly played games at random sizes. */
function forAnyGame(check: (layout: TableLayout) => void): void {
  fc.assert(
    fc.property(anyGame, anySize, (game, size) => {
      for (const seen of viewsOf(game)) check(layoutTable(seen, size));
    }),
    { numRuns: process.env.THOROUGH ? 60 : 30 },
  );
}

describe("in any game, at any size", () => {
  test("everything is within the table", () => {
    forAnyGame((layout) => {
      const table = { x: 0, y: 0, ...layout.size };
      const outside = [...boxesOf(layout)].filter(([, box]) => !isWithin(box, table));
      expect(outside, nameOf(layout.size)).toEqual([]);
    });
  });

  test("controls are at least 44 pixels wide and high, and do not overlap", () => {
    forAnyGame((layout) => {
      const controls = [...layout.controls];
      for (const [place, [id, box]] of controls.entries()) {
        expect(Math.min(box.width, box.height), `${id} at ${nameOf(layout.size)}`).toBeGreaterThanOrEqual(44);
        for (const [other, there] of controls.slice(place + 1)) {
          // The button to start again is in the panel, which covers the seats.
          if (other === "start-again" || id === "start-again") continue;
          expect(overlap(box, there), `${id} and ${other} at ${nameOf(layout.size)}`).toBe(false);
        }
      }
    });
  });

  test("cards are on the felt and cover no ring", () => {
    forAnyGame((layout) => {
      for (const card of layout.cards) {
        const { y, height } = cover(card);
        const felt = layout.felt.box;
        expect(y + height, nameOf(layout.size)).toBeLessThanOrEqual(felt.y + felt.height);
        for (const { seat, box } of layout.spots) {
          expect(overlap(cover(card), box), `${card.key} and ${seat} at ${nameOf(layout.size)}`).toBe(false);
        }
      }
    });
  });

  test("hands do not overlap", () => {
    forAnyGame((layout) => {
      for (const one of layout.cards) {
        for (const other of layout.cards) {
          if (one.hand >= other.hand) continue;
          const name = `${one.hand} and ${other.hand} at ${nameOf(layout.size)}`;
          expect(overlap(cover(one), cover(other)), name).toBe(false);
        }
      }
    });
  });

  test("captions cover no card", () => {
    forAnyGame((layout) => {
      for (const { key, box } of layout.captions) {
        for (const card of layout.cards) {
          expect(overlap(cover(card), box), `${key} and ${card.key} at ${nameOf(layout.size)}`).toBe(false);
        }
      }
    });
  });

  test("the cards of a seat are to the left of those of the next seat", () => {
    forAnyGame((layout) => {
      const extents = ["left", "middle", "right"].flatMap((seat) => {
        const boxes = layout.cards.filter(({ hand }) => hand.startsWith(seat)).map(cover);
        const right = Math.max(...boxes.map(({ x, width }) => x + width));
        return boxes.length === 0 ? [] : [{ left: Math.min(...boxes.map(({ x }) => x)), right }];
      });
      for (const [place, { right }] of extents.entries()) {
        const next = extents[place + 1];
        if (next !== undefined) expect(right, nameOf(layout.size)).toBeLessThanOrEqual(next.left);
      }
    });
  });

  test("contains every card of the view once", () => {
    fc.assert(
      fc.property(anyGame, anySize, (game, size) => {
        for (const seen of viewsOf(game)) {
          const hands = seen.seats.flatMap(({ hands }) => hands);
          const keys = [seen.dealer, ...hands].flatMap(({ cards }) => cards.map(({ key }) => key));
          expect(
            layoutTable(seen, size)
              .cards.map(({ key }) => key)
              .sort(),
          ).toEqual(keys.sort());
        }
      }),
      { numRuns: 30 },
    );
  });
});

describe.each(SIZES)("at $width × $height", (size) => {
  test("places the right seat on the right", () => {
    const { spots } = layoutOf(given({}), size);
    const fromTheLeft = [...spots].sort((one, other) => one.box.x - other.box.x).map(({ seat }) => seat);
    expect(fromTheLeft).toEqual(["left", "middle", "right"]);
  });

  test("the cards of six hands are readable", () => {
    const layout = layoutOf(sixHands(), size);
    const hands = new Set(layout.cards.map(({ hand }) => hand));
    expect([...hands].sort()).toEqual(["dealer", "left", "left-2", "middle", "middle-2", "right", "right-2"]);
    for (const { width } of layout.cards) expect(width).toBeGreaterThanOrEqual(26);
  });

  test("places shortcuts, clear and deal after the chips", () => {
    const { buttons } = layoutOf(given({}).when("stand"), size);
    expect(buttons.filter(({ style }) => style !== "chip").map(({ id, icon }) => [id, icon])).toEqual([
      ["shortcut:0", "undo"],
      ["shortcut:1", "double"],
      ["clear", "clear"],
      ["deal", "deal"],
    ]);
    expect(buttons.slice(0, -4).every(({ style }) => style === "chip")).toBe(true);
  });

  test("rotates the third card of a doubled hand", () => {
    const layout = layoutOf(given({ cards: "5_h 6_s 6_d 10_c 9_h" }).when("double"), size);
    const [nine] = cardsFrom("9_h");
    expect(layout.cards.find(({ key }) => key === nine)?.rotation).toBeCloseTo(Math.PI / 2);
  });

  test("the panel at the end of the game contains its message and its button", () => {
    const layout = layoutOf(given({ credits: 1000, cards: "10_h 9_s 6_d 10_c 10_d" }).when("hit"), size);
    const { over } = layout;
    if (over === null) throw new Error("There is no panel.");
    const button = layout.controls.get("start-again");
    const line = layout.lines.find(({ key }) => key === "over")?.box;
    if (button === undefined || line === undefined) throw new Error("Something is missing in the panel.");
    expect([isWithin(button, over), isWithin(line, over), overlap(button, line)]).toEqual([true, true, false]);
    expect([...layout.controls.keys()].filter((id) => !id.startsWith("seat:"))).toEqual(["start-again"]);
  });

  test("places twelve chips", () => {
    const chips = [500, 1000, 2000, 2500, 5000, 10_000, 20_000, 25_000, 50_000, 100_000, 200_000, 500_000];
    const { rules, publicState } = given({ rules: { betStep: 500, minBet: 500, chips } }).when("stand").table;
    const layout = layoutTable(view(rules, publicState), size);
    const laid = layout.buttons.filter(({ style }) => style === "chip").map(({ box }) => box);
    expect(laid).toHaveLength(12);
    for (const [place, box] of laid.entries()) {
      expect(laid.slice(place + 1).some((other) => overlap(box, other))).toBe(false);
      expect(layout.felt.docks.some((dock) => isWithin(box, dock))).toBe(true);
    }
  });
});

test("does not contain the face of the hole card", () => {
  const layout = layoutOf(given({ cards: "10_h 9_s 8_d q_c" }), { width: 800, height: 600 });
  expect(layout.cards.filter(({ card }) => card === null).map(({ key }) => key)).toEqual(["dealer-1"]);
  expect(JSON.stringify(layout)).not.toContain("q_c");
});

test("shows a notice instead of the message", () => {
  const { rules, publicState } = given({}).when("stand").table;
  const layout = layoutTable(
    view(rules, publicState),
    { width: 800, height: 600 },
    {
      notice: "Not enough credits.",
      selectedSeats: ["left"],
      chosen: null,
      dragged: null,
      shortcuts: [],
      opened: null,
    },
  );
  expect(layout.lines.find(({ key }) => key === "message")?.runs).toEqual([
    { style: "refusal", text: "Not enough credits." },
  ]);
  expect(layout.spots.filter(({ isSelected }) => isSelected).map(({ seat }) => seat)).toEqual(["left"]);
});

test("the result of a round has the colour of a win or of a loss", () => {
  const styleAfter = (cards: string) => {
    const { rules, publicState } = given({ bets: { right: 1000 }, cards }).when("stand").table;
    const { lines } = layoutTable(
      view(rules, publicState),
      { width: 800, height: 600 },
      { notice: null, selectedSeats: [], chosen: null, dragged: null, shortcuts: [], opened: null },
    );
    return lines.find(({ key }) => key === "message")?.runs[0]?.style;
  };
  expect(styleAfter("10_h 9_c k_h 8_s")).toBe("message-win");
  expect(styleAfter("10_h 9_c 8_h k_s")).toBe("message-lose");
  expect(styleAfter("10_h 9_c 9_h k_s")).toBe("message");
});

describe("during a turn", () => {
  const layout = layoutOf(given({ bets: THREE_SEATS, cards: "8_c q_h 9_d 6_s 8_d q_c 9_c 10_c" }), {
    width: 1000,
    height: 700,
  });

  test("all moves have a slot, with a colour, an icon and a short line", () => {
    const moves = layout.buttons.map(({ id, style, icon, detail, isLegal }) => [id, style, icon, detail, isLegal]);
    expect(moves).toEqual([
      ["move:Hit", "hit", "hit", "Card 3 of 6", true],
      ["move:Stand", "stand", "stand", "Stay on 16", true],
      ["move:Double", "double", "double", "10, one card", true],
      ["move:Split", "split", "split", "10, two hands", true],
      ["move:Surrender", "surrender", "surrender", "5 back", true],
    ]);
  });

  test("only the hand in turn has a frame, a cyan total and a meter", () => {
    expect(layout.captions.filter(({ isInTurn }) => isInTurn).map(({ key }) => key)).toEqual(["caption-right"]);
    expect(layout.captions.filter(({ meter }) => meter !== null).map(({ meter }) => meter)).toEqual([
      { filled: 2, slots: 6 },
    ]);
    const [first] = layout.cards.filter(({ hand }) => hand === "right");
    if (first === undefined || layout.turn === null) throw new Error("Something is missing.");
    expect(isWithin(cover(first), layout.turn.frame)).toBe(true);
  });

  test("a bolt leads to every seat", () => {
    expect(layout.felt.bolts.map(({ place }) => place)).toEqual([0, 1, 2]);
    for (const { to } of layout.felt.bolts) expect(to.y).toBeGreaterThan(layout.felt.trunk.to.y);
  });

  test("the wordmark is engraved", () => {
    expect(layout.felt.isAtRest).toBe(false);
    expect(layout.felt.word?.text).toBe("THUNDERJACK");
  });
});

describe("after a round", () => {
  const settled = given({ bets: { right: 1000, middle: 1000 }, cards: "10_h 9_s 10_d 9_h 5_c 7_c" });
  const layout = layoutOf(settled.when("stand", "stand"), { width: 1000, height: 700 });

  test("captions contain the results", () => {
    const results = layout.captions.map(({ key, total, result }) => [key, total, result?.tone, result?.amount]);
    expect(results).toEqual([
      ["caption-dealer", "17", undefined, undefined],
      ["caption-middle", "14", "lose", "−10"],
      ["caption-right", "19", "win", "+10"],
    ]);
  });

  test("the bets of the next round are in their rings, and a changed bet in its chips", () => {
    const taken = (drawn: TableLayout) => drawn.spots.filter(({ isTaken }) => isTaken).map(({ key }) => key);
    const chips = (drawn: TableLayout) => drawn.chips.map(({ key, value }) => [key, value]);
    expect(taken(layout)).toEqual(["spot-middle", "spot-right"]);
    expect(chips(layout)).toEqual([
      ["right-0", 1000],
      ["middle-0", 1000],
    ]);
    const game = given({ bets: { right: 1000, middle: 1000 }, cards: "10_h 9_s 10_d 9_h 5_c 7_c" });
    game.when("stand", "stand");
    game.table.dispatch({ type: "PlaceBet", seat: "right", amount: 2000 });
    game.table.dispatch({ type: "PlaceBet", seat: "middle", amount: 0 });
    const changed = layoutOf(game, { width: 1000, height: 700 });
    expect(chips(changed)).toEqual([
      ["right-0", 1000],
      ["right-1", 1000],
    ]);
    expect(taken(changed)).toEqual(["spot-right"]);
  });

  test("the net result of the round replaces the wordmark", () => {
    expect(layout.lines.find(({ key }) => key === "sum")?.runs).toEqual([{ style: "sum-push", text: "±0" }]);
    expect(layout.felt.word).toBeNull();
  });
});

test("a label shows the insurance only if there is room for it beside the bet", () => {
  const insured = given({ rules: "casino", bets: THREE_SEATS, cards: "9_h 9_c 9_d a_s 8_h 8_d 8_c 7_h" }).when(
    "insurance",
    "insurance",
    "insurance",
  );
  const textOf = (size: Size) =>
    layoutOf(insured, size)
      .lines.find(({ key }) => key === "seat-right")
      ?.runs.map(({ text }) => text);
  expect(textOf({ width: 390, height: 844 })).toEqual(["Right", "10"]);
  expect(textOf({ width: 1920, height: 1080 })).toEqual(["Right", "10", "Insurance −5"]);
});
