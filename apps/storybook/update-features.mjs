import { readFileSync, writeFileSync } from "node:fs";

/*
 * Writes `shown-features.json`: for each feature of an element, a story that shows it. It reads the report of a run of all
 * stories with VITE_FEATURES=1. A story of the element itself is preferred, and a story that was named before.
 */

const REPORT = new URL(".test-results/features.json", import.meta.url);
const FILE = new URL("shown-features.json", import.meta.url);

const { testResults } = JSON.parse(readFileSync(REPORT, "utf8"));
const before = JSON.parse(readFileSync(FILE, "utf8"));
const stories = testResults
  .flatMap(({ assertionResults }) => assertionResults.map(({ meta }) => meta))
  .filter(({ features }) => features !== undefined)
  .sort((one, other) => (one.storyId < other.storyId ? -1 : 1));
const shown = {};
for (const { storyId, features } of stories) {
  for (const feature of features) {
    const isOwn = (id) => id.includes(`-${feature.split(" ")[0]}--`);
    const known = shown[feature];
    const isBetter = known === undefined || (known !== before[feature] && isOwn(storyId) && !isOwn(known));
    if (isBetter || before[feature] === storyId) shown[feature] = storyId;
  }
}
const sorted = Object.fromEntries(Object.entries(shown).sort(([one], [other]) => (one < other ? -1 : 1)));
writeFileSync(FILE, `${JSON.stringify(sorted, null, 2)}\n`);
