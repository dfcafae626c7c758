import { whyNot } from "@thunderjack/core";
import { ENGLISH, type Phrasebook } from "@thunderjack/stage";
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { property, query } from "lit/decorators.js";
import { buttonStyles } from "../button.styles.js";
import { download, recordingName } from "../download.js";
import { panelStyles } from "../panel.styles.js";
import { shoeRecording } from "../thunderjack-table/shoe-recording.js";
import type { PanelName } from "../thunderjack-table/table-bar.js";
import type { RetiredShoe, TableSession } from "../thunderjack-table/table-session.js";
import { pastRounds } from "../tj-history/past-round.js";
import { ENGLISH_BAR } from "../words/english-bar.js";
import { ENGLISH_PANEL } from "../words/english-panel.js";
import type { BarWords, PanelWords } from "../words/table-words.js";
import { tjPanelStyles } from "./tj-panel.styles.js";

/**
 * What lies over the felt when somebody looks something up: the history, the fairness of the
 * shoe, the rules, the list of keys, or the cards up the sleeve.
 *
 * @element tj-panel
 * @fires tj-panel-closed - it is to be closed
 */
export class TjPanel extends LitElement {
  static override styles = [buttonStyles, panelStyles, tjPanelStyles];

  /** What is looked up. */
  @property() panel: PanelName = "history";

  /** What is kept of the table. It changes in place: every update looks at it anew. */
  @property({ attribute: false, hasChanged: () => true }) session: TableSession | null = null;

  @property({ attribute: false }) phrases: Phrasebook = ENGLISH;

  /** The words of the panels; `null` for the English ones. */
  @property({ attribute: false }) words: PanelWords | null = null;

  @property({ attribute: false }) bar: BarWords = ENGLISH_BAR;

  /** The return to player with its basis, as a sentence; empty where it is not known. */
  @property() figure = "";

  /** Whether the keys of the table include the one for a hint. */
  @property({ type: Boolean }) hints = false;

  /** How many rounds the history shows. */
  @property({ type: Number }) limit = 20;

  /** Whether nothing may be changed. */
  @property({ type: Boolean }) frozen = false;

  @query(".body") private readonly body!: HTMLElement | null;
  @query(".close") private readonly closer!: HTMLElement | null;

  /** Closed recordings are long: they are written once. */
  readonly #recordings = new WeakMap<RetiredShoe, { readonly text: string | null }>();

  protected override updated(changed: PropertyValues<this>): void {
    if (!changed.has("panel")) return;
    this.body?.scrollTo(0, 0);
    this.closer?.focus({ preventScroll: true });
  }

  override render(): TemplateResult | typeof nothing {
    const { session, phrases, panel } = this;
    if (session === null) return nothing;
    const words = this.words ?? ENGLISH_PANEL;
    return html`
      <div class="scrim" @click=${this.#close}></div>
      <div
        class="panel"
        part="panel"
        role="dialog"
        aria-labelledby="title"
        lang=${phrases.language}
        dir=${phrases.direction}
      >
        <header>
          <h2 id="title">${this.bar[panel]}</h2>
          <button class="close" type="button" aria-label=${words.close} title=${words.close} @click=${this.#close}>
            <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M6 6l12 12M18 6L6 18"></path></svg>
          </button>
        </header>
        <div class="body" tabindex="0">${this.#bodyTemplate(session, words)}</div>
      </div>
    `;
  }

  #bodyTemplate(session: TableSession, words: PanelWords): TemplateResult {
    const { phrases } = this;
    if (this.panel === "history") return this.#historyTemplate(session, words);
    if (this.panel === "fairness") return this.#fairnessTemplate(session, words);
    if (this.panel === "rules")
      return html`<tj-rules .rules=${session.table.rules} .figure=${this.figure} .phrases=${phrases} .words=${words}></tj-rules>`;
    if (this.panel === "picker") return this.#pickerTemplate(session, words);
    return html`<tj-keys .rules=${session.table.rules} ?hints=${this.hints} .phrases=${phrases} .words=${words}></tj-keys>`;
  }

  #pickerTemplate({ table }: TableSession, words: PanelWords): TemplateResult {
    return html`
      <tj-card-picker
        .decks=${table.rules.decks}
        .phrases=${this.phrases}
        .words=${words}
        ?frozen=${this.frozen || whyNot(table.rules, table.state, { type: "Deal" }) !== null}
        @tj-command=${this.#close}
      ></tj-card-picker>
    `;
  }

  #historyTemplate(session: TableSession, words: PanelWords): TemplateResult {
    const { phrases, bar } = this;
    const { beganAt, isWhole } = session.ledger;
    return html`
      <tj-history
        .rounds=${pastRounds(session.ledgers, this.limit)}
        .phrases=${phrases}
        .words=${words}
        .bar=${bar}
      ></tj-history>
      ${isWhole ? nothing : html`<p class="faint">${words.notWhole}</p>`}
      ${
        isWhole && beganAt !== null
          ? html`
              <div class="row">
                <button class="plain" type="button" @click=${() => this.#downloadSession(session)}>${words.download}</button>
              </div>
              <p class="faint">${words.session} ${words.openRecording}</p>
            `
          : nothing
      }
    `;
  }

  #fairnessTemplate(session: TableSession, words: PanelWords): TemplateResult {
    const { table, own, retired } = session;
    const isFree = own !== null && !this.frozen;
    const rights = {
      changeSeed: isFree && own.takesClientSeed,
      renew: isFree && own.canBeRetired,
      isForeign: own === null,
    };
    const last = retired[retired.length - 1];
    return html`
      <tj-fairness .fairness=${table.fairness} .rights=${rights} .words=${words}></tj-fairness>
      ${last === undefined ? nothing : this.#retiredTemplate(last, words)}
    `;
  }

  #retiredTemplate(shoe: RetiredShoe, words: PanelWords): TemplateResult {
    const { ledger, seeds } = shoe;
    const { table, beganAt } = ledger;
    return html`
      <h3 class="part">${words.lastShoe}</h3>
      <tj-verification
        .recording=${this.#recordingOf(shoe)}
        .serverSeed=${hex(seeds.serverSeed)}
        .commitment=${table.fairness?.commitment ?? ""}
        .rounds=${table.state.round}
        .beganAt=${beganAt}
        .words=${words}
      ></tj-verification>
    `;
  }

  #recordingOf(shoe: RetiredShoe): string | null {
    const known = this.#recordings.get(shoe) ?? { text: shoeRecording(shoe.ledger, shoe.seeds) };
    this.#recordings.set(shoe, known);
    return known.text;
  }

  #downloadSession({ ledger }: TableSession): void {
    const text = shoeRecording(ledger);
    if (text !== null) download(text, recordingName(ledger.beganAt));
  }

  #close(): void {
    this.dispatchEvent(new CustomEvent("tj-panel-closed", { bubbles: true, composed: true }));
  }
}

function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

declare global {
  interface HTMLElementEventMap {
    "tj-panel-closed": CustomEvent<null>;
  }
  interface HTMLElementTagNameMap {
    "tj-panel": TjPanel;
  }
}
