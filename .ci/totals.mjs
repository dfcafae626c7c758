// Adds up the reports of the test runners. The last line of its output is "N passed, N failed"; skipped tests are named
// before it.
// Arguments: the tasks whose packages must have a report. Defaults to "test".
import { totalsOf } from "./reports.mjs";

const words = process.argv.slice(2);
const { passed, failed, skipped, notes } = totalsOf(words.length > 0 ? words : ["test"]);
for (const note of notes) console.log(note);
if (skipped > 0) console.log(`${skipped} skipped`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
