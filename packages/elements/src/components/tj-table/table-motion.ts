/*
 * All motion on a table: cards, chips and storms. The code of the storms is a chunk of its own. No module may import
 * this one statically. A table loads it lazily, on the player's first interaction or at the first motion.
 */

export { TableMotion } from "./motion.js";
