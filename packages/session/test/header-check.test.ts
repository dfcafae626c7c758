import { describe, expect, it } from "vitest";
import { checkedMeta, isHeaderSound } from "../src/header-check.js";

describe("the checksum of a header", () => {
  const fields = { version: 2, credits: 50_000, rules: { decks: 4 } };
  const header = { ...fields, meta: checkedMeta(fields, 3) };

  it("is valid for the header with which it was computed, and for no other", () => {
    expect(isHeaderSound(JSON.stringify(header))).toBe(true);
    for (const change of [{ credits: 150_000 }, { rules: {} }, { meta: { ...header.meta, shoe: 4 } }]) {
      expect(isHeaderSound(JSON.stringify({ ...header, ...change }))).toBe(false);
    }
  });

  it("may be missing only in a header that is not of version 2", () => {
    for (const [version, isSound] of [
      [1, true],
      [2, false],
      [3, true],
    ] as const) {
      expect(isHeaderSound(JSON.stringify({ version }))).toBe(isSound);
      expect(isHeaderSound(JSON.stringify({ version, meta: { shoe: 1 } }))).toBe(isSound);
    }
  });
});
