import { readFileSync } from "node:fs";
import { Table } from "@thunderjack/core";
import { hexToBytes } from "@thunderjack/core/sha256";
import { describe, expect, it } from "vitest";
import { commandsOf, parseRecording, record, stateHash, statesOf } from "../src/index.js";

/** A file that was recorded before states had a version. It must never be regenerated. */
const text = readFileSync(new URL("version-1.tjr", import.meta.url), "utf8");

function read() {
  const { recording } = parseRecording(text);
  if (recording === null || recording.trailer === null) throw new Error("The recording is not closed.");
  return { ...recording, trailer: recording.trailer };
}

describe("a recording made before states had a version", () => {
  it("folds to the state whose hash is in its trailer", () => {
    const recording = read();
    const states = [...statesOf(recording)];
    const last = states.at(-1);
    if (last === undefined) throw new Error("There is no state.");
    expect(stateHash(last)).toBe(recording.trailer.state);
    expect(states.map(({ version }) => version)).toEqual(states.map((_, place) => place));
    expect(stateHash({ ...last, version: 0 })).toBe(recording.trailer.state);
  });

  it("is written byte for byte when its commands are dispatched again", () => {
    const { header, events, trailer } = read();
    const { rules, credits, seats: bets, fairness, createdAt, meta } = header;
    const seeds = { serverSeed: hexToBytes(trailer.serverSeed), clientSeed: fairness.clientSeed, chosen: false };
    const table = new Table({ rules, credits, bets, seeds });
    const times = [0, ...events.map(({ t }) => t)];
    const recorder = record(table, { now: () => times.shift() ?? 0, createdAt, meta });
    const lines: string[] = [];
    recorder.lines$.subscribe((line) => lines.push(`${line}\n`));
    for (const command of commandsOf({ header, events, trailer })) table.dispatch(command);
    recorder.close(table.close());
    expect(lines.join("")).toBe(text);
  });
});
