import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { coverOf } from "../src/layout/hands.js";
import { type Box, type TableLayout, tableLayout } from "../src/layout/layout.js";
import { type FakeTable, fakeView } from "./fake-view.js";
import { dockParts, feltParts, isWithin, outside, overlap, overlaps } from "./layout-parts.js";
import { tableIn, WINDOWS, ZOOMED } from "./layout-windows.js";
import { scene } from "./scene.js";

const TABLES = {
  "one hand": { middle: [3] },
  "one hand at the side": { right: [2] },
  "two seats": { right: [2], left: [3] },
  "three seats": { left: [2], middle: [2], right: [3] },
  "one split": { left: [2], middle: [2], right: [3, 2] },
  "six hands": { left: [2, 2], middle: [2, 3], right: [3, 2] },
  "four hands at a seat": { middle: [2, 3, 2, 2] },
  "twelve hands": { left: [2, 2, 2, 2], middle: [2, 3, 2, 2], right: [3, 2, 2, 2] },
  "hands of ten cards": { left: [10], middle: [10], right: [10], dealer: 10 },
  "six hands of ten cards": { left: [10, 10], middle: [10, 10], right: [10, 10], dealer: 10 },
  "doubled hands": { left: [3], middle: [3, 3], right: [3, 3], isDoubled: true },
} satisfies Record<string, FakeTable>;

const PHASES = ["opening", "insurance", "players", "dealer", "settled"] as const;

/** All windows with all tables in all phases. */
const MATRIX: readonly (readonly [name: string, layout: TableLayout])[] = [...WINDOWS, ...ZOOMED].flatMap((window) => {
  const size = tableIn(window);
  const rounds = Object.entries(TABLES).flatMap(([name, table]) =>
    PHASES.map((phase) => [`${window}, ${name}, ${phase}`, tableLayout(fakeView({ ...table, phase }), size)] as const),
  );
  const busts = Object.entries(TABLES).map(
    ([name, table]) =>
      [`${window}, ${name}, bust`, tableLayout(fakeView({ ...table, phase: "settled", isBust: true }), size)] as const,
  );
  return [
    [`${window}, betting`, tableLayout(fakeView({ phase: "betting" }), size)] as const,
    [`${window}, one seat, betting`, tableLayout(fakeView({ phase: "betting", seats: ["middle"] }), size)] as const,
    [`${window}, game over`, tableLayout(fakeView({ ...TABLES["three seats"], phase: "broke" }), size)] as const,
    ...rounds,
    ...busts,
  ];
});

/** Returns the faults of all layouts of the matrix. */
function faultsIn(faults: (layout: TableLayout) => readonly string[]): readonly string[] {
  return MATRIX.flatMap(([name, layout]) => faults(layout).map((fault) => `${name}: ${fault}`));
}

const contentOf = ({ felt }: TableLayout) => ({ ...felt.box, height: felt.contentHeight });

describe("at every size, with every number of hands, in every phase", () => {
  test("nothing on the felt overlaps", () => {
    expect(faultsIn((layout) => overlaps(feltParts(layout)))).toEqual([]);
  });

  test("everything on the felt is within it", () => {
    expect(faultsIn((layout) => outside(feltParts(layout), contentOf(layout)))).toEqual([]);
  });

  test("nothing in the dock overlaps, whichever controls are drawn", () => {
    expect(faultsIn((layout) => dockParts(layout).flatMap(overlaps))).toEqual([]);
  });

  test("every control is in the viewport", () => {
    const table = ({ size }: TableLayout) => ({ x: 0, y: 0, ...size });
    expect(faultsIn((layout) => dockParts(layout).flatMap((parts) => outside(parts, table(layout))))).toEqual([]);
  });

  test("the dock and the felt do not overlap", () => {
    expect(faultsIn(({ felt, dock }) => dock.boxes.filter((box) => overlap(box, felt.box)).map(String))).toEqual([]);
  });

  test("every touch target is at least 44 pixels wide and high", () => {
    const small = ({ seats, dock, over }: TableLayout) =>
      [
        ...Object.entries(dock.moves),
        ...dock.answers.map((box) => ["answer", box] as const),
        ...dock.chips.map((box) => ["chip", box] as const),
        ["undo", dock.undo] as const,
        ["double", dock.double] as const,
        ["clear", dock.clear] as const,
        ["deal", dock.deal] as const,
        ...seats.map(({ seat, target }) => [seat, target] as const),
        ...seats.flatMap(({ seat, takeBack }) => (takeBack === null ? [] : [[`${seat} take back`, takeBack] as const])),
        ...seats.flatMap(({ hands }) =>
          hands.filter(({ isCollapsed }) => isCollapsed).map(({ name, caption }) => [name, caption] as const),
        ),
        ...(over === null ? [] : [["start again", over.startAgain] as const]),
      ]
        .filter(([, { width, height }]) => Math.min(width, height) < 43.99)
        .map(([name, { width, height }]) => `${name} ${width} × ${height}`);
    expect(faultsIn(small)).toEqual([]);
  });

  test("the targets of the seats do not overlap", () => {
    const targets = ({ seats }: TableLayout) =>
      seats.flatMap(({ seat, target, takeBack }) => [
        { name: seat, box: target },
        ...(takeBack === null ? [] : [{ name: `${seat} take back`, box: takeBack }]),
      ]);
    expect(faultsIn((layout) => overlaps(targets(layout)))).toEqual([]);
  });

  test("each ring has a button that takes back a chip before the first hand, except in a small table", () => {
    const resting = MATRIX.filter(([name]) => name.endsWith("betting"));
    const missing = resting.filter(([, { seats }]) => seats.some(({ takeBack }) => takeBack === null));
    expect([...new Set(missing.map(([, { mode }]) => mode))]).toEqual(["small"]);
    const playing = MATRIX.filter(([name]) => /opening|insurance|players|dealer/.test(name));
    expect(playing.flatMap(([, { seats }]) => seats).filter(({ takeBack }) => takeBack !== null)).toEqual([]);
  });

  test("no text is smaller than 11 pixels, and no storm capitals than 13", () => {
    const small = ({ text, print }: TableLayout) => [
      ...Object.entries({ ...text, fontWidth: text.least })
        .filter(([, size]) => size < 11)
        .map(([name, size]) => `${name} ${size}`),
      ...(print.pay !== null && print.pay.size < 11 ? ["pay line"] : []),
      ...[print.word?.size, print.sum.size, text.figure, text.leastCapitals]
        .filter((size) => size !== undefined && size < 13)
        .map((size) => `capitals ${size}`),
    ];
    expect(faultsIn(small)).toEqual([]);
  });

  test("every text has a box as high as its smallest lettering", () => {
    const low = ({ seats, dealer, dock, text }: TableLayout) =>
      [
        ["message", dock.message.height / dock.messageLines] as const,
        ["dealer caption", dealer.caption.height] as const,
        ...seats.flatMap(({ label, hands }) => [
          ...(label === null ? [] : [["label", label.height] as const]),
          ...hands.map(({ name, caption }) => [name, caption.height] as const),
        ]),
      ]
        .filter(([, height]) => height < text.least * 1.15)
        .map(([name, height]) => `${name} ${height}`);
    expect(faultsIn(low)).toEqual([]);
  });

  test("the result of a round is below the dealer and above the hands, and is large outside a small table", () => {
    const settled = MATRIX.filter(([name]) => /settled|bust/.test(name));
    const faults = settled.flatMap(([name, { mode, dealer, seats, print }]) => {
      const { x, y, size } = print.sum;
      const sum: Box = { x: x - size, y: y - size / 2, width: 2 * size, height: size };
      const others = [
        ...dealer.cards.map(coverOf),
        dealer.caption,
        ...seats.flatMap(({ hands }) => hands.map(({ frame }) => frame)),
      ];
      const least = mode === "small" ? 13 : mode === "tall" || dealer.result !== null ? 14 : 22;
      return [
        ...(size < least ? [`${name}: ${size} pixels`] : []),
        ...others.filter((box) => overlap(box, sum)).map(({ y: other }) => `${name}: ${y} overlaps ${other}`),
      ];
    });
    expect(faults).toEqual([]);
  });

  test("after a round, a split seat has one ring for its next bet, in the middle or at its first hand", () => {
    const settled = MATRIX.filter(([name]) => name.endsWith("settled")).flatMap(([, { seats }]) => seats);
    const rings = settled
      .filter(({ hands }) => hands.length > 1)
      .map(({ hands }) => hands.map(({ hasRing }) => hasRing));
    expect(new Set(rings.map(([, ...others]) => others.includes(true)))).toEqual(new Set([false]));
    const divided = MATRIX.filter(([name]) => name.endsWith("dealer")).flatMap(([, { seats }]) => seats);
    expect(divided.some(({ hands }) => hands.length > 1 && hands.every(({ hasRing }) => hasRing))).toBe(true);
  });

  test("after a round, every seat in play has a ring or a label for its next bet", () => {
    const settled = MATRIX.filter(([name]) => name.endsWith("settled"));
    const faults = settled.flatMap(([name, { seats }]) =>
      seats
        .filter(({ label, hands }) => label === null && hands.length > 0 && !hands.some(({ hasRing }) => hasRing))
        .map(({ seat }) => `${name}: ${seat}`),
    );
    expect(faults).toEqual([]);
  });

  test("after a round, no text beside a ring states the doubled bet of the last round", () => {
    const doubled = scene({
      bets: { right: 1000, middle: 1000, left: 1000 },
      cards: "5_h 9_c 9_d 10_s 6_h 10_d 10_h 10_c 2_s",
      moves: [
        { type: "Double", hand: "right" },
        { type: "Stand", hand: "middle" },
        { type: "Stand", hand: "left" },
      ],
    });
    const land = tableLayout(doubled.view, { width: 740, height: 360 });
    expect(land.seats.map(({ hands, label }) => [label, hands.map(({ amount }) => amount !== null)])).toEqual([
      [null, [true]],
      [null, [true]],
      [null, [false]],
    ]);
    const alone = scene({
      cards: "8_h 10_s 8_d 10_c 2_s 3_s",
      moves: [
        { type: "Split", hand: "right" },
        { type: "Stand", hand: "right" },
        { type: "Stand", hand: "right-2" },
      ],
    });
    const [, , right] = tableLayout(alone.view, { width: 740, height: 360 }).seats;
    expect([right?.label === null, right?.hands.map(({ amount }) => amount)]).toEqual([false, [null, null]]);
  });

  test("the shoe and the tray keep their size and place in every phase", () => {
    const places = WINDOWS.map((window) => {
      const layouts = MATRIX.filter(([name]) => name.startsWith(`${window}, `)).map(([, layout]) => layout);
      return new Set(layouts.map(({ shoe, tray }) => JSON.stringify([shoe.box, shoe.label, tray.box, tray.label])))
        .size;
    });
    expect(new Set(places)).toEqual(new Set([1]));
  });

  test("the example hands at the sides of a wide felt do not touch the wordmark", () => {
    const sizes = fc.record({
      width: fc.integer({ min: 1000, max: 2600 }),
      height: fc.integer({ min: 500, max: 1400 }),
    });
    fc.assert(
      fc.property(sizes, (size) => {
        const { print } = tableLayout(fakeView({ phase: "betting" }), size);
        const [left] = print.examples ?? [];
        if (left === undefined || print.word === null) return;
        expect(left.x + left.width).toBeLessThan(print.word.x - print.word.width / 2);
      }),
    );
  });

  test("the printing is within its zone", () => {
    const beyond = ({ print }: TableLayout) =>
      [print.word, print.pay]
        .filter((line) => line !== null)
        .filter(
          ({ y, size }) =>
            size <= print.box.height &&
            !isWithin({ x: print.box.x, y: y - size / 2, width: 1, height: size }, print.box),
        )
        .map(({ y }) => `${y} of ${print.box.y} to ${print.box.y + print.box.height}`);
    expect(faultsIn(beyond)).toEqual([]);
  });

  test("the felt scrolls at a zoom of 400 % only", () => {
    const scrolls = MATRIX.filter(([, { felt }]) => felt.contentHeight > felt.box.height);
    expect([...new Set(scrolls.map(([, { mode }]) => mode))]).toEqual(["small"]);
    expect(scrolls.length).toBeGreaterThan(0);
  });
});

test("nothing overlaps at any size, with any hands", () => {
  const hands = fc.array(fc.integer({ min: 1, max: 10 }), { maxLength: 4 });
  const size = fc.oneof(
    fc.record({ width: fc.integer({ min: 320, max: 2600 }), height: fc.integer({ min: 480, max: 1600 }) }),
    fc.record({ width: fc.integer({ min: 500, max: 1200 }), height: fc.integer({ min: 280, max: 480 }) }),
  );
  const table = fc.record({
    left: hands,
    middle: hands,
    right: hands,
    dealer: fc.integer({ min: 2, max: 10 }),
    isDoubled: fc.boolean(),
    phase: fc.constantFrom(...PHASES),
    chips: fc.integer({ min: 1, max: 12 }),
    direction: fc.constantFrom("ltr" as const, "rtl" as const),
  });
  fc.assert(
    fc.property(table, size, (fake, at) => {
      const layout = tableLayout(fakeView(fake), at);
      expect(overlaps(feltParts(layout))).toEqual([]);
      expect(outside(feltParts(layout), contentOf(layout))).toEqual([]);
      for (const parts of dockParts(layout)) {
        expect(overlaps(parts)).toEqual([]);
        expect(outside(parts, { x: 0, y: 0, ...at })).toEqual([]);
      }
    }),
    { numRuns: 300 },
  );
});
