import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { importBoardgameIo } from "../../src/import.js";
import { parseRecording, type Summary, summaryOf, verify } from "../../src/index.js";
import { Random } from "../vectors/random.js";
import { MAPPING, type Match, type MatchRound, playedMatch } from "./boardgame-match.js";

function played(seed: number, count: number) {
  const random = new Random(seed);
  return playedMatch(seed, count, (below) => random.below(below));
}

function summaryOfText(text: string | null): Summary {
  const { recording, fault } = parseRecording(text ?? "");
  if (recording === null || fault !== null) throw new Error("The recording is invalid.");
  return summaryOf(recording);
}

const kind = (card: string | null) => (card ?? "?").replace(/_\d+$/, "");
const letter = (word: string) => (word.startsWith("10") ? "10" : word.slice(0, 1));
const kinds = (cards: MatchRound["hand"]) => cards.map(({ rank, suit }) => `${letter(rank)}_${letter(suit)}`);

describe("an imported match of boardgame.io", () => {
  it("has the hands, the dealer and the credits of the match", () => {
    let rounds = 0;
    const property = fc.property(fc.nat(), fc.integer({ min: 1, max: 5 }), (seed, count) => {
      const { match, rounds: expected } = played(seed, count);
      const { text, fault } = importBoardgameIo(JSON.stringify(match), MAPPING);
      expect(fault).toBeNull();
      const summary = summaryOfText(text);
      expect(
        summary.rounds.map(({ hands, dealer, credits }) => ({
          hand: hands[0]?.cards.map(kind),
          dealer: dealer.cards.map(kind),
          credits: credits / 100,
        })),
      ).toEqual(expected.map(({ hand, dealer, credits }) => ({ hand: kinds(hand), dealer: kinds(dealer), credits })));
      expect(verify(text ?? "").status).toBe("consistent");
      rounds += expected.length;
    });
    fc.assert(property, { numRuns: process.env.THOROUGH ? 2000 : 60 });
    expect(rounds).toBeGreaterThan(60);
  });

  it("contains only the drawn cards of the deck", () => {
    const { match } = played(3, 1);
    const { text } = importBoardgameIo(JSON.stringify(match), MAPPING);
    const stacked = JSON.parse(text?.split("\n").find((line) => line.startsWith('{"stacked"')) ?? "");
    expect(stacked.cards.length).toBeLessThan(12);
  });

  it("begins with cards that the first state has dealt, and a fixed bet", () => {
    const { match, rounds } = played(4, 1);
    const { initialState, log, state } = structuredClone(match);
    const amount = log[0]?.action.payload.args?.[0] ?? 0;
    const { deck } = initialState.G;
    const [first, second, third] = [deck.pop(), deck.pop(), deck.pop()];
    const dealt = { ...initialState.G, deck, hand: [first, third], dealer: [second] };
    const moves = log.slice(2).map((entry, at) => ({ ...entry, _stateID: at }));
    const begun = {
      initialState: { ...initialState, G: dealt },
      log: moves,
      state: { ...state, _stateID: moves.length },
    };
    const mapping = { ...MAPPING, bet: amount, dealt: ["/G/hand/0", "/G/dealer", "/G/hand/1"] };
    const { text, fault } = importBoardgameIo(JSON.stringify(begun), mapping);
    expect(fault).toBeNull();
    expect(summaryOfText(text).credits / 100).toBe(rounds[0]?.credits);
  });

  it("has credits with fractions that a product with the unit does not represent exactly", () => {
    const { match } = played(3, 1);
    const { initialState, state, ...rest } = structuredClone(match);
    const richer = ({ G, ...other }: Match["initialState"]) => ({
      ...other,
      G: { ...G, credits: (G.credits * 100 + 2410) / 100 },
    });
    const { text, fault } = importBoardgameIo(
      JSON.stringify({ ...rest, initialState: richer(initialState), state: richer(state) }),
      MAPPING,
    );
    expect(fault).toBeNull();
    expect(summaryOfText(text).credits).toBe(state.G.credits * 100 + 2410);
  });

  it("ends after the last round that is asked for, even within a move", () => {
    const isBet = (entry: Match["log"][number]) => entry.action.payload.type === "bet";
    const matches = Array.from({ length: 50 }, (_, seed) => played(seed, 2));
    const found = matches.find(({ match }) => match.log.filter(isBet).length === 1);
    if (found === undefined) throw new Error("No match has one bet.");
    const { log, ...rest } = found.match;
    const [bet, ...others] = log;
    const all = { _stateID: 1, action: { type: "MAKE_MOVE", payload: { type: "all", args: [], playerID: "0" } } };
    const words = others.map(({ action }) => (action.payload.type === "stay" ? "stand" : action.payload.type));
    const { text, fault } = importBoardgameIo(
      JSON.stringify({ ...rest, log: [bet, all] }),
      { ...MAPPING, moves: { all: words } },
      { rounds: 1 },
    );
    expect(fault).toBeNull();
    expect(summaryOfText(text).rounds.map(({ credits }) => credits / 100)).toEqual([found.rounds[0]?.credits]);
  });

  it("imports the first rounds only, and says that the last state was not compared", () => {
    const { match, rounds } = played(5, 4);
    const result = importBoardgameIo(JSON.stringify(match), MAPPING, { rounds: 2 });
    expect(summaryOfText(result.text).credits / 100).toBe(rounds[1]?.credits);
    expect(result.fault === null && result.unknown.some((fact) => fact.includes("was not compared"))).toBe(true);
  });
});

describe("importing a match of boardgame.io rejects", () => {
  const { match } = played(7, 3);
  const { initialState, log, state } = match;
  const text = (changed: object) => JSON.stringify({ initialState, log, state, ...changed });
  const entry = (at: number, changed: object) => log.map((one, nth) => (nth === at ? { ...one, ...changed } : one));
  const G = (changed: object) => ({ ...initialState, G: { ...initialState.G, ...changed } });

  it.each<[string, string, object, string | RegExp]>([
    ["a text that is not JSON", "Hello", {}, "The match is not JSON."],
    ["a match without a log", text({ log: undefined }), {}, "log: must be a list."],
    ["a match without its last state", text({ state: undefined }), {}, "state: must be an object."],
    ["a mapping without rules", text({}), { rules: undefined }, /^The mapping: /],
    [
      "a mapping with an unknown field",
      text({}),
      { cards: "/G/deck" },
      'The mapping: "cards" is not a field of the format.',
    ],
    ["rules that cannot be played", text({}), { rules: { decks: 9 } }, /^The mapping: The option "decks"/],
    ["a place that is no JSON pointer", text({}), { deck: "G.deck" }, /^The mapping: "deck" must be a JSON pointer/],
    [
      "a place without a deck",
      text({}),
      { deck: "/G/shoe" },
      "initialState/G/shoe: must be the list of all cards, not nothing.",
    ],
    [
      "cards without suits",
      text({ initialState: G({ deck: Array(52).fill(10) }) }),
      {},
      /^initialState\/G\/deck\/51: must be a card/,
    ],
    [
      "a part of a deck",
      text({ initialState: G({ deck: initialState.G.deck.slice(1) }) }),
      {},
      /the first state has 51 cards/,
    ],
    [
      "a card twice",
      text({ initialState: G({ deck: initialState.G.deck.map((_, at, deck) => deck[at || 1]) }) }),
      {},
      /more than the 1 decks/,
    ],
    ["a place without credits", text({}), { credits: "/G/money" }, /^initialState\/G\/money: must be the credits/],
    [
      "a move that is not mapped",
      text({
        log: entry(1, { action: { type: "MAKE_MOVE", payload: { type: "toString", args: [], playerID: "0" } } }),
      }),
      {},
      'log[1]: the move "toString" is not in the mapping.',
    ],
    [
      "a redacted bet",
      text({ log: entry(0, { action: { type: "MAKE_MOVE", payload: { type: "bet", args: null, playerID: "0" } } }) }),
      {},
      /^log\[0\]: the bet has no arguments/,
    ],
    ["an undone move", text({ log: entry(1, { action: { type: "UNDO", payload: {} } }) }), {}, /^log\[1\]: is "UNDO"/],
    [
      "a move of another player",
      text({ log: entry(1, { action: { type: "MAKE_MOVE", payload: { type: "deal", args: [], playerID: "1" } } }) }),
      {},
      "log[1]: is a move of another player.",
    ],
    [
      "missing entries",
      text({ log: log.filter((_, at) => at !== 1) }),
      {},
      "log[1]: entries before this one are missing or repeated.",
    ],
    [
      "a repeated entry",
      text({ log: log.flatMap((one, at) => (at === 0 ? [one, one] : [one])) }),
      {},
      "log[1]: entries before this one are missing or repeated.",
    ],
    [
      "a state before the last entry",
      text({ state: { ...state, _stateID: 1 } }),
      {},
      "state: is not the state after the last entry.",
    ],
    [
      "missing entries at the end",
      text({ log: log.slice(0, -1) }),
      {},
      /^(state: is not the state after the last entry|The log ends during a round)/,
    ],
    [
      "a move with a long list of meanings",
      text({}),
      { moves: { stay: Array(17).fill("ignore") } },
      'The mapping: "moves.stay" must have at most 16 meanings.',
    ],
    ["an entry of another type", text({ log: entry(1, { action: 5 }) }), {}, 'log[1]: "action" must be an object.'],
    [
      "a bet that the rules do not allow",
      text({}),
      { rules: { ...MAPPING.rules, maxBet: 200 } },
      /^log\[\d+\]: This bet is above/,
    ],
    [
      "other rules",
      text({}),
      { rules: { ...MAPPING.rules, payouts: { win: [3, 1] } } },
      /^state\/G\/credits: the player has/,
    ],
    [
      "other credits",
      text({ state: { ...state, G: { ...state.G, credits: 5 } } }),
      {},
      /^state\/G\/credits: the player has 500 hundredths/,
    ],
    ["other cards", text({ state: { ...state, G: { ...state.G, hand: [] } } }), {}, /^state\/G\/hand: has ""/],
  ])("%s", (_, source, changed, fault) => {
    const result = importBoardgameIo(source, { ...MAPPING, ...changed });
    expect(result.text).toBeNull();
    if (typeof fault === "string") expect(result.fault).toBe(fault);
    else expect(result.fault).toMatch(fault);
  });

  it("hostile matches and mappings quickly, without an exception", () => {
    const deep = `${"[".repeat(100_000)}${"]".repeat(100_000)}`;
    const hostile = [
      deep,
      `{"initialState":{"G":{"deck":${deep}}},"log":[],"state":{}}`,
      `{"initialState":{"_stateID":0,"G":{"credits":1e999,"deck":[]}},"log":[],"state":{}}`,
      `{"__proto__":{"initialState":{},"log":[],"state":{}}}`,
      `{"initialState":{"__proto__":{"G":{"deck":[]}}},"log":[],"state":{}}`,
      JSON.stringify({ initialState, state, log: Array(200_000).fill(0) }),
      JSON.stringify({
        initialState,
        state,
        log: Array(100_000).fill({ action: { type: "GAME_EVENT", payload: {} }, _stateID: 0 }),
      }),
    ];
    const start = performance.now();
    for (const source of hostile) expect(importBoardgameIo(source, MAPPING).text).toBeNull();
    const mappings: readonly unknown[] = [
      null,
      [],
      "casino",
      5,
      JSON.parse('{"__proto__":{"rules":"casino"}}'),
      JSON.parse(`{"rules":${deep}}`),
    ];
    for (const mapping of mappings) expect(importBoardgameIo(text({}), mapping).text).toBeNull();
    expect(performance.now() - start).toBeLessThan(20_000);
  });
});
