import { chosenSeeds, commitmentTo, NO_BETS, randomSeeds, SeedChain, type Table } from "@thunderjack/core";
import { describe, expect, it } from "vitest";
import {
  EventLog,
  type LifecycleOptions,
  newShoe,
  openShoe,
  parseRecording,
  previousOf,
  RecordingLog,
  ROUNDS_PER_SHOE,
  recordingText,
  ShoeLifecycle,
  type ShoeLog,
  verify,
  verifySession,
} from "../src/index.js";

const BETS = { ...NO_BETS, middle: 1000 };
const CREATED_AT = "2026-11-22T12:00:00.000Z";

/** Returns the options of a game whose random bytes are 1, 1, … in the first draw, 2, 2, … in the second, and so on. */
function options<Log>(startLog: LifecycleOptions<Log>["startLog"], changes: Partial<LifecycleOptions<Log>> = {}) {
  let drawn = 0;
  const random = (bytes: number) => new Uint8Array(bytes).fill(++drawn);
  return {
    rules: "casino",
    allowStacking: false,
    seed: null,
    random,
    roundsPerShoe: ROUNDS_PER_SHOE,
    startLog,
    ...changes,
  } satisfies LifecycleOptions<Log>;
}

const eventLog = (table: Table, _: number, before: EventLog | null) =>
  new EventLog(table, { now: () => 0, date: () => CREATED_AT }, before);

function game(changes: Partial<LifecycleOptions<EventLog>> = {}, credits: number | null = null) {
  const shared = options(eventLog, changes);
  return new ShoeLifecycle(shared, newShoe(shared, { number: 1, credits, bets: NO_BETS }));
}

/** Plays rounds in which every hand stands. The bets must already be on the table. */
function play<Log extends ShoeLog>({ shoe: { table } }: ShoeLifecycle<Log>, rounds = 1): void {
  const last = table.state.round + rounds;
  while (table.state.round < last || table.state.turn !== null) {
    const { turn, phase } = table.state;
    const decision =
      turn === null
        ? table.dispatch({ type: "Deal" })
        : table.dispatch({ type: phase === "insurance" ? "DeclineInsurance" : "Stand", hand: turn });
    if (!decision.accepted) throw new Error(decision.message);
  }
}

/** Deals until a hand must move. */
function dealToMove({ shoe: { table } }: ShoeLifecycle<EventLog>): void {
  do table.dispatch({ type: "Deal" });
  while (table.state.turn === null);
}

function bet<Log extends ShoeLog>({ shoe: { table } }: ShoeLifecycle<Log>, amount: number): void {
  const decision = table.dispatch({ type: "PlaceBet", seat: "middle", amount });
  if (!decision.accepted) throw new Error(decision.message);
}

describe("a first shoe", () => {
  it("is shuffled from the first seed of a random chain, and from a random client seed", () => {
    const { shoe } = game({ shoesPerChain: 4 });
    const chain = new SeedChain(new Uint8Array(32).fill(1), 4);
    expect(shoe).toMatchObject({
      number: 1,
      seeds: { ...chain.seeds(1, "02".repeat(16)), clientSeedFrom: "random" },
    });
    expect(shoe.table.fairness).toMatchObject({
      chain: { anchor: chain.anchor, index: 1, length: 4 },
      commitment: commitmentTo(shoe.seeds.serverSeed),
      clientSeed: "02".repeat(16),
      clientSeedFrom: "random",
    });
  });

  it("is shuffled with the client seed that the player has set", () => {
    const shared = options(eventLog);
    const start = { number: 1, credits: null, bets: NO_BETS, clientSeed: "my words" };
    expect(newShoe(shared, start).seeds).toMatchObject({ clientSeed: "my words", clientSeedFrom: "player" });
  });

  it("starts with the credits of the rule set, or with those that are given", () => {
    expect(game().shoe.table.state.credits).toBe(game().shoe.table.rules.startingCredits);
    expect(game({}, 7000).shoe.table.state.credits).toBe(7000);
  });

  it("cannot be opened with credits that are not a valid amount", () => {
    expect(() => game({}, 0.5)).toThrow(RangeError);
  });
});

describe("a retired shoe", () => {
  it("has its seeds revealed and a closed recording that verifies as fair", () => {
    const lifecycle = game();
    const commitment = lifecycle.shoe.table.fairness?.commitment ?? "";
    bet(lifecycle, 1000);
    play(lifecycle, 3);
    expect(recordingText(lifecycle.shoe.log)).not.toContain("serverSeed");
    const { log, seeds } = lifecycle.retire();
    expect(log.seeds).toBe(seeds);
    expect(verify(recordingText(log) ?? "", { commitment })).toMatchObject({ status: "fair" });
  });

  it("rejects further commands", () => {
    const lifecycle = game();
    bet(lifecycle, 1000);
    play(lifecycle);
    const { table } = lifecycle.retire();
    expect(table.dispatch({ type: "Deal" })).toMatchObject({ accepted: false, code: "table-closed" });
  });

  it("is followed by a shoe with other seeds and with the credits and bets of the player", () => {
    const lifecycle = game();
    bet(lifecycle, 1000);
    play(lifecycle, 2);
    const { table, seeds } = lifecycle.retire();
    const next = lifecycle.shoe;
    expect(next.number).toBe(2);
    expect(next.seeds.serverSeed).not.toEqual(seeds.serverSeed);
    expect(next.table.state).toMatchObject({ round: 0, credits: table.state.credits, bets: BETS });
  });

  it("is followed by a shoe with the given credits, and without bets if these cannot pay them", () => {
    const lifecycle = game();
    bet(lifecycle, 1000);
    play(lifecycle);
    lifecycle.retire(5000);
    expect(lifecycle.shoe.table.state).toMatchObject({ credits: 5000, bets: BETS });
    play(lifecycle);
    lifecycle.retire(500);
    expect(lifecycle.shoe.table.state).toMatchObject({ credits: 500, bets: NO_BETS });
  });

  it("stays in play while a round is in play", () => {
    const lifecycle = game();
    bet(lifecycle, 1000);
    dealToMove(lifecycle);
    const { shoe } = lifecycle;
    expect(() => lifecycle.retire()).toThrow(RangeError);
    expect(lifecycle.shoe).toBe(shoe);
    expect(shoe.log.seeds).toBeNull();
    play(lifecycle, 0);
    expect(shoe.table.state.turn).toBeNull();
  });

  it("stays in play when the next shoe cannot be opened", () => {
    const lifecycle = game();
    bet(lifecycle, 1000);
    play(lifecycle);
    const { shoe } = lifecycle;
    expect(() => lifecycle.retire(0.5)).toThrow(RangeError);
    expect(lifecycle.shoe).toBe(shoe);
    play(lifecycle);
    expect(shoe.table.state.round).toBe(2);
  });

  it("can be the last one", () => {
    const lifecycle = game();
    bet(lifecycle, 1000);
    play(lifecycle);
    const { log } = lifecycle.close();
    expect(verify(recordingText(log) ?? "")).toMatchObject({ status: "fair" });
  });
});

describe("chosen seeds", () => {
  it("are derived from the text for the first shoe, and from the text and the number for later ones", () => {
    const lifecycle = game({ seed: "a text" });
    const dealt = () => {
      const { seeds } = lifecycle.shoe;
      bet(lifecycle, 1000);
      play(lifecycle);
      lifecycle.retire();
      return seeds;
    };
    for (const text of ["a text", "a text/2", "a text/3"]) expect(dealt()).toMatchObject(chosenSeeds(text));
  });

  it("are the only ones of their chains, each of which announces the next one", () => {
    const lifecycle = game({ seed: "a text" });
    const { commitment, chain } = lifecycle.shoe.table.fairness ?? {};
    const nextAnchor = commitmentTo(chosenSeeds("a text/2").serverSeed);
    expect(chain).toEqual({ anchor: commitment, index: 1, length: 1, nextAnchor });
  });

  it("need no random bytes", () => {
    const random = () => {
      throw new Error("Random bytes were drawn.");
    };
    const lifecycle = game({ seed: "a text", random });
    bet(lifecycle, 1000);
    play(lifecycle);
    lifecycle.retire();
    expect(lifecycle.shoe.seeds.clientSeed).toBe("");
  });

  it("take no client seed", () => {
    expect(game({ seed: "a text" }).takesClientSeed).toBe(false);
  });
});

describe("a shoe before its first deal", () => {
  it("is replaced with another client seed and the same commitment", () => {
    const lifecycle = game();
    const before = lifecycle.shoe;
    bet(lifecycle, 1000);
    expect(lifecycle.takesClientSeed).toBe(true);
    lifecycle.replace({ clientSeed: "my words", credits: null });
    const { shoe } = lifecycle;
    expect(shoe.number).toBe(1);
    const words = { clientSeed: "my words", clientSeedFrom: "player" };
    expect(shoe.table.fairness).toEqual({ ...before.table.fairness, ...words });
    expect(shoe.table.state.bets).toEqual(BETS);
  });

  it("is replaced with the given credits, and without bets if these cannot pay them", () => {
    const lifecycle = game();
    bet(lifecycle, 1000);
    lifecycle.replace({ clientSeed: "my words", credits: null });
    lifecycle.replace({ clientSeed: null, credits: 500 });
    expect(lifecycle.shoe.table.fairness?.clientSeed).toBe("my words");
    expect(lifecycle.shoe.table.state).toMatchObject({ credits: 500, bets: NO_BETS });
  });

  it("draws another client seed if the player clears theirs", () => {
    const lifecycle = game();
    lifecycle.replace({ clientSeed: "my words", credits: null });
    lifecycle.replace({ clientSeed: "", credits: null });
    const drawn = { clientSeed: "03".repeat(16), clientSeedFrom: "random" };
    expect(lifecycle.shoe.table.fairness).toMatchObject(drawn);
  });

  it("has the client seed that the player set for an earlier shoe, until it is replaced", () => {
    const lifecycle = game();
    const seedOfNext = () => {
      bet(lifecycle, 1000);
      play(lifecycle);
      lifecycle.retire();
      return lifecycle.shoe.table.fairness?.clientSeed;
    };
    lifecycle.replace({ clientSeed: "my words", credits: null });
    expect([seedOfNext(), seedOfNext()]).toEqual(["my words", "my words"]);
    lifecycle.replace({ clientSeed: "other words", credits: null });
    expect(seedOfNext()).toBe("other words");
  });

  it("has the client seed that was drawn for an earlier shoe of its chain", () => {
    const lifecycle = game({ shoesPerChain: 3 });
    const drawn = [lifecycle.shoe.seeds.clientSeed];
    for (let shoe = 2; shoe <= 4; shoe++) {
      bet(lifecycle, 1000);
      play(lifecycle);
      lifecycle.retire();
      expect(lifecycle.shoe.table.fairness?.clientSeedFrom).toBe("random");
      drawn.push(lifecycle.shoe.seeds.clientSeed);
    }
    const [first, , , ofNextChain] = drawn;
    expect(drawn).toEqual([first, first, first, ofNextChain]);
    expect(ofNextChain).not.toBe(first);
  });

  it("cannot be retired by the player", () => {
    expect(game().canBeRetired).toBe(false);
  });
});

describe("a shoe after its first deal", () => {
  it("is not replaced", () => {
    const lifecycle = game();
    bet(lifecycle, 1000);
    play(lifecycle);
    expect(lifecycle.takesClientSeed).toBe(false);
    expect(() => lifecycle.replace({ clientSeed: "too late", credits: null })).toThrow(RangeError);
  });

  it("can be retired between two rounds only", () => {
    const lifecycle = game();
    bet(lifecycle, 1000);
    dealToMove(lifecycle);
    expect(lifecycle.canBeRetired).toBe(false);
    play(lifecycle, 0);
    expect(lifecycle.canBeRetired).toBe(true);
  });
});

describe("the shoes of a game", () => {
  /** Plays one round from each of these shoes, and returns their recordings. */
  function recordings(lifecycle: ShoeLifecycle<EventLog>, shoes: number): readonly string[] {
    const logs = Array.from({ length: shoes }, () => {
      bet(lifecycle, 1000);
      play(lifecycle);
      return lifecycle.retire().log;
    });
    return logs.map((log) => recordingText(log) ?? "");
  }

  it.each([
    ["random", null, "client-seed"],
    ["chosen", "a text", "seed-choice"],
  ])("with %s seeds are a complete session, over several chains", (_, seed, fact) => {
    const lifecycle = game({ shoesPerChain: 2, seed });
    const anchor = lifecycle.shoe.table.fairness?.chain?.anchor ?? "";
    const texts = recordings(lifecycle, 5);
    const head = previousOf(lifecycle.shoe.log) ?? "";
    expect(verifySession(texts, { anchor, head })).toMatchObject({
      status: "complete",
      missing: [],
      notProven: [fact, "shoe-ends"],
    });
    expect(verifySession(texts.slice(0, 4), { head }).status).toBe("incomplete");
  });

  it("are written in any order, and an earlier log is not kept after its hash is known", () => {
    const lifecycle = game();
    const [first, second] = recordings(lifecycle, 2);
    const { log } = lifecycle.shoe;
    expect(log.before).toBeInstanceOf(EventLog);
    const head = previousOf(log);
    expect([log.before, previousOf(log)]).toEqual([head, head]);
    expect(verifySession([first ?? "", second ?? ""], { head: head ?? "" }).notProven).not.toContain("later-shoes");
  });

  it("keep the number, the seeds and the place in the chain of a shoe that is not dealt", () => {
    const lifecycle = game();
    const { seeds, number } = lifecycle.shoe;
    const { log } = lifecycle.retire(7000);
    expect(log.seeds).toBeNull();
    expect(lifecycle.shoe).toMatchObject({ number, seeds });
    expect(lifecycle.shoe.table.state.credits).toBe(7000);
    expect(verifySession(recordings(lifecycle, 2)).status).toBe("complete");
  });

  it("begin a new chain after a shoe without a chain, and when seeds are no longer chosen", () => {
    const shared = options(eventLog, { shoesPerChain: 4 });
    const single = { seeds: randomSeeds(new Uint8Array(32), "words"), chain: null, nextChain: null };
    const chosen = newShoe({ ...shared, seed: "a text" }, { number: 1, credits: null, bets: NO_BETS });
    for (const shoe of [openShoe(shared, { number: 1, credits: null, bets: NO_BETS }, single), chosen]) {
      const lifecycle = new ShoeLifecycle(shared, shoe);
      const [text = ""] = recordings(lifecycle, 1);
      expect(verify(text).status).toBe(shoe === chosen ? "consistent" : "fair");
      expect(lifecycle.shoe.seeds).toMatchObject({ chosen: false, chain: { index: 1, length: 4 } });
      expect(previousOf(lifecycle.shoe.log)).toMatch(/^[0-9a-f]{64}$/);
    }
  });
});

describe("a full shoe", () => {
  it("has dealt a hundred rounds", () => {
    const lifecycle = game({}, 1_000_000);
    bet(lifecycle, 1000);
    play(lifecycle, ROUNDS_PER_SHOE - 1);
    expect(lifecycle.isFull).toBe(false);
    play(lifecycle);
    expect(lifecycle.isFull).toBe(true);
    lifecycle.retire();
    expect(lifecycle.isFull).toBe(false);
    expect(ROUNDS_PER_SHOE).toBe(100);
  });

  it("does not count as full while its bets cannot be paid", () => {
    // A round that loses almost all credits leaves bets that are higher than the credits.
    for (let seed = 0; ; seed++) {
      const lifecycle = game({ seed: `seed ${seed}`, roundsPerShoe: 1 }, 2500);
      bet(lifecycle, 2000);
      play(lifecycle);
      const { credits } = lifecycle.shoe.table.state;
      expect(lifecycle.isFull).toBe(credits >= 2000);
      if (credits > 0 && credits < 2000) break;
    }
  });
});

describe("a recording as lines", () => {
  const recordingLog = (table: Table, shoe: number, before: RecordingLog | null) =>
    new RecordingLog(table, { createdAt: CREATED_AT, meta: { shoe }, previous: before?.head ?? null });

  it("is a header with the current bets before the first deal, and grows with each command", () => {
    const shared = options(recordingLog);
    const lifecycle = new ShoeLifecycle(shared, newShoe(shared, { number: 1, credits: null, bets: NO_BETS }));
    const { table, log } = lifecycle.shoe;
    let stored: readonly string[] = log.lines;
    const change = (command: Parameters<Table["dispatch"]>[0]) => {
      const decision = table.dispatch(command);
      if (!decision.accepted) throw new Error(decision.message);
      const { from, lines } = log.write(decision.events, () => 5);
      stored = [...stored.slice(0, from), ...lines];
      return from;
    };
    expect(JSON.parse(stored[0] ?? "")).toMatchObject({ seats: NO_BETS, meta: { shoe: 1 } });
    expect(change({ type: "PlaceBet", seat: "middle", amount: 1000 })).toBe(0);
    expect(stored).toHaveLength(1);
    expect(JSON.parse(stored[0] ?? "")).toMatchObject({ seats: BETS });
    expect(change({ type: "Deal" })).toBe(0);
    const dealt = stored.length;
    const { turn, phase } = table.state;
    const type = phase === "insurance" ? "DeclineInsurance" : "Stand";
    if (turn !== null) expect(change({ type, hand: turn })).toBe(dealt);
    expect(stored).toEqual(log.lines);
    expect(parseRecording(`${stored.join("\n")}\n`).recording?.events.length).toBe(stored.length - 1);
  });

  it("is closed when its shoe is retired, if a round was dealt", () => {
    const shared = options(recordingLog);
    const lifecycle = new ShoeLifecycle(shared, newShoe(shared, { number: 1, credits: null, bets: NO_BETS }));
    expect(lifecycle.retire().log.lines).toHaveLength(1);
    bet(lifecycle, 1000);
    const { table, log } = lifecycle.shoe;
    table.events$.subscribe((event) => log.write([event], () => 0));
    play(lifecycle);
    const retired = lifecycle.retire();
    expect(verify(`${retired.log.lines.join("\n")}\n`)).toMatchObject({ status: "fair" });
  });
});
