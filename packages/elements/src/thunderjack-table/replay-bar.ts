import { html, type TemplateResult } from "lit";
import type { BarWords } from "../words/table-words.js";
import type { ReplayedRound } from "./replayed-round.js";

/** The bar while a round is shown again. */
export interface ReplayBar {
  readonly words: BarWords;
  readonly replay: ReplayedRound;
  /** It was paused, or plays on. */
  readonly changed: () => void;
  readonly back: () => void;
}

/** In place of the row over the felt: that this is a replay, and the way back. */
export function replayBar({ words, replay, changed, back }: ReplayBar): TemplateResult {
  const { round, isPlaying, isOver } = replay;
  const playOrPause = () => {
    replay.playOrPause();
    changed();
  };
  return html`
    <div class="bar" part="bar" data-replay>
      <span class="badge" part="replay-badge">${words.replay} · ${words.round(round.number)}</span>
      <span class="note"></span>
      <button class="quiet" part="bar-button" type="button" @click=${playOrPause}>
        ${isOver ? words.again : isPlaying ? words.pause : words.play}
      </button>
      <button class="quiet" part="bar-button" type="button" data-back @click=${back}>${words.back}</button>
    </div>
  `;
}
