export { litRenderer } from "./lit-renderer.js";
export type { SoundMemory, SoundPlayer } from "./sound/sound-player.js";
export { BROWSER_CLOCK } from "./thunderjack-table/browser-clock.js";
export type { RendererChoice, RendererLoader, RendererName } from "./thunderjack-table/renderers.js";
export type { PanelName } from "./thunderjack-table/table-bar.js";
export {
  type KebabCase,
  type TableEventName,
  type ThunderjackTableEventMap,
  tableEventName,
} from "./thunderjack-table/table-events.js";
export { ThunderjackTable } from "./thunderjack-table/thunderjack-table.js";
export type { Question } from "./thunderjack-table/told-aloud.js";
export { TjAnnouncer } from "./tj-announcer/tj-announcer.js";
export { TjBetControls } from "./tj-bet-controls/tj-bet-controls.js";
export { TjCard } from "./tj-card/tj-card.js";
export { TjChip } from "./tj-chip/tj-chip.js";
export { TjChipStack } from "./tj-chip-stack/tj-chip-stack.js";
export { TjCredits } from "./tj-credits/tj-credits.js";
export { TjDealer } from "./tj-dealer/tj-dealer.js";
export { TjDiscardTray } from "./tj-discard-tray/tj-discard-tray.js";
export { TjHand } from "./tj-hand/tj-hand.js";
export type { PastRound } from "./tj-history/past-round.js";
export { TjMoveButtons } from "./tj-move-buttons/tj-move-buttons.js";
export { TjResultBadge } from "./tj-result-badge/tj-result-badge.js";
export { TjSeat } from "./tj-seat/tj-seat.js";
export { TjSeatToggle } from "./tj-seat-toggle/tj-seat-toggle.js";
export { TjShoe } from "./tj-shoe/tj-shoe.js";
export { TjTable } from "./tj-table/tj-table.js";
export type { TjThunder } from "./tj-thunder/tj-thunder.js";
export { TjTotal } from "./tj-total/tj-total.js";
export { TjTurnMarker } from "./tj-turn-marker/tj-turn-marker.js";
export { TjWinnings } from "./tj-winnings/tj-winnings.js";
