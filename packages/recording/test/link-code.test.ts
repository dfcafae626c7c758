import { Buffer } from "node:buffer";
import { NO_BETS, PRESETS, type RuleSet, ruleSet } from "@thunderjack/core";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { openShareLink } from "../src/index.js";
import { fromBase64url, toBase64url } from "../src/link/base64url.js";
import { BitReader, BitWriter } from "../src/link/bits.js";
import { writeCommand } from "../src/link/command-code.js";
import { LINK_LIMITS } from "../src/link/link-limits.js";
import { readRules, writeRules } from "../src/link/rules-code.js";
import { NO_SEEDS, openTable, type SharedTable, writeTable } from "../src/link/shared-table.js";
import { anyRules } from "./any-rules.js";

const written = (write: (bits: BitWriter) => void) => {
  const bits = new BitWriter();
  write(bits);
  return bits.written;
};
const table = (rules: RuleSet, more: Partial<SharedTable> = {}): SharedTable => ({
  rules,
  credits: rules.startingCredits,
  bets: { ...NO_BETS, middle: rules.minBet },
  seeds: NO_SEEDS,
  ...more,
});

/** Returns the fault of a link with these bits. The hash before them is not compared, because the fault comes first. */
function faultOf(write: (bits: BitWriter) => void): string | null {
  return openShareLink(`#tj1.${toBase64url(Uint8Array.of(0, 0, 0, 0, ...written(write)))}`).fault;
}

describe("base64url", () => {
  it("is equal to that of RFC 4648, without padding", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
        const text = toBase64url(bytes);
        expect(text).toBe(Buffer.from(bytes).toString("base64url"));
        expect(fromBase64url(text)).toEqual(bytes);
      }),
    );
  });

  it("has exactly one text for the same bytes", () => {
    for (const text of ["A", "AB", "AAB", "AAAAA", "A=", "A A", "AA+A", "AA/A"]) expect(fromBase64url(text)).toBeNull();
    expect(fromBase64url("AQ")).toEqual(Uint8Array.of(1));
  });
});

describe("bits", () => {
  it("are read as they were written", () => {
    const anyPiece = fc.oneof(
      fc.boolean().map((value) => ["bit", value] as const),
      fc.maxSafeNat().map((value) => ["number", value] as const),
      fc.string({ unit: "binary" }).map((value) => ["text", value] as const),
      fc.uint8Array().map((value) => ["bytes", value] as const),
    );
    fc.assert(
      fc.property(fc.array(anyPiece), (pieces) => {
        const bits = new BitWriter();
        for (const [kind, value] of pieces) {
          if (kind === "bit") bits.bit(value);
          else if (kind === "number") bits.number(value);
          else if (kind === "text") bits.text(value);
          else bits.bytes(value);
        }
        const reader = new BitReader(bits.written);
        for (const [kind, value] of pieces) {
          if (kind === "bit") expect(reader.bit()).toBe(value);
          else if (kind === "number") expect(reader.number()).toBe(value);
          else if (kind === "text") expect(reader.text(1000)).toBe(value);
          else expect(reader.bytes(value.length)).toEqual(value);
        }
        reader.end();
      }),
    );
  });

  it("use four bits for a small number", () => {
    const numbers = (bits: BitWriter) => {
      for (const number of [0, 7, 8]) bits.number(number);
    };
    expect(written(numbers)).toEqual(Uint8Array.of(0x07, 0x90));
  });

  it("are rejected if they end too early, if some are left over, or if they encode too large a number or text", () => {
    expect(() => new BitReader(new Uint8Array(1)).bits(9)).toThrow("is cut off");
    expect(() => new BitReader(new Uint8Array(40).fill(255)).number()).toThrow("a number that is too large");
    expect(() => new BitReader(written((bits) => bits.text("abc"))).text(2)).toThrow(
      "a text of more than 2 characters",
    );
    expect(() => new BitReader(Uint8Array.of(0)).end()).toThrow("continues after its end");
    const reader = new BitReader(Uint8Array.of(0x81));
    reader.bit();
    expect(() => reader.end()).toThrow("continues after its end");
  });
});

describe("rules in a link", () => {
  it("use seven bits for a preset", () => {
    const sizes = Object.values(PRESETS).map((rules) => written((bits) => writeRules(bits, rules)).length);
    expect(sizes).toEqual([1, 1, 1]);
  });

  it("are read as they were written, with any difference from a preset", () => {
    fc.assert(
      fc.property(anyRules, (rules) => {
        expect(readRules(new BitReader(written((bits) => writeRules(bits, rules))))).toEqual(rules);
      }),
    );
  });

  it("are rejected if they are unknown or cannot be played", () => {
    const withOptions = (options: string) =>
      faultOf((bits) => {
        bits.number(1);
        bits.bits(0, 2);
        bits.bit(true);
        bits.text(options);
      });
    expect(withOptions('{"decks":9}')).toMatch(/^The link holds rules that cannot be played: .*"decks"/);
    expect(withOptions('{"__proto__":{"decks":1}}')).toMatch(/Unknown option "__proto__"/);
    expect(withOptions('{"preset":"casino","dekcs":1}')).toMatch(/Unknown option "dekcs"/);
    for (const options of ["", "{", "[]", "null", "7"]) {
      expect(withOptions(options)).toBe("The link holds rules that are not an object of options.");
    }
    expect(withOptions(" ".repeat(3000))).toBe("The link holds a text of more than 2048 characters.");
  });
});

describe("a table in a link", () => {
  const rules = ruleSet("vingt-et-un");

  it("is rejected if it cannot open", () => {
    const bets = { ...NO_BETS, middle: rules.startingCredits + rules.betStep };
    expect(faultOf((bits) => writeTable(bits, table(rules, { bets })))).toMatch(
      /cannot open its table: .* enough credits/,
    );
    expect(faultOf((bits) => writeTable(bits, table(rules, { credits: 2 ** 50 })))).toMatch(/cannot open its table/);
    const seeds = { ...NO_SEEDS, clientSeed: "half \ud83d" };
    expect(faultOf((bits) => writeTable(bits, table(rules, { seeds })))).toMatch(/lone surrogate/);
  });

  it("is rejected if nothing is dealt, or if a command is illegal", () => {
    const { state } = openTable(table(rules));
    const asked = (...commands: Parameters<typeof writeCommand>[3][]) =>
      faultOf((bits) => {
        writeTable(bits, table(rules));
        for (const command of commands) writeCommand(bits, rules, state, command);
      });
    expect(asked({ type: "ClearBets" }, { type: "Deal" })).toBe(
      "The link contains an illegal command (command 2): Place a bet before the cards are dealt.",
    );
    expect(asked({ type: "PlaceBet", seat: "left", amount: 500 })).toMatch(/no seat called "left"/);
    expect(asked({ type: "Deal", stack: ["2_h_0", "2_h_0"] })).toMatch(/chosen twice/);
    expect(asked()).toBe("The link is cut off.");
    expect(asked(null)).toMatch(/leads to another final state/);
    expect(
      faultOf((bits) => {
        writeTable(bits, table(rules));
        bits.bits(0b0111, 4);
      }),
    ).toBe("The link names a seat that does not exist.");
    expect(
      faultOf((bits) => {
        writeTable(bits, table(rules));
        bits.bits(0b001, 3);
        bits.number(53);
      }),
    ).toBe("The link chooses 53 cards, but the shoe has 52.");
    expect(
      faultOf((bits) => {
        writeTable(bits, table(rules));
        bits.bits(0b001, 3);
        bits.number(1);
        bits.bits(63, 6);
      }),
    ).toBe("The link names a card that does not exist.");
  });

  it("is rejected quickly if its commands cause too many events", () => {
    const shared = table(rules, { credits: 1_000_000_000 });
    const endless = (bits: BitWriter) => {
      writeTable(bits, shared);
      const live = openTable(shared);
      for (let events = 0; events <= LINK_LIMITS.events; ) {
        const { turn } = live.state;
        const command = turn === null ? ({ type: "Deal" } as const) : ({ type: "Stand", hand: turn } as const);
        writeCommand(bits, rules, live.state, command);
        const decision = live.dispatch(command);
        if (decision.accepted) events += decision.events.length;
      }
    };
    const link = `#tj1.${toBase64url(Uint8Array.of(0, 0, 0, 0, ...written(endless)))}`;
    const before = performance.now();
    expect(openShareLink(link).fault).toBe("The link holds more than 5000 events.");
    expect(performance.now() - before).toBeLessThan(10_000);
  });
});
