import { readdirSync, readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chosenSeeds, type Seat, Table, whyNot } from "@thunderjack/core";
import { describe, expect, it } from "vitest";
import { corpus } from "./vectors/corpus.js";
import {
  comparedByPython,
  expectedOf,
  expectedOfSession,
  hasPython,
  type RecordingVector,
  type SessionVector,
  writeFiles,
} from "./vectors/folder.js";
import { type LegalMoves, legalMoves, playRound, rulesOf } from "./vectors/legal-moves.js";

/*
 * The conformance corpus is checked in, so that a verifier in any language can be tested with it. This file tests both
 * verifiers of this package. `npm run corpus` writes it again.
 */

const FOLDER = fileURLToPath(new URL("../conformance/", import.meta.url));
const LARGEST = 600_000;

if (process.env.WRITE_CORPUS) {
  const { presets, rounds, bets } = legalMoves();
  const list = (vectors: readonly object[]) => vectors.map((vector) => `\n    ${JSON.stringify(vector)}`).join(",");
  const text = `{\n  "presets": ${JSON.stringify(presets)},\n  "rounds": [${list(rounds)}\n  ],\n  "bets": [${list(bets)}\n  ]\n}\n`;
  writeFiles(FOLDER, new Map([...corpus().files, ["legal-moves.json", text]]));
}

const textOf = (file: string) => readFileSync(FOLDER + file, "utf8");
const { recordings, sessions }: { recordings: readonly RecordingVector[]; sessions: readonly SessionVector[] } =
  JSON.parse(textOf("expected.json"));
const moves: LegalMoves = JSON.parse(textOf("legal-moves.json"));

describe("the conformance corpus", () => {
  it.each(recordings)("has the verdict of verify: $file, $about", ({ file, options, expected }) => {
    expect(expectedOf(textOf(file), options)).toEqual(expected);
  });

  it.each(sessions)("has the verdict of verifySession: $about", ({ files, options, expected }) => {
    expect(expectedOfSession(files.map(textOf), options)).toEqual(expected);
  });

  it("has the legal moves of the engine", () => {
    for (const round of moves.rounds) {
      const choose = (_: unknown, nth: number) => {
        const { choice: type, hand } = round.decisions[nth] ?? {};
        return { type, hand } as Parameters<typeof playRound>[1] extends (...args: never) => infer Choice
          ? Choice
          : never;
      };
      expect(playRound(round, choose)).toEqual(round);
    }
    for (const vector of moves.bets) {
      const rules = rulesOf(vector);
      const { state } = new Table({ ...vector, rules, seeds: chosenSeeds("bets") });
      const found = vector.attempts.map(({ seat, amount }) => {
        const legal = whyNot(rules, state, { type: "PlaceBet", seat: seat as Seat, amount }) === null;
        return { seat, amount, legal };
      });
      expect(found).toEqual(vector.attempts);
    }
  });

  it("has every verdict, and failures of every check", () => {
    const statuses = new Set(
      [...recordings, ...sessions].map(({ expected }) => (expected as { status: string }).status),
    );
    expect([...statuses].sort()).toEqual(
      ["broken", "committed", "complete", "consistent", "fair", "incomplete", "open"].sort(),
    );
    const failures = new Set(
      recordings
        .flatMap(({ expected }) =>
          (expected as { checks: { name: string; holds: boolean }[] }).checks.filter(({ holds }) => !holds),
        )
        .map(({ name }) => name),
    );
    expect([...failures].sort()).toEqual(
      ["anchor", "chain", "client-seed", "commands", "commitment", "deck", "format", "noted", "state"].sort(),
    );
  });

  it(`has at most ${LARGEST} bytes, and no file without a vector`, () => {
    const files = readdirSync(FOLDER);
    expect(files.reduce((sum, file) => sum + statSync(FOLDER + file).size, 0)).toBeLessThan(LARGEST);
    const named = new Set([...recordings.map(({ file }) => file), ...sessions.flatMap(({ files }) => files)]);
    expect(files.filter((file) => file.endsWith(".tjr") && !named.has(file))).toEqual([]);
  });

  it.skipIf(!hasPython)("has the verdicts of the second verifier (NOT RUN without python3)", () => {
    const { status, output } = comparedByPython(FOLDER);
    expect({ status, output: output.slice(0, 4000) }).toMatchObject({ status: 0 });
  });
});
