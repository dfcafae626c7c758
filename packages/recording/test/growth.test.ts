import { chosenSeeds, Table } from "@thunderjack/core";
import { describe, expect, it } from "vitest";
import { liveRecording, type RecordedEvent, Tape } from "../src/index.js";
import { CREATED_AT } from "./played-table.js";

/** The methods of arrays that read all items, or may do so. Spreads and `for` loops use the iterator. */
const WHOLE_LIST = [Symbol.iterator, "slice", "concat", "map", "filter", "find", "findLast", "reverse"] as const;

/** Returns how many items the lists have that are copied or searched while a function runs. */
function itemsRead(run: () => void): number {
  let items = 0;
  const originals = WHOLE_LIST.map((name) => [name, Reflect.get(Array.prototype, name)] as const);
  for (const [name, original] of originals) {
    Reflect.set(Array.prototype, name, function counted(this: readonly unknown[], ...given: unknown[]) {
      items += this.length;
      return Reflect.apply(original, this, given);
    });
  }
  try {
    run();
  } finally {
    for (const [name, original] of originals) Reflect.set(Array.prototype, name, original);
  }
  return items;
}

function newTable(seed: string): Table {
  return new Table({
    rules: { preset: "thunderjack", startingCredits: 100_000_000 },
    seeds: chosenSeeds(seed),
    bets: { right: 1000, middle: 0, left: 0 },
  });
}

/** Plays until a round is settled. Each hand stands. */
function playTo(table: Table, round: number): void {
  while (table.state.round < round || table.state.turn !== null) {
    const { turn } = table.state;
    table.dispatch(turn === null ? { type: "Deal" } : { type: "Stand", hand: turn });
  }
}

/** The work for each event of a hundred rounds. */
interface Work {
  /** The items of the lists that were read or copied. */
  readonly items: number;
  /** The reads of fields of events, which each fold of an event causes. */
  readonly fields: number;
}

describe("a tape that grows with each event of a live recording, whose lists are read at each event", () => {
  it("takes the same work for each event after a hundred rounds and after a thousand", () => {
    const table = newTable("growth");
    const live = liveRecording(table, { now: () => 0, createdAt: CREATED_AT });
    let tape: Tape | undefined;
    let fields = 0;
    const counted = (event: RecordedEvent) =>
      new Proxy(event, {
        get(target, key) {
          fields++;
          return Reflect.get(target, key);
        },
      });
    live.events$.subscribe((event) => {
      const { recording } = live;
      if (recording === null) throw new Error("Nothing was dealt.");
      if (tape === undefined) tape = new Tape({ ...recording, events: [counted(event)] }, { live: true });
      else tape.grow([counted(event)]);
      const { length, chapters } = tape;
      expect(recording.events.length).toBe(length);
      expect(recording.events.at(-1)?.seq).toBe(length);
      expect(tape.state(length).round).toBe(chapters.at(-1)?.round);
    });
    const hundredRounds = (): Work => {
      const before = tape?.length ?? 0;
      fields = 0;
      const items = itemsRead(() => playTo(table, table.state.round + 100));
      const events = (tape?.length ?? 0) - before;
      return { items: items / events, fields: fields / events };
    };
    playTo(table, 100);
    const early = hundredRounds();
    playTo(table, 1000);
    const late = hundredRounds();
    expect(late.items).toBeLessThan(early.items * 1.2);
    expect(late.fields).toBeLessThan(early.fields * 1.2);
    expect(early.items).toBeLessThan(100);
    expect(early.fields).toBeLessThan(100);
  });

  it("finds rounds without a search through the chapters", () => {
    const table = newTable("rounds");
    const live = liveRecording(table, { now: () => 0, createdAt: CREATED_AT });
    playTo(table, 100);
    const { recording } = live;
    if (recording === null) throw new Error("Nothing was dealt.");
    const tape = new Tape(recording);
    const found: number[] = [];
    const items = itemsRead(() => {
      for (const round of [1, 50, 100]) found.push(tape.roundStart(round));
      for (const start of [1, found[1] ?? 0]) found.push(tape.roundAfter(start), tape.roundBefore(start));
    });
    expect(items).toBeLessThan(tape.chapters.length / 2);
    expect(found.slice(0, 3)).toEqual(
      [1, 50, 100].map((round) => tape.chapters.find((one) => one.kind === "round" && one.round === round)?.seq),
    );
  });
});
