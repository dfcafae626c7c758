import type { Notice, SessionStatus } from "@thunderjack/session";
import { html, nothing, type TemplateResult } from "lit";
import type { KeptWords } from "../words/table-words.js";

/** What there is to say about a table that is kept, besides the game. */
export interface Notes {
  readonly words: KeptWords;
  readonly status: SessionStatus;
  /** What happened to what is saved, the latest last, but for what was read. */
  readonly notices: readonly Notice[];
  /** Whether this tab is about to take the table. */
  readonly isTaking: boolean;
  readonly takeOver: () => void;
  readonly dismiss: (notice: Notice) => void;
}

/** The rows between the bar and the felt; nothing while the table is played here and all of it is saved. */
export function notesTemplate(notes: Notes): TemplateResult | typeof nothing {
  const { status, notices } = notes;
  const isFollowed = status.role === "follower";
  if (!isFollowed && notices.length === 0) return nothing;
  return html`
    ${isFollowed ? followedTemplate(notes) : nothing}
    ${notices.map((notice) => noticeTemplate(notes, notice))}
  `;
}

function noticeTemplate({ words, dismiss }: Notes, notice: Notice): TemplateResult {
  return html`
    <div class="kept" part="session-notice" data-notice=${notice.code}>
      <p>${words.notices[notice.code]}</p>
      <button class="quiet" part="bar-button" type="button" @click=${() => dismiss(notice)}>${words.dismiss}</button>
    </div>
  `;
}

function followedTemplate({ words, isTaking, takeOver }: Notes): TemplateResult {
  return html`
    <div class="kept" part="session-followed">
      <p>${words.followed}</p>
      <button
        class="quiet"
        part="bar-button"
        type="button"
        aria-disabled=${isTaking ? "true" : "false"}
        @click=${() => isTaking || takeOver()}
      >
        ${words.playHere}
      </button>
    </div>
  `;
}
