import { publicState, ruleSet } from "@thunderjack/core";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type RecordedEvent, stateAt, statesOf, Tape } from "../src/index.js";
import { anyRules } from "./any-rules.js";
import { type PlayedTable, playedTable } from "./played-table.js";
import { paced, timed } from "./timed.js";

const RUNS = process.env.THOROUGH ? 1000 : 60;

const anyPlay: fc.Arbitrary<PlayedTable> = fc
  .tuple(anyRules, fc.string(), fc.array(fc.nat(), { maxLength: 60 }))
  .map(([rules, seed, choices]) => playedTable(rules, seed, choices));

const { recording } = playedTable(
  ruleSet("thunderjack"),
  "seek",
  Array.from({ length: 600 }, (_, place) => (place * 7919) % 1009),
);
const LAST = recording.events.length;

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

describe("the states of a tape", () => {
  it("are the public states of the table", () => {
    fc.assert(
      fc.property(anyPlay, ({ recording }) => {
        const tape = new Tape(recording);
        for (const [seq, state] of [...statesOf(recording)].entries())
          expect(tape.state(seq)).toEqual(publicState(state));
      }),
      { numRuns: RUNS },
    );
  });

  it("do not depend on the order in which they are read, even across snapshots", () => {
    expect(LAST).toBeGreaterThan(600);
    const tape = new Tape(recording);
    for (const seq of [LAST, 0, 511, 512, 513, 255, 256, 257, 1, LAST - 1]) {
      expect(tape.state(seq)).toEqual(publicState(stateAt(recording, seq)));
    }
  });

  it("never contain the hole card before it is revealed, and neither do the events", () => {
    fc.assert(
      fc.property(anyPlay, ({ recording }) => {
        const tape = new Tape(recording);
        let hidden: string | null = null;
        for (const event of recording.events) {
          if (event.type === "CardDealt" && event.faceDown) hidden = event.card;
          if (event.type === "HoleCardRevealed" || event.type === "CardsDiscarded") hidden = null;
          if (hidden === null) continue;
          expect(JSON.stringify([tape.event(event.seq), tape.state(event.seq)])).not.toContain(hidden);
        }
      }),
      { numRuns: RUNS },
    );
  });

  it("throw for a position outside the tape", () => {
    const tape = new Tape(recording);
    for (const seq of [-1, LAST + 1, 0.5, Number.NaN]) {
      expect(() => tape.state(seq)).toThrow(RangeError);
      expect(() => tape.timeAt(seq)).toThrow(RangeError);
    }
    for (const seq of [-1, 0, LAST + 1, 0.5]) expect(() => tape.event(seq)).toThrow(RangeError);
    for (const time of [-1, tape.duration + 1, Number.NaN]) expect(() => tape.seqAt(time)).toThrow(RangeError);
  });
});

describe("the times of a tape", () => {
  const five = timed(recording, [0, 0, 1000, 11_000, 11_500]);
  const timesOf = (tape: Tape) => Array.from({ length: tape.length }, (_, place) => tape.timeAt(place + 1));

  it("are those of the recording, with no pause longer than three seconds", () => {
    const tape = new Tape(five);
    expect(timesOf(tape)).toEqual([0, 0, 1000, 4000, 4500]);
    expect([tape.timeAt(0), tape.duration]).toEqual([0, 4500]);
  });

  it("have pauses up to the idle cap, and at least the pace after each event", () => {
    const times = (options: object) => timesOf(new Tape(five, options));
    expect(times({ idleCap: 100 })).toEqual([0, 0, 100, 200, 300]);
    expect(times({ idleCap: Number.POSITIVE_INFINITY })).toEqual([0, 0, 1000, 11_000, 11_500]);
    expect(times({ pace: paced(600) })).toEqual([0, 600, 1600, 4600, 5200]);
    expect(times({ idleCap: 0, pace: paced(250) })).toEqual([0, 250, 500, 750, 1000]);
  });

  it("use the pace of the public event", () => {
    const pace = (event: object) => (JSON.stringify(event).includes('"card":null') ? 40 : 0);
    const tape = new Tape(playedTable(ruleSet("thunderjack"), "hidden", []).recording, { idleCap: 0, pace });
    expect(tape.duration).toBe(40);
  });

  it("determine the last event up to a time", () => {
    const tape = new Tape(timed(recording, [0, 0, 1000, 1500]));
    expect([0, 999, 1000, 1499.9, 1500].map((time) => tape.seqAt(time))).toEqual([2, 2, 3, 3, 4]);
  });

  it("need a valid idle cap and a valid pace", () => {
    expect(() => new Tape(five, { idleCap: -1 })).toThrow(RangeError);
    expect(() => new Tape(five, { idleCap: Number.NaN })).toThrow(RangeError);
    expect(() => new Tape(five, { pace: paced(Number.NaN) })).toThrow(RangeError);
    expect(() => new Tape(five, { pace: paced(Number.POSITIVE_INFINITY) })).toThrow(RangeError);
  });
});

describe("the decisions of a tape", () => {
  it("are all positions at which a hand has a choice, and no others", () => {
    fc.assert(
      fc.property(anyPlay, ({ recording }) => {
        const tape = new Tape(recording);
        const asked = [...statesOf(recording)].flatMap(({ turn }, seq) => {
          const answer = recording.events[seq];
          return turn !== null && answer !== undefined && ANSWERS.has(answer.type) ? [seq] : [];
        });
        const forwards: number[] = [];
        for (let seq = tape.decisionAfter(0); seq < tape.length; seq = tape.decisionAfter(seq)) forwards.push(seq);
        expect(forwards).toEqual(asked);
        const backwards: number[] = [];
        for (let seq = tape.decisionBefore(tape.length); seq > 0; seq = tape.decisionBefore(seq)) backwards.push(seq);
        expect(backwards.reverse()).toEqual(asked);
      }),
      { numRuns: RUNS },
    );
  });
});

describe("the rounds of a tape", () => {
  const tape = new Tape(recording);
  const starts = recording.events.flatMap(({ type, seq }) => (type === "RoundStarted" ? [seq] : []));

  it("start at their `RoundStarted`", () => {
    expect(starts.length).toBeGreaterThan(5);
    expect(starts.map((_, place) => tape.roundStart(place + 1))).toEqual(starts);
    for (const round of [0, 1000, 1.5]) expect(() => tape.roundStart(round)).toThrow(RangeError);
  });

  it("are found before and after a position", () => {
    for (let seq = 0; seq <= LAST; seq++) {
      expect(tape.roundAfter(seq)).toBe(starts.find((start) => start > seq) ?? LAST);
      expect(tape.roundBefore(seq)).toBe(starts.filter((start) => start < seq).at(-1) ?? 0);
    }
  });
});

describe("the chapters of a tape", () => {
  it("are its notable events, each with its hand", () => {
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
        const tape = new Tape(recording);
        let round = 0;
        const expected = recording.events.flatMap((event) => {
          if (event.type === "RoundStarted") round = event.round;
          const kind = kinds.get(event.type);
          if (kind === undefined) return [];
          met.add(event.type);
          const hand = "hand" in event ? event.hand : null;
          return [{ seq: event.seq, time: tape.timeAt(event.seq), round, kind, hand }];
        });
        expect(tape.chapters).toEqual(expected);
        const found = recording.events.flatMap(({ seq }) => tape.chapterAt(seq) ?? []);
        expect(found).toEqual(expected);
      }),
      { numRuns: RUNS },
    );
    expect(met.size).toBeGreaterThanOrEqual(7);
  });

  it("are empty for a recording without events", () => {
    const tape = new Tape({ ...recording, events: [], trailer: null });
    expect([tape.chapters, tape.length, tape.duration]).toEqual([[], 0, 0]);
  });
});

describe("the recording of a tape", () => {
  it("is a copy, which does not grow with the original", () => {
    const growing = { ...recording, events: [...recording.events] };
    const tape = new Tape(growing);
    const [first] = recording.events;
    if (first !== undefined) growing.events.push(first);
    expect(tape.recording).toEqual(recording);
    expect(tape.length).toBe(LAST);
  });
});

describe("a tape that grows", () => {
  const { recording } = playedTable(ruleSet("vingt-et-un"), "page", [1]);
  const six = timed(recording, [0, 500, 9000, 9000, 9100, 9100]);
  const start = { ...six, events: six.events.slice(0, 2) };
  const rest: readonly RecordedEvent[] = six.events.slice(2);

  it("is live until its trailer", () => {
    const tape = new Tape(start);
    expect([tape.isLive, new Tape(start, { live: true }).isLive]).toEqual([false, true]);
    expect(new Tape(recording, { live: true }).isLive).toBe(false);
    tape.grow(rest.slice(0, 1));
    expect(tape.isLive).toBe(true);
  });

  it("rejects events that are not the next ones, and events after its trailer", () => {
    const tape = new Tape(start, { live: true });
    const trailer = { end: true, events: 6, hash: "", state: "", serverSeed: "" } as const;
    expect(() => tape.grow(rest.slice(1), trailer)).toThrow("The number of the next event must be 3, not 4.");
    expect(() => tape.grow(rest.slice(0, 1), trailer)).toThrow(RangeError);
    expect(tape.recording.events).toHaveLength(2);
    tape.grow(rest, trailer);
    expect(tape.isLive).toBe(false);
    expect(tape.recording).toEqual({ ...six, trailer });
    expect(() => tape.grow([])).toThrow("The recording is closed");
  });

  it("adds all of the events or none", () => {
    const tape = new Tape(start, { live: true });
    const [third] = rest;
    if (third === undefined) throw new Error("There is no third event.");
    expect(() =>
      tape.grow([
        third,
        { seq: 4, t: 9000, type: "HandSettled", hand: "left", stake: "bet", bet: 1, outcome: "win", returned: 1 },
      ]),
    ).toThrow(expect.objectContaining({ name: "CorruptEvents" }));
    expect(tape.duration).toBe(500);
    expect(tape.recording.events).toHaveLength(2);
  });

  it("replaces the list of chapters only when there is a new one", () => {
    const tape = new Tape(start, { live: true });
    const before = tape.chapters;
    tape.grow(rest.slice(0, 1));
    expect(tape.chapters).toBe(before);
    const whole = new Tape({ ...recording, trailer: null, events: recording.events.slice(0, 3) });
    const [round] = whole.chapters;
    whole.grow(recording.events.slice(3));
    expect(whole.chapters.map(({ kind }) => kind)).toEqual(["round", "dealer-bust", "settled"]);
    expect(whole.chapters[0]).toBe(round);
  });
});
