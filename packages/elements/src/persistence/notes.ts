import type { Notice, SessionStatus } from "@thunderjack/session";
import type { SavedTableStrings } from "@thunderjack/stage";
import { html, nothing, type TemplateResult } from "lit";

/** The contents of the rows that show the state of a stored table. */
export interface Notes {
  readonly words: SavedTableStrings;
  readonly status: SessionStatus;
  /** The notices, the latest last. Notices that the player has dismissed are not included. */
  readonly notices: readonly Notice[];
  /** Whether this tab is taking over the table. */
  readonly isTaking: boolean;
  readonly takeOver: () => void;
  readonly dismiss: (notice: Notice) => void;
}

/**
 * Returns the rows between the bar and the felt; `nothing` while this tab does not follow another one and there are no
 * notices.
 */
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
        ${words.takeOver}
      </button>
    </div>
  `;
}
