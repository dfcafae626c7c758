import { type GameEvent, ruleSet, type TableState } from "@thunderjack/core";
import { recordedRounds, Scenario } from "@thunderjack/testkit";
import { expect, test } from "vitest";
import { History } from "../src/index.js";
import { recordingHistory, scenarioTest, tableFold } from "../src/thunderjack/index.js";

/** Runs the source of an exported test, with its imports replaced by these values. */
function run(source: string, expectation: typeof expect = expect): string[] {
  const titles: string[] = [];
  const body = source.replace(/^import .*$/gm, "");
  const declare = (title: string, play: () => void) => {
    titles.push(title);
    play();
  };
  new Function("Scenario", "expect", "test", body)(Scenario, expectation, declare);
  return titles;
}

test("exports a test of every recorded round that passes as it is", () => {
  let exported = 0;
  for (const { recording } of recordedRounds) {
    const history = recordingHistory(recording);
    const { rules } = recording.header;
    const source = scenarioTest({ rules, history, from: 0, to: history.length });
    expect(run(source)).toHaveLength(1);
    exported++;
  }
  expect(exported).toBeGreaterThan(20);
});

test("exports a range that begins and ends during a round, with a hole card that is not known", () => {
  for (const { recording } of recordedRounds) {
    const history = recordingHistory(recording);
    const turn = recording.events.findIndex(({ type }) => type === "HandHit" || type === "HandStood") + 1;
    if (turn === 0) continue;
    const source = scenarioTest({ rules: recording.header.rules, history, from: turn - 1, to: turn });
    expect(run(source)).toHaveLength(1);
  }
});

test("exports the second round of a recording, whose discarded cards a new table does not have", () => {
  let exported = 0;
  for (const { recording } of recordedRounds) {
    const history = recordingHistory(recording);
    const deals = recording.events.flatMap(({ type }, place) => (type === "RoundStarted" ? [place] : []));
    const second = deals[1];
    if (second === undefined) continue;
    const source = scenarioTest({ rules: recording.header.rules, history, from: second, to: history.length });
    expect(run(source)).toHaveLength(1);
    exported++;
  }
  expect(exported).toBeGreaterThan(0);
});

test("exports a test that fails when the fold of an event is changed", () => {
  const [{ recording } = { recording: null }] = recordedRounds;
  if (recording === null) throw new Error("There is no recorded round.");
  const history = recordingHistory(recording);
  const source = scenarioTest({ rules: recording.header.rules, history, from: 0, to: history.length });
  const { credits } = history.stateAt(history.length);
  expect(source).toContain(`"credits": ${credits}`);
  expect(() => run(source.replace(`"credits": ${credits}`, `"credits": ${credits + 1}`))).toThrow();
  expect(() => run(source.replace(/"outcome": "\w+"/, '"outcome": null'))).toThrow();
});

test("refuses a range without a command of the player, and one that a new table plays differently", () => {
  const rules = ruleSet("thunderjack");
  const [{ recording } = { recording: null }] = recordedRounds;
  if (recording === null) throw new Error("There is no recorded round.");
  const history = recordingHistory(recording);
  expect(() => scenarioTest({ rules, history, from: history.length, to: history.length })).toThrow(RangeError);
  const forged = recording.events.map(
    (event): GameEvent => (event.type === "HandSettled" ? { ...event, returned: event.returned + 1 } : event),
  );
  const other = new History<TableState, GameEvent>(tableFold(history.stateAt(0)), forged);
  expect(() => scenarioTest({ rules, history: other, from: 0, to: other.length })).toThrow("in the same way");
});
