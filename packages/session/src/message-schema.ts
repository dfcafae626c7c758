import { isCardId } from "@thunderjack/cards";
import {
  CHAIN_SCHEME,
  type Command,
  checkRuleSet,
  FAIRNESS_SCHEME,
  HAND_NAMES,
  type RejectionCode,
  type RejectionDetails,
  SEATS,
} from "@thunderjack/core";
import { isGameEvent, LIMITS } from "@thunderjack/recording";
import * as v from "valibot";
import { onlyOwn } from "./only-own.js";
import { LARGEST_TERM } from "./term.js";

/*
 * The schemas of the messages between tabs. A message is validated completely before any part of it is used, because
 * another tab may run another version, and because any script of the page can post a message.
 */

/** The name and the version of the protocol. */
export const PROTOCOL = "thunderjack/1";

const object = <const Fields extends v.ObjectEntries>(fields: Fields) => v.object(onlyOwn(fields));

/** A count, an amount in hundredths, or a position. */
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/**
 * The largest version of a shoe, and the largest number of a shoe. No session reaches it, and later numbers are still
 * safe integers.
 */
const MOST_CHANGES = 2 ** 40;

/** A SHA-256 in lower-case hex. */
const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

/** The id of a command: the id of its tab, and its number in the tab. Stores keep these ids. */
const id = v.pipe(v.string(), v.regex(/^[^-]{1,32}-\d{1,15}$/));

const card = v.custom<string>((value) => typeof value === "string" && isCardId(value));
const seat = v.picklist(SEATS);
const hand = v.picklist(HAND_NAMES);

const state = object({
  phase: v.picklist(["betting", "opening", "surrender", "insurance", "players", "dealer", "settled", "broke"]),
  round: count,
  credits: count,
  bets: object({ right: count, middle: count, left: count }),
  hands: v.array(
    object({
      name: hand,
      seat,
      cards: v.array(card),
      bet: count,
      split: v.boolean(),
      doubled: v.boolean(),
      insurance: v.nullable(object({ bet: count, returned: v.nullable(count) })),
      outcome: v.nullable(
        v.picklist(["thunderjack", "blackjack", "blitz", "win", "push", "surrender", "lose", "bust"]),
      ),
      returned: count,
    }),
  ),
  dealer: object({
    cards: v.array(v.nullable(card)),
    faceDown: v.pipe(v.number(), v.safeInteger(), v.minValue(-1)),
  }),
  turn: v.nullable(hand),
  undealt: count,
  tray: count,
  shuffles: count,
  // Tabs that run an older release send states without purses and without a version. A stored table has one purse.
  purses: v.optional(v.null()),
  version: v.optional(v.pipe(count, v.maxValue(MOST_CHANGES))),
});

const fairness = object({
  scheme: v.picklist([FAIRNESS_SCHEME, CHAIN_SCHEME]),
  commitment: hash,
  clientSeed: v.pipe(v.string(), v.maxLength(LIMITS.textLength)),
  clientSeedFrom: v.exactOptional(v.picklist(["player", "random", "none"])),
  chosen: v.boolean(),
  chain: v.exactOptional(object({ anchor: hash, index: count, length: count, nextAnchor: v.exactOptional(hash) })),
});

const snapshot = object({
  rules: v.custom((value) => {
    try {
      checkRuleSet(value);
      return true;
    } catch {
      return false;
    }
  }),
  fairness,
  shoe: v.pipe(count, v.maxValue(MOST_CHANGES)),
  state,
});

const owner = { term: v.pipe(count, v.maxValue(LARGEST_TERM)), owner: v.string() };
const request = { ...owner, seq: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(-1))) };
const position = {
  ...owner,
  seq: count,
  saving: v.picklist(["saved", "unsaved", "memory"]),
  unsaved: v.optional(v.nullable(object({ code: v.string(), detail: v.nullable(v.string()) }))),
};

const command = v.variant("type", [
  object({ type: v.literal("PlaceBet"), seat, amount: v.number() }),
  object({ type: v.picklist(["ClearBets", "StartAgain"]) }),
  object({ type: v.literal("Deal"), stack: v.optional(v.array(v.string())) }),
  object({
    type: v.picklist(["Hit", "Stand", "Double", "Split", "Surrender", "DeclineSurrender", "DeclineInsurance"]),
    hand,
  }),
  object({ type: v.literal("TakeInsurance"), hand, amount: v.optional(v.number()) }),
] satisfies readonly v.GenericSchema<unknown, { readonly type: Command["type"] }>[]);

/** The details of the rejections whose translations need them. */
const details = {
  "unknown-seat": object({ seat: v.string() }),
  "bet-not-in-steps": object({ step: count }),
  "bet-too-small": object({ smallest: count }),
  "bet-too-large": object({ largest: count }),
  "no-bet": object({ to: v.picklist(["deal", "clear"]) }),
  "not-enough-credits": object({ for: v.picklist(["bet", "bets", "raise", "insurance"]) }),
  "card-not-in-shoe": v.variant("isKnown", [
    object({ card, isKnown: v.literal(true) }),
    object({ card: v.string(), isKnown: v.literal(false) }),
  ]),
  "card-stacked-twice": object({ card }),
  "buy-in-amount": object({ largest: v.number() }),
  "not-your-seat": object({ seat }),
  "not-this-hands-turn": object({ hand, exists: v.boolean() }),
  "answer-expected": object({ to: v.picklist(["surrender", "insurance"]) }),
  "not-offered": object({ move: v.picklist(["double", "split", "surrender", "surrender-now"]) }),
  "not-two-cards": object({ move: v.picklist(["double", "surrender"]) }),
  "total-not-doubled": object({ from: count, to: count }),
  "hand-already-split": object({ why: v.picklist(["aces", "hands", "surrender"]) }),
} satisfies { readonly [Code in CodeWithDetail]: v.GenericSchema };

type CodeWithDetail = { [Code in RejectionCode]: RejectionDetails[Code] extends null ? never : Code }[RejectionCode];

const hasDetail = (code: string): code is CodeWithDetail => Object.hasOwn(details, code);

/** A rejection. A tab that runs a newer version of the program may send an unknown code, which is shown by its message. */
const refusal = v.pipe(
  v.looseObject(onlyOwn({ accepted: v.literal(false), code: v.string(), message: v.string() })),
  v.check(({ code, detail }) => !hasDetail(code) || v.is(details[code], detail)),
);

/** Returns the schema of a message of one type. */
const message = <const Type extends string, const Fields extends v.ObjectEntries>(type: Type, fields: Fields) =>
  object({ protocol: v.literal(PROTOCOL), type: v.literal(type), ...fields });

const schema = v.variant("type", [
  message("hello", request),
  message("where", request),
  message("here", { ...position, basis: v.optional(v.string()) }),
  message("scene", { ...position, scene: snapshot }),
  message("told", { ...position, events: v.array(v.custom(isGameEvent)) }),
  message("command", { id, command, basis: v.optional(v.string()) }),
  message("answer", { id, refused: v.nullable(refusal) }),
  message("yield", { tab: v.string() }),
  message("yielded", { tab: v.string() }),
]);

/** Returns whether a value is a message of this protocol, with valid fields. Other fields are ignored. */
export function isMessage(value: unknown): boolean {
  return v.is(schema, value);
}
