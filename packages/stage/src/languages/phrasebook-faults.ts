import type { Rejection, RejectionCode, RejectionDetails } from "@thunderjack/core";
import type { Award, LabelledCommand, Phrasebook } from "../phrasebook.js";

/** The members of a phrasebook that are asked with facts. */
type Saying = {
  [Key in keyof Phrasebook]: Phrasebook[Key] extends (...facts: never[]) => string ? Key : never;
}[keyof Phrasebook];

/** Facts that have to be told apart: no two of them may be said in the same words. */
type Facts = { readonly [Key in Saying]: readonly Readonly<Parameters<Phrasebook[Key]>>[] };

/** What never stands in a sentence unless a fact was missing. */
const HOLE = /undefined|null|NaN|\[object|\$\{/;

/**
 * What is wrong with a phrasebook: what it leaves empty, what it says with a hole in it, and what it says in the same
 * words of different facts. It cannot know whether a sentence is right; an empty list only says that none is missing.
 */
export function phrasebookFaults(words: Phrasebook): readonly string[] {
  const faults: string[] = [];
  const look = (name: string, text: string) => {
    if (text.trim() === "") faults.push(`${name} is empty.`);
    if (HOLE.test(text)) faults.push(`${name} has a hole: "${text}".`);
  };
  for (const [name, value] of Object.entries<unknown>({ ...words })) {
    if (typeof value === "string") look(name, value);
    else if (typeof value === "object" && value !== null)
      for (const [key, text] of Object.entries(value)) look(`${name}.${key}`, `${text}`);
  }
  const facts = factsToTell();
  for (const saying of Object.keys(facts) as Saying[]) {
    const said = new Map<string, string>();
    for (const args of facts[saying]) {
      const asked = `${saying}(${args.map((fact) => JSON.stringify(fact)).join(", ")})`;
      const text = (words[saying] as (...facts: unknown[]) => string).call(words, ...args);
      look(asked, text);
      const before = said.get(text);
      if (before !== undefined) faults.push(`${before} and ${asked} are both "${text}".`);
      said.set(text, asked);
    }
  }
  return faults;
}

function factsToTell(): Facts {
  const seats = [["right"], ["middle"], ["left"]] as const;
  const hands = [["right"], ["middle"], ["left"], ["right-2"], ["right-3"], ["middle-4"]] as const;
  const amounts = [[100], [500], [1250], [123_456_700]] as const;
  const hard = { value: 17, isSoft: false };
  const soft = { value: 17, isSoft: true };
  const other = { value: 16, isSoft: false };
  const awards: readonly Award[] = ["thunderjack", "blackjack", "blitz"];
  const payouts = [...awards, "insurance"] as const;
  const moves: readonly LabelledCommand[] = ["Hit", "Stand", "Double", "Split", "Surrender"];
  return {
    pays: [...payouts.map((what) => [what, [3, 2]] as const), ["blackjack", [6, 5]]],
    dealerRule: [[true], [false]],
    credits: [[0], ...amounts],
    gain: [[0], ...amounts, [-100], [-1250]],
    card: [
      ["7_c_0"],
      ["7_d_0"],
      ["7_h_0"],
      ["7_s_0"],
      ...["2", "3", "4", "5", "6", "8", "9", "10", "j", "q", "k", "a"].map((rank) => [`${rank}_c_0`] as const),
    ] as Facts["card"],
    seat: seats,
    seatSwitch: seats,
    hand: hands,
    total: [[hard], [soft], [other]],
    chip: amounts,
    insured: amounts,
    raise: [...seats.map(([seat]) => [seat, 500, 500] as const), ["right", 100, 500]],
    takeBack: seats,
    refusal: rejections().map((rejection) => [rejection]),
    placeBets: [[true], [false]],
    askMove: [
      ["right", moves],
      ["left", moves],
      ["right", moves.slice(0, 1)],
      ["right", moves.slice(0, 2)],
    ],
    askSurrender: hands,
    askInsurance: hands,
    plays: hands,
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
  };
}

/** One refusal for each thing that may stand in the way, with a message in no language. */
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
    "table-closed": [null],
  };
  return Object.entries(details).flatMap(([code, all]) =>
    all.map((detail, place) => ({ accepted: false, code, detail, message: `${code} ${place}.` }) as Rejection),
  );
}
