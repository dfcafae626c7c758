/*
 * All motion on a table: cards, and the thunder of a Thunderjack. Modules that a page loads at first must not import
 * it. A table loads it lazily, on the player's first interaction or the first motion.
 */

import "../tj-thunder/tj-thunder.define.js";

export { CardMotion } from "./card-motion.js";
