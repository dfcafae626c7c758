/*
 * All motion on a table: the cards, the chips, and the storms. Modules that a page loads at first must not import it. A
 * table loads it lazily, on the player's first interaction or the first motion.
 */

import "../tj-thunder/tj-thunder.define.js";

export { TableMotion } from "./motion.js";
