import { isCardId } from "@thunderjack/cards";
import { CHAIN_SCHEME, checkRuleSet, FAIRNESS_SCHEME, HAND_NAMES, SEATS } from "@thunderjack/core";
import { isGameEvent, LIMITS } from "@thunderjack/recording";
import type { GenericSchema } from "valibot";
import * as v from "valibot";
import type { ClientMessage, RequestMessage, ServerMessage } from "./protocol.js";

/*
 * The schemas of the messages. A message is validated completely before any part of it is used. Unknown fields are
 * ignored, so that a later version can add some.
 */

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const name = v.pipe(v.string(), v.maxLength(LIMITS.textLength));
const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const seat = v.picklist(SEATS);
const seats = v.array(seat);
const hand = v.picklist(HAND_NAMES);
const card = v.custom<string>((value) => typeof value === "string" && isCardId(value));
const perSeat = v.object({ right: count, middle: count, left: count });

/** The id of a request: up to 64 letters, digits, dots, colons, underscores and hyphens. */
const id = v.pipe(v.string(), v.regex(/^[\w.:-]{1,64}$/));

const command = v.variant("type", [
  v.object({ type: v.literal("PlaceBet"), seat, amount: v.number() }),
  v.object({ type: v.picklist(["ClearBets", "StartAgain", "Deal"]) }),
  v.object({
    type: v.picklist(["Hit", "Stand", "Double", "Split", "Surrender", "DeclineSurrender", "DeclineInsurance"]),
    hand,
  }),
  v.object({ type: v.literal("TakeInsurance"), hand, amount: v.exactOptional(v.number()) }),
]);

/** The requests that a client may send. */
const request = v.variant("type", [
  v.object({ type: v.literal("Play"), command }),
  v.object({ type: v.literal("TakeSeat"), seat, buyIn: v.number() }),
  v.object({ type: v.literal("BuyIn"), seat, amount: v.number() }),
  v.object({ type: v.literal("LeaveSeat"), seat }),
  v.object({ type: v.literal("SetWords"), seat, words: name }),
]);

const requestFields = v.object({ type: v.literal("request"), id, request, expected: v.exactOptional(count) });

/** The schema of a {@link RequestMessage}. */
export const requestMessage = requestFields as GenericSchema<unknown> as GenericSchema<unknown, RequestMessage>;

const clientMessage = v.variant("type", [
  v.object({
    type: v.literal("hello"),
    protocol: v.number(),
    token: v.exactOptional(v.pipe(v.string(), v.maxLength(4096))),
    after: v.exactOptional(count),
  }),
  requestFields,
  v.object({ type: v.literal("ping") }),
]);

const fairness = v.object({
  scheme: v.picklist([FAIRNESS_SCHEME, CHAIN_SCHEME]),
  commitment: hash,
  clientSeed: name,
  clientSeedFrom: v.exactOptional(v.picklist(["player", "random", "none"])),
  chosen: v.boolean(),
  chain: v.exactOptional(v.object({ anchor: hash, index: count, length: count, nextAnchor: v.exactOptional(hash) })),
});

const rules = v.custom((value) => {
  try {
    checkRuleSet(value);
    return true;
  } catch {
    return false;
  }
});

const settings = v.object({
  bettingTime: count,
  decisionTime: count,
  awayTime: count,
  keptRounds: count,
  roundsPerShoe: count,
  shoesPerChain: count,
  usesWallet: v.exactOptional(v.boolean()),
});

const state = v.object({
  phase: v.picklist(["betting", "opening", "surrender", "insurance", "players", "dealer", "settled", "broke"]),
  round: count,
  credits: v.pipe(v.number(), v.safeInteger()),
  purses: v.nullable(v.object({ right: v.number(), middle: v.number(), left: v.number() })),
  bets: perSeat,
  hands: v.array(
    v.object({
      name: hand,
      seat,
      cards: v.array(card),
      bet: count,
      split: v.boolean(),
      doubled: v.boolean(),
      insurance: v.nullable(v.object({ bet: count, returned: v.nullable(count) })),
      outcome: v.nullable(
        v.picklist(["thunderjack", "blackjack", "blitz", "win", "push", "surrender", "lose", "bust"]),
      ),
      returned: count,
    }),
  ),
  dealer: v.object({
    cards: v.array(v.nullable(card)),
    faceDown: v.pipe(v.number(), v.safeInteger(), v.minValue(-1)),
  }),
  turn: v.nullable(hand),
  undealt: count,
  tray: count,
  shuffles: count,
  version: count,
});

const player = v.exactOptional(v.looseObject({ name, words: name, isAway: v.boolean() }));

const snapshot = v.object({
  name,
  rules,
  settings,
  shoe: count,
  fairness,
  state,
  players: v.object({ right: player, middle: player, left: player }),
  ready: seats,
  deadline: v.nullable(count),
});

const you = v.object({ name: v.nullable(name), seats, watches: v.boolean(), isDevelopment: v.boolean() });

const event = v.custom(
  (value) => isGameEvent(value) && Number.isSafeInteger((value as { readonly version?: unknown }).version),
);

const fact = v.variant("type", [
  v.looseObject({
    type: v.literal("ShoeOpened"),
    name,
    rules,
    settings,
    shoe: count,
    fairness,
    version: count,
    purses: perSeat,
    bets: perSeat,
    players: v.object({ right: player, middle: player, left: player }),
  }),
  v.looseObject({ type: v.literal("SeatTaken"), seat, name }),
  v.looseObject({ type: v.picklist(["SeatLeft", "SeatReady", "PlayerAway", "PlayerBack"]), seat }),
  v.looseObject({ type: v.literal("WordsSet"), seat, words: name }),
  v.looseObject({ type: v.literal("BettingClosed") }),
  v.looseObject({
    type: v.literal("StakeRefused"),
    seat,
    code: v.picklist(["wallet-refused", "wallet-unknown"]),
  }),
  v.looseObject({ type: v.literal("Played"), events: v.array(event) }),
  v.looseObject({ type: v.literal("ShoeRetired"), shoe: count, trailer: v.string() }),
]);

const refusal = v.looseObject({ accepted: v.literal(false), code: v.string(), message: v.string() });

const serverMessage = v.variant("type", [
  v.object({ type: v.literal("welcome"), protocol: v.number(), position: count, now: count, snapshot, you }),
  v.object({ type: v.literal("resumed"), position: count, now: count, you }),
  v.object({
    type: v.literal("commit"),
    position: count,
    at: count,
    deadline: v.nullable(count),
    facts: v.array(fact),
    seats: v.exactOptional(seats),
  }),
  v.object({ type: v.literal("answer"), id: v.string(), refused: v.nullable(refusal), position: count }),
  v.object({
    type: v.literal("refused"),
    code: v.picklist(["token", "full", "unknown-table", "protocol"]),
    message: v.string(),
  }),
  v.object({ type: v.literal("pong") }),
]);

/** Parses a message of a client. Returns `null` if the text is not a valid message. */
export function clientMessageOf(text: string): ClientMessage | null {
  const { success, output } = v.safeParse(clientMessage, parsed(text));
  return success ? (output as ClientMessage) : null;
}

/** Parses a message of a house. Returns `null` if the text is not a valid message. */
export function serverMessageOf(text: string): ServerMessage | null {
  const { success, output } = v.safeParse(serverMessage, parsed(text));
  return success ? (output as ServerMessage) : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
