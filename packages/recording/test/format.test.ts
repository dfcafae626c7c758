import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { EVENT_SCHEMAS } from "../src/event-format.js";
import { canonicalJson } from "../src/index.js";
import { isLongerThan, utf8Length } from "../src/limits.js";
import { LineConverter } from "../src/upcaster.js";

describe("the format page", () => {
  const page = readFileSync(new URL("../FORMAT.md", import.meta.url), "utf8");

  it.each([...EVENT_SCHEMAS.keys()])("has a row with all fields of the event %s", (type) => {
    const [, fields = ""] = new RegExp(`^\\| \`${type}\` +\\|([^|]*)\\|`, "m").exec(page) ?? [];
    const named = [...fields.matchAll(/(?:^|, )\s*`(\w+)` /g)].map(([, field]) => field);
    const { entries } = EVENT_SCHEMAS.get(type) ?? { entries: {} };
    expect(named.sort()).toEqual(
      Object.keys(entries)
        .filter((field) => !["seq", "t", "type"].includes(field))
        .sort(),
    );
  });
});

describe("canonical JSON", () => {
  it("sorts keys by their UTF-16 code units, at every depth", () => {
    // The example of RFC 8785, section 3.2.3. The order of code points would put the emoji last.
    const keys = {
      "\u20ac": "Euro",
      "\r": "CR",
      "\ufb33": "Dalet",
      1: "One",
      "\ud83d\ude00": "Smile",
      "\u0080": "Control",
      "\u00f6": "Umlaut",
    };
    const names = [...canonicalJson(keys).matchAll(/:"(\w+)"/g)].map(([, name]) => name);
    expect(names).toEqual(["CR", "One", "Control", "Umlaut", "Euro", "Smile", "Dalet"]);
    expect(canonicalJson({ b: [{ d: 1, c: 2 }], a: null })).toBe('{"a":null,"b":[{"c":2,"d":1}]}');
  });

  it("writes numbers and texts as ECMAScript does", () => {
    expect(canonicalJson([333333333.3333333, 1e30, 4.5, 2e-3, 1e-27, -0, true])).toBe(
      "[333333333.3333333,1e+30,4.5,0.002,1e-27,0,true]",
    );
    expect(canonicalJson('€$\u000f\nA\'B"\\\\"/')).toBe('"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"');
  });

  it("rejects values that JSON cannot express", () => {
    expect(() => canonicalJson(Number.NaN)).toThrow("JSON cannot represent the number NaN.");
    expect(() => canonicalJson(["\ud83d"])).toThrow("lone surrogate");
  });
});

describe("the length of a text in UTF-8", () => {
  it("is equal to that of an encoder", () => {
    for (const text of ["", "abc", "é", "€uro", "😀", "a😀b", "\ud83d", "\ude00x", "\ud83d\ud83d\ude00"]) {
      expect(utf8Length(text)).toBe(Buffer.byteLength(text));
    }
    expect(isLongerThan("€€", 6)).toBe(false);
    expect(isLongerThan("€€", 5)).toBe(true);
  });
});

describe("recordings of older versions", () => {
  const renamed = (from: string, to: string) => ({
    header: (line: object) => ({ ...line, liftedTo: to }),
    event: (line: object) => JSON.parse(JSON.stringify(line).replace(from, to)),
  });
  const upcasters = new Map([
    [1, renamed("Drawn", "Given")],
    [2, renamed("Given", "Dealt")],
  ]);

  it("are converted version by version to the newest", () => {
    const converter = new LineConverter(1, upcasters, 3);
    expect(converter.event({ type: "CardDrawn" })).toEqual({ type: "CardDealt" });
    expect(converter.header({ version: 1 })).toEqual({ version: 1, liftedTo: "Dealt" });
    expect(new LineConverter(2, upcasters, 3).event({ type: "CardDrawn" })).toEqual({ type: "CardDrawn" });
  });

  it("are not changed if they have the newest version", () => {
    const line = { type: "CardDealt" };
    expect(new LineConverter(1).event(line)).toBe(line);
  });

  it("are rejected if an upcaster is missing", () => {
    expect(() => new LineConverter(1, new Map(), 2)).toThrow("Recordings of version 1 cannot be converted.");
  });
});
