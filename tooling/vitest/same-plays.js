import fc from "fast-check";
import { IS_THOROUGH } from "./thorough.js";

/**
 * Ordinary runs always use the same random cases, so that a failing test is caused by the last change. So does CI. A
 * thorough run by hand (`THOROUGH=1`) uses new random cases, and more of them.
 */
if (!IS_THOROUGH || process.env.CI) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 20_261_121 });
