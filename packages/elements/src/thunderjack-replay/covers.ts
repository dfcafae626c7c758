import { BOLT_PATH } from "@thunderjack/artwork";
import { html, type TemplateResult } from "lit";
import { icon } from "../tj-transport/icons.js";
import type { ReplayWords } from "./words/replay-words.js";

/*
 * What lies over the felt while there is nothing to see on it, or nothing is played yet. All of it is text: nothing that
 * came with a recording is ever markup.
 */

/** The recording is on its way, or a table has not dealt yet. */
export function loadingCover(text: string): TemplateResult {
  return html`
    <div class="cover" part="cover" data-cover="loading">
      <svg class="bolt" viewBox="-.5 -.5 1 1" aria-hidden="true"><path d=${BOLT_PATH}></path></svg>
      <p role="status">${text}</p>
    </div>
  `;
}

/** There is no recording. */
export function emptyCover(words: ReplayWords): TemplateResult {
  return html`
    <div class="cover" part="cover" data-cover="empty">
      <span class="paper">${icon("file")}</span>
      <p class="headline">${words.empty}</p>
      <p>${words.emptyHint}</p>
    </div>
  `;
}

/** Nothing of the recording can be shown, and this is why. */
export function failedCover(words: ReplayWords, problem: string): TemplateResult {
  return html`
    <div class="cover" part="cover" data-cover="failed" role="alert">
      <span class="paper broken">${icon("file")}</span>
      <p class="headline">${words.unreadable}</p>
      <p class="reason">${problem}</p>
    </div>
  `;
}

/** A picture of the recording stands still until it is played. */
export function posterCover(words: ReplayWords, play: () => void): TemplateResult {
  return html`
    <div class="cover poster" part="cover" data-cover="poster">
      <button class="big-play" type="button" aria-label=${words.play} @click=${play}>${icon("play")}</button>
    </div>
  `;
}

/** A file is held over the player. */
export function dropCover(words: ReplayWords): TemplateResult {
  return html`<div class="cover drop" part="cover" data-cover="drop"><p class="headline">${words.dropHere}</p></div>`;
}
