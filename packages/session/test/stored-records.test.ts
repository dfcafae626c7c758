import { describe, expect, it } from "vitest";
import { bytesOf, hexOf } from "../src/hex.js";
import { withoutSecrets, withSecret } from "../src/secret-store.js";
import { commandNumber, NewerStore, VersionConflict } from "../src/session-store.js";
import { headIn, recordingsIn, secretsIn, sessionIn } from "../src/stored-records.js";

const WRONG: readonly unknown[] = [null, 5, "x", true, {}, [], -1, 0.5, 2 ** 53];
const secret = { commitment: "00", serverSeed: "11" };

describe("a stored record", () => {
  it("is read as it is, if it is undamaged", () => {
    const session = { version: Number.MAX_SAFE_INTEGER, lines: ["a", "b"], lineCount: 3, done: ["c"] };
    expect(sessionIn(session)).toEqual(session);
    const head = { version: 3, lineCount: 3, done: ["c"] };
    expect(headIn(head)).toEqual(head);
    expect(headIn({ ...head, nextRetired: 4 })).toEqual(head); // from an older version
    expect(recordingsIn([["a", "b"], ["c"]])).toEqual([["a", "b"], ["c"]]);
    const stack = { shoe: 1, stacked: 2, cards: ["a_s_0"] };
    const secrets = [secret, { ...secret, length: 50, stacks: [stack], unsaved: 3 }];
    expect(secretsIn(secrets)).toStrictEqual(secrets);
  });

  it("is missing only if nothing is stored", () => {
    expect([sessionIn(undefined), sessionIn(null), headIn(undefined)]).toEqual([null, null, null]);
    for (const wrong of WRONG.slice(1)) {
      expect(sessionIn(wrong)).toMatchObject({ version: 0, lines: [], done: [] });
      expect(headIn(wrong)).toMatchObject({ version: 0, done: [] });
    }
    expect(headIn(null)).toEqual({ version: 0, done: [] });
  });

  it("loses only its damaged part", () => {
    const session = { version: 3, lines: ["a", "b"], done: ["c"] };
    for (const wrong of WRONG) {
      if (!Array.isArray(wrong)) {
        expect(sessionIn({ ...session, version: wrong })?.version).toBe(wrong === 5 ? 5 : 0);
        expect(sessionIn({ ...session, lines: wrong })).toEqual({ ...session, lines: [] });
        expect(sessionIn({ ...session, done: wrong })).toEqual({ ...session, done: [] });
        expect(headIn({ version: 3, done: wrong })).toEqual({ version: 3, done: [] });
      }
      if (typeof wrong !== "string") {
        expect(sessionIn({ ...session, lines: ["a", wrong, "b"] })?.lines).toEqual(["a", "", "b"]);
        expect(recordingsIn([[wrong, "b"], ["c"], wrong])).toEqual([["c"]]);
      }
    }
    for (const wrong of ["x", -1, 0.5]) {
      expect(sessionIn({ ...session, lineCount: wrong })).toEqual({ ...session, lineCount: 0 });
    }
    expect(recordingsIn("no list")).toEqual([]);
  });

  it("has no damaged seeds; a damaged list of stacked cards is empty", () => {
    expect(secretsIn([secret, {}, null, { ...secret, serverSeed: 5 }, { ...secret, commitment: null }])).toEqual([
      secret,
    ]);
    expect(
      secretsIn([
        { ...secret, length: -1 },
        { ...secret, length: "x" },
      ]),
    ).toEqual([]);
    for (const wrong of [
      5,
      [5],
      [{}],
      [{ shoe: 1, stacked: 1, cards: ["x"] }],
      [{ shoe: -1, stacked: 1, cards: [] }],
    ]) {
      expect(secretsIn([{ ...secret, stacks: wrong }])).toEqual([{ ...secret, stacks: [] }]);
    }
    expect(secretsIn([{ ...secret, unsaved: "x" }])).toEqual([{ ...secret, unsaved: 0 }]);
    expect(secretsIn("no list")).toEqual([]);
  });
});

describe("a list of seeds", () => {
  it("has one seed for each commitment, the last one", () => {
    const other = { commitment: "01", serverSeed: "22" };
    expect(withSecret([secret, other], { ...secret, serverSeed: "33" })).toEqual([
      other,
      { ...secret, serverSeed: "33" },
    ]);
    expect(withoutSecrets([secret, other], ["00", "99"])).toEqual([other]);
  });
});

describe("the id of a command", () => {
  it("has the tab and the number of the command in this tab", () => {
    expect(commandNumber("a-b-123")).toEqual({ tab: "a-b", number: 123 });
    expect(commandNumber("a-1-x")).toEqual({ tab: "a-1-x", number: 0 });
    expect(commandNumber("a\n-5")).toEqual({ tab: "a\n-5", number: 0 });
    expect(commandNumber("12")).toEqual({ tab: "12", number: 0 });
  });
});

describe("the errors of a store", () => {
  it("have a name and say what was expected", () => {
    expect(new VersionConflict(3, null)).toMatchObject({
      name: "VersionConflict",
      message: "Version 3 was expected, and none is stored.",
    });
    expect(new VersionConflict(null, 4).message).toBe("Version none was expected, and 4 is stored.");
    expect(new NewerStore().name).toBe("NewerStore");
  });
});

describe("hex", () => {
  it("is lower-case, with two digits for each byte", () => {
    const bytes = Uint8Array.from([0, 1, 15, 16, 171, 255]);
    expect(hexOf(bytes)).toBe("00010f10abff");
    expect(bytesOf("00010f10abff")).toEqual(bytes);
    expect(bytesOf("")).toEqual(new Uint8Array(0));
    for (const text of ["0", "0g", "AB", " 00", "00 ", "0x00"]) expect(bytesOf(text)).toBeNull();
  });
});
