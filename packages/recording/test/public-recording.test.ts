import { chosenSeeds, Table } from "@thunderjack/core";
import { describe, expect, it } from "vitest";
import { parseRecording, publicRecording, Recorder, statesOf, verify } from "../src/index.js";

const STACK = ["10_h_0", "9_s_0", "6_d_0", "q_c_0", "5_c_0"] as const;

/** Returns the full recording of two rounds: one is finished, and the player has the turn in the other. */
function openRecording(): { readonly text: string; readonly table: Table; readonly recorder: Recorder } {
  const seeds = chosenSeeds("a public recording");
  const table = new Table({ rules: "thunderjack", seeds, allowStacking: true });
  const recorder = new Recorder(
    { rules: table.rules, fairness: table.fairness, credits: table.state.credits },
    { now: () => 0, createdAt: "2026-11-22T12:00:00.000Z", meta: { by: "a test" } },
  );
  const lines: string[] = [];
  table.events$.subscribe((event) => lines.push(...recorder.write(event)));
  table.dispatch({ type: "PlaceBet", seat: "middle", amount: 1000 });
  table.dispatch({ type: "Deal", stack: STACK });
  table.dispatch({ type: "Stand", hand: "middle" });
  table.dispatch({ type: "Deal", stack: STACK.map((card) => card.replace("_0", "_1") as (typeof STACK)[number]) });
  return { text: lines.map((line) => `${line}\n`).join(""), table, recorder };
}

describe("the public form of an open recording", () => {
  it("has no hole card that is not revealed, and no stack", () => {
    const { text, table } = openRecording();
    expect(text).toContain("q_c_1");
    const open = publicRecording(text);
    expect(open).not.toContain("q_c_1");
    expect(open).not.toContain("5_c_1");
    expect(open).toContain('"type":"HoleCardRevealed","card":"q_c_0"');
    const { recording, fault } = parseRecording(open);
    expect(fault).toBeNull();
    expect(recording?.header).toEqual(parseRecording(text).recording?.header);
    const last = recording === null ? undefined : [...statesOf(recording)].at(-1);
    expect(last?.dealer).toEqual(table.publicState.dealer);
  });

  it("is a valid recording with its own hash chain", () => {
    const { status, checks } = verify(publicRecording(openRecording().text));
    expect(status).toBe("open");
    expect(checks.map(({ holds }) => holds)).toEqual([true, true]);
  });

  it("does not change a closed recording, and is empty for text that is not a recording", () => {
    const { text, table, recorder } = openRecording();
    table.dispatch({ type: "Stand", hand: "middle" });
    // The subscription of the recorder has written the events, but the text is that of the open recording.
    const closed = `${text}${recorder.recording?.events
      .slice(text.split("\n").length - 2)
      .map((event) => `${JSON.stringify(event)}\n`)
      .join("")}${recorder.close(table.close()).join("\n")}\n`;
    expect(verify(closed).status).toBe("consistent");
    expect(publicRecording(closed)).toBe(closed);
    expect(publicRecording("<!doctype html>")).toBe("");
  });
});
