import { readFileSync } from "node:fs";
import { ruleSet } from "@thunderjack/core";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { faultText, parseRecording, stateAt, summaryOf, verify } from "../src/index.js";
import { anyRules } from "./any-rules.js";
import { inVersion0 } from "./in-version-0.js";
import { playedTable } from "./played-table.js";

/** A file of version 0. It must never be regenerated, because the program must always be able to read it. */
const old = readFileSync(new URL("version-0.tjr", import.meta.url), "utf8");
const lines = old.trimEnd().split("\n");

/** Returns the fault of the old recording after fields of one line are replaced. */
function wrong(number: number, fields: object): string {
  const changed = lines.map((line, place) =>
    place === number - 1 ? JSON.stringify({ ...JSON.parse(line), ...fields }) : line,
  );
  const { fault } = parseRecording(changed.join("\n"));
  return fault === null ? "" : faultText(fault);
}

const lineOf = (type: string) => lines.findIndex((line) => line.includes(`"${type}"`)) + 1;

describe("a recording of version 0", () => {
  it("has amounts in credits, and `CardDrawn` events", () => {
    expect(lines[0]).toContain('"version":0');
    expect(old).toContain('"type":"CardDrawn"');
    expect(old).toContain('"returned":12.5');
  });

  it("is read as a recording of the current version", () => {
    const { recording, fault } = parseRecording(old);
    expect(fault).toBeNull();
    expect(recording?.header).toMatchObject({
      version: 2,
      credits: 100_000,
      seats: { right: 500, middle: 500, left: 500 },
    });
    const dealt = recording?.events.find(({ type }) => type === "CardDealt");
    expect(Object.keys(dealt ?? {}).sort()).toEqual(["card", "faceDown", "seq", "t", "to", "type"]);
    if (recording === null) throw new Error("There is no recording.");
    expect(summaryOf(recording).rounds.map(({ net }) => net)).toEqual([-2500, 2250]);
    expect(stateAt(recording, recording.events.length).credits).toBe(99_750);
  });

  it("is verified like any other: its chain runs over its own bytes", () => {
    expect(verify(old)).toMatchObject({ status: "consistent" });
    expect(verify(old.replace('"t":7', '"t":8')).status).toBe("broken");
  });

  it("is rejected if it does not follow version 0", () => {
    expect(wrong(1, { credits: 0.001 })).toBe('line 1, field "credits": must be a safe integer');
    expect(wrong(1, { credits: "500" })).toBe('line 1, field "credits": must be a safe integer of 0 or more');
    expect(wrong(1, { seats: 5 })).toBe('line 1, field "seats": must be an object of bets');
    expect(wrong(1, { seats: undefined })).toBe('line 1, field "seats": is missing');
    expect(wrong(2, { bets: { right: 0.001, middle: 0, left: 0 } })).toContain('line 2, field "bets.right": must be');
    const drawn = lineOf("CardDrawn");
    expect(wrong(drawn, { hidden: undefined })).toBe(`line ${drawn}, field "faceDown": is missing`);
    expect(wrong(drawn, { hand: undefined })).toBe(`line ${drawn}, field "to": is missing`);
    const settled = lineOf("HandSettled");
    expect(wrong(settled, { returned: 0.001 })).toContain(`line ${settled}, field "returned": must be`);
    expect(wrong(settled, { type: "HandPaid" })).toContain('unknown event: "HandPaid"');
  });

  it("is read as the events that were played, for any play under any rules", () => {
    fc.assert(
      fc.property(anyRules, fc.string(), fc.array(fc.nat(), { maxLength: 60 }), (rules, seed, choices) => {
        const { lines, recording } = playedTable(rules, seed, choices);
        const reading = parseRecording(inVersion0(lines));
        expect(reading.fault).toBeNull();
        expect(reading.recording?.header).toEqual(recording.header);
        expect(reading.recording?.events.map((event) => ({ ...event, check: "" }))).toEqual(
          recording.events.map((event) => ({ ...event, check: "" })),
        );
      }),
      { numRuns: 50 },
    );
  });

  it("is the only version with `CardDrawn` events", () => {
    const { lines: today } = playedTable(ruleSet("casino"), "today", []);
    expect(parseRecording(today.join("\n").replace("CardDealt", "CardDrawn")).fault?.reason).toContain("unknown event");
  });
});
