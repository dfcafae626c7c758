import { describe, expect, it, onTestFinished } from "vitest";
import { House, playRounds, turn } from "./house.js";

/** What a session, a standing, a shoe or a rule set may leave out, as a page might have named what it added. */
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

/** Adds to `Object.prototype` until the test is over. */
function pollute(): void {
  for (const [name, value] of Object.entries(ADDED)) {
    Object.defineProperty(Object.prototype, name, { value, configurable: true, writable: true });
  }
  onTestFinished(() => {
    for (const name of Object.keys(ADDED)) Reflect.deleteProperty(Object.prototype, name);
  });
}

/** Plays, changes the shoe, comes back and begins anew: everything that was kept and shown by then. */
async function played(): Promise<readonly unknown[]> {
  const house = new House();
  const before = await house.open();
  await playRounds(before, 3);
  before.newShoe();
  await playRounds(before, 2);
  await before.close();
  const after = await house.open();
  const kept = await after.export({ open: true });
  const { publicState, fairness, status } = after;
  after.forget();
  await turn();
  await playRounds(after, 1);
  return [kept, publicState, fairness, status, await after.export({ open: true }), after.publicState];
}

describe("on a page that added to Object.prototype", () => {
  it("a table is opened, kept and opened again as on any other", async () => {
    const usual = await played();
    pollute();
    const polluted = await played();
    expect(JSON.stringify(polluted)).toBe(JSON.stringify(usual));
  });
});
