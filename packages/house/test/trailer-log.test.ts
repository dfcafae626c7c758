import { type Command, chosenSeeds, ruleSet, Table, type TableEvent } from "@thunderjack/core";
import { RecordingLog } from "@thunderjack/recording";
import { describe, expect, it } from "vitest";
import { TrailerLog } from "../src/trailer-log.js";

const RECORDING = { createdAt: "2026-01-01T00:00:00.000Z" };
const ROUND: readonly Command[] = [
  { type: "PlaceBet", seat: "right", amount: 1000 },
  { type: "Deal" },
  { type: "DeclineSurrender", hand: "right" },
  { type: "DeclineInsurance", hand: "right" },
  { type: "Stand", hand: "right" },
];

/** Plays rounds. Returns the table, the events of each accepted command, and the recording. */
function played(rounds: number) {
  const table = new Table({ rules: ruleSet({ ...ruleSet("casino"), purses: "per-seat" }), seeds: chosenSeeds("log") });
  const recording = new RecordingLog(table, RECORDING);
  const commands: (readonly TableEvent[])[] = [];
  for (let round = 0; round < rounds; round++) {
    for (const command of ROUND) {
      const decision = table.dispatch(command);
      if (!decision.accepted) continue;
      recording.write(decision.events, () => commands.length);
      commands.push(decision.events);
    }
  }
  return { table, commands, recording };
}

describe("the log of a shoe in play", () => {
  it.each([0, 0.3, 1])(
    "has the trailer of its recording if %d of the commands were repeated from the store",
    (part) => {
      const { table, commands, recording } = played(20);
      const log = new TrailerLog(table, RECORDING);
      for (const [at, events] of commands.entries()) {
        if (at < commands.length * part) log.repeat(events, at);
        else log.write(events, at);
      }
      const seeds = table.close();
      recording.close(seeds);
      expect([log.trailer, log.head]).toEqual([[], null]);
      log.close(seeds);
      expect(log.trailer).toEqual(recording.lines.slice(-1));
      expect(log.head).toBe(recording.head);
    },
  );
});
