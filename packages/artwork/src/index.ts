export { BOLT_PATH } from "./bolt.js";
export { CARD_BACK, type CardBack } from "./card-back.js";
export { CARD_BOX, type CardFace, cardFace } from "./card-face.js";
export type { CourtRank, RankName, SuitLetter } from "./card-name.js";
export { CHIP_BOX, type ChipColours, chipColours, chipFace, chipsFor, chipText } from "./chips.js";
export type { Box, Mark, OutlineMark, Placement, TextMark } from "./mark.js";
export { PIP_LAYOUTS, type Pip } from "./pips.js";
export { SUIT_PATHS, suitColour } from "./suits.js";
