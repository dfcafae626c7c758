import { Tape } from "@thunderjack/recording";
import { pacing } from "@thunderjack/stage";
import { filmOf, momentOf } from "@thunderjack/stage/film";
import { roundNamed } from "@thunderjack/testkit";
import { describe, expect, it } from "vitest";
import { filmSvg } from "../src/svg/film-svg.js";
import { MovingTable } from "../src/svg/moving-table.js";
import { tableSvg } from "../src/svg/table-svg.js";

const SIZE = { width: 640, height: 440 };
const tape = new Tape(roundNamed("a Thunderjack is paid three to one at once").recording, { pace: pacing() });
const whole = [...filmSvg(filmOf(tape), SIZE, { fps: 10 })];

/** Returns the places of all parts of a picture. */
const placesIn = (svg: string) => [...svg.matchAll(/<g transform="[^"]+"/g)].map(([place]) => place);

describe("the pictures of a film", () => {
  it("follow one another on the steps of the frame rate, and take as long as the film", () => {
    let end = 0;
    for (const { time, duration } of whole) {
      expect(time).toBeCloseTo(end, 5);
      expect(time / 100).toBeCloseTo(Math.round(time / 100), 5);
      expect(duration).toBeGreaterThan(0);
      end = time + duration;
    }
    expect(end).toBeCloseTo(
      [...filmOf(tape)].reduce((sum, { duration }) => sum + duration, 0),
      5,
    );
  });

  it("move the cards between two events, and end with the picture of the last moment", () => {
    // A difference of pictures is too long to print.
    expect(whole.at(-1)?.svg === tableSvg(momentOf(tape, tape.length), SIZE)).toBe(true);
    expect(whole.length).toBeGreaterThan(2 * tape.length);
    const moving = whole.filter(({ seq }) => tape.event(Math.max(1, seq)).type === "CardDealt");
    const places = new Set(moving.map(({ svg }) => placesIn(svg).join("")));
    expect(places.size).toBe(moving.length);
  });

  it("are one picture while the table is at rest", () => {
    for (const [index, { svg }] of whole.entries()) expect(svg === whole[index + 1]?.svg).toBe(false);
    expect(whole.at(-1)?.duration).toBeGreaterThan(1900);
  });

  it("draw the storm of a Thunderjack, its count and its chips, and nothing that is no number", () => {
    const storm = whole.filter(({ seq }) => tape.event(Math.max(1, seq)).type === "ThunderjackAwarded");
    const before = whole.filter(({ seq }) => tape.event(Math.max(1, seq)).type === "CardDealt").at(-1);
    expect(Math.max(...storm.map(({ svg }) => placesIn(svg).length))).toBeGreaterThan(
      placesIn(before?.svg ?? "").length + 11,
    );
    for (const { svg } of whole) expect(/NaN|Infinity|undefined|null|var\(|color-mix/.exec(svg)).toBeNull();
  });

  it("mark the hand in turn after a split when its card has reached its new place", () => {
    const split = new Tape(roundNamed("a pair is split, and one of its hands is doubled").recording, {
      pace: pacing(),
    });
    const table = new MovingTable(SIZE);
    const frames = [...filmOf(split)];
    const at = frames.findIndex(({ cue }) => cue?.event.type === "HandSplit" && cue.isStart);
    for (const frame of frames.slice(0, at + 1)) table.show(frame, frame.time);
    const { cue, time = 0 } = frames[at] ?? {};
    const half = (cue?.duration ?? 0) / 2;
    const fadingAt = (now: number) => [...table.svgAt(now).matchAll(/<g transform="[^"]+" opacity="0\.\d+">/g)].length;
    const usual = fadingAt(time + 3 * half);
    expect([0.9, 1.2].map((share) => fadingAt(time + share * half) - usual)).toEqual([0, 1]);
  });

  it("ends all movements with a frame without a cue", () => {
    const table = new MovingTable(SIZE);
    const frames = [...filmOf(tape)];
    const dealt = frames.find(({ cue }) => cue?.event.type === "CardDealt");
    if (dealt === undefined) throw new Error("No card is dealt.");
    table.show({ view: momentOf(tape, 0) }, 0);
    table.show(dealt, 0);
    expect(table.isMovingAt(10)).toBe(true);
    table.show({ view: dealt.view }, 20);
    expect(table.isMovingAt(20)).toBe(false);
    expect(table.svgAt(20) === tableSvg(dealt.view, SIZE)).toBe(true);
  });

  it.each([0, -1, 61, Number.NaN])("reject a frame rate of %s", (fps) => {
    expect(() => [...filmSvg(filmOf(tape), SIZE, { fps })]).toThrow(RangeError);
  });
});
