import { readFileSync } from "node:fs";
import { Table } from "@thunderjack/core";
import { hexToBytes } from "@thunderjack/core/sha256";
import { describe, expect, it } from "vitest";
import { commandsOf, faultText, parseRecording, record, stateHash, statesOf, verify } from "../src/index.js";
import { rechained } from "./forged.js";

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

/** Returns the recording with other credits in its header. */
function withCredits(credits: unknown): string {
  const [header = "{}", ...lines] = text.split("\n");
  return [JSON.stringify({ ...JSON.parse(header), credits }), ...lines].join("\n");
}

describe("the header of a recording of version 1", () => {
  it.each([
    ["a number for each seat", { right: 1000, middle: 1000, left: 1000 }],
    ["a negative number", -100],
    ["a fraction", 0.5],
    ["text", "1000"],
    ["null", null],
    ["a number that is not safe", 2 ** 53],
  ])("must not have %s as its credits", (_, credits) => {
    const { recording, fault } = parseRecording(withCredits(credits));
    expect(recording).toBeNull();
    expect(fault === null ? "" : faultText(fault)).toMatch(/^line 1, field "credits": must be a safe integer/);
    expect(verify(withCredits(credits))).toMatchObject({ status: "broken", checks: [{ name: "format", line: 1 }] });
  });

  it.each([
    ["more than a table can have", 10 ** 12 + 1],
    ["less than the first bets", 0],
  ])("has no valid commands with credits that are %s", (_, credits) => {
    const rechainedText = rechained(withCredits(credits).trimEnd().split("\n"));
    expect(verify(rechainedText)).toMatchObject({ status: "broken" });
    expect(verify(rechainedText).checks.at(-1)).toMatchObject({ holds: false, line: 1 });
  });
});
