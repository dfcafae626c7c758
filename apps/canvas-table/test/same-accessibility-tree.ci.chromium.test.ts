import { type RecordedRound, recordedRounds, roundNamed } from "@thunderjack/testkit";
import { expect, test } from "vitest";
import { accessibilityTrees } from "./accessibility-tree.js";
import { drawn, mountBoth, mountBothStill } from "./two-renderers.js";

/** Expects that the accessibility trees of both renderers are equal. */
async function expectSameTrees(when: string): Promise<void> {
  await drawn();
  const [lit, canvas] = await accessibilityTrees("Lit", "Canvas");
  expect(canvas, when).toEqual(lit);
  expect(canvas?.length, when).toBeGreaterThan(10);
}

const SPLIT = "a pair is split, and one of its hands is doubled";

/** Rounds that together cover every phase. */
const ROUNDS = [
  SPLIT,
  "an insurance loses, and the round is played on",
  "one hand surrenders early, and another one plays on",
  "the game is over when the credits do not pay for another bet",
];

test.each(ROUNDS)("the accessibility trees are equal after every event: %s", async (name) => {
  const round = roundNamed(name);
  const { conductor } = mountBothStill(round);
  for (const [index, state] of round.publicStates.entries()) {
    conductor.seek(state);
    await expectSameTrees(`after ${round.publicEvents[index - 1]?.type ?? "nothing"}`);
  }
});

test.each([
  { width: 320, height: 520 },
  { width: 360, height: 568 },
  { width: 740, height: 360 },
])("the accessibility trees of a split round are equal at $width × $height pixels", async (size) => {
  const round = roundNamed(SPLIT);
  const { conductor } = mountBothStill(round, size);
  for (const state of round.publicStates.slice(-6)) {
    conductor.seek(state);
    await expectSameTrees(`in the phase ${state.phase}`);
  }
});

test.each([
  { width: 320, height: 520 },
  { width: 360, height: 568 },
  { width: 375, height: 505 },
  { width: 740, height: 360 },
])(
  "the accessibility trees of a round with one hand at each seat are equal at $width × $height pixels",
  async (size) => {
    const round = roundNamed("an insurance loses, and the round is played on");
    const { conductor } = mountBothStill(round, size);
    for (const state of round.publicStates) {
      conductor.seek(state);
      await expectSameTrees(`in the phase ${state.phase}`);
    }
  },
);

test("the compared rounds cover every phase", () => {
  const phases = (rounds: readonly RecordedRound[]) =>
    new Set(rounds.flatMap(({ publicStates }) => publicStates.map(({ phase }) => phase)));
  expect(phases(ROUNDS.map(roundNamed))).toEqual(phases(recordedRounds));
});

test("every recorded round ends with equal accessibility trees", async () => {
  for (const round of recordedRounds) {
    const { conductor, end } = mountBoth(round);
    expect(conductor.isSettled).toBe(true);
    expect(conductor.view.round).toBeGreaterThan(0);
    await expectSameTrees(`at the end of "${round.name}"`);
    end();
  }
});
