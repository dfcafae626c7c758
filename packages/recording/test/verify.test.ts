import { Buffer } from "node:buffer";
import { chosenSeeds, type RuleSet, randomSeeds, ruleSet, Table } from "@thunderjack/core";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Check, record, type Verification, verify } from "../src/index.js";
import { anyRules } from "./any-rules.js";
import { rechained, renumbered } from "./forged.js";
import { CREATED_AT, playedTable, seedsInChain, textOf } from "./played-table.js";

/** Returns the recording of a table with a random seed on which each hand stands. */
function fairLines(
  rules: RuleSet,
  rounds: number,
  stack?: readonly ["k_s_0", "9_d_0", "9_s_0", "8_d_0"],
  seeds = randomSeeds(
    Uint8Array.from({ length: 32 }, (_, place) => place * 7),
    "Zoë's own words",
  ),
): string[] {
  const bets = { right: rules.seats.includes("right") ? rules.minBet : 0, middle: rules.minBet, left: 0 };
  const table = new Table({
    rules,
    seeds,
    bets: stack === undefined ? bets : { ...bets, middle: 0 },
    allowStacking: true,
  });
  let time = 0;
  const recorder = record(table, { now: () => (time += 250), createdAt: CREATED_AT });
  const lines: string[] = [];
  recorder.lines$.subscribe((line) => lines.push(line));
  for (let round = 0; round < rounds; round++) {
    table.dispatch({ type: "Deal", ...(stack === undefined || round > 0 ? {} : { stack }) });
    while (table.state.turn !== null) table.dispatch({ type: "Stand", hand: table.state.turn });
  }
  recorder.close(table.close());
  return lines;
}

const lines = fairLines(ruleSet("thunderjack"), 3);
const text = textOf(lines);
const LAST = lines.length;
const header = JSON.parse(lines[0] ?? "");

const names = ({ checks }: Verification) => checks.map(({ name, holds }) => (holds ? name : `not ${name}`));
const lastOf = ({ checks }: Verification): Check | undefined => checks.at(-1);
const lineOf = (type: string, from = 0) =>
  lines.findIndex((line, place) => place >= from && line.includes(`"${type}"`)) + 1;

/** Returns the text with fields of one line replaced. The chain is not computed again. */
function withFields(number: number, fields: object, of: readonly string[] = lines): string {
  return textOf(
    of.map((line, place) => (place === number - 1 ? JSON.stringify({ ...JSON.parse(line), ...fields }) : line)),
  );
}

describe("a recording with valid hashes and other content", () => {
  /** Returns the reason of the verdict after fields of one line were replaced and the chain was computed again. */
  const whyWith = (number: number, fields: object) =>
    verify(rechained(withFields(number, fields).trimEnd().split("\n"))).why;

  it.each([
    ["other credits than a table can have", () => whyWith(1, { credits: 2 ** 52 }), `opened with ${2 ** 52} credits`],
    [
      "a bet below the limit",
      () => whyWith(1, { seats: { ...header.seats, middle: 1 } }),
      "bet on the middle seat is rejected: ",
    ],
    ["another event", () => whyWith(lineOf("HandStood"), { type: "HandHit" }), "must be"],
    ["another number", () => whyWith(lineOf("HandSettled"), { returned: 7 }), '"returned" of HandSettled must be '],
  ])("is broken by %s, and names it", (_, why, part) => {
    expect(why()).toContain(part);
    expect(why()).not.toMatch(/undefined|must be ,/);
  });
});

describe("an unchanged recording", () => {
  it("does not prove how its seed was chosen if the house chose it, also with the client seed of a player", () => {
    const seeds = { ...chosenSeeds("words"), clientSeed: "my own words", clientSeedFrom: "player" as const };
    const { notProven } = verify(textOf(fairLines(ruleSet("thunderjack"), 1, undefined, seeds)));
    expect(notProven).toEqual(["commitment-time", "seed-choice"]);
  });

  it("is fair if its seed was random", () => {
    const verification = verify(text);
    expect(verification).toMatchObject({ status: "fair", notProven: ["commitment-time", "client-seed"] });
    expect(names(verification)).toEqual(["format", "chain", "commitment", "deck", "commands", "state"]);
    for (const check of verification.checks) expect(check).not.toHaveProperty("line");
  });

  it("is fair without its last newline too", () => {
    expect(verify(text.slice(0, -1)).status).toBe("fair");
  });

  it("is at most committed if the client seed is empty", () => {
    const seeds = randomSeeds(new Uint8Array(32).fill(7), "");
    const committed = textOf(fairLines(ruleSet("thunderjack"), 3, undefined, seeds));
    const { commitment } = JSON.parse(committed.split("\n")[0] ?? "").fairness;
    expect(verify(committed)).toMatchObject({
      status: "committed",
      why: "All checks pass, but the player contributed no client seed: the house could have chosen a favourable seed.",
      notProven: ["commitment-time", "seed-choice"],
    });
    expect(verify(committed, { commitment, clientSeed: "" })).toMatchObject({
      status: "committed",
      notProven: ["seed-choice"],
    });
  });

  it("is at most committed if the header states no source of the client seed", () => {
    const seeds = { ...randomSeeds(new Uint8Array(32).fill(7), "words"), clientSeedFrom: "none" as const };
    const committed = textOf(fairLines(ruleSet("thunderjack"), 3, undefined, seeds));
    expect(verify(committed, { clientSeed: "words" })).toMatchObject({
      status: "committed",
      notProven: ["commitment-time", "seed-choice"],
    });
  });

  it("is consistent if the seed was chosen", () => {
    const verification = verify(textOf(playedTable(ruleSet("casino"), "chosen", [1, 1]).lines));
    expect(verification).toMatchObject({
      status: "consistent",
      why: expect.stringContaining("a chosen seed"),
      notProven: ["commitment-time", "seed-choice"],
    });
    expect(names(verification)).toHaveLength(6);
  });

  it("is consistent if cards were chosen, even with a random seed", () => {
    const stacked = fairLines(ruleSet("thunderjack"), 2, ["k_s_0", "9_d_0", "9_s_0", "8_d_0"]);
    expect(stacked.some((line) => line.includes("ShoeStacked"))).toBe(true);
    expect(verify(textOf(stacked))).toMatchObject({
      status: "consistent",
      why: expect.stringContaining("some chosen cards"),
      notProven: ["commitment-time", "client-seed", "cards"],
    });
  });

  it("distinguishes chosen cards from cards of the seed", () => {
    const chosen = ["k_s_0", "9_d_0", "9_s_0", "8_d_0"] as const;
    const deckOf = (lines: readonly string[]) =>
      verify(textOf(lines)).checks.find(({ name }) => name === "deck")?.detail;
    const dealt = (lines: readonly string[]) => lines.filter((line) => line.includes('"CardDealt"')).length;
    const one = fairLines(ruleSet("thunderjack"), 1, chosen);
    expect(dealt(one)).toBe(4);
    expect(deckOf(one)).toBe("all 4 cards were chosen, none is of the seed");
    const two = fairLines(ruleSet("thunderjack"), 2, chosen);
    const cards = dealt(two);
    expect(deckOf(two)).toBe(`of ${cards} cards ${cards - 4} are those of the seed, 4 chosen`);
    expect(deckOf(lines)).toBe(`all ${dealt(lines)} cards are those of the seed`);
  });

  it("does not count a chosen card that was shuffled before it was dealt", () => {
    const table = new Table({ rules: "vingt-et-un", seeds: chosenSeeds("left over"), allowStacking: true });
    const recorder = record(table, { now: () => 0, createdAt: CREATED_AT });
    const written: string[] = [];
    recorder.lines$.subscribe((line) => written.push(line));
    const [seat = "right"] = table.rules.seats;
    table.dispatch({ type: "PlaceBet", seat, amount: table.rules.minBet });
    const stack = ["10_h_0", "10_d_0", "9_h_0", "9_d_0", "2_h_0", "2_d_0", "2_c_0", "2_s_0"] as const;
    for (const deal of [{ stack }, {}]) {
      table.dispatch({ type: "Deal", ...deal });
      while (table.state.turn !== null) table.dispatch({ type: "Stand", hand: table.state.turn });
    }
    recorder.close(table.close());
    const rounds = written.map((line) => JSON.parse(line));
    const shuffled = rounds.map(({ type }) => type).lastIndexOf("ShoeShuffled");
    const cards = (from: number, to?: number) =>
      rounds.slice(from, to).filter(({ type }) => type === "CardDealt").length;
    expect(shuffled).toBeGreaterThan(rounds.findIndex(({ type }) => type === "ShoeStacked"));
    const [first, second] = [cards(0, shuffled), cards(shuffled)];
    expect(verify(textOf(written)).checks.find(({ name }) => name === "deck")?.detail).toBe(
      `of ${first + second} cards ${second} are those of the seed, ${first} chosen`,
    );
  });

  it("reports both a chosen seed and chosen cards", () => {
    const written = fairLines(ruleSet("thunderjack"), 1, ["k_s_0", "9_d_0", "9_s_0", "8_d_0"], chosenSeeds("both"));
    expect(verify(textOf(written))).toMatchObject({
      status: "consistent",
      why: "All checks pass, but the recording has a chosen seed and some chosen cards.",
    });
  });

  it("is verified, for any play under any rules", () => {
    fc.assert(
      fc.property(anyRules, fc.string(), fc.array(fc.nat(), { maxLength: 60 }), (rules, seed, choices) => {
        const { status, why } = verify(textOf(playedTable(rules, seed, choices).lines));
        expect({ status, why }).toMatchObject({ status: "consistent" });
      }),
    );
  });
});

describe("the commitment that the player wrote down", () => {
  it("is compared with the commitment of the recording", () => {
    const { commitment } = header.fairness;
    const verification = verify(text, { commitment: ` ${commitment.toUpperCase()}\n` });
    expect(verification.status).toBe("fair");
    expect(names(verification)).toEqual(["format", "chain", "noted", "commitment", "deck", "commands", "state"]);
  });

  it("breaks a recording with another commitment, open or closed", () => {
    for (const one of [text, textOf(lines.slice(0, -1))]) {
      const verification = verify(one, { commitment: "00".repeat(32) });
      expect(verification.status).toBe("broken");
      expect(lastOf(verification)).toMatchObject({ name: "noted", holds: false, line: 1 });
    }
  });
});

describe("the client seed of the player", () => {
  it("is compared with the client seed of the recording", () => {
    const { clientSeed, commitment } = header.fairness;
    const verification = verify(text, { clientSeed });
    expect(verification).toMatchObject({ status: "fair", notProven: ["commitment-time"] });
    expect(names(verification)).toEqual(["format", "chain", "client-seed", "commitment", "deck", "commands", "state"]);
    expect(verify(text, { clientSeed, commitment })).toMatchObject({ status: "fair", notProven: [] });
  });

  it("breaks a recording with another client seed, open or closed", () => {
    for (const one of [text, textOf(lines.slice(0, -1))]) {
      const verification = verify(one, { clientSeed: "other words" });
      expect(verification).toMatchObject({ status: "broken", notProven: ["commitment-time", "client-seed", "cards"] });
      expect(lastOf(verification)).toMatchObject({ name: "client-seed", holds: false, line: 1 });
    }
  });
});

describe("an open recording", () => {
  it("does not prove that its cards come from a seed", () => {
    const { commitment } = header.fairness;
    expect(verify(textOf(lines.slice(0, -1)), { commitment }).notProven).toEqual(["client-seed", "cards"]);
  });

  it("is open at every cut, with all possible checks", () => {
    const bytes = Buffer.from(text);
    for (let length = Buffer.byteLength(lines[0] ?? ""); length < bytes.length - 1; length += 5) {
      const verification = verify(bytes.subarray(0, length).toString());
      expect(verification).toMatchObject({ status: "open" });
      expect(names(verification)).toEqual(["format", "chain", "commands"]);
    }
  });

  it("reports which line is cut off", () => {
    const cut = verify(text.slice(0, -9));
    expect(cut.checks[0]).toMatchObject({ name: "format", holds: true, line: LAST });
  });

  it("is broken if a round does not match its check", () => {
    const settled = lineOf("RoundSettled");
    const changed = textOf(lines.slice(0, -1)).replace('"t":250', '"t":251');
    expect(lastOf(verify(changed))).toMatchObject({ name: "chain", holds: false, lines: [1, settled] });
  });

  it("is broken if its cards do not follow from the rules, with a new chain or without one", () => {
    const early = lines.slice(0, lineOf("RoundSettled") - 1);
    const revealed = lineOf("HoleCardRevealed");
    const other = withFields(revealed, { card: "2_h_0" }, early);
    expect(lastOf(verify(other))).toMatchObject({ name: "commands", holds: false, line: revealed });
  });

  it("passes the check of the commands, even with chosen cards or a shuffle between two rounds", () => {
    const chosen = fairLines(ruleSet("thunderjack"), 2, ["k_s_0", "9_d_0", "9_s_0", "8_d_0"]);
    for (const played of [chosen, fairLines(ruleSet("vingt-et-un"), 4)]) {
      const verification = verify(textOf(played.slice(0, -1)));
      expect(verification.status).toBe("open");
      expect(names(verification)).toEqual(["format", "chain", "commands"]);
    }
  });

  it("is broken if a card of an earlier round was changed, even if a card of the round in play is secret", () => {
    const settled = lineOf("RoundSettled");
    const hole = lines.findIndex((line, place) => place > settled && line.includes('"faceDown":true')) + 1;
    const masked = withFields(hole, { card: null }, lines.slice(0, hole + 1))
      .trimEnd()
      .split("\n");
    expect(names(verify(textOf(masked)))).toEqual(["format", "chain", "commands"]);
    const revealed = lineOf("HoleCardRevealed");
    const other = rechained(withFields(revealed, { card: "2_h_0" }, masked).trimEnd().split("\n"));
    expect(lastOf(verify(other))).toMatchObject({ name: "commands", holds: false, line: revealed });
  });

  it("is broken if a card is dealt that is on the table already", () => {
    const deals = lines.flatMap((line, place) => (line.includes('"CardDealt"') ? [place] : []));
    const [first = 0, second = 0] = deals;
    const { card } = JSON.parse(lines[first] ?? "");
    const twice = withFields(second + 1, { card }, lines.slice(0, second + 1));
    expect(lastOf(verify(twice))).toMatchObject({ name: "commands", holds: false, line: second + 1 });
  });

  it("has no check of the commands if it hides cards, as a public stream does", () => {
    const hole = lines.findIndex((line) => line.includes('"faceDown":true')) + 1;
    const masked = withFields(hole, { card: null }, lines.slice(0, hole + 1));
    const verification = verify(masked);
    expect(verification.status).toBe("open");
    expect(names(verification)).toEqual(["format", "chain"]);
  });
});

/** Verifies a forgery: fields of one line are replaced, and the chain is computed again. */
function forged(number: number, fields: object): Verification {
  return verify(rechained(withFields(number, fields).trimEnd().split("\n")));
}

describe("a changed recording", () => {
  const card = lineOf("CardDealt");
  const settled = lineOf("RoundSettled");

  it("names the line by running the commands again, if they determine its content", () => {
    const original = JSON.parse(lines[card - 1] ?? "").card;
    const verification = verify(withFields(card, { card: original === "2_h_0" ? "3_h_0" : "2_h_0" }));
    expect(verification.status).toBe("broken");
    expect(lastOf(verification)).toMatchObject({ name: "chain", line: card, lines: [1, settled] });
    expect(verification.why).toContain(`line ${card} was changed`);
    const second = lineOf("RoundSettled", settled);
    const later = lineOf("CardDealt", settled);
    expect(lastOf(verify(withFields(later, { card: "2_h_0" })))).toMatchObject({
      line: later,
      lines: [settled, second],
    });
  });

  it("names the line for any order of the fields", () => {
    const reordered = rechained(
      lines.map((line) => {
        const { t, seq, ...fields } = JSON.parse(line);
        return JSON.stringify(t === undefined ? fields : { t, ...fields, seq });
      }),
    );
    expect(verify(reordered)).toMatchObject({ status: "fair" });
    const changed = withFields(card, { card: "2_h_0" }, reordered.trimEnd().split("\n"));
    expect(lastOf(verify(changed))).toMatchObject({ name: "chain", line: card, lines: [1, settled] });
  });

  it("names the lines between two checks, if nothing else is known", () => {
    expect(lastOf(verify(withFields(card, { t: 1 })))).toMatchObject({ name: "chain", lines: [1, settled] });
    expect(lastOf(verify(withFields(1, { meta: { note: "other" } })))).not.toHaveProperty("line");
    expect(lastOf(verify(withFields(LAST, { hash: "00".repeat(32) })))).toMatchObject({
      lines: [expect.any(Number), LAST],
    });
    const swapped = [...lines];
    [swapped[2], swapped[3]] = [swapped[3] ?? "", swapped[2] ?? ""];
    expect(lastOf(verify(textOf(swapped)))).toMatchObject({ name: "format", line: 3 });
    expect(lastOf(verify(textOf([...lines.slice(0, 4), ...lines.slice(5)])))).toMatchObject({
      name: "format",
      line: 5,
    });
  });

  it("names the range up to a line that contradicts the lines before it", () => {
    const other = { ...header.rules, decks: 5 };
    expect(lastOf(verify(withFields(1, { rules: other })))).toMatchObject({
      name: "format",
      lines: [1, expect.any(Number)],
    });
  });

  it("fails the check of the commitment if another seed is revealed", () => {
    const verification = verify(withFields(LAST, { serverSeed: "ab".repeat(32) }));
    expect(names(verification)).toEqual(["format", "chain", "not commitment"]);
    expect(lastOf(verification)).toMatchObject({ line: LAST });
  });

  it("fails the check of the deck if a card was forged", () => {
    const verification = forged(card, { card: "2_h_0" });
    expect(names(verification)).toEqual(["format", "chain", "commitment", "not deck"]);
    expect(lastOf(verification)).toMatchObject({
      line: card,
      detail: expect.stringMatching(/deals \w+ there, not 2_h_0$/),
    });
  });

  it("fails the check of the deck if the client seed or the scheme was forged", () => {
    const { fairness } = header;
    expect(lastOf(forged(1, { fairness: { ...fairness, clientSeed: "" } }))).toMatchObject({
      name: "deck",
      line: card,
    });
    expect(lastOf(forged(1, { fairness: { ...fairness, scheme: "dice" } }))).toMatchObject({ name: "deck", line: 1 });
  });

  it("fails the check of the deck if a stacked card was not in the shoe, or is hidden", () => {
    const stacked = fairLines(ruleSet("thunderjack"), 1, ["k_s_0", "9_d_0", "9_s_0", "8_d_0"]);
    const at = stacked.findIndex((line) => line.includes("ShoeStacked")) + 1;
    const changed = (cards: unknown) =>
      lastOf(verify(rechained(withFields(at, { cards }, stacked).trimEnd().split("\n"))));
    expect(changed(["k_s_9"])).toMatchObject({ name: "deck", line: at });
    expect(changed(null)).toMatchObject({ name: "deck", line: at, detail: expect.stringContaining("masked") });
    expect(changed([])).toMatchObject({ name: "deck", line: at + 1 });
  });

  it("fails the check of the commands if an event was forged, removed or added", () => {
    const paid = lineOf("HandSettled");
    const verification = forged(paid, { returned: 99_000 });
    expect(names(verification)).toEqual(["format", "chain", "commitment", "deck", "not commands"]);
    expect(lastOf(verification)).toMatchObject({
      line: paid,
      detail: expect.stringContaining('"returned" of HandSettled'),
    });
    expect(
      lastOf(
        forged(paid, {
          type: "TurnStarted",
          hand: "right",
          stake: undefined,
          bet: undefined,
          outcome: undefined,
          returned: undefined,
        }),
      ),
    ).toMatchObject({ name: "commands", line: paid });
    const without = renumbered([...lines.slice(0, LAST - 2), ...lines.slice(LAST - 1)]);
    expect(lastOf(verify(without))).toMatchObject({
      name: "format",
      detail: expect.stringContaining("during a round"),
    });
    const bet = '{"seq":0,"t":9999,"type":"BetPlaced","seat":"right","amount":7}';
    const withBet = renumbered([...lines.slice(0, LAST - 1), bet, ...lines.slice(LAST - 1)]);
    expect(lastOf(verify(withBet))).toMatchObject({
      name: "commands",
      line: LAST,
      detail: expect.stringContaining("rejected"),
    });
    const dealer = '{"seq":0,"t":9999,"type":"DealerStood","total":20}';
    const withDealer = renumbered([...lines.slice(0, LAST - 1), dealer, ...lines.slice(LAST - 1)]);
    expect(lastOf(verify(withDealer))).toMatchObject({
      name: "commands",
      line: LAST,
      detail: expect.stringContaining("no command causes"),
    });
    const second = lineOf("CardsDiscarded") - 1;
    const between = renumbered([...lines.slice(0, second - 1), dealer, ...lines.slice(second - 1)]);
    expect(lastOf(verify(between))).toMatchObject({
      name: "commands",
      line: second,
      detail: expect.stringContaining("no command causes this DealerStood"),
    });
    const broke = fairLines(ruleSet({ preset: "vingt-et-un", startingCredits: 500 }), 40);
    const end = broke.findIndex((line) => line.includes('"GameEnded"'));
    expect(end).toBe(broke.length - 2);
    expect(lastOf(verify(renumbered(broke.filter((_, place) => place !== end))))).toMatchObject({
      name: "commands",
      line: end + 1,
      detail: expect.stringContaining("GameEnded is missing"),
    });
  });

  it("fails the check of the commands if it begins with bets or credits that a table rejects", () => {
    expect(lastOf(forged(1, { seats: { right: 1001, middle: 1000, left: 0 } }))).toMatchObject({
      name: "commands",
      line: 1,
    });
    expect(lastOf(forged(1, { credits: Number.MAX_SAFE_INTEGER }))).toMatchObject({ name: "commands", line: 1 });
  });

  it("fails the check of the final state if the hash of the state was forged", () => {
    const verification = forged(LAST, { state: "00".repeat(32) });
    expect(names(verification)).toEqual(["format", "chain", "commitment", "deck", "commands", "not state"]);
    expect(lastOf(verification)).toMatchObject({ line: LAST });
  });
});

describe("any single bit of a closed recording", () => {
  /** The bits of the byte at a position that are changed. An ordinary run changes one bit of each byte. */
  const bitsAt = (at: number) => (process.env.THOROUGH ? [0, 1, 2, 3, 4, 5, 6, 7] : [at % 8]);

  const small = textOf(fairLines(ruleSet("vingt-et-un"), 1));

  it.each([
    ["one round", small],
    [
      "one round of a shoe in a chain of seeds",
      textOf(fairLines(ruleSet("casino"), 1, undefined, seedsInChain("bits", 2))),
    ],
    // A recording of three rounds has several checks. The test takes minutes, so it runs only with `THOROUGH=1`.
    ...(process.env.THOROUGH ? [["three rounds", text]] : []),
  ])("of %s is detected when it is changed, and the report names the line or the range of lines", (_, whole) => {
    const bytes = Buffer.from(whole);
    expect(verify(whole).status).toBe("fair");
    let line = 1;
    for (let at = 0; at < bytes.length; at++) {
      const byte = bytes[at] ?? 0;
      for (const bit of bitsAt(at)) {
        bytes[at] = byte ^ (1 << bit);
        const verification = verify(bytes.toString());
        const named = verification.checks.some(
          (check) =>
            check.line === line || (check.lines !== undefined && check.lines[0] <= line && line <= check.lines[1]),
        );
        const isSound = verification.status === "fair" || verification.status === "consistent";
        if (isSound || !named) expect.fail(`byte ${at}, bit ${bit} of line ${line}: ${JSON.stringify(verification)}`);
        const wronglyNamed = verification.checks.find((check) => check.line !== undefined && check.line !== line);
        if (wronglyNamed) expect.fail(`byte ${at}, bit ${bit} of line ${line}: ${JSON.stringify(verification)}`);
      }
      bytes[at] = byte;
      if (byte === 10) line++;
    }
  });
});
