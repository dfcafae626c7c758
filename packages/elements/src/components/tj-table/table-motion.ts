/*
 * All motion on a table: the cards, the chips, and the storms. No module may import this one statically. A table loads
 * it lazily, on the player's first interaction or at the first motion.
 */

import "../tj-thunder/tj-thunder.define.js";

export { TableMotion } from "./motion.js";
