import { html, nothing, type TemplateResult } from "lit";
import type { Opened } from "./replay-source.js";
import type { Notice } from "./take-away.js";
import type { Verdict } from "./verification.js";
import type { ReplayWords } from "./words/replay-words.js";

/** What is wrong with a recording of which something plays. */
export function problemTemplate(
  words: ReplayWords,
  opened: Opened | null,
  verdict: Verdict | null,
): TemplateResult | typeof nothing {
  if (opened === null) return nothing;
  if (opened.problem !== null) return alert(words.damaged, opened.problem);
  if (verdict !== null && verdict.status === "broken") return alert(words.reasons.broken, verdict.why);
  return opened.isTruncated ? html`<p class="notice" part="notice" role="status">${words.truncated}</p>` : nothing;
}

/** What was found is told in the words of those who found it: in English. */
function alert(headline: string, found: string): TemplateResult {
  return html`
    <p class="problem" part="problem" role="alert"><strong>${headline}</strong> <span lang="en" dir="ltr">${found}</span></p>
  `;
}

/** Something said under the felt; the region stays there while nothing is said, so that it is heard. */
export function noticeTemplate(notice: Notice | null): TemplateResult {
  return html`<div class="notice" part="notice" role="status">${notice === null ? nothing : noticeText(notice)}</div>`;
}

function noticeText({ text, copy }: Notice): TemplateResult {
  if (copy === null) return html`${text}`;
  return html`
    <label>
      ${text}
      <input
        readonly
        .value=${copy}
        @focus=${({ target }: Event) => (target instanceof HTMLInputElement ? target.select() : undefined)}
      />
    </label>
  `;
}
