import { describe, expect, test } from "vitest";
import { DeckCore } from "../src/deck/deck-core.js";
import { unmoved } from "./chance.js";

type Core = DeckCore<string, number, string, string>;

/** Returns the number of entries that an action reads from the columns of the cards, which is a measure of its time. */
function readsOf(core: Core, action: () => void): number {
  let reads = 0;
  const { nodes } = core.layout;
  const plain = { ...nodes };
  const counted = Object.entries(plain).map(([name, column]) => {
    const get = (target: number[], key: string | symbol) => {
      reads++;
      return Reflect.get(target, key);
    };
    return [name, new Proxy(column, { get })];
  });
  Object.assign(nodes, Object.fromEntries(counted));
  action();
  Object.assign(nodes, plain);
  return reads;
}

/** Returns a core with this number of cards in place 0, and an empty place 1. */
function coreOf(count: number): Core {
  const core: Core = new DeckCore({ random: unmoved, locations: ["deck", "discard"] });
  const ids = Array.from({ length: count }, (_, at) => String(at));
  core.create(
    ids,
    ids.map(() => "h"),
    ids.map(() => 2),
    0,
  );
  return core;
}

/** Returns the extreme positions of place 0 and its three top cards. */
const endsOf = ({ layout }: Core) => [layout.extreme(0, true), layout.extreme(0, false), layout.pile(0).fromTop(3)];

const STEPS: [name: string, step: (core: Core, at: number, count: number) => unknown][] = [
  ["an insert at the bottom", (core, at) => core.insertExtreme(at, 1, false)],
  ["an insert on top", (core, at) => core.insertExtreme(at, 1, true)],
  ["an insert at the lowest position, which is taken", (core, at) => core.insert(at, 1, 0)],
  ["an insert at a position in the middle, which is taken", (core, at) => core.insert(at, 1, at >> 1)],
  ["an insert in the middle of its own pile", (core, at, count) => core.insert(at, 0, count >> 1)],
  ["a move of the bottom card", (core, at) => core.move([at], 1, 0)],
  ["a draw", (core) => core.draw(0, 1, 0)],
  ["a draw to the bottom of another pile", (core, at) => core.draw(0, 1, -at)],
  ["a draw of one of several cards", (core) => core.pick(2, 0, 1, 0, false)],
  ["a query of both ends of a pile, and a draw", (core) => [endsOf(core), core.draw(0, 1, 0)]],
  ["a query of the position of a card", (core, at) => core.layout.argOf(at)],
];

describe("For four times as many cards, the number of reads is less than six times as high for", () => {
  test.each(STEPS)("%s", (_, step) => {
    const cost = (count: number) => {
      const core = coreOf(count);
      return readsOf(core, () => {
        for (let at = 0; at < count; at++) step(core, at, count);
      });
    };
    expect(cost(1600) / cost(400)).toBeLessThan(6);
  });

  test("an insert at the bottom with a subscriber", () => {
    const cost = (count: number) => {
      const core = coreOf(count);
      core.feed.changes$.subscribe();
      return readsOf(core, () => {
        for (let at = 0; at < count; at++) core.insertExtreme(at, 1, false);
      });
    };
    expect(cost(1600) / cost(400)).toBeLessThan(6);
  });
});
