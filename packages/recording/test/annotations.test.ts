import { PRESETS } from "@thunderjack/core";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Annotation, annotated, annotationsOf, inCurrentVersion, parseRecording, verify } from "../src/index.js";
import { playedTable } from "./played-table.js";
import { vector } from "./vector.js";

const textOf = (lines: readonly string[]) => lines.map((line) => `${line}\n`).join("");
const CLOSED = textOf(playedTable(PRESETS.thunderjack, "annotated", [1, 2, 1, 3, 1]).lines);
const FAIR = vector("fair-2.tjr");
const NOTE: Annotation = { seq: 3, glyph: "??", comment: "Stand on 17!" };

describe("annotations", () => {
  it("are read as they were written, in the order of their events", () => {
    const notes: Annotation[] = [{ seq: 7, comment: "Zoë <b>bets</b> \u202e" }, NOTE, { seq: 1, glyph: "!" }];
    expect(annotationsOf(annotated(FAIR, notes))).toEqual([notes[2], notes[1], notes[0]]);
  });

  it("replace earlier annotations and keep other lines", () => {
    const hash = JSON.parse(annotated(FAIR, [NOTE]).trimEnd().split("\n").at(-1) ?? "").hash;
    const foreign = `${JSON.stringify({ x_other: 1, hash })}\n`;
    const text = annotated(annotated(FAIR + foreign, [NOTE]), [{ seq: 4, glyph: "?" }]);
    expect(text).toContain(foreign);
    expect(annotationsOf(text)).toEqual([{ seq: 4, glyph: "?" }]);
    expect(annotated(text, [])).toBe(FAIR + foreign);
  });

  it("leave every byte up to the trailer and the verdict as they were", () => {
    const text = annotated(FAIR, [NOTE]);
    expect(text.startsWith(FAIR)).toBe(true);
    expect(verify(text)).toEqual(verify(FAIR));
    expect(verify(FAIR).status).toBe("fair");
  });

  it("are ignored if they are of another recording, invalid or empty", () => {
    const lines = annotated(FAIR, [NOTE]).slice(FAIR.length);
    const { hash } = JSON.parse(lines);
    const line = (note: unknown, other = {}) => `${JSON.stringify({ x_annotation: note, hash, ...other })}\n`;
    const hostile = [
      line({ seq: 3, glyph: "!!" }),
      line({ seq: 3 }),
      line({ seq: 0, glyph: "!" }),
      line({ seq: 999, glyph: "!" }),
      line({ seq: 3, glyph: "!", html: "<script>" }),
      line({ seq: 3, comment: "x".repeat(257) }),
      line({ seq: 3, comment: ["<b>"] }),
      line("a text"),
      line({ seq: 3, glyph: "!" }, { hash: hash.replace(/^../, "00") }),
      "not JSON\n",
    ];
    for (const one of hostile) expect(annotationsOf(FAIR + one), one).toEqual([]);
    expect(annotationsOf(FAIR + hostile.join("") + lines)).toEqual([NOTE]);
    expect(annotationsOf(`{"x_annotation":{"seq":1,"glyph":"!"},"hash":"${hash}"}\n`)).toEqual([]);
  });

  it("are refused with a reason if they cannot be written", () => {
    expect(() => annotated(FAIR, [{ seq: 1, comment: "x".repeat(257) }])).toThrow("at most 256 characters, not 257");
    expect(() => annotated(FAIR, [{ seq: 99, glyph: "!" }])).toThrow("no event 99");
    expect(() => annotated(FAIR, [{ seq: 1, comment: "" }])).toThrow("needs a comment or a glyph");
    expect(() => annotated(FAIR, [NOTE, NOTE])).toThrow("Event 3 has two annotations.");
    expect(() => annotated(FAIR.split("\n").slice(0, 5).join("\n"), [NOTE])).toThrow(
      "An open recording has no trailer",
    );
    expect(() => annotated("{}", [NOTE])).toThrow("has a fault: line 1");
  });

  it("never become another annotation, whatever the comment is", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", minLength: 1, maxLength: 128 }), (comment) => {
        const text = annotated(FAIR, [{ seq: 2, comment }]);
        expect(annotationsOf(text)).toEqual([{ seq: 2, comment }]);
        expect(parseRecording(text).fault).toBeNull();
      }),
    );
  });
});

describe("a recording of version 1", () => {
  it("is converted before it is annotated, with the same events, states and verdict", () => {
    const before = parseRecording(CLOSED).recording ?? expect.fail("no recording");
    const text = annotated(CLOSED, [NOTE]);
    const { recording, fault } = parseRecording(text);
    expect(fault).toBeNull();
    expect(recording?.header.version).toBe(2);
    expect(recording?.writtenHeader).toBeUndefined();
    expect(recording?.events.length).toBe(before.events.length);
    expect(recording?.trailer?.state).toBe(before.trailer?.state);
    expect(text).not.toMatch(/"card":"\w+","faceDown":true/);
    expect(verify(text).status).toBe(verify(CLOSED).status);
    expect(verify(text).notProven).toEqual(verify(CLOSED).notProven);
    expect(verify(text).checks.every(({ holds }) => holds)).toBe(true);
    expect(annotationsOf(text)).toEqual([NOTE]);
  });

  it("is converted while it is open, and then contains no hole card", () => {
    const open = CLOSED.split("\n").slice(0, -2).join("\n");
    const text = inCurrentVersion(`${open}\n`);
    expect(parseRecording(text).fault).toBeNull();
    expect(verify(text).status).toBe("open");
    expect(text).not.toMatch(/"card":"\w+","faceDown":true/);
  });

  it("keeps the cards of its stacked deals", () => {
    const text = inCurrentVersion(vector("stacked-1.tjr"));
    expect(verify(text).checks.every(({ holds }) => holds)).toBe(true);
    expect(verify(text).status).toBe("consistent");
  });
});
