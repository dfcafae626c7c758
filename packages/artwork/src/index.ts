export { BOLT_PATH } from "./bolt.js";
export { CARD_BACK, type CardBack } from "./card-back.js";
export { CARD_BOX, type CardFace, plainFace, SMALL_CARD_WIDTH } from "./card-face.js";
export type { CourtRank, RankName, SuitLetter } from "./card-name.js";
export { CHIP_BOX, type ChipColours, chipColours, chipFace, chipText } from "./chips.js";
export { cardFace } from "./courts.js";
export { BET_ICONS, TOOL_ICONS } from "./icons.js";
export { isobars } from "./isobars.js";
export { type Lettering, stormAmount } from "./lettering.js";
export type { Box, Mark } from "./mark.js";
export { INK } from "./palette.js";
export type { Point } from "./point.js";
export { MOVE_ICONS, RESULT_ICONS } from "./round-icons.js";
export {
  LOST_BRIGHTNESS,
  WORDMARK_BLUR,
  WORDMARK_GRADIENT,
} from "./shading.js";
export { storm } from "./storm.js";
export { type BoltWidths, jaggedLine, type StormBolt, stormBolt, stormTrunk, tapered } from "./storm-bolt.js";
export { STORM_TOKENS, type TokenName, type Tokens } from "./storm-tokens.js";
export { FOUR_COLOURS } from "./suits.js";
export { THEMES, type ThemeName, themeTokens } from "./themes.js";
export { type Wordmark, type WordmarkLetter, wordmark } from "./wordmark.js";
