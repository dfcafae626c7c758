export { type ScenarioMoment, scenarioStory } from "./scenario-story.js";
export { type ScenarioRange, scenarioTest } from "./scenario-test.js";
export { recordingHistory, tableFold } from "./table-fold.js";
