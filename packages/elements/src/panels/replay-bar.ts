import type { BarStrings } from "@thunderjack/stage";
import { html, type TemplateResult } from "lit";
import type { RecalledRound } from "../game/recalled-round.js";

/** The parameters of {@link replayBar}. */
export interface ReplayBar {
  readonly words: BarStrings;
  readonly replay: RecalledRound;
  /** Called after the replay was paused or resumed. */
  readonly changed: () => void;
  readonly back: () => void;
}

/**
 * Returns the bar above the table while a past round is shown. It contains a badge, a button to play or pause, and a
 * button that returns to the table.
 */
export function replayBar({ words, replay, changed, back }: ReplayBar): TemplateResult {
  const { round, conductor } = replay;
  const { isPlaying, isAtEnd } = conductor.status;
  const playOrPause = () => {
    if (isPlaying) conductor.pause();
    else conductor.play();
    changed();
  };
  return html`
    <div class="bar" part="bar" data-replay>
      <span class="badge" part="replay-badge">${words.replay} · ${words.round(round.number)}</span>
      <span class="note"></span>
      <button class="quiet" part="bar-button" type="button" @click=${playOrPause}>
        ${isAtEnd ? words.again : isPlaying ? words.pause : words.play}
      </button>
      <button class="quiet" part="bar-button" type="button" data-back @click=${back}>${words.back}</button>
    </div>
  `;
}
