import { Buffer } from "node:buffer";
import { ruleSet } from "@thunderjack/core";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { faultText, LIMITS, parseRecording } from "../src/index.js";
import { playedTable, textOf } from "./played-table.js";

const { lines } = playedTable(ruleSet("casino"), "parser", [1, 1, 0]);
const text = textOf(lines);
const HEADER = lines[0] ?? "";
const EVENT_COUNT = lines.length - 2;

/** Returns the text with one line replaced. Lines are counted from 1. */
function withLine(number: number, line: string): string {
  return textOf(lines.map((old, place) => (place === number - 1 ? line : old)));
}

/** Returns the text with fields of one line replaced; `undefined` removes a field. */
function withFields(number: number, fields: Record<string, unknown>): string {
  return withLine(number, JSON.stringify({ ...JSON.parse(lines[number - 1] ?? ""), ...fields }));
}

function wrong(text: string): string {
  const { fault } = parseRecording(text);
  return fault === null ? "nothing" : faultText(fault);
}

function lineOf(type: string): number {
  return lines.findIndex((line) => line.includes(`"type":"${type}"`)) + 1;
}

describe("a complete recording", () => {
  it("is closed and has no fault", () => {
    const { recording, fault, truncated } = parseRecording(text);
    expect({ fault, truncated, events: recording?.events.length }).toEqual({
      fault: null,
      truncated: false,
      events: EVENT_COUNT,
    });
    expect(recording?.trailer?.end).toBe(true);
  });

  it("is complete without its last newline too", () => {
    expect(parseRecording(text.slice(0, -1))).toEqual(parseRecording(text));
  });

  it("is open without its trailer", () => {
    const reading = parseRecording(textOf(lines.slice(0, -1)));
    expect(reading).toMatchObject({ fault: null, truncated: false, recording: { trailer: null } });
    expect(reading.recording?.events).toHaveLength(EVENT_COUNT);
  });

  it("keeps unknown fields of the header, and fields that begin with x_", () => {
    const changed = [
      withFields(1, { series: 3, x_table: { name: "green" } }),
      withFields(3, { x_seen: [1, "two", null] }),
    ];
    for (const one of changed) expect(wrong(one)).toBe("nothing");
    expect(parseRecording(changed[0] ?? "").recording?.header).toMatchObject({ series: 3, x_table: { name: "green" } });
    expect(parseRecording(changed[1] ?? "").recording?.events[1]).toMatchObject({ x_seen: [1, "two", null] });
  });
});

describe("an incomplete recording", () => {
  it("is read up to its last complete event, for every cut", () => {
    const bytes = Buffer.from(text);
    const headerEnd = Buffer.byteLength(HEADER);
    for (let length = 0; length <= bytes.length; length++) {
      const cut = bytes.subarray(0, length);
      const reading = parseRecording(cut.toString());
      if (length < headerEnd) {
        expect(reading).toMatchObject({ recording: null, fault: { line: 1 } });
        continue;
      }
      // A line is complete when its last bracket is present, even without a newline.
      const whole = cut
        .toString()
        .split("\n")
        .filter((line) => lines.includes(line));
      const isWhole = cut
        .toString()
        .split("\n")
        .every((line) => line === "" || lines.includes(line));
      const events = whole.filter((line) => line.startsWith('{"seq":')).length;
      expect(reading).toMatchObject({ fault: null, truncated: !isWhole });
      expect(reading.recording?.events).toHaveLength(events);
      expect(reading.recording?.trailer === null).toBe(whole.length < lines.length);
    }
  });
});

describe("an invalid line", () => {
  it("stops the parser, which returns the line, the field, the reason and the lines before", () => {
    const reading = parseRecording(withFields(6, { faceDown: "no" }));
    expect(reading.fault).toEqual({ line: 6, field: "faceDown", reason: "must be true or false" });
    expect(reading.recording?.events).toHaveLength(4);
    expect(reading.recording?.trailer).toBeNull();
  });

  it("is named, for every kind of fault", () => {
    const deal = lineOf("CardDealt");
    const start = lineOf("RoundStarted");
    const settled = lineOf("RoundSettled");
    expect(wrong(withLine(5, ""))).toBe("line 5: is not JSON");
    expect(wrong(withLine(5, "{"))).toBe("line 5: is not JSON");
    expect(wrong(withLine(5, "[]"))).toBe("line 5: is not a JSON object");
    expect(wrong(withLine(5, "null"))).toBe("line 5: is not a JSON object");
    expect(wrong(withFields(5, { seq: 9 }))).toBe('line 5, field "seq": must be 4, not 9');
    expect(wrong(withFields(5, { t: -1 }))).toBe('line 5, field "t": must be a safe integer of 0 or more');
    expect(wrong(withFields(5, { t: undefined }))).toBe('line 5, field "t": is missing');
    expect(wrong(withFields(5, { type: undefined }))).toBe('line 5, field "type": is missing');
    expect(wrong(withFields(5, { type: 7 }))).toBe('line 5, field "type": must be the name of an event');
    expect(wrong(withFields(deal, { card: "11_h_0" }))).toBe(
      `line ${deal}, field "card": must be a card such as "10_h_0"`,
    );
    expect(wrong(withFields(deal, { to: "centre" }))).toMatch(/field "to": must be "dealer" or the name of a hand/);
    expect(wrong(withFields(deal, { shade: "red" }))).toBe(`line ${deal}, field "shade": is not a field of CardDealt`);
    expect(wrong(withFields(start, { bets: { right: 1, middle: 0 } }))).toMatch(/field "bets.left": is missing/);
    expect(wrong(withFields(start, { bets: { right: 1.5, middle: 0, left: 0 } }))).toMatch(
      /"bets.right": must be a safe int/,
    );
    expect(wrong(withFields(start, { bets: { right: 1, middle: 0, left: 0, top: 1 } }))).toMatch(
      /"bets.top": is not a field/,
    );
    expect(wrong(withFields(settled, { check: "A0" }))).toMatch(/field "check": must be 16 digits of lower-case hex/);
    expect(wrong(withFields(settled, { credits: 2 ** 53 }))).toMatch(/field "credits": must be a safe integer/);
  });

  it("may be an event that cannot follow", () => {
    const second = lines.findIndex((line, place) => place > lineOf("CardDealt") && line.includes('"CardDealt"')) + 1;
    expect(wrong(withFields(second, { to: "right-2" }))).toMatch(/^line \d+: contradicts the lines before it: /);
    const toHand = lines.findIndex((line) => line.includes('"to":"middle"')) + 1;
    expect(wrong(withFields(toHand, { faceDown: true }))).toMatch(/Only the dealer's hole card can be face down\./);
    expect(wrong(withFields(lineOf("ShoeShuffled"), { cards: 9 }))).toMatch(/The table has 312 cards, not 9\./);
  });

  it("may be an invalid trailer", () => {
    const last = lines.length;
    expect(wrong(withFields(last, { end: 1 }))).toBe(`line ${last}, field "end": must be true`);
    expect(wrong(withFields(last, { events: 1 }))).toBe(
      `line ${last}, field "events": is 1, but there are ${EVENT_COUNT} events before it`,
    );
    expect(wrong(withFields(last, { hash: "00" }))).toBe(
      `line ${last}, field "hash": must be 64 digits of lower-case hex`,
    );
    expect(wrong(withFields(last, { state: undefined }))).toBe(`line ${last}, field "state": is missing`);
    expect(wrong(withFields(last, { x_more: 1 }))).toBe(`line ${last}, field "x_more": is not a field of the format`);
    const reading = parseRecording(withFields(last, { events: 1 }));
    expect(reading.recording).toMatchObject({ trailer: null });
    expect(reading.recording?.events).toHaveLength(EVENT_COUNT);
  });

  it("may be any line after the trailer", () => {
    const reading = parseRecording(`${text}${lines[1]}\n`);
    expect(reading.fault).toEqual({ line: lines.length + 1, field: null, reason: "must not follow the trailer" });
    expect(reading.recording?.trailer).not.toBeNull();
  });
});

describe("the parser rejects", () => {
  it("every text that does not begin with a header", () => {
    expect(wrong("")).toBe("line 1: is not a complete header of a recording");
    expect(wrong("hello\n")).toBe("line 1: is not JSON");
    expect(wrong(textOf(lines.slice(1)))).toBe('line 1, field "format": must be "thunderjack"');
    expect(wrong(withFields(1, { credits: "many" }))).toBe(
      'line 1, field "credits": must be a safe integer of 0 or more',
    );
    expect(wrong(withFields(1, { meta: undefined }))).toBe('line 1, field "meta": is missing');
    expect(wrong(withFields(1, { meta: ["a list"] }))).toBe('line 1, field "meta": must be an object');
    expect(wrong(withFields(1, { seats: { right: 1 } }))).toMatch(/^line 1, field "seats.middle": is missing/);
    expect(wrong(withFields(1, { createdAt: "today" }))).toMatch(/^line 1, field "createdAt": must be a time/);
    expect(wrong(withFields(1, { fairness: { scheme: "x" } }))).toBe('line 1, field "fairness.commitment": is missing');
    const { fairness } = JSON.parse(lines[0] ?? "");
    expect(wrong(withFields(1, { fairness: { ...fairness, clientSeed: "\ud83d" } }))).toBe(
      'line 1, field "fairness.clientSeed": must not contain a lone surrogate, which has no UTF-8 form',
    );
    expect(parseRecording(withFields(1, { fairness: { ...fairness, clientSeed: "\u{1f0a1}" } })).fault).toBeNull();
    expect(wrong(withFields(1, { rules: { ...ruleSet("casino"), decks: 9 } }))).toMatch(
      /field "rules": cannot be played: .*"decks"/,
    );
  });

  it("a newer version, and names it", () => {
    const { fault, recording } = parseRecording(withFields(1, { version: 3, meta: undefined }));
    expect(recording).toBeNull();
    expect(fault).toEqual({ line: 1, field: "version", reason: "is 3, but this program reads versions up to 2" });
    for (const version of [-1, 1.5, "1", null, undefined]) {
      expect(wrong(withFields(1, { version }))).toBe('line 1, field "version": must be a whole number of 0 or more');
    }
  });

  it("a recording with an unknown event, and names it", () => {
    const { fault, recording } = parseRecording(withFields(7, { type: "CardStolen" }));
    expect(recording).toBeNull();
    expect(fault).toEqual({ line: 7, field: "type", reason: 'is an unknown event: "CardStolen"' });
    expect(wrong(withFields(7, { type: "x".repeat(500) })).length).toBeLessThan(150);
    for (const type of ["constructor", "__proto__", "toString"]) expect(wrong(withFields(7, { type }))).toContain(type);
  });
});

describe("the limits", () => {
  it("apply to the length of a line, in bytes of UTF-8", () => {
    const long = (letter: string, count: number) => ({
      x_notes: Array.from({ length: count }, () => letter.repeat(200)),
    });
    expect(wrong(withFields(3, long("a", 90)))).toBe("line 3: is longer than 16384 bytes");
    expect(wrong(withFields(3, long("€", 30)))).toBe("line 3: is longer than 16384 bytes");
    expect(wrong(withFields(3, long("€", 25)))).toBe("nothing");
    expect(wrong(withLine(1, HEADER + " ".repeat(16_384)))).toBe("line 1: is longer than 16384 bytes");
  });

  it("apply to the depth of a line", () => {
    const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);
    expect(wrong(withFields(3, { x_deep: nested(7) }))).toBe("nothing");
    expect(wrong(withFields(3, { x_deep: nested(8) }))).toMatch(/is nested deeper than 8$/);
    expect(wrong(withFields(1, { meta: { deep: nested(7) } }))).toMatch(
      /^line 1, field "meta.deep.*is nested deeper than 8$/,
    );
    expect(wrong(withLine(3, "[".repeat(8000)))).toBe("line 3: is not JSON");
  });

  it("apply to the length of texts and keys", () => {
    expect(wrong(withFields(1, { x_note: "x".repeat(256) }))).toBe("nothing");
    expect(wrong(withFields(1, { x_note: "x".repeat(257) }))).toBe(
      'line 1, field "x_note": is longer than 256 characters',
    );
    expect(wrong(withFields(3, { x_note: "x".repeat(257) }))).toBe(
      'line 3, field "x_note": is longer than 256 characters',
    );
    expect(wrong(withFields(3, { [`x_${"x".repeat(257)}`]: 1 }))).toBe("line 3: has a key of more than 256 characters");
  });

  it("apply to numbers: only the share in the rules may be a fraction", () => {
    expect(wrong(withFields(3, { x_share: 0.5 }))).toBe('line 3, field "x_share": must be a safe integer');
    expect(wrong(withFields(1, { meta: { big: 2 ** 53 } }))).toBe('line 1, field "meta.big": must be a safe integer');
    expect(wrong(withLine(3, (lines[2] ?? "").replace("}", ',"x_big":1e999}')))).toMatch(
      /"x_big": must be a safe integer/,
    );
    expect(wrong(withFields(1, { rules: { ...ruleSet("casino"), reshuffleBelow: 0.125 } }))).toBe("nothing");
  });

  it("apply to keys that could change a prototype", () => {
    for (const key of ["__proto__", "constructor", "prototype"]) {
      const field = (line: number, path = "") => `line ${line}, field "${path}${key}": is not allowed as a key`;
      const event = (lines[2] ?? "").replace("{", `{"${key}":1,`);
      expect(wrong(withLine(3, event))).toBe(field(3));
      expect(wrong(withLine(3, event.replace(`"${key}":1`, `"x_in":{"${key}":1}`)))).toBe(field(3, "x_in."));
      expect(wrong(withLine(1, HEADER.replace('"meta":{', `"meta":{"${key}":{},`)))).toBe(field(1, "meta."));
      expect(wrong(withLine(1, HEADER.replace("{", `{"${key}":{},`)))).toBe(field(1));
      const start = (lines[1] ?? "").replace('"bets":{', `"bets":{"${key}":1,`);
      expect(wrong(withLine(2, start))).toBe(field(2, "bets."));
    }
  });

  it("apply to the number of lines", () => {
    const bet = (seq: number) => `{"seq":${seq},"t":0,"type":"BetsCleared"}\n`;
    const events = Array.from({ length: LIMITS.lines }, (_, place) => bet(place + 1)).join("");
    const { recording, fault } = parseRecording(`${HEADER}\n${events}`);
    expect(fault).toEqual({
      line: LIMITS.lines + 1,
      field: null,
      reason: "is one too many: a recording has at most 1000000 lines",
    });
    expect(recording?.events).toHaveLength(LIMITS.lines - 1);
  });

  it("apply to the size of the recording", () => {
    const { recording, fault } = parseRecording(text + " ".repeat(LIMITS.bytes));
    expect(recording).toBeNull();
    expect(fault?.reason).toBe("begins a recording of more than 67108864 bytes");
  });
});

describe("any text", () => {
  it("never makes the parser throw", () => {
    fc.assert(fc.property(fc.string(), (any) => void parseRecording(any)));
    fc.assert(fc.property(fc.string(), (any) => void parseRecording(`${HEADER}\n${any}\n`)));
    fc.assert(
      fc.property(fc.nat(text.length - 1), fc.string({ minLength: 1, maxLength: 3 }), (at, any) => {
        parseRecording(text.slice(0, at) + any + text.slice(at + 1));
      }),
      { numRuns: 500 },
    );
  });

  it("with valid lines and random values never makes the parser throw", () => {
    const anyEvent = fc.constantFrom(...lines.slice(1, -1)).map((line): Record<string, unknown> => JSON.parse(line));
    const anyValue = fc.oneof(
      fc.jsonValue(),
      fc.nat(20),
      fc.constantFrom("right", "right-2", "left", "10_h_0", null, []),
    );
    const anyLines = fc.array(fc.tuple(anyEvent, fc.nat(), anyValue), { maxLength: 30 });
    fc.assert(
      fc.property(anyLines, (changes) => {
        const events = changes.map(([event, key, value], place) => {
          const keys = Object.keys(event).slice(2);
          return JSON.stringify({ ...event, [keys[key % keys.length] ?? ""]: value, seq: place + 1 });
        });
        parseRecording(textOf([HEADER, ...events]));
      }),
      { numRuns: 500 },
    );
  });
});
