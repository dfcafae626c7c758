import type { Rejection, RejectionCode, RejectionDetails } from "@thunderjack/core";
import type { Award, Phrasebook } from "../phrasebook.js";
import type { HouseStrings } from "./house-strings.js";
import type { FailedCheck, PanelStrings, ReplayStrings } from "./panel-strings.js";
import type { TerminalStrings } from "./terminal-strings.js";

/** Whether some of the strings are functions of facts. */
type NeedFacts<Strings> = true extends {
  [Key in keyof Strings]: Strings[Key] extends string
    ? false
    : Strings[Key] extends (...facts: never[]) => string
      ? true
      : NeedFacts<Strings[Key]>;
}[keyof Strings]
  ? true
  : false;

/** The facts for all strings that are functions. Different facts must lead to different strings in every language. */
type FactsOf<Strings> = {
  readonly [Key in keyof Strings as Strings[Key] extends (...facts: never[]) => string
    ? Key
    : NeedFacts<Strings[Key]> extends true
      ? Key
      : never]: Strings[Key] extends (...facts: infer Facts) => string
    ? readonly Readonly<Facts>[]
    : FactsOf<Strings[Key]>;
};

/** Text that appears in a string only if a fact is missing. */
const MISSING_FACT = /undefined|null|NaN|\[object|\$\{/;

/**
 * Checks the game part of a language. Finds strings that are empty, strings that lack a fact, and strings that are the
 * same for different facts. It cannot check whether a sentence is correct.
 *
 * @returns a sentence for each fault
 */
export function phrasebookFaults(words: Phrasebook): readonly string[] {
  return faultsIn(words, gameFacts());
}

/** Returns the faults in the panels part of a language, as sentences; see {@link phrasebookFaults}. */
export function panelFaults(strings: PanelStrings): readonly string[] {
  return faultsIn(strings, panelFacts());
}

/** Returns the faults in the house part of a language, as sentences; see {@link phrasebookFaults}. */
export function houseFaults(strings: HouseStrings): readonly string[] {
  return faultsIn(strings, HOUSE_FACTS);
}

/** Returns the faults in the replay part of a language, as sentences; see {@link phrasebookFaults}. */
export function replayFaults(strings: ReplayStrings): readonly string[] {
  return faultsIn(strings, REPLAY_FACTS);
}

/** Returns the faults in the terminal part of a language, as sentences; see {@link phrasebookFaults}. */
export function terminalFaults(strings: TerminalStrings): readonly string[] {
  return faultsIn(strings, TERMINAL_FACTS);
}

/** A text of a language. Its name is that of its string; for a function, `call` contains the facts, too. */
interface NamedText {
  readonly name: string;
  readonly call: string;
  /** `null` if the string is missing. */
  readonly text: string | null;
}

/** Returns all texts of a part of a language: the strings, and the results of the functions for all facts. */
export function textsIn(strings: object, facts: object, path = ""): readonly NamedText[] {
  const known = new Map(Object.entries<unknown>({ ...facts }));
  return Object.entries<unknown>({ ...strings }).flatMap(([key, value]): readonly NamedText[] => {
    const name = `${path}${key}`;
    const own = known.get(key);
    if (typeof value === "function") {
      return (Array.isArray(own) ? own : []).map((args: readonly unknown[]) => ({
        name,
        call: `${name}(${args.map((fact) => JSON.stringify(fact)).join(", ")})`,
        text: String(value.apply(strings, args)),
      }));
    }
    if (typeof value === "object" && value !== null) {
      return textsIn(value, typeof own === "object" && own !== null ? own : {}, `${name}.`);
    }
    return [{ name, call: name, text: typeof value === "string" ? value : null }];
  });
}

function faultsIn(strings: object, facts: object): readonly string[] {
  const callsByText = new Map<string, string>();
  return textsIn(strings, facts).flatMap(({ name, call, text }) => {
    if (text === null) return [`${name} is missing.`];
    if (text.trim() === "") return [`${call} is empty.`];
    if (MISSING_FACT.test(text)) return [`${call} lacks a fact: "${text}".`];
    const before = callsByText.get(`${name}: ${text}`);
    callsByText.set(`${name}: ${text}`, call);
    return before === undefined ? [] : [`${before} and ${call} are both "${text}".`];
  });
}

/** The facts for the sentences of a table. */
export function gameFacts(): FactsOf<Phrasebook> {
  const seats = [["right"], ["middle"], ["left"]] as const;
  const hands = [["right"], ["middle"], ["left"], ["right-2"], ["right-3"], ["middle-4"]] as const;
  const amounts = [[100], [500], [1250], [123_456_700]] as const;
  const hard = { value: 17, isSoft: false };
  const soft = { value: 17, isSoft: true };
  const other = { value: 16, isSoft: false };
  const awards: readonly Award[] = ["thunderjack", "blackjack", "blitz"];
  const payouts = [...awards, "insurance"] as const;
  return {
    pays: [...payouts.map((what) => [what, [3, 2]] as const), ["blackjack", [6, 5]]],
    pair: [
      ["a", "b"],
      ["b", "a"],
    ],
    list: [[["a"]], [["a", "b"]], [["a", "b", "c"]]],
    dealerRule: [[true], [false]],
    credits: [[0], ...amounts],
    gain: [[0], ...amounts, [-100], [-1250]],
    card: [
      ["7_c_0"],
      ["7_d_0"],
      ["7_h_0"],
      ["7_s_0"],
      ...["2", "3", "4", "5", "6", "8", "9", "10", "j", "q", "k", "a"].map((rank) => [`${rank}_c_0`] as const),
    ] as FactsOf<Phrasebook>["card"],
    seat: seats,
    seatSwitch: seats,
    hand: hands,
    total: [[hard], [soft], [other]],
    chip: amounts,
    details: {
      hit: [[null], [{ card: 4, needed: 6 }], [{ card: 5, needed: 6 }], [{ card: 4, needed: 7 }]],
      stand: [[14], [15]],
      double: amounts,
      split: amounts,
      surrender: amounts,
      playOn: amounts,
      insurance: [
        [500, 1000],
        [1000, 1000],
        [500, 1250],
      ],
      noInsurance: amounts,
      evenMoney: [
        [500, 500],
        [1000, 1000],
        [500, 1000],
        [1000, 500],
      ],
      noEvenMoney: [
        [1500, 0],
        [1250, 0],
        [1500, 1500],
      ],
      needs: amounts,
      totals: [
        [9, 11],
        [10, 11],
      ],
    },
    insured: amounts,
    insuranceResult: [[500], [-500], [1250]],
    blitzMeter: [
      [2, 6],
      [3, 6],
      [3, 7],
    ],
    nearBlitz: [[1], [2]],
    raise: [...seats.map(([seat]) => [seat, 500, 500] as const), ["right", 100, 500]],
    takeBack: seats,
    takeChip: seats,
    refusal: rejections().map((rejection) => [rejection]),
    placeBets: [[true], [false]],
    askMove: [
      ["right", hard, 10],
      ["left", hard, 10],
      ["right", soft, 10],
      ["right", other, 11],
      ["right", other, 2],
    ],
    askSurrender: hands,
    askInsurance: hands,
    askEvenMoney: hands,
    plays: hands,
    othersTurn: [...seats.map(([seat]) => [seat, "Ada"] as const), ["right", null], ["left", null], ["right", "Bo"]],
    result: [[0], [500], [1250], [-500], [-1250]],
    betPlaced: [...seats.map(([seat]) => [seat, 500] as const), ["right", 0], ["left", 0], ["right", 1250]],
    roundStarted: [[1], [2], [1000]],
    stacked: [[1], [2], [3], [11], [100]],
    cardDealt: [
      ["right", "7_c_0", null],
      ["left", "7_c_0", null],
      ["right", "8_c_0", null],
      ["right", "7_c_0", hard],
      ["right", "7_c_0", soft],
    ],
    dealerShows: [["7_c_0"], ["8_c_0"]],
    dealerDraws: [
      ["7_c_0", hard],
      ["8_c_0", hard],
      ["7_c_0", soft],
    ],
    dealerReveals: [
      ["7_c_0", hard, false],
      ["8_c_0", hard, false],
      ["7_c_0", other, false],
      ["7_c_0", hard, true],
    ],
    turnStarted: [
      ["right", null],
      ["right", hard],
      ["left", hard],
      ["right", soft],
      ["right", other],
    ],
    surrenderDeclined: hands,
    insuranceTaken: [
      ["right", 500],
      ["left", 500],
      ["right", 1250],
    ],
    insuranceDeclined: hands,
    evenMoneyTaken: hands,
    evenMoneyDeclined: hands,
    evenMoneyPaid: [
      ["right", 500],
      ["left", 500],
      ["right", 1250],
    ],
    stood: [
      ["right", 17],
      ["left", 17],
      ["right", 18],
    ],
    doubled: [
      ["right", 500],
      ["left", 500],
      ["right", 1250],
    ],
    split: [
      ["right", "right-2", "8_c_0"],
      ["right", "right-3", "8_c_0"],
      ["right-2", "right-3", "8_c_0"],
      ["right", "right-2", "7_c_0"],
    ],
    surrendered: hands,
    bust: [
      ["right", 22],
      ["left", 22],
      ["right", 25],
    ],
    splitAcesStand: hands,
    noCardsLeft: hands,
    awarded: [
      ...awards.map((award) => ["right", award, 500] as const),
      ["left", "blitz", 500],
      ["right", "blitz", 1250],
    ],
    thunderjacksCancelled: [[2], [3], [4]],
    dealerStood: [[17], [18]],
    dealerBusted: [
      [22, 3],
      [25, 3],
      [17, 5],
      [17, 6],
    ],
    handSettled: [
      ["right", "win", 500, 1000],
      ["left", "win", 500, 1000],
      ["right", "win", 1250, 2500],
      ["right", "lose", -500, 0],
      ["right", "lose", -1250, 0],
      ["right", "push", 0, 500],
      ["right", "surrender", -500, 500],
      ["right", "surrender", -250, 250],
    ],
    insuranceSettled: [
      ["right", 500],
      ["left", 500],
      ["right", -500],
      ["right", 1250],
      ["right", -1250],
    ],
    gameRestarted: [[100], [200], [50_000], [100_000_000]],
    boughtIn: [
      ["right", 0],
      ["left", 0],
      ["right", 500],
      ["left", 500],
      ["right", 1250],
    ],
    cashedOut: [
      ["right", 0],
      ["left", 0],
      ["right", 500],
      ["left", 500],
      ["right", 1250],
    ],
    betRemoved: seats,
    bar: { round: [[1], [2], [100]], notLoaded: [["a"], ["b"]] },
  };
}

/** Rejections of every code with different details, each with a placeholder message. */
function rejections(): readonly Rejection[] {
  const details: { readonly [Code in RejectionCode]: readonly RejectionDetails[Code][] } = {
    "round-in-play": [null],
    "no-round-in-play": [null],
    "game-over": [null],
    "game-not-over": [null],
    "unknown-seat": [{ seat: "window" }, { seat: "door" }],
    "bet-not-whole": [null],
    "bet-not-in-steps": [{ step: 500 }, { step: 1250 }],
    "bet-too-small": [{ smallest: 500 }, { smallest: 1250 }],
    "bet-too-large": [{ largest: 500 }, { largest: 1250 }],
    "no-bet": [{ to: "deal" }, { to: "clear" }],
    "not-enough-credits": [{ for: "bet" }, { for: "bets" }, { for: "raise" }, { for: "insurance" }],
    "stacking-not-allowed": [null],
    "card-not-in-shoe": [
      { card: "7_c_0", isKnown: true },
      { card: "8_c_0", isKnown: true },
      { card: "7_c_9", isKnown: false },
    ],
    "card-stacked-twice": [{ card: "7_c_0" }, { card: "8_c_0" }],
    "not-this-hands-turn": [
      { hand: "right", exists: true },
      { hand: "left", exists: true },
      { hand: "right-4", exists: false },
    ],
    "answer-expected": [{ to: "surrender" }, { to: "insurance" }],
    "not-asked": [null],
    "no-cards-left": [null],
    "not-offered": [{ move: "double" }, { move: "split" }, { move: "surrender" }, { move: "surrender-now" }],
    "split-aces-stand": [null],
    "not-two-cards": [{ move: "double" }, { move: "surrender" }],
    "total-not-doubled": [
      { from: 9, to: 11 },
      { from: 10, to: 11 },
    ],
    "no-double-after-split": [null],
    "not-a-pair": [null],
    "hand-already-split": [{ why: "aces" }, { why: "hands" }, { why: "surrender" }],
    "insurance-amount": [null],
    "one-purse": [null],
    "buy-in-amount": [{ largest: 500 }],
    "not-your-seat": [{ seat: "right" }],
    stale: [null],
    "table-closed": [null],
  };
  return Object.entries(details).flatMap(([code, all]) =>
    all.map((detail, place) => ({ accepted: false, code, detail, message: `${code} ${place}.` }) as Rejection),
  );
}

/** A number of each plural form of Arabic, which has most. */
const COUNTS = [[1], [2], [3], [11], [100]] as const;

const YES_OR_NO = [[true], [false]] as const;

const FAILURES: readonly (readonly [FailedCheck])[] = (
  ["format", "chain", "noted", "commitment", "deck", "commands", "state"] as const
).flatMap((name) => [
  [{ name, first: null, last: null, detail: `${name}: something` }],
  [{ name, first: 7, last: 7, detail: `${name}: line 7` }],
  [{ name, first: 7, last: 9, detail: `${name}: lines 7 to 9` }],
]);

/** The facts for the strings of the panels part. */
export function panelFacts(): FactsOf<PanelStrings> {
  return {
    panel: {
      failure: FAILURES,
      notProven: [["a"], ["b"]],
      statisticsOf: COUNTS,
      newShoeHint: COUNTS,
      creditsChart: [
        ["500", "600"],
        ["500", "400"],
      ],
      replayRound: COUNTS,
      verifyRound: COUNTS,
      sessions: [[2], [3], [11]],
      shoeOfChain: [
        [1, 1000],
        [11, 1000],
      ],
      shoeOf: [
        [1, 1],
        [1, 2],
        [2, 100],
      ],
      missingShoes: [
        [1, 1],
        [1, 2],
        [2, 100],
        [2, null],
      ],
      checking: COUNTS,
      checked: COUNTS,
      rules: {
        thunderjack: [["10"], ["j"], ["q"], ["k"]],
        thunderjackAgainstBlackjack: YES_OR_NO,
        blitz: [[5], [6], [7]],
        dealerBlitz: [[5], [6], [7]],
        twentyOneAgainstBlackjack: YES_OR_NO,
        blackjackTakes: YES_OR_NO,
        split: [[0], [2], [4]],
        doubleAfterSplit: YES_OR_NO,
        splitAces: YES_OR_NO,
        onTwentyOne: YES_OR_NO,
        resplitAces: YES_OR_NO,
        decks: [[1], [2], [6], [8]],
        bets: [
          ["10", null],
          ["10", "500"],
          ["5", "500"],
        ],
      },
    },
    hints: {
      costs: [
        ["1", "2%"],
        ["2", "2%"],
        ["1", "3%"],
      ],
      expected: [["10"], ["20"]],
      mistake: [
        ["Hit", "14", 100, "Stand"],
        ["Hit", "14", 14, "Stand"],
        ["Stand", "14", 100, "Hit"],
        ["Hit", "15", 100, "Stand"],
      ],
      returned: [
        ["99%", false],
        ["98%", false],
        ["99%", true],
      ],
    },
  };
}

const SEATS_OF_HOUSE = [["right"], ["middle"], ["left"]] as const;

/** The facts for the strings of a table that runs on a server. */
export const HOUSE_FACTS: FactsOf<HouseStrings> = {
  timeLeft: [[1], [2], [11]],
  away: [["Ada"], ["Bo"]],
  takeSeat: SEATS_OF_HOUSE,
  buyIn: SEATS_OF_HOUSE,
  leaveSeat: SEATS_OF_HOUSE,
  purse: [
    ["right", 500],
    ["left", 500],
    ["right", 1250],
  ],
};

/** The facts for the strings of the replay. */
export const REPLAY_FACTS: FactsOf<ReplayStrings> = {
  failure: FAILURES,
  notProven: [["a"], ["b"]],
  round: COUNTS,
  event: [
    [1, 9],
    [2, 9],
    [1, 8],
  ],
  notLoaded: [[404], [500]],
  badLink: [["a"]],
  noLink: [["a"]],
};

/** The facts for the strings of the terminal program. */
export const TERMINAL_FACTS: FactsOf<TerminalStrings> = {
  round: [
    [1, 9],
    [2, 9],
    [1, 8],
  ],
  event: [
    [1, 9],
    [2, 9],
    [1, 8],
  ],
  notPossible: [["hit"], ["stand"]],
  recording: [["a.tjr"], ["b.tjr"]],
  verifyWith: [["a"], ["b"]],
  clientSeed: [["a"], ["b"]],
  damaged: [
    [7, "line 7: something"],
    [9, "line 9: something"],
  ],
};
