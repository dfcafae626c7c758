import { chosenSeeds, ruleSet } from "@thunderjack/core";
import fc from "fast-check";
import type * as v from "valibot";
import { describe, expect, it } from "vitest";
import { EVENT_SCHEMAS, readEvent, WrittenEvents } from "../src/event-format.js";
import { BadLine } from "../src/fault.js";
import { bets, card, cards, check, hand, hands, ordinal, whole, yesOrNo } from "../src/fields.js";
import { parseRecording } from "../src/index.js";
import { LineBytes } from "../src/line-bytes.js";
import { objectOf } from "../src/lines.js";
import { anyRules } from "./any-rules.js";
import { playedTable, seedsInChain, textOf } from "./played-table.js";

/*
 * Compares the scanner of written lines with `JSON.parse` and the schemas, which decide whether a line is valid.
 */

/** Reads a line by its JSON and its schema; `null` if it is not a valid event. */
function byJson(text: string): object | null {
  try {
    const object = objectOf({ number: 2, text, isEnded: true });
    return object === undefined ? null : readEvent(object);
  } catch (error) {
    if (error instanceof BadLine) return null;
    throw error;
  }
}

const byScanner = (line: string): object | null => new WrittenEvents(new LineBytes(`${line}\n`)).read();

const VALUES: ReadonlyMap<unknown, unknown> = new Map<unknown, unknown>([
  [whole, 20],
  [ordinal, 3],
  [yesOrNo, true],
  [card, "10_h_0"],
  [cards, ["2_h_0", "k_s_7"]],
  [hand, "left-2"],
  [hands, ["right", "left"]],
  [bets, { right: 0, middle: 5, left: 0 }],
  [check, "0123456789abcdef"],
]);

/** Returns a valid value of a field. */
function validFor(schema: v.ObjectEntries[string]): unknown {
  if (VALUES.has(schema)) return VALUES.get(schema);
  if ("options" in schema && Array.isArray(schema.options)) return schema.options[0];
  return null; // of a field that can be masked
}

const CHOICES = [3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8, 9, 7, 9, 3, 2, 3, 8, 4];

/** Event lines of both versions: of a single shoe, and of a shoe in a chain of seeds. */
const played = ["thunderjack", "casino", "vingt-et-un"].flatMap((preset) =>
  [chosenSeeds("written"), seedsInChain("written")].flatMap((seeds) =>
    playedTable(ruleSet(preset), "written", CHOICES, seeds).lines.slice(1, -1),
  ),
);

const anyChoices = fc.array(fc.nat(), { maxLength: 60 });

/** A line in which some characters are replaced, inserted or removed. */
const anyMutated = fc
  .tuple(
    fc.constantFrom(...played),
    fc.array(
      fc.tuple(
        fc.nat(),
        fc.nat(2),
        fc.oneof(fc.constantFrom(...'{}[]",:019-.e \\truefalsn_xé'), fc.string({ maxLength: 2 })),
      ),
      { maxLength: 3 },
    ),
  )
  .map(([line, changes]) => {
    let text = line;
    for (const [place, removed, inserted] of changes) {
      const at = place % text.length;
      text = text.slice(0, at) + inserted + text.slice(at + removed);
    }
    return text.replaceAll("\n", " ");
  });

/** A line in which the value of one field is replaced by any value. */
const anyOtherValue = fc
  .tuple(
    fc.constantFrom(...played),
    fc.nat(),
    fc.oneof(
      fc.jsonValue({ maxDepth: 2 }),
      fc.constantFrom<unknown>(
        0,
        -0,
        -1,
        2 ** 53 - 1,
        2 ** 53,
        1e15,
        1e16,
        1.5,
        "right-4",
        "10_h_7",
        "10_h_8",
        "2_h_00",
      ),
      fc.array(fc.constantFrom("2_h_0", "k_s_3", "10_d_9", "left-2")),
    ),
  )
  .map(([line, nth, value]) => {
    const content = JSON.parse(line);
    const keys = Object.keys(content);
    content[keys[nth % keys.length] ?? ""] = value;
    return JSON.stringify(content);
  });

describe("the scanner of written lines", () => {
  it("reads every event line that the recorder writes, under any rules", () => {
    fc.assert(
      fc.property(anyRules, fc.string(), anyChoices, fc.boolean(), (rules, seed, choices, isInChain) => {
        const seeds = isInChain ? seedsInChain(seed) : chosenSeeds(seed);
        for (const line of playedTable(rules, seed, choices, seeds).lines.slice(1, -1)) {
          const event = byScanner(line);
          expect(event, line).not.toBeNull();
          // The order of the fields is compared too.
          expect(JSON.stringify(event)).toBe(line);
          expect(event).toEqual(byJson(line));
        }
      }),
      { numRuns: 40 },
    );
  });

  it("has a reader for every type of event", () => {
    const types = new Set(played.map((line) => JSON.parse(line).type));
    expect(types.size).toBeGreaterThan(15);
    for (const [type, { entries }] of EVENT_SCHEMAS) {
      const { seq: _seq, type: _type, t: _t, ...fields } = entries;
      const values = Object.entries(fields).map(([name, schema]) => [name, validFor(schema)]);
      const event = { seq: 1, type, ...Object.fromEntries(values), t: 0 };
      expect(byJson(JSON.stringify(event)), type).toEqual(event);
      expect(byScanner(JSON.stringify(event)), type).toEqual(event);
    }
  });

  it("never accepts a line that the schemas reject, and reads no different event from a valid line", () => {
    let [accepted, refused] = [0, 0];
    fc.assert(
      fc.property(fc.oneof(anyMutated, anyOtherValue), (line) => {
        const event = byScanner(line);
        if (event === null) return void refused++;
        accepted++;
        expect(event).toEqual(byJson(line));
        expect(JSON.stringify(event)).toBe(line);
      }),
      { numRuns: process.env.THOROUGH ? 200_000 : 2000 },
    );
    expect(accepted).toBeGreaterThan(100);
    expect(refused).toBeGreaterThan(1000);
  });

  it.each([
    [1, "vingt-et-un", chosenSeeds("mutated")],
    [2, "casino", seedsInChain("mutated")],
  ])(
    "reads mutated recordings of version %i like the schemas: the same events, line and reason",
    (version, preset, seeds) => {
      const { lines } = playedTable(ruleSet(preset), "mutated", [1, 0, 1], seeds);
      expect(JSON.parse(lines[0] ?? "").version).toBe(version);
      // A space before each line is valid JSON that the recorder does not write.
      const spaced = (all: readonly string[]) => textOf(all.map((line) => ` ${line}`));
      const anyChange = fc.tuple(
        fc.nat(lines.length - 1),
        fc.oneof(anyMutated, anyOtherValue, fc.constantFrom(...lines)),
      );
      fc.assert(
        fc.property(fc.array(anyChange, { maxLength: 3 }), (changes) => {
          const changed = [...lines];
          for (const [place, line] of changes) changed[place] = line;
          expect(parseRecording(textOf(changed))).toEqual(parseRecording(spaced(changed)));
        }),
        { numRuns: process.env.THOROUGH ? 20_000 : 500 },
      );
    },
  );

  it("leaves a line without a newline, a line that is too long and a page with added properties to the schemas", () => {
    const line = played.find((one) => one.includes('"CardsDiscarded"')) ?? "";
    expect(new WrittenEvents(new LineBytes(line)).read()).toBeNull();
    expect(byScanner(line)).not.toBeNull();
    const cards = Array.from({ length: 3000 }, () => '"2_h_0"').join(",");
    expect(byScanner(line.replace(/\[.*\]/, `[${cards}]`))).toBeNull();
    Object.defineProperty(Object.prototype, "faceDown", { set: () => undefined, configurable: true });
    try {
      expect(byScanner(line)).toBeNull();
    } finally {
      Reflect.deleteProperty(Object.prototype, "faceDown");
    }
  });
});
