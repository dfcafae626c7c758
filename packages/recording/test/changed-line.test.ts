import { ruleSet } from "@thunderjack/core";
import { describe, expect, it } from "vitest";
import { type Check, verify } from "../src/index.js";
import { playedTable, textOf } from "./played-table.js";

const { lines } = playedTable(ruleSet("thunderjack"), "changed", [1, 1, 1, ...Array<number>(12).fill(0)]);
const events = lines.map((line) => JSON.parse(line));
const checks = events.flatMap(({ type }, place) => (type === "RoundSettled" ? [place + 1] : []));
const [settled = 0, next = 0] = checks;

/** Returns the failed check of the recording with changed fields of some lines. */
function failed(...changes: readonly (readonly [number: number, fields: object])[]): Check | undefined {
  const changed = new Map(changes.map(([number, fields]) => [number, fields]));
  const text = lines.map((line, place) =>
    changed.has(place + 1) ? JSON.stringify({ ...events[place], ...changed.get(place + 1) }) : line,
  );
  return verify(textOf(text)).checks.at(-1);
}

/** Returns the number of the first line of a type after a line. */
const lineOf = (type: string, after = 0) =>
  events.findIndex((event, place) => place >= after && event.type === type) + 1;

describe("the line of a changed recording", () => {
  it("is absent if nothing was changed: every check and the hash of the trailer match", () => {
    const chain = verify(textOf(lines)).checks.find(({ name }) => name === "chain");
    expect(chain).toEqual({ name: "chain", holds: true, detail: `matches all ${checks.length + 1} checks` });
  });

  it("is named if it is an event of the rules, of any type", () => {
    const first = events.slice(1, settled).map((event, place) => [place + 2, event] as const);
    const found = first.flatMap(([number, event]): [number: number, fields: object][] => {
      if (typeof event.card === "string") return [[number, { card: "2_h_3" }]];
      if (typeof event.bet === "number") return [[number, { bet: event.bet + 1 }]];
      if (typeof event.total === "number") return [[number, { total: event.total + 1 }]];
      if (typeof event.credits === "number") return [[number, { credits: event.credits + 1 }]];
      return event.type === "TurnStarted" ? [[number, { type: "HandStood" }]] : [];
    });
    expect(found.length).toBeGreaterThan(12);
    for (const change of found) expect(failed(change)).toMatchObject({ name: "chain", line: change[0] });
  });

  it("is named if a later round was changed too", () => {
    const card = lineOf("CardDealt");
    const later = lineOf("CardDealt", settled);
    expect(failed([card, { card: "2_h_3" }], [later, { card: "3_h_3" }])).toMatchObject({
      line: card,
      lines: [1, settled],
    });
    expect(failed([later, { card: "3_h_3" }])).toMatchObject({ line: later, lines: [settled, next] });
  });

  it("is not named if another line of the round was changed too, or a choice of the player", () => {
    const card = lineOf("CardDealt");
    const stood = lineOf("HandStood");
    for (const changes of [
      [
        [card, { card: "2_h_3" }],
        [card + 1, { t: events[card].t + 1 }],
      ],
      [[stood, { hand: "left" }]],
    ] as const) {
      const check = failed(...changes);
      expect(check).toMatchObject({ name: "chain", holds: false, lines: [1, settled] });
      expect(check).not.toHaveProperty("line");
    }
  });
});
