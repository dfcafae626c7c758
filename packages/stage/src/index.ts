export type { Cue, Frame } from "./frame.js";
export type {
  BadgeView,
  BettingView,
  ButtonView,
  CardView,
  DealerView,
  HandView,
  MoveView,
  PileView,
  SeatView,
  TableView,
  TotalView,
} from "./view.js";
