import type { Check } from "@thunderjack/recording";
import type { ReplayStrings } from "@thunderjack/stage";
import { html, LitElement, nothing, type TemplateResult } from "lit";
import { property, query, state } from "lit/decorators.js";
import { reasonOfVerdict, unprovenText } from "../../components/failed-check.js";
import { buttonStyles } from "../../theme/button.styles.js";
import { replayRequest } from "../replay-request.js";
import { verdictStyles } from "./tj-verdict.styles.js";
import type { Verdict } from "./verification.js";

/**
 * The badge of a replay, with the result of the verification. A click opens the reasons.
 *
 * @element tj-verdict
 * @fires tj-replay-request - the player requests the verification
 * @csspart verdict - the badge with the result of the verification
 * @csspart verdict-reasons - the reasons, when they are open
 */
export class TjVerdict extends LitElement {
  static override styles = [buttonStyles, verdictStyles];

  /** The strings of the replay. Without them, nothing is drawn. */
  @property({ attribute: false }) words: ReplayStrings | null = null;
  /** The result of the verification, or its state. Without it, nothing is drawn. */
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
            verdict.status === "live"
              ? html`<span>${words.live}</span>`
              : html`<span>${words.replay} <span class="word">${statusWord(verdict, words)}</span></span>`
          }
        </button>
        ${this.isOpen ? this.#whyTemplate(verdict, words) : nothing}
      </div>
    `;
  }

  #whyTemplate(verdict: Verdict, words: ReplayStrings): TemplateResult {
    const checks = "checks" in verdict ? verdict.checks : [];
    return html`
      <div class="why" part="verdict-reasons" tabindex="-1">
        <p>${verdict.status === "unchecked" && verdict.unfinished ? words[verdict.unfinished] : words.reasons[verdict.status]}</p>
        ${verdict.status === "broken" ? html`<p class="found">${reasonOfVerdict(verdict, words)}</p>` : nothing}
        ${checks.length === 0 ? nothing : html`<ul>${checks.map((check) => checkTemplate(check, words))}</ul>`}
        ${
          "notProven" in verdict && verdict.notProven.length > 0
            ? html`<p class="unproven">${unprovenText(verdict.notProven, words)}</p>`
            : nothing
        }
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

function statusWord(verdict: Exclude<Verdict, { readonly status: "live" }>, words: ReplayStrings): string {
  if (verdict.status === "unchecked") return words.unchecked;
  if (verdict.status !== "checking") return words.verdicts[verdict.status];
  if (verdict.progress === 0) return words.checking;
  return `${words.checking} ${verdict.progress.toLocaleString(words.language, { style: "percent" })}`;
}

function checkTemplate({ name, holds }: Check, words: ReplayStrings): TemplateResult {
  return html`
    <li data-holds=${holds}>
      <span>${words.checks[name]}<span class="hidden"> – ${holds ? words.holds : words.fails}</span></span>
    </li>
  `;
}

declare global {
  interface HTMLElementTagNameMap {
    "tj-verdict": TjVerdict;
  }
}
