import { PassThrough } from "node:stream";
import { type Command, ruleSet, VirtualClock } from "@thunderjack/core";
import { ROUNDS_PER_SHOE } from "@thunderjack/recording";
import { expect, it } from "vitest";
import { languageOf } from "../src/game/game-options.js";
import { LiveTable } from "../src/game/live-table.js";

it("rejects a command that was chosen on an outdated table, also between two shoes", async () => {
  const stream = new PassThrough();
  const shell = {
    stdin: stream,
    stdout: stream,
    stderr: stream,
    directory: ".",
    hasColor: false,
    isWatched: false,
    terminal: null,
    clock: new VirtualClock(),
    chromium: null,
  };
  const table = new LiveTable(shell, {
    rules: ruleSet("thunderjack"),
    seed: "abc",
    clientSeed: null,
    credits: 100_000_000,
    ...(await languageOf()),
    speed: "instant",
    out: null,
  });
  const { conductor } = table;
  const act = (command: Command, expected = conductor.version) => conductor.act(command, { expected })?.code ?? null;
  expect(act({ type: "PlaceBet", seat: "middle", amount: 1_000 })).toBeNull();
  const bet = conductor.version;
  for (let round = 1; round <= ROUNDS_PER_SHOE; round++) {
    expect(act({ type: "Deal" })).toBeNull();
    while (conductor.view.turn !== null) {
      const command: Command = {
        type: conductor.view.phase === "insurance" ? "DeclineInsurance" : "Stand",
        hand: conductor.view.turn,
      };
      expect(act(command, bet)).toBe("stale");
      expect(act(command)).toBeNull();
    }
  }
  const settled = conductor.version;
  expect(table.shoe).toBe(2);
  expect(act({ type: "Deal" }, bet)).toBe("stale");
  expect(conductor.version).toBe(settled);
  expect(act({ type: "Deal" })).toBeNull();
  expect(conductor.version).toBeLessThan(settled);
});
