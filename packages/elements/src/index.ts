export { registerLanguage } from "@thunderjack/stage";
export type { Question } from "./components/tj-announcer/questions.js";
export { TjAnnouncer } from "./components/tj-announcer/tj-announcer.js";
export { TjBetControls } from "./components/tj-bet-controls/tj-bet-controls.js";
export { TjCard } from "./components/tj-card/tj-card.js";
export { TjChip } from "./components/tj-chip/tj-chip.js";
export { TjChipStack } from "./components/tj-chip-stack/tj-chip-stack.js";
export { TjCredits } from "./components/tj-credits/tj-credits.js";
export { TjDealer } from "./components/tj-dealer/tj-dealer.js";
export { TjDiscardTray } from "./components/tj-discard-tray/tj-discard-tray.js";
export { TjHand } from "./components/tj-hand/tj-hand.js";
export { TjMoveButtons } from "./components/tj-move-buttons/tj-move-buttons.js";
export { TjResultBadge } from "./components/tj-result-badge/tj-result-badge.js";
export { TjSeat } from "./components/tj-seat/tj-seat.js";
export { TjSeatToggle } from "./components/tj-seat-toggle/tj-seat-toggle.js";
export { TjShoe } from "./components/tj-shoe/tj-shoe.js";
export { litRenderer } from "./components/tj-table/lit-renderer.js";
export { TjTable } from "./components/tj-table/tj-table.js";
export type { TjThunder } from "./components/tj-thunder/tj-thunder.js";
export { TjTotal } from "./components/tj-total/tj-total.js";
export { TjTurnMarker } from "./components/tj-turn-marker/tj-turn-marker.js";
export { TjWinnings } from "./components/tj-winnings/tj-winnings.js";
export type { PastRound } from "./game/past-round.js";
export {
  type KebabCase,
  type TableEventName,
  type ThunderjackTableEventMap,
  tableEventName,
} from "./game/table-events.js";
export type { PanelName } from "./panels/panel-name.js";
export type { ReplayEnd, ReplayError, ReplayStep, ThunderjackReplayEventMap } from "./replay/replay-events.js";
export { ThunderjackReplay } from "./replay/thunderjack-replay.js";
export type { RendererChoice, RendererLoader, RendererName } from "./table/renderers.js";
export type { PlayedSound, SoundChoice, SoundMemory, SoundName, SoundPlayer } from "./table/sound/sound-player.js";
export { ThunderjackTable } from "./table/thunderjack-table.js";
export type { VerifySessionOptions } from "./verification/verify.js";
export { verifySessionInPage } from "./verification/verify-session-in-page.js";
export type { Settlement, SettlementEvent, UnacknowledgedSettlements } from "./wallet/settlement.js";
export type { StakeCommand } from "./wallet/stake.js";
export type { StakeEvent } from "./wallet/stake-event.js";
