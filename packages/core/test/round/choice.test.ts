import { describe, expect, it } from "vitest";
import { type Command, CorruptEvents, choiceOf, type GameEvent, type GameEventType } from "../../src/index.js";

type EventsByType = { readonly [Type in GameEventType]: Extract<GameEvent, { readonly type: Type }> };

/** One event of each type. A new type of event is a compile error until it is added here and in {@link CHOICES}. */
const EVENTS: EventsByType = {
  BetPlaced: { type: "BetPlaced", seat: "left", amount: 500 },
  BetsCleared: { type: "BetsCleared" },
  RoundStarted: { type: "RoundStarted", round: 1, bets: { right: 500, middle: 0, left: 0 } },
  CardsDiscarded: { type: "CardsDiscarded", cards: ["2_h_0"] },
  ShoeShuffled: { type: "ShoeShuffled", shuffle: 0, cards: 52 },
  ShoeStacked: { type: "ShoeStacked", count: 1, cards: ["2_h_0"] },
  CardDealt: { type: "CardDealt", to: "right", card: "2_h_0", faceDown: false },
  SurrenderOffered: { type: "SurrenderOffered", hand: "right" },
  SurrenderDeclined: { type: "SurrenderDeclined", hand: "right" },
  InsuranceOffered: { type: "InsuranceOffered", hand: "right" },
  InsuranceTaken: { type: "InsuranceTaken", hand: "right", amount: 250 },
  InsuranceDeclined: { type: "InsuranceDeclined", hand: "right" },
  TurnStarted: { type: "TurnStarted", hand: "right" },
  HandHit: { type: "HandHit", hand: "right" },
  HandStood: { type: "HandStood", hand: "right" },
  HandDoubled: { type: "HandDoubled", hand: "right", amount: 500 },
  HandSplit: { type: "HandSplit", hand: "right", newHand: "right-2", card: "2_h_0", amount: 500 },
  HandSurrendered: { type: "HandSurrendered", hand: "right" },
  TurnEnded: { type: "TurnEnded", hand: "right", reason: "bust" },
  ThunderjackAwarded: { type: "ThunderjackAwarded", hand: "right", payout: 1000 },
  ThunderjacksCancelled: { type: "ThunderjacksCancelled", hands: ["right", "left"] },
  BlackjackAwarded: { type: "BlackjackAwarded", hand: "right", payout: 750 },
  BlitzAwarded: { type: "BlitzAwarded", hand: "right", payout: 500 },
  HoleCardRevealed: { type: "HoleCardRevealed", card: "2_h_0" },
  DealerHit: { type: "DealerHit" },
  DealerStood: { type: "DealerStood", total: 17 },
  DealerBusted: { type: "DealerBusted", total: 22 },
  HandSettled: { type: "HandSettled", hand: "right", stake: "bet", bet: 500, outcome: "win", returned: 1000 },
  RoundSettled: { type: "RoundSettled", round: 1, staked: 500, returned: 1000, credits: 50_500 },
  GameEnded: { type: "GameEnded", credits: 0 },
  GameRestarted: { type: "GameRestarted", credits: 50_000 },
  SeatBoughtIn: { type: "SeatBoughtIn", seat: "left", amount: 50_000 },
  SeatCashedOut: { type: "SeatCashedOut", seat: "left", amount: 50_000 },
  BetRemoved: { type: "BetRemoved", seat: "left" },
};

const CHOICES: Record<GameEventType, Command | null> = {
  BetPlaced: { type: "PlaceBet", seat: "left", amount: 500 },
  BetsCleared: { type: "ClearBets" },
  RoundStarted: { type: "Deal" },
  CardsDiscarded: null,
  ShoeShuffled: null,
  ShoeStacked: null,
  CardDealt: null,
  SurrenderOffered: null,
  SurrenderDeclined: { type: "DeclineSurrender", hand: "right" },
  InsuranceOffered: null,
  InsuranceTaken: { type: "TakeInsurance", hand: "right", amount: 250 },
  InsuranceDeclined: { type: "DeclineInsurance", hand: "right" },
  TurnStarted: null,
  HandHit: { type: "Hit", hand: "right" },
  HandStood: { type: "Stand", hand: "right" },
  HandDoubled: { type: "Double", hand: "right" },
  HandSplit: { type: "Split", hand: "right" },
  HandSurrendered: { type: "Surrender", hand: "right" },
  TurnEnded: null,
  ThunderjackAwarded: null,
  ThunderjacksCancelled: null,
  BlackjackAwarded: null,
  BlitzAwarded: null,
  HoleCardRevealed: null,
  DealerHit: null,
  DealerStood: null,
  DealerBusted: null,
  HandSettled: null,
  RoundSettled: null,
  GameEnded: null,
  GameRestarted: { type: "StartAgain" },
  SeatBoughtIn: { type: "BuyIn", seat: "left", amount: 50_000 },
  SeatCashedOut: { type: "CashOut", seat: "left" },
  BetRemoved: null,
};

describe("choiceOf", () => {
  it.each(Object.values(EVENTS))("returns the command that caused $type, or null", (event) => {
    expect(choiceOf(event)).toEqual(CHOICES[event.type]);
  });

  it("throws for an unknown event", () => {
    expect(() => choiceOf(JSON.parse('{"type":"DealerSneezed"}'))).toThrow(CorruptEvents);
  });
});
