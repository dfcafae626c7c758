export type { Cancel, Clock } from "./clock.js";
export {
  CHAIN_SCHEME,
  type ChainPlace,
  type ClientSeedSource,
  chosenSeeds,
  commitmentTo,
  FAIRNESS_SCHEME,
  fairChance,
  type Mac,
  randomSeeds,
  SERVER_SEED_BYTES,
  type Seeds,
  type ShuffleChance,
} from "./fairness.js";
export { isBlackjack, isBust, isDealerBust, isNatural, isSoft, isThunderjack, totalOf } from "./hand.js";
export { type Amount, isAmount, LARGEST_AMOUNT, type PayoutRatio, payout } from "./money.js";
export { openingState, whyNotOpened } from "./opening-state.js";
export { PRESETS, type PresetName, type RuleSetChoice, type RuleSetOverride, ruleSet } from "./presets.js";
export { publicEvent, publicState } from "./public-stream.js";
export { type PublicTable, publicTable } from "./public-table.js";
export { bettingEvent } from "./round/betting.js";
export { choiceOf } from "./round/choice.js";
export type {
  BettingCommand,
  BuyIn,
  CashOut,
  ClearBets,
  Command,
  Deal,
  DeclineInsurance,
  DeclineSurrender,
  Double,
  Hit,
  Move,
  PlaceBet,
  Split,
  Stand,
  StartAgain,
  Surrender,
  TakeInsurance,
} from "./round/commands.js";
export { type Acceptance, type Decision, decide } from "./round/decide.js";
export type {
  BetPlaced,
  BetRemoved,
  BetsCleared,
  BlackjackAwarded,
  BlitzAwarded,
  CardDealt,
  CardsDiscarded,
  DealerBusted,
  DealerHit,
  DealerStood,
  GameEnded,
  GameEvent,
  GameEventType,
  GameRestarted,
  HandDoubled,
  HandHit,
  HandSettled,
  HandSplit,
  HandStood,
  HandSurrendered,
  HoleCardRevealed,
  InsuranceDeclined,
  InsuranceOffered,
  InsuranceTaken,
  Outcome,
  RoundSettled,
  RoundStarted,
  SeatBoughtIn,
  SeatCashedOut,
  ShoeShuffled,
  ShoeStacked,
  Stake,
  SurrenderDeclined,
  SurrenderOffered,
  TableEvent,
  ThunderjackAwarded,
  ThunderjacksCancelled,
  TurnEnded,
  TurnEndReason,
  TurnStarted,
} from "./round/events.js";
export { CorruptEvents, evolve } from "./round/evolve.js";
export { whyNot } from "./round/legal.js";
export { legalCommands } from "./round/legal-commands.js";
export { MOVES_BY_WORD, type MoveWord } from "./round/move-words.js";
export { ownSide, whyNotFor } from "./round/own-seats.js";
export { acceptsBets, asksQuestion, isBetweenRounds, isInPlay, isRoundOver } from "./round/phases.js";
export {
  type Rejection,
  type RejectionCode,
  type RejectionDetails,
  type RejectionFor,
  rejection,
} from "./round/rejection.js";
export {
  creditsOf,
  type DealerHand,
  type Hand,
  handNamed,
  type Insurance,
  newTableState,
  type Phase,
  type TableState,
  upcardOf,
} from "./round/state.js";
export type { CardSource } from "./round/unfolding.js";
export { isBetOrDeal, VersionCheck } from "./round/version-check.js";
export { checkRuleSet, InvalidRuleSet, type RuleSet, smallestBet } from "./rule-set.js";
export { type Bets, HAND_NAMES, type HandName, NO_BETS, SEATS, type Seat, sumOfBets } from "./seat.js";
export { CHAIN_LENGTH, LONGEST_CHAIN, SeedChain } from "./seed-chain.js";
export { type GamePlace, Shoe } from "./shoe.js";
export { type CommandOptions, type Fairness, Table, type TableOptions } from "./table.js";
export { VirtualClock } from "./virtual-clock.js";
