import { ruleSet, SeedChain, Table } from "@thunderjack/core";
import { beforeAll, describe, expect, it } from "vitest";
import { ROUNDS_PER_SHOE, record, trailerHash, verify, verifySession } from "../src/index.js";
import { CREATED_AT, textOf } from "./played-table.js";

const RULES = ruleSet("vingt-et-un");
const BET = 500;
const CHAINS = 1000;
const ROUNDS = 6;

/** Returns one of the chains from which the house chooses, by its number. */
const chainOf = (number: number) =>
  new SeedChain(
    Uint8Array.from({ length: 32 }, (_, place) => (place < 2 ? (number >> (8 * place)) & 255 : 1)),
    3,
  );

/** Returns a text in place of a client seed that the player's browser draws. */
const drawn = (number: number) => `drawn ${number}`;

/** Plays a shoe of a chain, by default the first one, with a strategy that always stands. Returns the net win of the player, in bets. */
function net(
  chain: SeedChain,
  clientSeed: string,
  recorded?: (lines: readonly string[]) => void,
  { index, previous }: { readonly index: number; readonly previous: string | null } = { index: 1, previous: null },
): number {
  const seeds = { ...chain.seeds(index, clientSeed), clientSeedFrom: clientSeed === "" ? "none" : "random" } as const;
  const table = new Table({ rules: RULES, seeds, credits: BET * ROUNDS, bets: { right: 0, middle: BET, left: 0 } });
  const lines: string[] = [];
  const recorder = recorded === undefined ? null : record(table, { now: () => 0, createdAt: CREATED_AT, previous });
  recorder?.lines$.subscribe((line) => lines.push(line));
  for (let round = 0; round < ROUNDS; round++) {
    table.dispatch({ type: "Deal" });
    while (table.state.turn !== null) table.dispatch({ type: "Stand", hand: table.state.turn });
  }
  recorder?.close(table.close());
  recorded?.(lines);
  return table.state.credits / BET - ROUNDS;
}

const meanOf = (values: readonly number[]) => values.reduce((sum, one) => sum + one) / values.length;

/** Returns the variance of the mean of these values. */
function varianceOfMean(values: readonly number[]): number {
  const mean = meanOf(values);
  const squares = values.reduce((sum, one) => sum + (one - mean) ** 2, 0);
  return squares / (values.length - 1) / values.length;
}

describe("a house that chooses its chain out of a thousand before it publishes the anchor", () => {
  let worst: SeedChain;
  let withoutChoice: readonly number[];

  beforeAll(() => {
    const nets = Array.from({ length: CHAINS }, (_, number) => net(chainOf(number), ""));
    worst = chainOf(nets.indexOf(Math.min(...nets)));
    withoutChoice = nets;
  });

  it("wins every round from a player without a client seed, and its recording is at most committed", () => {
    let text = "";
    expect(net(worst, "", (lines) => (text = textOf(lines)))).toBe(-ROUNDS);
    const { anchor } = worst;
    expect(verify(text, { anchor, clientSeed: "" })).toMatchObject({ status: "committed", notProven: ["seed-choice"] });
    expect(verifySession([text], { anchor }).recordings).toMatchObject([{ status: "committed" }]);
  });

  it("gains nothing against client seeds that are drawn afterwards, and its recording is fair", () => {
    const nets = Array.from({ length: CHAINS }, (_, number) => net(worst, drawn(number)));
    const difference = meanOf(nets) - meanOf(withoutChoice);
    const error = Math.sqrt(varianceOfMean(nets) + varianceOfMean(withoutChoice));
    // The seeds of this test are fixed. With other seeds, one run in a hundred exceeds 2.6 standard errors by chance.
    expect(Math.abs(difference / error)).toBeLessThan(2.6);
    console.log(
      `chosen chain: ${meanOf(nets).toFixed(3)} bets; any chain: ${meanOf(withoutChoice).toFixed(3)}; z = ${(difference / error).toFixed(2)}`,
    );
    let text = "";
    net(worst, drawn(1), (lines) => (text = textOf(lines)));
    const { anchor } = worst;
    expect(verify(text, { anchor, clientSeed: drawn(1) })).toMatchObject({ status: "fair", notProven: [] });
  });
});

describe("a house that tries 400 client seeds for each shoe, and names one that it could have drawn", () => {
  const chain = chainOf(1);
  const { anchor } = chain;
  const texts: string[] = [];
  let head: string | null = null;

  beforeAll(() => {
    for (const index of [1, 2]) {
      const place = { index, previous: head };
      const nets = Array.from({ length: 400 }, (_, number) => net(chain, drawn(number), undefined, place));
      let lines: readonly string[] = [];
      const worst = drawn(nets.indexOf(Math.min(...nets)));
      expect(net(chain, worst, (recorded) => (lines = recorded), place)).toBeLessThanOrEqual(-4);
      head = trailerHash(lines.at(-1) ?? "");
      texts.push(textOf(lines));
    }
  });

  it("gets a session that is complete, but does not prove who chose the client seeds", () => {
    const session = verifySession(texts, { anchor, head: head ?? "" });
    expect(session).toMatchObject({ status: "complete", recordings: texts.map(() => ({ status: "fair" })) });
    expect(session.notProven).toContain("client-seed");
  });

  it("gets a session that is broken at the first shoe, if the player gives the client seed", () => {
    expect(verifySession(texts, { anchor, clientSeeds: ["words of the player"] })).toMatchObject({
      status: "broken",
      wrong: 1,
    });
  });

  it("cannot return the credits that the player lost without a change that is reported", () => {
    const { notProven, creditsChanges } = verifySession(texts, { anchor, head: head ?? "" });
    expect(notProven).toContain("credits");
    expect(creditsChanges.map(({ recording }) => recording)).toEqual([2]);
    for (const { before, after } of creditsChanges) expect(after - before).toBeGreaterThanOrEqual(4 * BET);
  });
});

describe("a house that retires a shoe before a round that the player wins", () => {
  const CREDITS = 1000 * BET;
  const WORDS = "words of the player";
  const chain = new SeedChain(new Uint8Array(32).fill(9), 60);
  const { anchor } = chain;

  interface PlayedShoe {
    readonly lines: readonly string[];
    /** The net wins of the rounds, in bets. */
    readonly nets: readonly number[];
    readonly credits: number;
  }

  /** Plays rounds from a shoe of the chain with a strategy that always stands. */
  function played(index: number, rounds: number, previous: string | null = null, credits = CREDITS): PlayedShoe {
    const seeds = { ...chain.seeds(index, WORDS), clientSeedFrom: "player" } as const;
    const table = new Table({ rules: RULES, seeds, credits, bets: { right: 0, middle: BET, left: 0 } });
    const recorder = record(table, { now: () => 0, createdAt: CREATED_AT, previous });
    const lines: string[] = [];
    recorder.lines$.subscribe((line) => lines.push(line));
    const nets = Array.from({ length: rounds }, () => {
      const before = table.state.credits;
      table.dispatch({ type: "Deal" });
      while (table.state.turn !== null) table.dispatch({ type: "Stand", hand: table.state.turn });
      return (table.state.credits - before) / BET;
    });
    recorder.close(table.close());
    return { lines, nets, credits: table.state.credits };
  }

  /** Plays shoes one after another, each with the number of rounds that the house chooses. */
  function session(shoes: number, roundsOf: (index: number) => number) {
    const all: PlayedShoe[] = [];
    for (let index = 1; index <= shoes; index++) {
      const before = all.at(-1);
      const previous = before === undefined ? null : trailerHash(before.lines.at(-1) ?? "");
      all.push(played(index, roundsOf(index), previous, before?.credits));
    }
    const head = trailerHash(all.at(-1)?.lines.at(-1) ?? "");
    const texts = all.map(({ lines }) => textOf(lines));
    return {
      nets: all.flatMap(({ nets }) => nets),
      verified: verifySession(texts, { anchor, head, clientSeeds: [WORDS] }),
    };
  }

  it("gains, and gets a session that is complete but does not prove how its shoes ended", () => {
    const untilWin = (index: number) => {
      const win = played(index, 20).nets.findIndex((net, round) => round > 0 && net > 0);
      return win === -1 ? 20 : win;
    };
    const { nets, verified } = session(60, untilWin);
    expect(nets.length).toBeGreaterThan(100);
    const fair = Array.from({ length: 60 }, (_, place) => played(place + 1, 20).nets).flat();
    const error = Math.sqrt(varianceOfMean(nets) + varianceOfMean(fair));
    expect((meanOf(nets) - meanOf(fair)) / error).toBeLessThan(-2.6);
    expect(verified).toMatchObject({ status: "complete", notProven: ["shoe-ends"] });
    expect(verified.recordings.every(({ status }) => status === "fair")).toBe(true);
  });

  it("has no choice if each shoe but the last one is used up", () => {
    const { verified } = session(3, (index) => (index === 3 ? 1 : ROUNDS_PER_SHOE));
    expect(verified).toMatchObject({ status: "complete", notProven: [] });
    for (const rounds of [ROUNDS_PER_SHOE - 1, ROUNDS_PER_SHOE + 1]) {
      const other = session(2, () => rounds);
      expect(other.verified).toMatchObject({ status: "complete", notProven: ["shoe-ends"] });
    }
  });
});
