export { BOLT_PATH } from "./bolt.js";
export { CARD_BACK, type CardBack } from "./card-back.js";
export { CARD_BOX, type CardFace, cardFace } from "./card-face.js";
export type { CourtRank, RankName, SuitLetter } from "./card-name.js";
export { CHIP_BOX, type ChipColours, chipColours, chipFace, chipsFor, chipText } from "./chips.js";
export type { Box, Mark, OutlineMark, Placement, TextMark } from "./mark.js";
export { INK } from "./palette.js";
export { SIGN_PATHS } from "./signs.js";
export { FOUR_COLOURS } from "./suits.js";
