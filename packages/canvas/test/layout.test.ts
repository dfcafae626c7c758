import { ENGLISH, view } from "@thunderjack/stage";
import { cardsFrom, given } from "@thunderjack/testkit";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Box, type CardPlace, layout, type Scene, type Size } from "../src/index.js";
import { anySize, anyStory, viewsOf } from "./any-view.js";

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

function sceneOf(scenario: ReturnType<typeof given>, size: Size): Scene {
  const { rules, publicState } = scenario.table;
  return layout(view(rules, publicState, ENGLISH), size);
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

/** What a card covers, also when it lies across the others. */
function cover({ x, y, width, rotation }: CardPlace): Box {
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

/** Everything in a scene that takes room. */
function* boxesOf(scene: Scene): Generator<readonly [name: string, box: Box]> {
  for (const card of scene.cards) yield [`card ${card.key}`, cover(card)];
  for (const { key, box } of scene.lines) if (key !== "tray" && key !== "shoe") yield [`line ${key}`, box];
  for (const { box } of scene.outlines) yield ["an outline", box];
  for (const [id, area] of scene.areas) yield [id, area];
  for (const { key, x, y, size } of scene.chips) {
    yield [`chip ${key}`, { x: x - size / 2, y: y - size / 2, width: size, height: size }];
  }
  yield ["the shoe", scene.shoe.box];
  yield ["the tray", scene.tray.box];
  if (scene.over !== null) yield ["the panel", scene.over];
}

/** Calls back for scenes of games that were played at random, at sizes that were chosen at random. */
function always(check: (scene: Scene) => void): void {
  fc.assert(
    fc.property(anyStory, anySize, (story, size) => {
      for (const seen of viewsOf(story)) check(layout(seen, size));
    }),
    { numRuns: 60 },
  );
}

describe("whatever happens, at any size", () => {
  test("everything lies on the table", () => {
    always((scene) => {
      const table = { x: 0, y: 0, ...scene.size };
      const outside = [...boxesOf(scene)].filter(([, box]) => !isWithin(box, table));
      expect(outside, nameOf(scene.size)).toEqual([]);
    });
  });

  test("the controls can be hit with a thumb, and none lies on another", () => {
    always((scene) => {
      const areas = [...scene.areas];
      for (const [place, [id, area]] of areas.entries()) {
        expect(Math.min(area.width, area.height), `${id} at ${nameOf(scene.size)}`).toBeGreaterThanOrEqual(44);
        for (const [other, there] of areas.slice(place + 1)) {
          // The panel lies over the seats on purpose.
          if (other === "start-again" || id === "start-again") continue;
          expect(overlap(area, there), `${id} and ${other} at ${nameOf(scene.size)}`).toBe(false);
        }
      }
    });
  });

  test("the cards lie on the felt, and on no seat's circle", () => {
    always((scene) => {
      for (const card of scene.cards) {
        const { y, height } = cover(card);
        expect(y + height, nameOf(scene.size)).toBeLessThanOrEqual(scene.railTop);
        for (const { seat, area } of scene.spots) {
          expect(overlap(cover(card), area), `${card.key} and ${seat} at ${nameOf(scene.size)}`).toBe(false);
        }
      }
    });
  });

  test("no hand reaches into another one", () => {
    always((scene) => {
      for (const one of scene.cards) {
        for (const other of scene.cards) {
          if (one.hand >= other.hand) continue;
          const name = `${one.hand} and ${other.hand} at ${nameOf(scene.size)}`;
          expect(overlap(cover(one), cover(other)), name).toBe(false);
        }
      }
    });
  });

  test("no card leaves its seat", () => {
    always((scene) => {
      const seats = [...scene.spots].sort((one, other) => one.area.x - other.area.x);
      for (const [place, { seat }] of seats.entries()) {
        const middle = (next: number) => {
          const [one, two] = [seats[place], seats[next]];
          if (one === undefined || two === undefined) return next < 0 ? 0 : scene.size.width;
          return (one.area.x + one.area.width / 2 + two.area.x + two.area.width / 2) / 2;
        };
        for (const card of scene.cards) {
          if (!card.hand.startsWith(seat)) continue;
          const { x, width } = cover(card);
          expect(x, `${card.key} at ${nameOf(scene.size)}`).toBeGreaterThanOrEqual(middle(place - 1) - 1);
          expect(x + width, `${card.key} at ${nameOf(scene.size)}`).toBeLessThanOrEqual(middle(place + 1) + 1);
        }
      }
    });
  });

  test("every card of the view lies there once", () => {
    fc.assert(
      fc.property(anyStory, anySize, (story, size) => {
        for (const seen of viewsOf(story)) {
          const hands = seen.seats.flatMap(({ hands }) => hands);
          const keys = [seen.dealer, ...hands].flatMap(({ cards }) => cards.map(({ key }) => key));
          expect(
            layout(seen, size)
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
  test("the right seat is on the right, though it plays first", () => {
    const { spots } = sceneOf(given({}), size);
    const fromTheLeft = [...spots].sort((one, other) => one.area.x - other.area.x).map(({ seat }) => seat);
    expect(fromTheLeft).toEqual(["left", "middle", "right"]);
  });

  test("the cards of six hands can be read", () => {
    const scene = sceneOf(sixHands(), size);
    const hands = new Set(scene.cards.map(({ hand }) => hand));
    expect([...hands].sort()).toEqual(["dealer", "left", "left-2", "middle", "middle-2", "right", "right-2"]);
    for (const { width } of scene.cards) expect(width).toBeGreaterThanOrEqual(26);
  });

  test("between two rounds the signs stand between the chips and the words, in the order of the mirror", () => {
    const { buttons } = sceneOf(given({}).when("stand"), size);
    expect(buttons.filter(({ look }) => look !== "chip").map(({ id, sign }) => [id, sign])).toEqual([
      ["shortcut:0", "undo"],
      ["shortcut:1", "double"],
      ["clear", null],
      ["deal", null],
    ]);
    expect(buttons.filter(({ look }) => look === "chip").every(({ area }) => area.y === buttons[0]?.area.y)).toBe(true);
  });

  test("a doubled hand's third card lies across", () => {
    const scene = sceneOf(given({ cards: "5_h 6_s 6_d 10_c 9_h" }).when("double"), size);
    const [nine] = cardsFrom("9_h");
    expect(scene.cards.find(({ key }) => key === nine)?.rotation).toBeCloseTo(Math.PI / 2);
  });

  test("the panel of a game that is over holds its sentence and its button", () => {
    const scene = sceneOf(given({ credits: 1000, cards: "10_h 9_s 6_d 10_c 10_d" }).when("hit"), size);
    const { over } = scene;
    if (over === null) throw new Error("There is no panel.");
    const button = scene.areas.get("start-again");
    const line = scene.lines.find(({ key }) => key === "over")?.box;
    if (button === undefined || line === undefined) throw new Error("Something is missing in the panel.");
    expect([isWithin(button, over), isWithin(line, over), overlap(button, line)]).toEqual([true, true, false]);
    expect([...scene.areas.keys()].filter((id) => !id.startsWith("seat:"))).toEqual(["start-again"]);
  });

  test("a shoe of many chips is laid out too", () => {
    const chips = [500, 1000, 2000, 2500, 5000, 10_000, 20_000, 25_000, 50_000, 100_000, 200_000, 500_000];
    const { rules, publicState } = given({ rules: { betStep: 500, minBet: 500, chips } }).when("stand").table;
    const scene = layout(view(rules, publicState), size);
    const laid = scene.buttons.filter(({ look }) => look === "chip").map(({ area }) => area);
    expect(laid).toHaveLength(12);
    for (const [place, area] of laid.entries()) {
      expect(laid.slice(place + 1).some((other) => overlap(area, other))).toBe(false);
      expect(isWithin(area, { x: 0, y: scene.railTop, width: size.width, height: size.height - scene.railTop })).toBe(
        true,
      );
    }
  });
});

test("the face of the hole card is not in the scene", () => {
  const scene = sceneOf(given({ cards: "10_h 9_s 8_d q_c" }), { width: 800, height: 600 });
  expect(scene.cards.filter(({ card }) => card === null).map(({ key }) => key)).toEqual(["dealer-1"]);
  expect(JSON.stringify(scene)).not.toContain("q_c");
});

test("what was refused stands in place of the message", () => {
  const { rules, publicState } = given({}).table;
  const scene = layout(
    view(rules, publicState),
    { width: 800, height: 600 },
    { notice: "Not enough credits.", selectedSeats: ["left"], shortcuts: [] },
  );
  expect(scene.lines.find(({ key }) => key === "message")?.words).toEqual([
    { look: "refusal", text: "Not enough credits." },
  ]);
  expect(scene.spots.filter(({ isOn }) => isOn).map(({ seat }) => seat)).toEqual(["left"]);
});
