import { describe, expect, it, onTestFinished } from "vitest";
import { playRounds, TabGroup, turn } from "./tab-group.js";

/**
 * The fields that the test adds to `Object.prototype`. They have the names of optional fields of a session, a status, a
 * shoe and a rule set.
 */
const ADDED = {
  preset: "roulette",
  decks: 99,
  seed: "known",
  credits: 7,
  bets: { right: 7 },
  allowStacking: true,
  roundsPerRecording: 1,
  keptRecordings: 0,
  isVoid: true,
};

/** Adds the fields to `Object.prototype` until the test is over. */
function pollute(): void {
  for (const [name, value] of Object.entries(ADDED)) {
    Object.defineProperty(Object.prototype, name, { value, configurable: true, writable: true });
  }
  onTestFinished(() => {
    for (const name of Object.keys(ADDED)) Reflect.deleteProperty(Object.prototype, name);
  });
}

/** Plays, changes the shoe, reloads the session and begins a new one. Returns everything that was stored and shown. */
async function played(): Promise<readonly unknown[]> {
  const group = new TabGroup();
  const before = await group.open();
  await playRounds(before, 3);
  before.newShoe();
  await playRounds(before, 2);
  await before.close();
  const after = await group.open();
  const kept = await after.export({ open: true });
  const { publicState, fairness, status } = after;
  after.forget();
  await turn();
  await playRounds(after, 1);
  return [kept, publicState, fairness, status, await after.export({ open: true }), after.publicState];
}

describe("a page that added fields to Object.prototype", () => {
  it("opens, stores and reopens a table like any other page", async () => {
    const usual = await played();
    pollute();
    const polluted = await played();
    expect(JSON.stringify(polluted)).toBe(JSON.stringify(usual));
  });
});
