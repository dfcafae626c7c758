import fc from "fast-check";
import { expect, test } from "vitest";
import { Nodes, Pile } from "../src/deck/pile.js";

const CARDS = 60;
const position = fc.integer({ min: -5, max: 65 });
const card = fc.integer({ min: 0, max: CARDS - 1 });

const steps = fc.oneof(
  fc.record({ type: fc.constant("put" as const), card, position }),
  fc.record({ type: fc.constant("shift" as const), position }),
  fc.record({ type: fc.constant("look" as const), card, position }),
);

test("a pile of many cards equals a sorted list after insertions, removals and shifts", () => {
  fc.assert(
    fc.property(fc.array(steps, { minLength: 20, maxLength: 300, size: "max" }), (list) => {
      const nodes = new Nodes();
      const pile = new Pile(nodes);
      for (let at = 0; at < CARDS; at++) nodes.add();
      let plain = Array.from({ length: CARDS }, (_, card) => ({ card, position: card }));
      pile.fill(
        plain.map((entry) => entry.card),
        0,
        1,
      );
      for (const step of list) {
        switch (step.type) {
          case "put": {
            pile.remove(step.card);
            pile.insert(step.card, step.position);
            plain = plain.filter((entry) => entry.card !== step.card);
            const above = plain.findIndex((entry) => entry.position > step.position);
            plain.splice(above < 0 ? plain.length : above, 0, step);
            break;
          }
          case "shift":
            pile.shiftFrom(step.position);
            plain = plain.map((entry) =>
              entry.position >= step.position ? { ...entry, position: entry.position + 1 } : entry,
            );
            break;
          case "look": {
            const others = plain.filter((entry) => entry.card !== step.card);
            const lowest = others.find((entry) => entry.position === step.position);
            expect(pile.lowestAt(step.position, step.card)).toBe(lowest?.card ?? -1);
          }
        }
      }
      const entries = pile.toArray().map((card) => ({ card, position: pile.argOf(card) }));
      expect(entries).toEqual(plain.map(({ card, position }) => ({ card, position })));
      expect([pile.size, pile.bottom, pile.top]).toEqual([CARDS, plain[0]?.card, plain.at(-1)?.card]);
      expect(pile.fromTop(7)).toEqual(
        entries
          .slice(-7)
          .reverse()
          .map(({ card }) => card),
      );
    }),
    { numRuns: 100 },
  );
});
