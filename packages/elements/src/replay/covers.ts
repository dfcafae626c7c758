import { BOLT_PATH } from "@thunderjack/artwork";
import type { ReplayStrings } from "@thunderjack/stage";
import { html, nothing, type TemplateResult } from "lit";
import { icon } from "../replay-components/tj-transport/icons.js";

/*
 * Covers over the table: loading, empty, failed, poster, drop. Contents of a recording are inserted as text, never as
 * markup.
 */

/**
 * The cover while a recording is loading, or before the first deal of a live table.
 *
 * @param progress the progress of a long recording, from 0 to 1
 */
export function loadingCover(text: string, progress = 0): TemplateResult {
  return html`
    <div class="cover" part="cover" data-cover="loading">
      <svg class="bolt" viewBox="-.5 -.5 1 1" aria-hidden="true"><path d=${BOLT_PATH}></path></svg>
      <p role="status">${text}</p>
      ${progress === 0 ? nothing : html`<progress aria-label=${text} .value=${progress}></progress>`}
    </div>
  `;
}

/** The cover of a replay without a recording. */
export function emptyCover(words: ReplayStrings): TemplateResult {
  return html`
    <div class="cover" part="cover" data-cover="empty">
      <span class="paper">${icon("file")}</span>
      <p class="headline">${words.empty}</p>
      <p>${words.emptyHint}</p>
    </div>
  `;
}

/** The cover with the error of a recording that cannot be shown. */
export function failedCover(words: ReplayStrings, problem: string): TemplateResult {
  return html`
    <div class="cover" part="cover" data-cover="failed" role="alert">
      <span class="paper broken">${icon("file")}</span>
      <p class="headline">${words.unreadable}</p>
      <p class="reason">${problem}</p>
    </div>
  `;
}

/** The cover with the large play button over a poster. */
export function posterCover(words: ReplayStrings, play: () => void): TemplateResult {
  return html`
    <div class="cover poster" part="cover" data-cover="poster">
      <button class="big-play" type="button" aria-label=${words.play} @click=${play}>${icon("play")}</button>
    </div>
  `;
}

/** Returns the URL of a poster that is a picture; `null` for a position, and without a poster. */
export function pictureOf(poster: unknown): string | null {
  return typeof poster === "string" && Number.isNaN(Number(poster)) ? poster : null;
}

/** The picture under a cover, if the poster is a picture. A picture that cannot be loaded is hidden. */
export function posterPicture(poster: unknown, alt: string): TemplateResult | typeof nothing {
  const picture = pictureOf(poster);
  return picture === null
    ? nothing
    : html`<img class="picture" part="poster" src=${picture} alt=${alt} @load=${showIfLoaded} @error=${showIfLoaded} />`;
}

function showIfLoaded({ target, type }: Event): void {
  if (target instanceof HTMLElement) target.hidden = type === "error";
}

/** The cover while a file is dragged over the replay. */
export function dropCover(words: ReplayStrings): TemplateResult {
  return html`<div class="cover drop" part="cover" data-cover="drop"><p class="headline">${words.dropHere}</p></div>`;
}
