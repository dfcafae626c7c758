import { ruleSet } from "@thunderjack/core";
import { describe, expect, it } from "vitest";
import { type VerifyOptions, verify } from "../src/index.js";
import { rechained } from "./forged.js";
import { playedTable, seedsInChain, textOf } from "./played-table.js";

const { lines } = playedTable(ruleSet("thunderjack"), "", [0, 1], seedsInChain("the details of the checks", 3));
const text = textOf(lines);
const LAST = lines.length;
const { fairness } = JSON.parse(lines[0] ?? "");
const SETTLED = lines.findIndex((line) => line.includes('"RoundSettled"')) + 1;

/** Returns the text with fields of one line replaced. The lines are numbered from 1. The chain is not computed again. */
function withFields(number: number, fields: object): string {
  return textOf(
    lines.map((line, place) => (place === number - 1 ? JSON.stringify({ ...JSON.parse(line), ...fields }) : line)),
  );
}

/** Returns the detail of a check. */
function detailOf(name: string, recording: string, options?: VerifyOptions): string | undefined {
  return verify(recording, options).checks.find((check) => check.name === name)?.detail;
}

const OPEN = textOf(lines.slice(0, -1));
const ALONE = textOf(playedTable(ruleSet("thunderjack"), "the only shoe of its chain", []).lines);
const CUT = text.slice(0, -5);
const BEFORE_A_CHECK = textOf(lines.slice(0, SETTLED - 1));
const FOREIGN = `${text}${JSON.stringify({ x_note: "of another round", hash: "00".repeat(32) })}\n`;
const OTHER_DATE = withFields(1, { createdAt: "2001-01-01T00:00:00.000Z" });
const LAST_CHANGED = withFields(LAST, { hash: "00".repeat(32) });
/** Returns the text with fields of one line replaced, and with a new chain. */
function forged(number: number, fields: object): string {
  return rechained(withFields(number, fields).trimEnd().split("\n"));
}

describe("a check", () => {
  it.each([
    ["format", text, {}, `all ${LAST} lines are valid`],
    ["format", OPEN, {}, `all ${LAST - 1} lines are valid`],
    ["format", CUT, {}, `line ${LAST} is cut off; all lines before it are valid`],
    ["chain", text, {}, "matches all 2 checks"],
    ["chain", OPEN, {}, "matches all 1 checks"],
    ["chain", BEFORE_A_CHECK, {}, "there is no check yet"],
    [
      "chain",
      FOREIGN,
      {},
      `the "hash" of line ${LAST + 1} is not that of the trailer: it is an addition of another recording`,
    ],
    [
      "chain",
      LAST_CHANGED,
      {},
      `the "hash" of line ${LAST} does not match the lines before it: at least one of the lines ${SETTLED} to ${LAST} was changed`,
    ],
    [
      "chain",
      OTHER_DATE,
      {},
      `the "check" of line ${SETTLED} does not match the lines before it: at least one of the lines 1 to ${SETTLED} was changed`,
    ],
    [
      "noted",
      text,
      { commitment: ` ${fairness.commitment.toUpperCase()} ` },
      "the commitment is the one that was written down",
    ],
    ["noted", text, { commitment: "00".repeat(32) }, "the commitment is not the one that was written down"],
    ["anchor", text, {}, "the commitment is that of shoe 3 of 10 in the chain of the anchor"],
    [
      "anchor",
      text,
      { anchor: ` ${fairness.anchor.toUpperCase()} ` },
      "the commitment is that of shoe 3 of 10 in the chain of the anchor, and the anchor is the noted one",
    ],
    [
      "anchor",
      forged(1, { fairness: { ...fairness, index: 4 } }),
      {},
      "the commitment is not that of shoe 4 in the chain of the anchor",
    ],
    ["client-seed", text, { clientSeed: fairness.clientSeed }, "the client seed is the one of the player"],
    ["client-seed", text, { clientSeed: "other words" }, "the client seed is not the one of the player"],
    ["anchor", ALONE, { anchor: "cd".repeat(32) }, "the anchor is not the one that was written down"],
    ["commitment", text, {}, "the revealed seed matches the commitment"],
    [
      "commitment",
      forged(LAST, { serverSeed: "00".repeat(32) }),
      {},
      "the revealed seed does not match the commitment",
    ],
    [
      "deck",
      forged(1, { fairness: { ...fairness, scheme: "another scheme" } }),
      {},
      `the scheme "another scheme" is unknown; only ${fairness.scheme} is supported`,
    ],
    ["commands", text, {}, "the commands cause the recorded events with the cards of the seed"],
    ["commands", OPEN, {}, "the commands cause the recorded events with its own cards"],
    ["commands", textOf(lines.slice(0, 1)), {}, "the commands cause the recorded events with its own cards"],
    ["state", text, {}, "the final state has the recorded hash"],
    [
      "state",
      forged(LAST, { state: "00".repeat(32) }),
      {},
      "the hash of the final state differs from the recorded one",
    ],
  ] as const)("%s describes what it found (case %#)", (name, recording, options, detail) => {
    expect(detailOf(name, recording, options)).toBe(detail);
  });
});

describe("a verdict", () => {
  it("says why", () => {
    expect(verify(text).why).toBe(
      "All checks pass, and the cards come from the seed of the commitment and from the client seed.",
    );
    expect(verify(OPEN).why).toBe("The recording is not closed: its seed is not revealed yet.");
  });

  it("repeats the detail of the check that fails, as a sentence", () => {
    expect(verify(LAST_CHANGED).why).toBe(`${detailOf("chain", LAST_CHANGED)}.`.replace(/^t/, "T"));
    const rejected = forged(1, { seats: { right: 1, middle: 1, left: 1 } });
    expect(verify(rejected).why).toMatch(/is rejected: .*[^.]\.$/);
  });
});
