import fc from "fast-check";
import { expect, test } from "vitest";
import { differences, History, isEqual, pathText, valueAt } from "../src/index.js";

/** A small state with a list, an object and a number, and events that change one value each. */
interface State {
  readonly count: number;
  readonly names: readonly string[];
  readonly deep: { readonly a: number; readonly b: { readonly c: string | null } };
}

type Event =
  | { readonly type: "Counted"; readonly by: number }
  | { readonly type: "Named"; readonly name: string }
  | { readonly type: "Removed" }
  | { readonly type: "Deepened"; readonly a: number; readonly c: string | null };

const initial: State = { count: 0, names: [], deep: { a: 0, b: { c: null } } };

function evolve(state: State, event: Event): State {
  switch (event.type) {
    case "Counted":
      return { ...state, count: state.count + event.by };
    case "Named":
      return { ...state, names: [...state.names, event.name] };
    case "Removed":
      return { ...state, names: state.names.slice(1) };
    case "Deepened":
      return { ...state, deep: { a: event.a, b: { c: event.c } } };
  }
}

const event: fc.Arbitrary<Event> = fc.oneof(
  fc.record({ type: fc.constant("Counted" as const), by: fc.integer({ min: 0, max: 1 }) }),
  fc.record({ type: fc.constant("Named" as const), name: fc.constantFrom("a", "b") }),
  fc.record({ type: fc.constant("Removed" as const) }),
  fc.record({
    type: fc.constant("Deepened" as const),
    a: fc.integer({ min: 0, max: 1 }),
    c: fc.constantFrom("x", null),
  }),
);

const path = fc.constantFrom<string[]>(
  [],
  ["count"],
  ["names"],
  ["names", "0"],
  ["names", "1"],
  ["deep"],
  ["deep", "a"],
  ["deep", "b", "c"],
  ["missing", "field"],
);

/** Compares all states, from the last one back. */
function slowLastChange(events: readonly Event[], keys: readonly string[], position: number): number {
  const states = [initial];
  for (const one of events) states.push(evolve(states.at(-1) ?? initial, one));
  for (let place = position; place > 0; place--) {
    if (!isEqual(valueAt(states[place], keys), valueAt(states[place - 1], keys))) return place;
  }
  return 0;
}

test("finds the last change of 10,000 random paths and positions like a comparison of all states", () => {
  fc.assert(
    fc.property(
      fc.array(event, { maxLength: 60 }),
      fc.array(fc.tuple(path, fc.nat()), { minLength: 50, maxLength: 50 }),
      (events, questions) => {
        const history = new History({ initial, evolve }, events);
        for (const [keys, number] of questions) {
          const position = number % (events.length + 1);
          expect(history.lastChange(keys, position)).toBe(slowLastChange(events, keys, position));
        }
      },
    ),
    { numRuns: 200 },
  );
});

test("finds a change in an earlier chunk, and none before the first event", () => {
  const events: Event[] = [
    { type: "Named", name: "a" },
    ...Array.from({ length: 2000 }, (): Event => ({ type: "Counted", by: 1 })),
  ];
  const history = new History({ initial, evolve }, events);
  expect(history.lastChange(["names", "0"], 2001)).toBe(1);
  expect(history.lastChange(["count"], 1500)).toBe(1500);
  expect(history.lastChange(["deep", "a"], 2001)).toBe(0);
});

test("returns the state at every position, in any order", () => {
  fc.assert(
    fc.property(
      fc.array(event, { maxLength: 700, size: "max" }),
      fc.array(fc.nat(), { maxLength: 20 }),
      (events, positions) => {
        const history = new History({ initial, evolve }, events);
        for (const number of positions) {
          const position = number % (events.length + 1);
          expect(history.stateAt(position)).toEqual(events.slice(0, position).reduce(evolve, initial));
        }
      },
    ),
    { numRuns: 30 },
  );
});

test.each([-1, 3, 0.5, Number.NaN])("throws for the position %d of two events", (position) => {
  const history = new History({ initial, evolve }, [{ type: "Removed" }, { type: "Removed" }]);
  expect(() => history.stateAt(position)).toThrow(RangeError);
});

test("does not append an event that cannot be folded", () => {
  const history = new History<number, number>({
    initial: 0,
    evolve: (sum, number) => {
      if (number < 0) throw new RangeError("The number is negative.");
      return sum + number;
    },
  });
  history.append(1);
  expect(() => history.append(-1)).toThrow("The number is negative.");
  history.append(2);
  expect([history.length, history.stateAt(2)]).toEqual([2, 3]);
});

test("lists the differences between two states, which lead from one to the other", () => {
  expect(differences({ a: 1, list: [1, 2], same: { x: 1 } }, { a: 2, list: [1, 3, 4], same: { x: 1 } })).toEqual([
    { path: ["a"], before: 1, after: 2 },
    { path: ["list", "1"], before: 2, after: 3 },
    { path: ["list", "2"], before: undefined, after: 4 },
  ]);
  fc.assert(
    fc.property(fc.array(event), fc.array(event), (one, other) => {
      const [before, after] = [one.reduce(evolve, initial), other.reduce(evolve, initial)];
      const found = differences(before, after);
      expect(found.length === 0).toBe(isEqual(before, after));
      for (const difference of found) {
        expect(valueAt(before, difference.path)).toEqual(difference.before);
        expect(valueAt(after, difference.path)).toEqual(difference.after);
      }
    }),
  );
});

test("writes a path as an expression", () => {
  expect(pathText(["hands", "0", "cards"])).toBe("hands[0].cards");
  expect(pathText(["left-2", "x y"])).toBe('["left-2"]["x y"]');
});
