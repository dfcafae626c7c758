import type { ReplayStrings } from "@thunderjack/stage";
import { html, nothing, type TemplateResult } from "lit";
import { reasonOfVerdict } from "../components/failed-check.js";
import type { Verdict } from "../replay-components/tj-verdict/verification.js";
import type { ReplayMessage } from "./replay-export.js";
import type { Opened } from "./replay-source.js";

/** Returns the message about a damaged, changed or cut-off recording; `nothing` for any other recording. */
export function problemTemplate(
  words: ReplayStrings,
  opened: Opened | null,
  verdict: Verdict | null,
): TemplateResult | typeof nothing {
  if (opened === null) return nothing;
  if (opened.problem !== null) return alert(words.damaged, problemText(opened, words));
  if (verdict !== null && verdict.status === "broken")
    return alert(words.reasons.broken, reasonOfVerdict(verdict, words));
  return opened.isTruncated ? html`<p class="notice" part="notice" role="status">${words.truncated}</p>` : nothing;
}

/** Returns the text of an error. For a fault in a recording, the text contains the line number. */
export function problemText({ problem, fault }: Pick<Opened, "problem" | "fault">, words: ReplayStrings): string {
  const detail = problem ?? "";
  return fault === null ? detail : words.failure({ name: "format", first: fault.line, last: fault.line, detail });
}

function alert(headline: string, found: string): TemplateResult {
  return html`
    <p class="problem" part="problem" role="alert"><strong>${headline}</strong> <span>${found}</span></p>
  `;
}

/**
 * Returns the message under the table. The live region is always present, so that screen readers announce its content.
 */
export function messageTemplate(message: ReplayMessage | null): TemplateResult {
  return html`<div class="notice" part="notice" role="status">${message === null ? nothing : messageText(message)}</div>`;
}

function messageText({ text, copy }: ReplayMessage): TemplateResult {
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
