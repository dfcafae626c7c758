import { type RecordedRound, recordedRounds, roundNamed } from "@thunderjack/testkit";
import { expect, test } from "vitest";
import { heardTrees } from "./heard-tree.js";
import { drawn, twoPictures, twoStills } from "./two-pictures.js";

/** Chromium tells the same of both. */
async function expectSameHeard(when: string): Promise<void> {
  await drawn();
  const [lit, canvas] = await heardTrees("Lit", "Canvas");
  expect(canvas, when).toEqual(lit);
  expect(canvas?.length, when).toBeGreaterThan(10);
}

/** Together they have been in every phase, and a table looks like everything that it can look like. */
const WATCHED = [
  "a pair is split, and one of its hands is doubled",
  "an insurance loses, and the round is played on",
  "one hand surrenders early, and another one plays on",
  "the game is over when the credits do not pay for another bet",
];

test.each(WATCHED)("whoever hears both tables hears the same after every event: %s", async (name) => {
  const round = roundNamed(name);
  const { conductor } = twoStills(round);
  for (const [place, state] of round.publicStates.entries()) {
    conductor.seek(state);
    await expectSameHeard(`after ${round.publicEvents[place - 1]?.type ?? "nothing"}`);
  }
});

test("what was watched is in every phase that there is", () => {
  const phases = (rounds: readonly RecordedRound[]) =>
    new Set(rounds.flatMap(({ publicStates }) => publicStates.map(({ phase }) => phase)));
  expect(phases(WATCHED.map(roundNamed))).toEqual(phases(recordedRounds));
});

test("every recorded round played in an instant ends with the same table in both", async () => {
  for (const round of recordedRounds) {
    const { conductor, end } = twoPictures(round);
    expect(conductor.isSettled).toBe(true);
    expect(conductor.view.round).toBeGreaterThan(0);
    await expectSameHeard(`at the end of "${round.name}"`);
    end();
  }
});
