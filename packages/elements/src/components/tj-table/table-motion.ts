/*
 * All motion on a table: the cards and the chips, and the storms, which are a further chunk. No module may import this
 * one statically. A table loads it lazily, on the player's first interaction or at the first motion.
 */

export { TableMotion } from "./motion.js";
