/*
 * Everything that is loaded only when somebody looks something up: the panels, what shows a past round again, and the code
 * that writes recordings down and verifies them. Not to be imported by what a page loads at first.
 */

import { register } from "./registration.js";
import { TjCardPicker } from "./tj-card-picker/tj-card-picker.js";
import { TjFairness } from "./tj-fairness/tj-fairness.js";
import { TjHistory } from "./tj-history/tj-history.js";
import { TjKeys } from "./tj-keys/tj-keys.js";
import { TjPanel } from "./tj-panel/tj-panel.js";
import { TjRules } from "./tj-rules/tj-rules.js";
import { TjVerification } from "./tj-verification/tj-verification.js";

export { openPanelTemplate } from "./thunderjack-table/open-panel.js";
export { replayBar } from "./thunderjack-table/replay-bar.js";
export { ReplayedRound } from "./thunderjack-table/replayed-round.js";
export { keptRecordings, shoeRecording } from "./thunderjack-table/shoe-recording.js";
export type { ShoeRights } from "./tj-fairness/tj-fairness.js";
export { type PastRound, pastRounds } from "./tj-history/past-round.js";
export { TjCardPicker, TjFairness, TjHistory, TjKeys, TjPanel, TjRules, TjVerification };

/** Registers the panels. A call, and not an import, so that no bundler leaves it out. */
export function definePanels(): void {
  register("tj-history", TjHistory);
  register("tj-fairness", TjFairness);
  register("tj-verification", TjVerification);
  register("tj-keys", TjKeys);
  register("tj-rules", TjRules);
  register("tj-card-picker", TjCardPicker);
  register("tj-panel", TjPanel);
}
