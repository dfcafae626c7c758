import type { Check } from "@thunderjack/recording";
import { html, LitElement, nothing, type TemplateResult } from "lit";
import { property, query, state } from "lit/decorators.js";
import { buttonStyles } from "../button.styles.js";
import { replayRequest } from "../thunderjack-replay/replay-request.js";
import type { Verdict } from "../thunderjack-replay/verification.js";
import type { ReplayWords } from "../thunderjack-replay/words/replay-words.js";
import { verdictStyles } from "./tj-verdict.styles.js";

/**
 * Says that this is a replay, and whether the recording is fair; pressed, why.
 *
 * @element tj-verdict
 * @fires tj-replay-request - that it is to be checked now
 * @csspart verdict - the badge that says whether the recording holds
 * @csspart verdict-reasons - why, when that is opened
 */
export class TjVerdict extends LitElement {
  static override styles = [buttonStyles, verdictStyles];

  @property({ attribute: false }) words: ReplayWords | null = null;
  @property({ attribute: false }) verdict: Verdict | null = null;

  @state() private isOpen = false;
  @query(".badge") private readonly badge!: HTMLElement | null;

  #press(event: KeyboardEvent): void {
    if (event.key !== "Escape" || !this.isOpen) return;
    event.preventDefault();
    event.stopPropagation();
    this.isOpen = false;
    this.badge?.focus();
  }

  #leave({ relatedTarget }: FocusEvent): void {
    if (!(relatedTarget instanceof Node && this.renderRoot.contains(relatedTarget))) this.isOpen = false;
  }

  override render(): TemplateResult | typeof nothing {
    const { words, verdict } = this;
    if (words === null || verdict === null) return nothing;
    const { status } = verdict;
    return html`
      <div data-status=${status} lang=${words.language} dir=${words.direction} @keydown=${this.#press} @focusout=${this.#leave}>
        <button
          class="badge"
          part="verdict"
          type="button"
          aria-expanded=${this.isOpen ? "true" : "false"}
          @click=${() => {
            this.isOpen = !this.isOpen;
          }}
        >
          ${
            status === "live"
              ? html`<span>${words.live}</span>`
              : html`<span>${words.replay} <span class="word">${statusWord(status, words)}</span></span>`
          }
        </button>
        ${this.isOpen ? this.#whyTemplate(verdict, words) : nothing}
      </div>
    `;
  }

  #whyTemplate(verdict: Verdict, words: ReplayWords): TemplateResult {
    const checks = "checks" in verdict ? verdict.checks : [];
    return html`
      <div class="why" part="verdict-reasons" tabindex="-1">
        <p>${words.reasons[verdict.status]}</p>
        ${verdict.status === "broken" ? html`<p class="found" lang="en" dir="ltr">${verdict.why}</p>` : nothing}
        ${checks.length === 0 ? nothing : html`<ul>${checks.map((check) => checkTemplate(check, words))}</ul>`}
        ${
          verdict.status === "unchecked"
            ? html`<button class="check" type="button" @click=${() => this.dispatchEvent(replayRequest({ do: "check" }))}>
                ${words.checkNow}
              </button>`
            : nothing
        }
      </div>
    `;
  }
}

function statusWord(status: Exclude<Verdict["status"], "live">, words: ReplayWords): string {
  return status === "checking" || status === "unchecked" ? words[status] : words.verdicts[status];
}

function checkTemplate({ name, holds }: Check, words: ReplayWords): TemplateResult {
  return html`
    <li data-holds=${holds}>
      <span>${words.checks[name]}<span class="hidden">: ${holds ? words.holds : words.fails}</span></span>
    </li>
  `;
}

declare global {
  interface HTMLElementTagNameMap {
    "tj-verdict": TjVerdict;
  }
}
