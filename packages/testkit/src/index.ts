export { VirtualClock } from "@thunderjack/stage";
export { cardsFrom } from "./cards-from.js";
export { conformance, conformanceCases, type Runner } from "./conformance/conformance.js";
export type { ConformanceCase, Subject } from "./conformance/subject.js";
export { type RecordedRound, type RoundScript, recordedRound } from "./recorded-round.js";
export { recordedRounds, roundNamed } from "./recorded-rounds.js";
export { type Answer, type Given, given, Scenario } from "./scenario.js";
export { type ShownDealer, type ShownHand, type ShownSeat, type ShownTable, shownOf } from "./shown-table.js";
