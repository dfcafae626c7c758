import type { Table } from "@thunderjack/core";
import { html, nothing, type TemplateResult } from "lit";
import type { BarWords } from "../words/table-words.js";
import type { ReplayedRound } from "./replayed-round.js";

/** What can be opened beside the game. */
export type PanelName = "history" | "fairness" | "keys" | "rules" | "picker";

/** Whom the bar asks. */
export interface BarOwner {
  readonly keys: "all" | "none";
  readonly sound: boolean;
  readonly allowStacking: boolean;
  readonly hintButton: TemplateResult | typeof nothing;
  turnSound(): void;
  openPanel(panel: PanelName | null): unknown;
}

/** The bar while the game is played. */
export interface LiveBar {
  readonly words: BarWords;
  /** What the shoe was promised to be; `null` where nothing was. */
  readonly fairness: Table["fairness"] | null;
  readonly opened: PanelName | null;
  readonly owner: BarOwner;
}

/** The bar while a round is shown again. */
export interface ReplayBar {
  readonly words: BarWords;
  readonly replay: ReplayedRound;
  /** It was paused, or plays on. */
  readonly changed: () => void;
  readonly back: () => void;
}

const SHIELD = "M12 3l7 3v5c0 4.6-2.9 8-7 10-4.1-2-7-5.4-7-10V6zM8.8 11.8l2.3 2.3 4.2-4.4";
const CLOCK = "M4.2 9A8.2 8.2 0 1 1 4 13M4 4.6V9h4.4M12 8v4.4l3 1.8";
const BOOK = "M5 4.500h11a3 3 0 0 1 3 3v12H8a3 3 0 0 1-3-3zM5 16.500a3 3 0 0 1 3-3h11M9 8.500h6";
const SLEEVE = "M6 3.500h8v12H6zM17 7l3 1-4 12-7-2.300M10 7.500l1.800 2.500L10 12.500 8.200 10z";
const SPEAKER = "M4 9.500v5h3.500L12 18.500v-13L7.500 9.500z";
const LOUD = `${SPEAKER}M15.500 9a4.200 4.200 0 0 1 0 6M18 6.500a7.800 7.800 0 0 1 0 11`;
const MUTE = `${SPEAKER}M15.500 9.500l5 5M20.500 9.500l-5 5`;
const KEYS = "M3.5 6.5h17v11h-17zM7 10h.01M10.3 10h.01M13.7 10h.01M17 10h.01M8 14h8";

function icon(path: string): TemplateResult {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${path}></path></svg>`;
}

/** A quiet row over the felt: what the shoe was promised to be, and what can be looked up. */
export function liveBar(bar: LiveBar): TemplateResult {
  const { words, fairness, owner } = bar;
  const seal = fairness?.chosen === true ? words.chosen : short(fairness?.commitment ?? "");
  return html`
    <div class="bar" part="bar">
      ${barButton(bar, "fairness", `${words.fairness}: ${seal}`, SHIELD, html`<span class="seal" dir="ltr">${seal}</span>`)}
      <span class="note"></span>
      ${owner.hintButton}
      <button
        class="quiet"
        part="bar-button"
        type="button"
        data-sound
        aria-label=${words.sound}
        title=${words.sound}
        aria-pressed=${owner.sound ? "true" : "false"}
        @click=${() => owner.turnSound()}
      >
        ${icon(owner.sound ? LOUD : MUTE)}
      </button>
      ${owner.allowStacking ? barButton(bar, "picker", words.picker, SLEEVE, nothing) : nothing}
      ${barButton(bar, "rules", words.rules, BOOK, nothing)}
      ${barButton(bar, "history", words.history, CLOCK, html`<span class="word">${words.history}</span>`)}
      ${owner.keys === "all" ? barButton(bar, "keys", words.keys, KEYS, nothing) : nothing}
    </div>
  `;
}

function barButton(
  { opened, owner }: LiveBar,
  panel: PanelName,
  label: string,
  path: string,
  text: TemplateResult | typeof nothing,
): TemplateResult {
  return html`
    <button
      class="quiet"
      part="bar-button"
      type="button"
      data-panel=${panel}
      aria-label=${label}
      title=${label}
      aria-haspopup="dialog"
      aria-expanded=${opened === panel ? "true" : "false"}
      @click=${() => owner.openPanel(panel === opened ? null : panel)}
    >
      ${icon(path)}${text}
    </button>
  `;
}

/** In place of the same row: that this is a replay, and the way back. */
export function replayBar({ words, replay, changed, back }: ReplayBar): TemplateResult {
  const { round, isPlaying, isOver } = replay;
  const playOrPause = () => {
    replay.playOrPause();
    changed();
  };
  return html`
    <div class="bar" part="bar" data-replay>
      <span class="badge" part="replay-badge" role="status">${words.replay} · ${words.round(round.number)}</span>
      <span class="note"></span>
      <button class="quiet" part="bar-button" type="button" @click=${playOrPause}>
        ${isOver ? words.again : isPlaying ? words.pause : words.play}
      </button>
      <button class="quiet" part="bar-button" type="button" data-back @click=${back}>${words.back}</button>
    </div>
  `;
}

/** A commitment to recognize it by: its beginning. */
function short(commitment: string): string {
  return `${commitment.slice(0, 4)} ${commitment.slice(4, 8)}…`;
}
