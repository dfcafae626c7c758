import { type Seeds, whyNot } from "@thunderjack/core";
import { ENGLISH, type Phrasebook } from "@thunderjack/stage";
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { property, query } from "lit/decorators.js";
import { buttonStyles } from "../button.styles.js";
import { download } from "../download.js";
import { panelStyles } from "../panel.styles.js";
import { repeat } from "../repeat.js";
import type { GameSession, RetiredShoe, ShoeLog } from "../thunderjack-table/played-table.js";
import { fileSuffixOf, keptRecordings, roundsOfShoe, shoeRecording } from "../thunderjack-table/shoe-recording.js";
import type { PanelName } from "../thunderjack-table/table-bar.js";
import { type PastRound, pastRounds } from "../tj-history/past-round.js";
import type { TjVerification } from "../tj-verification/tj-verification.js";
import { ENGLISH_BAR } from "../words/english-bar.js";
import { ENGLISH_PANEL } from "../words/english-panel.js";
import type { BarWords, PanelWords } from "../words/table-words.js";
import { PANEL_PARTS } from "./panel-parts.js";
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
  @property({ attribute: false, hasChanged: () => true }) session: GameSession | null = null;

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
  readonly #recordings = new WeakMap<ShoeLog, { readonly text: string | null }>();
  /** The round whose shoe is to be seen as soon as the fairness is. */
  #wanted: number | null = null;

  protected override updated(changed: PropertyValues<this>): void {
    if (!changed.has("panel")) return;
    this.body?.scrollTo(0, 0);
    this.closer?.focus();
    if (this.panel === "fairness") this.#showWanted();
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
          <h2 id="title" part="panel-title">${this.bar[panel]}</h2>
          <button class="close" part="panel-close" type="button" aria-label=${words.close} @click=${this.#close}>
            <svg viewBox="0 0 24 24" aria-hidden="true"><title .textContent=${words.close}></title><path d="M6 6l12 12M18 6L6 18"></path></svg>
          </button>
        </header>
        <div class="body" tabindex="0">${this.#bodyTemplate(session, words)}</div>
      </div>
    `;
  }

  #bodyTemplate(session: GameSession, words: PanelWords): TemplateResult {
    const { phrases } = this;
    if (this.panel === "history") return this.#historyTemplate(session, words);
    if (this.panel === "fairness") return this.#fairnessTemplate(session, words);
    if (this.panel === "rules")
      return html`<tj-rules exportparts=${PANEL_PARTS} .rules=${session.table.rules} .figure=${this.figure} .phrases=${phrases} .words=${words}></tj-rules>`;
    if (this.panel === "picker") return this.#pickerTemplate(session, words);
    return html`<tj-keys exportparts=${PANEL_PARTS} .rules=${session.table.rules} ?hints=${this.hints} .phrases=${phrases} .words=${words}></tj-keys>`;
  }

  #pickerTemplate({ table }: GameSession, words: PanelWords): TemplateResult {
    return html`
      <tj-card-picker
        exportparts=${PANEL_PARTS}
        .decks=${table.rules.decks}
        .phrases=${this.phrases}
        .words=${words}
        ?frozen=${this.frozen || whyNot(table.rules, table.state, { type: "Deal" }) !== null}
        @tj-command=${this.#close}
      ></tj-card-picker>
    `;
  }

  #historyTemplate(session: GameSession, words: PanelWords): TemplateResult {
    const { phrases, bar } = this;
    const { ledger, retired } = session;
    const { beganAt, isWhole } = ledger;
    const isOpen = isWhole && beganAt !== null;
    const files = retired.filter((shoe) => shoe.ledger.isWhole).length + (isOpen ? 1 : 0);
    return html`
      <tj-history
        exportparts=${PANEL_PARTS}
        .rounds=${pastRounds(session.ledgers, this.limit)}
        .phrases=${phrases}
        .words=${words}
        .bar=${bar}
        @tj-shoe-asked=${this.#want}
      ></tj-history>
      ${isWhole ? nothing : html`<p class="faint">${whyNotRecorded(ledger, words)}</p>`}
      ${
        files === 0
          ? nothing
          : html`
              <div class="row">
                <button class="plain" part="panel-button" type="button" @click=${() => this.#downloadSession(session)}>
                  ${files === 1 ? words.download : words.downloadAll}
                </button>
              </div>
              <p class="faint">
                ${files === 1 ? words.session : words.sessions(files)} ${isOpen ? words.openRecording : nothing}
              </p>
            `
      }
    `;
  }

  #fairnessTemplate(session: GameSession, words: PanelWords): TemplateResult {
    const { table, own, retired } = session;
    const isFree = own !== null && !this.frozen;
    const rights = {
      changeSeed: isFree && own.takesClientSeed,
      renew: isFree && own.canBeRetired,
      isForeign: own === null,
    };
    return html`
      <tj-fairness exportparts=${PANEL_PARTS} .fairness=${table.fairness} .rights=${rights} .words=${words}></tj-fairness>
      ${retired.length === 0 ? nothing : this.#shoesTemplate(retired, words)}
    `;
  }

  /** The shoes that are done, the latest first: that one is open, the others are opened by their rounds. */
  #shoesTemplate(retired: readonly RetiredShoe[], words: PanelWords): TemplateResult {
    return html`
      <h3 class="part">${words.shoesBefore}</h3>
      ${
        retired.length === 1
          ? nothing
          : html`
              <div class="row">
                <button class="plain" part="panel-button" type="button" @click=${this.#verifyAll}>${words.verifyAll}</button>
              </div>
            `
      }
      ${repeat(
        [...retired].reverse(),
        ({ ledger }) => ledger.roundsBefore,
        (shoe) => this.#shoeTemplate(shoe, shoe === retired.at(-1), words),
      )}
    `;
  }

  #shoeTemplate({ ledger, seeds }: RetiredShoe, isLatest: boolean, words: PanelWords): TemplateResult {
    const { table, beganAt } = ledger;
    const [first, last] = roundsOfShoe(ledger);
    return html`
      <details class="shoe" data-last=${last} ?open=${isLatest}>
        <summary>${words.shoeOf(first, last)}</summary>
        <tj-verification
          exportparts=${PANEL_PARTS}
          .recording=${this.#recordingOf(ledger, seeds)}
          .reason=${whyNotRecorded(ledger, words)}
          .serverSeed=${hex(seeds.serverSeed)}
          .commitment=${table.fairness?.commitment ?? ""}
          .rounds=${table.state.round}
          .beganAt=${beganAt}
          .fileSuffix=${fileSuffixOf(ledger)}
          .words=${words}
        ></tj-verification>
      </details>
    `;
  }

  #recordingOf(ledger: ShoeLog, seeds: Seeds): string | null {
    const known = this.#recordings.get(ledger) ?? { text: shoeRecording(ledger, seeds) };
    this.#recordings.set(ledger, known);
    return known.text;
  }

  #want({ detail }: CustomEvent<PastRound>): void {
    this.#wanted = detail.number;
  }

  /** Shows the shoe of the round whose verification was asked for. */
  #showWanted(): void {
    const wanted = this.#wanted;
    this.#wanted = null;
    if (wanted === null) return;
    // The latest comes first: the last one that goes so far is the one.
    const shoe = [...this.#shoes].reverse().find(({ dataset }) => Number(dataset.last) >= wanted);
    if (shoe === undefined) return;
    shoe.open = true;
    shoe.querySelector<HTMLElement>("summary")?.focus({ preventScroll: true });
    shoe.scrollIntoView({ block: "nearest" });
  }

  async #verifyAll(): Promise<void> {
    for (const shoe of this.#shoes) {
      shoe.open = true;
      await shoe.querySelector<TjVerification>("tj-verification")?.verify();
    }
  }

  get #shoes(): readonly HTMLDetailsElement[] {
    return [...this.renderRoot.querySelectorAll<HTMLDetailsElement>(".shoe")];
  }

  async #downloadSession(session: GameSession): Promise<void> {
    for (const { name, text } of await keptRecordings(session)) download(text, name);
  }

  #close(): void {
    this.dispatchEvent(new CustomEvent("tj-panel-closed", { bubbles: true, composed: true }));
  }
}

/** Why there is no recording of a shoe. */
function whyNotRecorded({ isCut }: ShoeLog, words: PanelWords): string {
  return isCut === true ? words.notKept : words.notWhole;
}

function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

declare global {
  interface GlobalEventHandlersEventMap {
    "tj-panel-closed": CustomEvent<null>;
  }
  interface HTMLElementTagNameMap {
    "tj-panel": TjPanel;
  }
}
