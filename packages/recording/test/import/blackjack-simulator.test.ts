import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { type ImportResult, importBlackjackSimulator } from "../../src/import.js";
import { parseRecording, type Summary, summaryOf, verify } from "../../src/index.js";
import { comparedByPython, hasPython, VectorFolder, writeFiles } from "../vectors/folder.js";
import { Random } from "../vectors/random.js";
import { type PlayedGame, type PlayedRound, playedGame, SETTINGS } from "./simulator-game.js";

/** Seeds `Math.random` for a game, and returns the random numbers for its moves. */
function seeded(seed: number): (below: number) => number {
  const cards = new Random(seed);
  vi.spyOn(Math, "random").mockImplementation(() => cards.below(2 ** 30) / 2 ** 30);
  const moves = new Random(seed + 1);
  return (below) => moves.below(below);
}

afterEach(() => {
  vi.restoreAllMocks();
});

function summaryOfText(text: string | null): Summary {
  const { recording, fault } = parseRecording(text ?? "");
  if (recording === null || fault !== null) throw new Error("The recording is invalid.");
  return summaryOf(recording);
}

const kinds = (cards: readonly (string | null)[]) => cards.map((card) => card?.replace(/_\d+$/, "")).join(" ");

/** Returns the rounds of a recording in the form in which the game has them, without the order of its hands. */
function roundsOf({ rounds }: Summary): readonly Omit<PlayedRound, "oddity">[] {
  const winners = { lose: 1, bust: 1, surrender: 1, push: 2, win: 0, blackjack: 0, thunderjack: 0, blitz: 0 };
  return rounds.map(({ hands, dealer, credits }) => ({
    hands: hands
      .map(({ cards, total, outcome }) => ({ cards: kinds(cards), total, winner: winners[outcome ?? "lose"] }))
      .sort(byCards),
    dealer: kinds(dealer.cards),
    balance: credits,
  }));
}

/** Returns the rounds of a game. The cards that its dealer draws for surrendered hands only are left out. */
function playedRounds({ rounds }: PlayedGame, imported: Summary): readonly Omit<PlayedRound, "oddity">[] {
  return rounds.slice(0, imported.rounds.length).map(({ hands, dealer, balance }, nth) => {
    const all = imported.rounds[nth]?.hands ?? [];
    const isOver = all.every(({ outcome }) => outcome === "bust" || outcome === "surrender" || outcome === "blackjack");
    const cards = isOver ? dealer.split(" ").slice(0, 2).join(" ") : dealer;
    return { hands: [...hands].sort(byCards), dealer: cards, balance };
  });
}

const byCards = (one: { readonly cards: string }, other: { readonly cards: string }) =>
  one.cards < other.cards ? -1 : Number(one.cards > other.cards);

const textOf = (lines: readonly string[]) => lines.map((line) => `${line}\n`).join("");

describe("an imported game of blackjack-simulator", () => {
  it("has the hands, totals, winners and credits of the game", () => {
    const counts = { rounds: 0, insured: 0, split: 0, surrendered: 0 };
    const anySettings = fc.record({
      deckCount: fc.constantFrom(2, 4, 6, 8),
      hitSoft17: fc.boolean(),
      allowDoubleAfterSplit: fc.boolean(),
      allowLateSurrender: fc.boolean(),
      autoDeclineInsurance: fc.constantFrom(false, false, true),
      blackjackPayout: fc.constantFrom(0, 1),
      maxHandsAllowed: fc.constantFrom(2, 3, 4),
      mode: fc.constantFrom(0, 0, 1),
      penetration: fc.constantFrom(0.2, 0.5, 0.75),
    });
    const property = fc.property(
      fc.nat(),
      anySettings,
      fc.constantFrom(false, false, true),
      (seed, settings, insures) => {
        const game = playedGame({ settings, rounds: 10, random: seeded(seed), insures });
        const log = textOf(game.lines);
        const whole = importBlackjackSimulator(log);
        const unclear = unclearRound(whole.fault);
        // With several spots, a lost double can cost as much as a hit and the insurance of all hands.
        if (unclear !== -1) expect(game.rounds[unclear]?.dealer).toMatch(/^a_/);
        const odd = unclear === -1 ? game.rounds.findIndex(({ oddity }) => oddity !== null) : unclear;
        if (odd === -1) expect(whole.fault).toBeNull();
        // A round that the rules do not explain may still have their result. An insurance that is paid with the bet names its line.
        if (whole.fault !== null)
          expect(whole.fault).toMatch(insures ? /^(Round|Line) / : new RegExp(`^Round ${odd + 1} `));
        const rounds = whole.fault === null ? game.rounds.length : odd;
        if (rounds === 0) return;
        const { text, fault } = importBlackjackSimulator(log, { rounds });
        expect(fault).toBeNull();
        const summary = summaryOfText(text);
        expect(summary.rounds).toHaveLength(rounds);
        expect(roundsOf(summary)).toEqual(playedRounds(game, summary));
        expect(verify(text ?? "").status).toBe("consistent");
        counts.rounds += rounds;
        for (const { hands } of summary.rounds) {
          if (hands.some(({ insurance }) => insurance !== undefined)) counts.insured++;
          if (hands.some(({ hand }) => hand.includes("-"))) counts.split++;
          if (hands.some(({ outcome }) => outcome === "surrender")) counts.surrendered++;
        }
      },
    );
    fc.assert(property, { numRuns: process.env.THOROUGH ? 300 : 40, seed: 19 });
    expect(counts.rounds).toBeGreaterThan(200);
    for (const name of ["insured", "split", "surrendered"] as const) expect(counts[name], name).toBeGreaterThan(0);
  });

  it("has the rules of the settings, version 2, and a chosen seed", () => {
    const { lines } = playedGame({ rounds: 3, random: seeded(1), settings: { allowLateSurrender: false } });
    const { text } = importBlackjackSimulator(textOf(lines), { createdAt: "2026-11-27T12:00:00Z" });
    const { recording } = parseRecording(text ?? "");
    expect(recording?.header).toMatchObject({
      version: 2,
      createdAt: "2026-11-27T12:00:00Z",
      fairness: { seed: "chosen", index: 1, length: 1 },
      meta: { imported: { from: "blackjack-simulator", version: "0.34.0" } },
      rules: { decks: 6, dealerHitsSoft17: true, surrender: "none", thunderjack: null, blitz: null, minBet: 1000 },
    });
    expect(recording?.writtenHeader).toBeUndefined();
  });

  it("lists the facts that the log does not contain", () => {
    const { lines } = playedGame({ rounds: 2, random: seeded(2) });
    expect(unknownOf(importBlackjackSimulator(textOf(lines)))).toEqual([
      expect.stringContaining("no times"),
      expect.stringContaining("no seed"),
      expect.stringContaining("no names of decks"),
      expect.stringContaining("no chips"),
    ]);
  });

  it("leaves out a last round that is not over, and says so", () => {
    const { lines } = playedGame({ rounds: 3, random: seeded(3) });
    for (let end = lines.length - 1; end > lines.length - 6; end--) {
      const result = importBlackjackSimulator(textOf(lines.slice(0, end)));
      if (!unknownOf(result).some((fact) => fact.includes("left out"))) continue;
      expect(summaryOfText(result.text).rounds).toHaveLength(2);
      return;
    }
    expect.fail("No beginning of the log ends during a round.");
  });

  it.skipIf(!hasPython)("has the same verdict of the second verifier", () => {
    const folder = new VectorFolder();
    for (let seed = 20; seed < 26; seed++) {
      const { lines, rounds } = playedGame({ rounds: 6, random: seeded(seed) });
      const odd = rounds.findIndex(({ oddity }) => oddity !== null);
      const { text } = importBlackjackSimulator(textOf(lines), odd === -1 ? {} : { rounds: Math.max(1, odd) });
      if (text !== null) folder.addRecording(`imported-${seed}.tjr`, "imported", text);
    }
    expect(folder.statuses.length).toBeGreaterThan(3);
    const path = mkdtempSync(join(tmpdir(), "imported-"));
    try {
      writeFiles(path, folder.files);
      expect(comparedByPython(path)).toMatchObject({ status: 0 });
    } finally {
      rmSync(path, { recursive: true });
    }
  });

  it("shuffles before every round, and says so, if the shoe would be shuffled at other times", () => {
    const settings = { deckCount: 2, penetration: 0.2 };
    let found = 0;
    for (let seed = 1; seed < 200 && found === 0; seed++) {
      const { lines, rounds } = playedGame({ rounds: 12, random: seeded(seed), settings });
      if (rounds.some(({ oddity }) => oddity !== null)) continue;
      const result = importBlackjackSimulator(textOf(lines));
      if (!unknownOf(result).some((fact) => fact.includes("before every round"))) continue;
      found++;
      expect(summaryOfText(result.text).rounds.map(({ credits }) => credits)).toEqual(
        rounds.map(({ balance }) => balance),
      );
    }
    expect(found).toBe(1);
  });

  it("is the same with carriage returns, and with empty lines", () => {
    const { lines } = playedGame({ rounds: 2, random: seeded(4) });
    const written = lines.map((line) => `${line}\r\n\r\n`).join("");
    expect(summaryOfText(importBlackjackSimulator(written).text)).toEqual(
      summaryOfText(importBlackjackSimulator(textOf(lines)).text),
    );
  });

  it("is repeatable", () => {
    const { lines } = playedGame({ rounds: 3, random: seeded(4) });
    expect(importBlackjackSimulator(textOf(lines))).toEqual(importBlackjackSimulator(textOf(lines)));
  });
});

/** Returns the index of the round that can be read with and without insurance; −1 if there is none. */
function unclearRound(fault: string | null): number {
  const [, round = "0"] = /^Round (\d+) .*took insurance\.$/.exec(fault ?? "") ?? [];
  return Number(round) - 1;
}

function unknownOf(result: ImportResult): readonly string[] {
  return result.fault === null ? result.unknown : [result.fault];
}

describe("importing a log of blackjack-simulator rejects", () => {
  const { lines } = (() => {
    const game = playedGame({ rounds: 4, random: seeded(5) });
    vi.restoreAllMocks();
    return game;
  })();
  const [header = "", ...changes] = lines;

  it.each<[string, string, string | RegExp]>([
    ["an empty log", "", /^Line 1: is not JSON/],
    ["a log without changes", header, "The log has no change of the player."],
    ["a text that is not a log", "Hello", /^Line 1: is not JSON/],
    ["a header of another format", '{"format":"other"}', 'Line 1: "format" must be "blackjack-simulator".'],
    ["a missing setting", withSettings({ penetration: undefined }), 'Line 1: "settings.penetration" is missing.'],
    ["several players", withSettings({ playerCount: 2 }), /^Line 1: "settings.playerCount" must be 1/],
    [
      "a setting of another type",
      withSettings({ hitSoft17: "yes" }),
      'Line 1: "settings.hitSoft17" must be true or false.',
    ],
    ["rules that cannot be played", withSettings({ minimumBet: 0 }), /^Line 1: The option "minBet"/],
    ["a line that is not JSON", `${header}\n["player",`, 'Line 2: is not JSON: "[\\"player\\",".'],
    ["a line that is not a change", `${header}\n{}`, "Line 2: must be a list of the name and the value of a change."],
    ["a change without a player", `${header}\n["player",null]`, "Line 2: must be an object."],
    ["a fraction of a hundredth", withBalance(0.5), 'Line 2: "balance" must be a whole number of hundredths.'],
    [
      "a log that begins during a round",
      textOf([header, ...changes.slice(12)]),
      "Line 2: the log begins during a round.",
    ],
  ])("%s", (_, log, fault) => {
    const result = importBlackjackSimulator(log);
    expect(result.text).toBeNull();
    expect(result.fault).toMatch(fault instanceof RegExp ? fault : exactly(fault));
  });

  function withSettings(changed: object): string {
    return JSON.stringify({ format: "blackjack-simulator", version: "0.34.0", settings: { ...SETTINGS, ...changed } });
  }

  function withBalance(balance: number): string {
    return `${header}\n${JSON.stringify(["player", { id: "p", balance, hands: [], handWinner: {} }])}`;
  }

  it("money that the rules do not explain, and names the round", () => {
    const at = changes.map((line) => line.startsWith('["player"')).lastIndexOf(true);
    const forged = changes.map((line, nth) =>
      nth >= at - 6 ? line.replace(/"balance":(\d+)/, (_, balance) => `"balance":${Number(balance) + 2}`) : line,
    );
    expect(importBlackjackSimulator(textOf([header, ...forged])).fault).toMatch(/^(Round|Line) \d+/);
  });

  it("every log with one changed card, balance or result, or imports the log as it was", () => {
    const original = importBlackjackSimulator(textOf(lines));
    const random = new Random(6);
    let rejected = 0;
    for (let turn = 0; turn < 300; turn++) {
      const at = 1 + random.below(lines.length - 1);
      const forged = lines.map((line, nth) => (nth === at ? forgedLine(line, random) : line));
      const result = importBlackjackSimulator(textOf(forged));
      if (result.text === null) rejected++;
      // Some changes are repeated by the next lines, such as the balance while a round is not over.
      else expect(roundsOf(summaryOfText(result.text))).toEqual(roundsOf(summaryOfText(original.text)));
    }
    expect(rejected).toBeGreaterThan(150);
  });

  it("hostile texts quickly, without an exception", () => {
    const deep = "[".repeat(100_000);
    const hostile = [
      deep,
      `${header}\n${deep}${"]".repeat(100_000)}`,
      `${header}\n["player",${deep}${"]".repeat(100_000)}]`,
      `${header}\n${"x".repeat(1_000_000)}`,
      `${header}\n["player",{"__proto__":{"balance":1},"constructor":{},"id":"p"}]`,
      `${header}\n["__proto__",{"polluted":true}]`,
      `${header}\n${JSON.stringify(["player", { id: "p", balance: 1, handWinner: {}, hands: Array(1000).fill({ id: "", cards: [] }) }])}`,
      `${header}\n${`${JSON.stringify(["shoe", {}])}\n`.repeat(100_000)}`,
      `${header}${"\n".repeat(1_000_000)}`,
    ];
    const start = performance.now();
    for (const log of hostile) expect(importBlackjackSimulator(log).text).toBeNull();
    expect(performance.now() - start).toBeLessThan(20_000);
    expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false);
  });
});

function exactly(text: string): RegExp {
  return new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}$`);
}

/** Returns a line with another digit, rank, suit or result. */
function forgedLine(line: string, random: Random): string {
  const places = [...line.matchAll(/"balance":\d+|"rank":"\w"|"suit":"\w"|"(player|dealer|push)"(?=[,}])/g)].slice(1);
  const place = places[random.below(Math.max(1, places.length))];
  if (place === undefined) return line;
  const [found] = place;
  const other = found.startsWith('"balance"')
    ? `"balance":${Number(found.slice(10)) + 1000}`
    : found.startsWith('"rank"')
      ? `"rank":"${random.of([..."23456789TJQKA"])}"`
      : found.startsWith('"suit"')
        ? `"suit":"${random.of([..."hdcs"])}"`
        : `"${random.of(["player", "dealer", "push"])}"`;
  return line.slice(0, place.index) + other + line.slice(place.index + found.length);
}
