export { cardsFrom } from "./cards-from.js";
export { conformance, conformanceCases, type TestRunner } from "./conformance/conformance.js";
export type { CarriedTable, ConformanceCase, ConformanceTable, RendererDriver } from "./conformance/driver.js";
export { type RecordedRound, type RoundScript, recordedRound } from "./recorded-round.js";
export { recordedRounds, roundNamed } from "./recorded-rounds.js";
export { type Answer, type Given, given, Scenario } from "./scenario.js";
export { type DealerText, type HandText, type SeatText, type TableText, tableText } from "./table-text.js";
