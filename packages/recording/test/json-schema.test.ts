import { readFileSync, writeFileSync } from "node:fs";
import { canonicalCards, isCardId } from "@thunderjack/cards";
import { PRESETS, ruleSet } from "@thunderjack/core";
import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lineSchema, lineSchemaOfVersion1 } from "../scripts/line-schema.js";
import { checkAddition, isRecoveryLine, isStackedLine, readRecovery, readStacked } from "../src/closing.js";
import { readEvent } from "../src/event-format.js";
import { parseRecording } from "../src/index.js";
import type { JsonObject } from "../src/json.js";
import { checkLimits } from "../src/limits.js";
import { isTrailerLine, readTrailer } from "../src/trailer.js";
import { anyRules } from "./any-rules.js";
import { playedTable, seedsInChain } from "./played-table.js";

const generated = { "recording-line.json": lineSchema(), "recording-line-1.json": lineSchemaOfVersion1() };
const fileOf = (name: string) => new URL(`../schema/${name}`, import.meta.url);
if (process.env.WRITE_SCHEMA) {
  for (const [name, schema] of Object.entries(generated)) writeFileSync(fileOf(name), JSON.stringify(schema));
}

const committedIn = (name: string) => JSON.parse(readFileSync(fileOf(name), "utf8"));
const committed = committedIn("recording-line.json");
const ajv = new Ajv2020({ formats: { "date-time": (text: string) => !Number.isNaN(Date.parse(text)) } });
ajv.addSchema(committed, "recording-line.json");
const isLine = ajv.compile({ $ref: "recording-line.json" });
const isLineOfVersion1 = ajv.compile(committedIn("recording-line-1.json"));

/** Lines of version 1 with events of all kinds. */
const linesOfVersion1 = Object.keys(PRESETS).flatMap((preset) =>
  [1, 2, 3].flatMap(
    (turn) =>
      playedTable(
        ruleSet(preset),
        `schema ${turn}`,
        Array.from({ length: 150 }, (_, place) => place * turn),
      ).lines,
  ),
);

/** Lines with events of all kinds. */
const lines = Object.keys(PRESETS).flatMap((preset) =>
  [1, 2, 3, 4, 5, 6].flatMap((turn) => [
    ...playedTable(
      ruleSet(preset),
      `schema ${turn}`,
      Array.from({ length: 150 }, (_, place) => (place * turn * 7919) % 1009),
      seedsInChain(`schema ${turn}`),
    ).lines,
    '{"recovered":"tail-cut"}',
    '{"stacked":2,"cards":["10_h_0"]}',
    `{"x_note":"a line after the trailer","hash":"${"0f".repeat(32)}"}`,
  ]),
);

/** Returns whether the parser accepts the line. Errors that depend on other lines are not considered. */
function isRead(line: JsonObject, version: 1 | 2): boolean {
  try {
    if (line.format !== undefined) return line.version === version && isHeader(line);
    if (version === 1) {
      if (isTrailerLine(line)) readTrailer(line, Number(line.events));
      else readEvent(line);
    } else if (isRecoveryLine(line)) readRecovery(line);
    else if (isStackedLine(line)) readStacked(line);
    else if (line.hash !== undefined && line.end === undefined) checkAddition(line);
    else if (isTrailerLine(line)) readTrailer(line, Number(line.events));
    else readEvent(line);
    return true;
  } catch {
    return false;
  }
}

/** Returns whether the parser accepts the header. Relations of fields and the validity of the rules are not considered. */
function isHeader(line: JsonObject): boolean {
  const { recording, fault } = parseRecording(`${JSON.stringify(line)}\n`);
  const relation = /^fairness\.(index must be \d+ or less|nextAnchor is allowed only)/;
  return recording !== null || relation.test(`${fault?.field} ${fault?.reason}`);
}

function isWithinLimits(line: JsonObject): boolean {
  try {
    checkLimits(line, "", 1);
    return true;
  } catch {
    return false;
  }
}

const anyValue = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.nat(20),
  fc.constantFrom(
    "right",
    "right-4",
    "10_h_0",
    "dealer",
    null,
    [],
    {},
    "chosen",
    2 ** 53,
    0.5,
    -1,
    true,
    ["10_h_0"],
    "0f".repeat(32),
  ),
  fc.constantFrom(
    { right: 1, middle: 0, left: 0 },
    { right: 1, middle: 0 },
    { right: 1, middle: 0, left: 0, back: 0 },
    ["right"],
  ),
);

/** A line with one field replaced, removed or added. */
const anyChangedLine = (lines: readonly string[]): fc.Arbitrary<JsonObject> =>
  fc
    .tuple(fc.nat(), fc.nat(), anyValue, fc.constantFrom("other", "other", "out", "in", "x"))
    .map(([nth, key, value, how]) => {
      const line: Record<string, JsonObject[string]> = JSON.parse(lines[nth % lines.length] ?? "{}");
      const keys = Object.keys(line).filter((name) => name !== "rules");
      const name = keys[key % keys.length] ?? "";
      const json: JsonObject[string] = JSON.parse(JSON.stringify(value));
      if (how === "out") delete line[name];
      else line[how === "in" ? "more" : how === "x" ? "x_more" : name] = json;
      return line;
    });

describe("the JSON Schema of a line", () => {
  it("is equal to the schema that the parser definitions generate", () => {
    for (const [name, schema] of Object.entries(generated)) {
      expect(committedIn(name), "the definitions have changed: npm run schema").toEqual(
        JSON.parse(JSON.stringify(schema)),
      );
    }
  });

  it("accepts every line of any recording under any rules", () => {
    fc.assert(
      fc.property(anyRules, fc.string(), fc.array(fc.nat(), { maxLength: 60 }), (rules, seed, choices) => {
        for (const line of playedTable(rules, seed, choices, seedsInChain(seed)).lines) {
          if (!isLine(JSON.parse(line))) expect.fail(`${line}: ${ajv.errorsText(isLine.errors)}`);
        }
      }),
      { numRuns: process.env.THOROUGH ? 1000 : 40 },
    );
  });

  it.each([
    [1, linesOfVersion1, isLineOfVersion1],
    [2, lines, isLine],
  ] as const)("accepts exactly the lines of version %i that the parser accepts", (version, lines, isLine) => {
    const verdicts = { taken: 0, refused: 0 };
    fc.assert(
      fc.property(anyChangedLine(lines), (line) => {
        const isTaken = isRead(line, version);
        verdicts[isTaken ? "taken" : "refused"]++;
        // The limits are not part of the schema because they also apply to unknown fields.
        if (!isWithinLimits(line)) expect(isTaken).toBe(false);
        else if (isLine(line) !== isTaken) {
          expect.fail(`${isTaken ? "only the parser" : "only the schema"} accepts it: ${JSON.stringify(line)}`);
        }
      }),
      { numRuns: process.env.THOROUGH ? 100_000 : 2000 },
    );
    expect(verdicts.taken).toBeGreaterThan(100);
    expect(verdicts.refused).toBeGreaterThan(100);
  });

  it("accepts every line of the recordings of the conformance corpus that are not broken", () => {
    const folder = new URL("../conformance/", import.meta.url);
    const { recordings } = JSON.parse(readFileSync(new URL("expected.json", folder), "utf8"));
    const versions = new Set<number>();
    for (const { file, expected } of recordings) {
      if (expected.status === "broken") continue;
      const lines = readFileSync(new URL(file, folder), "utf8")
        .split("\n")
        .filter((line) => line.endsWith("}"));
      const { version } = JSON.parse(lines[0] ?? "");
      if (version === 0) continue;
      versions.add(version);
      const schema = version === 1 ? isLineOfVersion1 : isLine;
      for (const line of lines) if (!schema(JSON.parse(line))) expect.fail(`${file}: ${line}`);
    }
    expect([...versions].sort()).toEqual([1, 2]);
  });

  it("accepts only valid cards", () => {
    const isCard = ajv.compile({ ...committed, oneOf: undefined, $ref: "#/$defs/card" });
    for (const card of canonicalCards(12)) expect(isCard(card)).toBe(true);
    const letters = fc.string({ unit: fc.constantFrom(..."10289jqkahdcs__-+ "), maxLength: 8 });
    fc.assert(fc.property(letters, (text) => isCard(text) === isCardId(text)));
  });
});
