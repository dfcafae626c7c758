import fc from "fast-check";
import { IS_THOROUGH } from "./thorough.js";

/**
 * Ordinary runs and CI always use the same random cases, so that a new failure is caused by the last change. A thorough
 * run (`THOROUGH=1`) outside of CI uses new random cases, and more of them.
 */
if (!IS_THOROUGH || process.env.CI) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 20_261_121 });
