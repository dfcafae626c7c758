export { CHIP_IN_RING, chipsFor, PILE } from "./chips.js";

export { type ExampleLayout, exampleIn } from "./example-hand.js";
export { CARD_RATIO } from "./felt-metrics.js";
export { BOLD, fittingSize, REGULAR } from "./fitting-size.js";
export { fontWidthOf } from "./font-width.js";
export { around, type Box, boxOf, type Circle, type Point, type Size } from "./geometry.js";
export { type FontOptions, isAtRest, type LaidOutView, type RestingOptions, restingLayout } from "./lay-out.js";
export { hasSideBar } from "./mode.js";
export { MOVE_PADDING, type MoveCaption, moveCaption } from "./move-caption.js";
export { payText } from "./pay-text.js";
export { type PileLabel, pileLabel } from "./pile-label.js";
export { type PrintInput, placePrint } from "./print.js";
export { type PrintedBolts, printedBolts } from "./printed-bolts.js";
export { type PrintedText, ruleText } from "./printed-text.js";
export { type RailLayout, railIn } from "./rail.js";
export { type LayoutOptions, tableLayout } from "./round-layout.js";
export { smallName } from "./small-name.js";

export type {
  ArcLayout,
  CardLayout,
  DealerLayout,
  DockControls,
  DockLayout,
  FeltLayout,
  HandLayout,
  MoveSlot,
  OverLayout,
  PileLayout,
  PrintLayout,
  SeatLayout,
  TableLayout,
  TableMode,
  TextSizes,
} from "./table-layout.js";
