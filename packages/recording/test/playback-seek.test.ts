import { publicState, ruleSet } from "@thunderjack/core";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Playback, type Step, stateAt, statesOf } from "../src/index.js";
import { anyRules } from "./any-rules.js";
import { played, timed } from "./played-steps.js";
import { type PlayedTable, playedTable } from "./played-table.js";

const RUNS = process.env.DEEP ? 1000 : 60;

const anyPlay: fc.Arbitrary<PlayedTable> = fc
  .tuple(anyRules, fc.string(), fc.array(fc.nat(), { maxLength: 60 }))
  .map(([rules, seed, choices]) => playedTable(rules, seed, choices));

const { recording } = playedTable(
  ruleSet("thunderjack"),
  "seek",
  Array.from({ length: 600 }, (_, place) => (place * 7919) % 1009),
);
const LAST = recording.events.length;

/** The steps that a playback tells from now on. */
function stepsOf(player: Playback): Step[] {
  const steps: Step[] = [];
  player.steps$.subscribe((step) => steps.push(step));
  steps.length = 0;
  return steps;
}

const ANSWERS: ReadonlySet<string> = new Set([
  "HandHit",
  "HandStood",
  "HandDoubled",
  "HandSplit",
  "HandSurrendered",
  "SurrenderDeclined",
  "InsuranceTaken",
  "InsuranceDeclined",
]);

describe("whatever was played, a playback", () => {
  it("shows at every event what everybody saw then, and steps back to what seeking shows", () => {
    fc.assert(
      fc.property(anyPlay, ({ recording }) => {
        const { player } = played(recording);
        const steps = stepsOf(player);
        const shown = [...statesOf(recording)].map(publicState);
        for (let seq = 1; seq < shown.length; seq++) {
          player.stepForward();
          expect(steps.at(-1)).toMatchObject({ seq, state: shown[seq], event: { seq } });
        }
        for (let seq = shown.length - 2; seq >= 0; seq--) {
          player.stepBack();
          const back = steps.at(-1);
          player.seek(seq);
          expect(steps.at(-1)).toEqual(back);
          expect(back).toEqual({ seq, event: null, state: shown[seq] });
        }
      }),
      { numRuns: RUNS },
    );
  });

  it("never shows a hole card before it is turned over", () => {
    fc.assert(
      fc.property(anyPlay, ({ recording }) => {
        const { player } = played(recording);
        const steps = stepsOf(player);
        let hidden: string | null = null;
        for (const event of recording.events) {
          if (event.type === "CardDealt" && event.faceDown) hidden = event.card;
          if (event.type === "HoleCardRevealed" || event.type === "CardsDiscarded") hidden = null;
          player.stepForward();
          if (hidden !== null) expect(JSON.stringify(steps.at(-1))).not.toContain(hidden);
          player.seek(event.seq);
          if (hidden !== null) expect(JSON.stringify(steps.at(-1))).not.toContain(hidden);
        }
      }),
      { numRuns: RUNS },
    );
  });

  it("stops at every moment where a hand was asked, and at no other", () => {
    fc.assert(
      fc.property(anyPlay, ({ recording }) => {
        const { player } = played(recording);
        const states = [...statesOf(recording)];
        const asked = states.flatMap(({ turn }, seq) => {
          const answer = recording.events[seq];
          return turn !== null && answer !== undefined && ANSWERS.has(answer.type) ? [seq] : [];
        });
        const forwards: number[] = [];
        for (player.nextDecision(); !player.status.isAtEnd; player.nextDecision()) forwards.push(player.status.seq);
        expect(forwards).toEqual(asked);
        const backwards: number[] = [];
        for (player.previousDecision(); player.status.seq > 0; player.previousDecision()) {
          backwards.push(player.status.seq);
        }
        expect(backwards.reverse()).toEqual(asked);
      }),
      { numRuns: RUNS },
    );
  });
});

describe("stepping", () => {
  it("pauses, carries the event forward, and none back", () => {
    const { player, told } = played(recording);
    player.play();
    player.stepForward();
    player.stepForward();
    player.stepBack();
    expect(told).toEqual(["0 jump", "1 RoundStarted", `2 ${recording.events[1]?.type}`, "1 jump"]);
    expect(player.status.isPlaying).toBe(false);
    player.play();
    player.nextDecision();
    expect(player.status.isPlaying).toBe(false);
  });

  it("stays where there is nothing more", () => {
    const { player, told } = played(recording);
    player.stepBack();
    expect(told).toEqual(["0 jump"]);
    player.seek(LAST);
    player.stepForward();
    expect(told).toEqual(["0 jump", `${LAST} jump`]);
  });

  it("has its place on the time line", () => {
    const { player } = played(timed(recording, [0, 0, 1000, 1500]));
    player.seekTime(700);
    player.stepForward();
    expect(player.status).toMatchObject({ seq: 3, time: 1000 });
    player.stepBack();
    expect(player.status).toMatchObject({ seq: 2, time: 0 });
  });
});

describe("seeking", () => {
  it("goes on playing from there", () => {
    const { player, clock, told } = played(timed(recording, [0, 0, 1000, 1500]));
    player.play();
    clock.pass(0);
    player.seekTime(1200);
    expect(player.status).toMatchObject({ seq: 3, time: 1200, isPlaying: true });
    clock.pass(300);
    expect(told.slice(3)).toEqual(["3 jump", `4 ${recording.events[3]?.type}`]);
  });

  it("goes to the last of the events that happened until a time", () => {
    const { player } = played(timed(recording, [0, 0, 1000, 1500]));
    const at = (milliseconds: number) => {
      player.seekTime(milliseconds);
      return player.status.seq;
    };
    expect([0, 999, 1000, 1499.9, 1500].map(at)).toEqual([2, 2, 3, 3, 4]);
  });

  it("goes to rounds by their number, and to chapters by their place", () => {
    const { player, told } = played(recording);
    const rounds = player.chapters.filter(({ kind }) => kind === "round");
    expect(rounds.length).toBeGreaterThan(5);
    expect(rounds.map(({ round }) => round)).toEqual(rounds.map((_, place) => place + 1));
    for (const { round, seq } of rounds) {
      player.seekRound(round);
      expect(told.at(-1)).toBe(`${seq} jump`);
      expect(recording.events[seq - 1]).toMatchObject({ type: "RoundStarted", round });
    }
    for (const [place, { seq, time }] of player.chapters.entries()) {
      player.seekChapter(place);
      expect(player.status).toMatchObject({ seq, time });
    }
  });

  it("is refused beyond the bounds, and leaves the position as it was", () => {
    const { player } = played(recording);
    player.seek(5);
    const { duration } = player.status;
    for (const seq of [-1, LAST + 1, 0.5, Number.NaN]) expect(() => player.seek(seq)).toThrow(RangeError);
    for (const round of [0, 1000, 1.5]) expect(() => player.seekRound(round)).toThrow(RangeError);
    for (const place of [-1, player.chapters.length, 0.5]) expect(() => player.seekChapter(place)).toThrow(RangeError);
    for (const time of [-1, duration + 1, Number.NaN]) expect(() => player.seekTime(time)).toThrow(RangeError);
    expect(player.status).toMatchObject({ seq: 5, duration });
  });

  it("comes to the same state from wherever it comes, across snapshots too", () => {
    expect(LAST).toBeGreaterThan(600);
    const { player } = played(recording);
    const steps = stepsOf(player);
    for (const seq of [LAST, 0, 511, 512, 513, 255, 256, 257, 1, LAST - 1]) {
      player.seek(seq);
      expect(steps.at(-1)?.state).toEqual(publicState(stateAt(recording, seq)));
    }
  });
});

describe("the chapters", () => {
  it("mark what is worth jumping to, and whose it is", () => {
    const kinds = new Map<string, string>([
      ["RoundStarted", "round"],
      ["HandSplit", "split"],
      ["HandDoubled", "double"],
      ["HandSurrendered", "surrender"],
      ["BlackjackAwarded", "blackjack"],
      ["BlitzAwarded", "blitz"],
      ["ThunderjackAwarded", "thunderjack"],
      ["ThunderjacksCancelled", "thunderjack"],
      ["DealerBusted", "dealer-bust"],
      ["RoundSettled", "settled"],
    ]);
    const met = new Set<string>();
    fc.assert(
      fc.property(anyPlay, ({ recording }) => {
        const { player } = played(recording);
        let round = 0;
        const expected = recording.events.flatMap((event) => {
          if (event.type === "RoundStarted") round = event.round;
          const kind = kinds.get(event.type);
          if (kind === undefined) return [];
          met.add(event.type);
          return [{ seq: event.seq, round, kind, hand: "hand" in event ? event.hand : null }];
        });
        expect(player.chapters.map(({ time, ...chapter }) => chapter)).toEqual(expected);
      }),
      { numRuns: RUNS },
    );
    expect(met.size).toBeGreaterThanOrEqual(7);
  });
});
