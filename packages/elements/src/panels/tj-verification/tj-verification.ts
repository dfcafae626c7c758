import type { Fairness } from "@thunderjack/core";
import type { Check, Verification } from "@thunderjack/recording";
import type { TablePanelStrings } from "@thunderjack/stage";
import { ENGLISH_PANEL } from "@thunderjack/stage/english/panels";
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { property, state } from "lit/decorators.js";
import { failedCheck, unprovenText } from "../../components/failed-check.js";
import { download, recordingName } from "../../platform/download.js";
import { buttonStyles } from "../../theme/button.styles.js";
import { loadVerifier, type Unfinished, unfinishedBy } from "../../verification/load-verifier.js";
import { panelStyles } from "../panel.styles.js";
import { fairnessStyles } from "../tj-fairness/tj-fairness.styles.js";

const TICK = "M5 12.5l4.5 4.5L19 7.5";
const CROSS = "M6 6l12 12M18 6L6 18";

/**
 * A retired shoe: its seed, a button that verifies every round played from it, and a download of its recording.
 *
 * @element tj-verification
 * @csspart server-seed - the seed of the shoe
 * @csspart verdict - the result of the verification
 * @csspart not-proven - the facts that the verification did not prove
 * @csspart panel-button - each button
 */
export class TjVerification extends LitElement {
  static override styles = [buttonStyles, panelStyles, fairnessStyles];

  /** The recording of the shoe. Without it, nothing can be verified. */
  @property({ attribute: false }) recording: string | null = null;

  /** The revealed seed, in hex. */
  @property({ attribute: false }) serverSeed = "";

  /**
   * The commitment and the client seed that were shown before the first deal; `null` if the shoe was read from a
   * recording, because a recording alone does not prove them.
   */
  @property({ attribute: false }) shown: Pick<Fairness, "commitment" | "clientSeed"> | null = null;

  /** The number of rounds that were played from the shoe, for the texts. */
  @property({ type: Number }) rounds = 0;

  /** The time of the first deal in ISO 8601, for the file name; `null` if it is unknown. */
  @property({ attribute: false }) beganAt: string | null = null;

  /** The suffix of the file name, such as `rounds-1-3`; empty for none. */
  @property({ attribute: false }) fileSuffix = "";

  /** The strings of the panels. English by default. */
  @property({ attribute: false }) words: TablePanelStrings = ENGLISH_PANEL;

  @state() private isChecking = false;
  /** Cancels the verification. */
  #checking = new AbortController();
  @state() private verification: Verification | null = null;
  /** The reason why the last verification has no result; otherwise `null`. */
  @state() private unfinished: Unfinished | null = null;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has("recording")) return;
    this.verification = null;
    this.unfinished = null;
    this.#cancel();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#cancel();
  }

  #cancel(): void {
    this.#checking.abort();
    this.isChecking = false;
  }

  override render(): TemplateResult {
    const { words, recording, verification } = this;
    return html`
      <section>
        <h3>${words.serverSeed}</h3>
        <p><code part="server-seed" dir="ltr">${this.serverSeed}</code></p>
        <div aria-live="polite">
          ${this.isChecking ? html`<p>${words.checking(this.rounds)}</p>` : nothing}
          ${this.unfinished === null ? nothing : html`<p part="verdict">${words[this.unfinished]}</p>`}
          ${verification === null ? nothing : this.#verdictTemplate(verification)}
        </div>
        ${
          recording === null
            ? nothing
            : html`
                <div class="row">
                  <button
                    class="plain"
                    part="panel-button"
                    type="button"
                    data-look=${verification === null ? "go" : nothing}
                    ?disabled=${this.isChecking}
                    @click=${() => this.verify()}
                  >
                    ${words.verify}
                  </button>
                  <button
                    class="plain"
                    part="panel-button"
                    type="button"
                    @click=${() => download(recording, recordingName(this.beganAt, this.fileSuffix))}
                  >
                    ${words.download}
                  </button>
                </div>
              `
        }
      </section>
    `;
  }

  #verdictTemplate({ status, checks, notProven }: Verification): TemplateResult {
    const { words } = this;
    return html`
      <ul>
        ${checks.map((check) => this.#checkTemplate(check))}
      </ul>
      <p class="verdict" part="verdict" data-status=${status}>${words.checked(this.rounds)} ${words.verdicts[status]}</p>
      ${notProven.length === 0 ? nothing : html`<p class="faint" part="not-proven">${unprovenText(notProven, words)}</p>`}
    `;
  }

  #checkTemplate(check: Check): TemplateResult {
    const { words } = this;
    const { name, holds } = check;
    return html`
      <li ?data-fails=${!holds}>
        <svg viewBox="0 0 24 24" role="img" aria-label=${holds ? words.holds : words.fails}>
          <path d=${holds ? TICK : CROSS}></path>
        </svg>
        <span>${words.checks[name]}.${holds ? nothing : html` <span class="faint">${failedCheck(check, words)}</span>`}</span>
      </li>
    `;
  }

  /** Verifies every round, as the button does, while the page responds. */
  async verify(): Promise<void> {
    const { recording } = this;
    if (recording === null || this.isChecking) return;
    await this.updateComplete;
    this.#checking = new AbortController();
    const { signal } = this.#checking;
    this.isChecking = true;
    this.verification = null;
    this.unfinished = null;
    try {
      const { verifyInPage } = await loadVerifier();
      this.verification = await verifyInPage([recording], this.shown ?? {}, { signal });
    } catch (reason) {
      if (signal.aborted) return;
      this.unfinished = unfinishedBy(reason);
    } finally {
      if (!signal.aborted) this.isChecking = false;
    }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "tj-verification": TjVerification;
  }
}
