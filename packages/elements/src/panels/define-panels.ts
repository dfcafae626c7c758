import { register } from "../platform/registration.js";
import { TjFairness } from "./tj-fairness/tj-fairness.js";
import { TjHistory } from "./tj-history/tj-history.js";
import { TjKeys } from "./tj-keys/tj-keys.js";
import { TjPanel } from "./tj-panel/tj-panel.js";
import { TjRules } from "./tj-rules/tj-rules.js";
import { TjVerification } from "./tj-verification/tj-verification.js";

/**
 * Registers the panels that every table has. It is a function, because bundlers drop an import that is there only for
 * its side effects.
 */
export function definePanels(): void {
  register("tj-history", TjHistory);
  register("tj-fairness", TjFairness);
  register("tj-verification", TjVerification);
  register("tj-keys", TjKeys);
  register("tj-rules", TjRules);
  register("tj-panel", TjPanel);
}
