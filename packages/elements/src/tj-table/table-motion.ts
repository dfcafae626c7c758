/*
 * Everything that moves on a table: cards, and the thunder of a Thunderjack. Not to be imported by what a page loads at
 * first: a table where nothing moves does without, and any other asks for it when somebody comes to play.
 */

import "../tj-thunder/tj-thunder.define.js";

export { CardMotion } from "./card-motion.js";
