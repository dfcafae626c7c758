import {
  type Command,
  chosenSeeds,
  type Outcome,
  type Phase,
  publicState,
  type RejectionDetails,
  ruleSet,
  Table,
} from "@thunderjack/core";
import { describe, expect, it } from "vitest";
import { type Message, messageOf, textOf } from "../src/message.js";
import { LARGEST_TERM } from "../src/term.js";
import { damaged, type Path, pathsIn, valueAt } from "./damage.js";

const table = new Table({
  rules: ruleSet("casino"),
  seeds: chosenSeeds("message"),
  bets: { right: 1000, middle: 1000, left: 0 },
});
const events: object[] = [];
table.publicEvents$.subscribe((event) => events.push(event));
table.dispatch({ type: "Deal" });
const state = publicState({
  ...table.state,
  hands: table.state.hands.map((hand) => ({ ...hand, insurance: { bet: 500, returned: 0 }, outcome: "lose" as const })),
});

const request = { term: 1, owner: "a", seq: -1 };
const position = {
  term: 1,
  owner: "a",
  seq: 4,
  saving: "unsaved",
  unsaved: { code: "storage-failed", detail: "full" },
};
const fairness = {
  scheme: "hmac-sha256/2",
  commitment: "0".repeat(64),
  clientSeed: "words",
  clientSeedFrom: "player",
  chosen: false,
  chain: { anchor: "1".repeat(64), index: 2, length: 2, nextAnchor: "2".repeat(64) },
};
const snapshot = { rules: table.rules, fairness, shoe: 2, state };
const command = (fields: Command) => ({ type: "command", id: "a-1", command: fields, basis: "2" });

/** One message of each type. Commands with different fields count as different types. */
const MESSAGES = [
  { type: "hello", ...request },
  { type: "where", ...request },
  { type: "here", ...position, basis: "2" },
  { type: "scene", ...position, scene: snapshot },
  { type: "told", ...position, events },
  command({ type: "PlaceBet", seat: "left", amount: 1000 }),
  command({ type: "ClearBets" }),
  command({ type: "StartAgain" }),
  command({ type: "Deal", stack: ["a_s_0"] }),
  ...(["Hit", "Stand", "Double", "Split", "Surrender", "DeclineSurrender", "DeclineInsurance"] as const).map((type) =>
    command({ type, hand: "left-2" }),
  ),
  command({ type: "TakeInsurance", hand: "left", amount: 5 }),
  { type: "answer", id: "a-1", refused: { accepted: false, code: "no-bet", detail: { to: "deal" }, message: "No." } },
  { type: "yield", tab: "b" },
  { type: "yielded", tab: "b" },
] as unknown as readonly Message[];

/** The names of the fields that may be missing. */
const OPTIONAL = [
  "clientSeedFrom",
  "chain",
  "nextAnchor",
  "seq",
  "unsaved",
  "basis",
  "stack",
  "version",
  "amount",
  "purses",
];

const isAccepted = (message: unknown) => messageOf(JSON.stringify(message)) !== null;
const labelled = MESSAGES.map(
  (message) => [`${message.type} ${"command" in message ? message.command.type : ""}`, message] as const,
);

/**
 * Returns values that the field must not contain: of another type, an unknown word or card, or a number that is not a
 * count.
 */
function wrongValues(value: unknown, path: Path): readonly unknown[] {
  if (typeof value === "number") return path.at(-1) === "amount" ? ["x"] : ["x", -2, 0.5, 1e300];
  if (typeof value === "boolean") return [1];
  return [5, ...(typeof value === "object" ? ["x"] : [])];
}

describe("a message", () => {
  it.each(labelled)("is accepted if it is valid: %s", (_, message) => {
    expect(messageOf(textOf(message))).toMatchObject(JSON.parse(JSON.stringify(message)));
  });

  it.each(labelled)("is rejected if any field has another type, or a number that is not a count: %s", (_, message) => {
    const sent = JSON.parse(textOf(message));
    const accepted = pathsIn(sent)
      .filter((path) => !path.includes("events") && !(path.includes("rules") && path.length > 2))
      .flatMap((path) =>
        wrongValues(valueAt(sent, path), path)
          .filter((wrong) => isAccepted(damaged(sent, path, wrong)))
          .map((wrong) => `${path.join(".")} = ${wrong}`),
      );
    expect(accepted).toEqual([]);
  });

  it.each(labelled)("is rejected if a field is missing that is not optional: %s", (_, message) => {
    const sent = JSON.parse(textOf(message));
    const accepted = pathsIn(sent)
      .filter((path) => typeof path.at(-1) === "string" && isAccepted(damaged(sent, path, undefined)))
      .map((path) => String(path.at(-1)));
    expect(accepted.filter((field) => !OPTIONAL.includes(field))).toEqual([]);
  });

  it("is rejected if it is not JSON, is not a message, or has another protocol", () => {
    for (const text of ["", "{", "null", "5", '"hello"', "[]", '{"protocol":"thunderjack/1"}']) {
      expect(messageOf(text)).toBeNull();
    }
    expect(isAccepted({ protocol: "thunderjack/2", type: "yield", tab: "b" })).toBe(false);
    expect(isAccepted({ protocol: "thunderjack/1", type: "unknown", tab: "b" })).toBe(false);
  });

  it("has a term from which the term of the next owner can be raised", () => {
    for (const [term, isValid] of [
      [LARGEST_TERM, true],
      [LARGEST_TERM + 1, false],
    ] as const) {
      expect(isAccepted({ protocol: "thunderjack/1", ...position, type: "here", term })).toBe(isValid);
      expect(isAccepted({ protocol: "thunderjack/1", ...request, type: "hello", term })).toBe(isValid);
    }
  });

  it("has no negative position, except in a request from a tab that has not received the table", () => {
    for (const { type, seq } of [
      { type: "hello", seq: -1 },
      { type: "where", seq: -1 },
    ] as const) {
      expect(isAccepted({ protocol: "thunderjack/1", ...request, type, seq })).toBe(true);
    }
    expect(isAccepted({ protocol: "thunderjack/1", ...position, type: "here", seq: -1 })).toBe(false);
  });

  it("may contain each phase, each result, each save state, and `null` in nullable fields", () => {
    const accepts = (path: Path, value: unknown) =>
      isAccepted(damaged(JSON.parse(textOf(MESSAGES[3] as Message)), path, value));
    const phases: readonly Phase[] = [
      "betting",
      "opening",
      "surrender",
      "insurance",
      "players",
      "dealer",
      "settled",
      "broke",
    ];
    for (const phase of phases) expect(accepts(["scene", "state", "phase"], phase)).toBe(true);
    const outcomes: readonly Outcome[] = [
      "thunderjack",
      "blackjack",
      "blitz",
      "win",
      "push",
      "surrender",
      "lose",
      "bust",
    ];
    for (const outcome of [...outcomes, null]) {
      expect(accepts(["scene", "state", "hands", 0, "outcome"], outcome)).toBe(true);
    }
    for (const saving of ["saved", "unsaved", "memory"]) expect(accepts(["saving"], saving)).toBe(true);
    expect(accepts(["scene", "state", "hands", 0, "insurance"], null)).toBe(true);
    expect(accepts(["scene", "state", "hands", 0, "insurance", "returned"], null)).toBe(true);
    expect(accepts(["scene", "state", "turn"], null)).toBe(true);
    expect(accepts(["scene", "state", "dealer", "cards", 0], null)).toBe(true);
    expect(accepts(["scene", "state", "dealer", "faceDown"], -1)).toBe(true);
    expect(accepts(["unsaved"], null)).toBe(true);
    expect(accepts(["unsaved", "detail"], null)).toBe(true);
    expect(isAccepted({ protocol: "thunderjack/1", type: "answer", id: "a-1", refused: null })).toBe(true);
    for (const from of ["player", "random", "none"]) {
      expect(accepts(["scene", "fairness", "clientSeedFrom"], from)).toBe(true);
    }
    const hash = "0123456789abcdef".repeat(4);
    expect(accepts(["scene", "fairness", "commitment"], hash)).toBe(true);
    for (const wrong of [`0${hash}`, `${hash}0`, `x${hash}`, `${hash}\n`]) {
      expect(accepts(["scene", "fairness", "commitment"], wrong)).toBe(false);
    }
    for (const name of ["phase", "turn"]) expect(accepts(["scene", "state", name], "unknown")).toBe(false);
    expect(accepts(["scene", "state", "hands", 0, "cards", 0], "1_s_0")).toBe(false);
  });

  it("names its command by the id of a tab and a number of at most 15 digits", () => {
    const accepts = (id: string) => isAccepted({ protocol: "thunderjack/1", type: "answer", id, refused: null });
    for (const id of ["a-1", "a-123456789012345", `${"a".repeat(32)}-1`]) expect(accepts(id), id).toBe(true);
    for (const id of ["a", "a-", "-1", "a-b-1", "a-1x", "a-1234567890123456", `${"a".repeat(33)}-1`]) {
      expect(accepts(id), id).toBe(false);
    }
  });

  it("may contain each rejection, with the detail of its code", () => {
    const details: RejectionDetails = {
      "round-in-play": null,
      "no-round-in-play": null,
      "game-over": null,
      "game-not-over": null,
      "unknown-seat": { seat: "window" },
      "bet-not-whole": null,
      "bet-not-in-steps": { step: 100 },
      "bet-too-small": { smallest: 100 },
      "bet-too-large": { largest: 100 },
      "no-bet": { to: "clear" },
      "not-enough-credits": { for: "insurance" },
      "one-purse": null,
      "buy-in-amount": { largest: 100 },
      "not-your-seat": { seat: "left" },
      "stacking-not-allowed": null,
      "card-not-in-shoe": { card: "a_s_0", isKnown: true },
      "card-stacked-twice": { card: "a_s_0" },
      "not-this-hands-turn": { hand: "left-2", exists: false },
      "answer-expected": { to: "surrender" },
      "not-asked": null,
      "no-cards-left": null,
      "not-offered": { move: "surrender-now" },
      "split-aces-stand": null,
      "not-two-cards": { move: "double" },
      "total-not-doubled": { from: 9, to: 11 },
      "no-double-after-split": null,
      "not-a-pair": null,
      "hand-already-split": { why: "hands" },
      "insurance-amount": null,
      stale: null,
      "table-closed": null,
    };
    const accepts = (code: string, detail: unknown) =>
      isAccepted({
        protocol: "thunderjack/1",
        type: "answer",
        id: "a-1",
        refused: { accepted: false, code, detail, message: "No." },
      });
    for (const [code, detail] of Object.entries(details)) {
      expect(accepts(code, detail), code).toBe(true);
      if (detail === null) continue;
      for (const wrong of [null, undefined, 5, {}]) expect(accepts(code, wrong), code).toBe(false);
      for (const field of Object.keys(detail)) expect(accepts(code, { ...detail, [field]: {} }), code).toBe(false);
    }
    // The conductor shows an unknown card by its message, and a known one by its name.
    expect(accepts("card-not-in-shoe", { card: "x", isKnown: false })).toBe(true);
    expect(accepts("card-not-in-shoe", { card: "x", isKnown: true })).toBe(false);
    // Each word that a detail may contain.
    const words: readonly (readonly [string, string, readonly string[]])[] = [
      ["no-bet", "to", ["deal", "clear"]],
      ["not-enough-credits", "for", ["bet", "bets", "raise", "insurance"]],
      ["answer-expected", "to", ["surrender", "insurance"]],
      ["not-offered", "move", ["double", "split", "surrender", "surrender-now"]],
      ["not-two-cards", "move", ["double", "surrender"]],
      ["hand-already-split", "why", ["aces", "hands", "surrender"]],
    ];
    for (const [code, field, known] of words) {
      for (const word of known) expect(accepts(code, { [field]: word }), `${code} ${word}`).toBe(true);
      expect(accepts(code, { [field]: "unknown" }), code).toBe(false);
    }
    for (const code of ["from-a-newer-version", "constructor"]) expect(accepts(code, null)).toBe(true);
  });
});
