export { type ScenarioRange, scenarioTest } from "./scenario-test.js";
export { recordingHistory, tableFold } from "./table-fold.js";
