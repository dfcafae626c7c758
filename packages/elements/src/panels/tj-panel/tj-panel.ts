import { type Seeds, whyNot } from "@thunderjack/core";
import type { SessionVerification } from "@thunderjack/recording";
import { type BarStrings, ENGLISH, type Phrasebook, type TablePanelStrings } from "@thunderjack/stage";
import { ENGLISH_PANEL } from "@thunderjack/stage/english/panels";
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { property, query, state } from "lit/decorators.js";
import { unprovenText } from "../../components/failed-check.js";
import { repeat } from "../../components/repeat.js";
import type { GameSession, PlayedShoe } from "../../game/game-session.js";
import { type PastRound, pastRounds } from "../../game/past-round.js";
import { fileSuffixOf, headOf, roundsOfShoe, shoeRecording, shoeRecordings } from "../../game/shoe-recordings.js";
import { download } from "../../platform/download.js";
import { buttonStyles } from "../../theme/button.styles.js";
import { loadVerifier, type Unfinished, unfinishedBy } from "../../verification/load-verifier.js";
import { panelStyles } from "../panel.styles.js";
import type { PanelName } from "../panel-name.js";
import { isInSession } from "../tj-fairness/tj-fairness.js";
import type { TjVerification } from "../tj-verification/tj-verification.js";
import { PANEL_PARTS } from "./panel-parts.js";
import { tjPanelStyles } from "./tj-panel.styles.js";

/**
 * A panel over the felt: the history, the fairness of the shoe, the rules, the list of keys, or the card picker.
 *
 * @element tj-panel
 * @fires tj-panel-closed - the player closes the panel
 */
export class TjPanel extends LitElement {
  static override styles = [buttonStyles, panelStyles, tjPanelStyles];

  /** The name of the open panel. */
  @property() panel: PanelName = "history";

  /**
   * The session of the table; `null` until it is open. It changes in place, so setting the same session again also
   * updates the panel.
   */
  @property({ attribute: false, hasChanged: () => true }) session: GameSession | null = null;

  /** The strings of the table, such as the names of the cards. English by default. */
  @property({ attribute: false }) phrases: Phrasebook = ENGLISH;

  /** The strings of the panels; `null` for English. */
  @property({ attribute: false }) words: TablePanelStrings | null = null;

  /** The strings of the bar above the table. English by default. */
  @property({ attribute: false }) bar: BarStrings = ENGLISH.bar;

  /** The return to player with its basis, as a sentence; empty if it is not known. */
  @property() figure = "";

  /** Whether the list of keys includes the key for a hint. */
  @property({ type: Boolean }) hints = false;

  /** The maximum number of rounds in the history. */
  @property({ type: Number }) limit = 20;

  /** Whether all changes are disabled. */
  @property({ type: Boolean }) frozen = false;

  @query(".body") private readonly body!: HTMLElement | null;
  @query(".close") private readonly closer!: HTMLElement | null;

  /**
   * The verification of the session with the number of shoes that it includes; `null` if there is none. Its `session` is
   * the reason if the verification has no result.
   */
  @state() private verified: { readonly session: SessionVerification | Unfinished; readonly shoes: number } | null =
    null;
  /** Cancels the verification of the session. */
  #checking = new AbortController();

  /** The recordings of the retired shoes. They are long, so each one is written only once. */
  readonly #recordings = new WeakMap<PlayedShoe, { readonly text: string | null }>();
  /** The round whose shoe is expanded when the fairness panel opens; `null` if no round was chosen. */
  #wanted: number | null = null;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#checking.abort();
  }

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

  #bodyTemplate(session: GameSession, words: TablePanelStrings): TemplateResult {
    const { phrases } = this;
    if (this.panel === "history") return this.#historyTemplate(session, words);
    if (this.panel === "fairness") return this.#fairnessTemplate(session, words);
    if (this.panel === "rules")
      return html`<tj-rules exportparts=${PANEL_PARTS} .rules=${session.table.rules} .figure=${this.figure} .phrases=${phrases} .words=${words}></tj-rules>`;
    if (this.panel === "picker") return this.#pickerTemplate(session, words);
    return html`<tj-keys exportparts=${PANEL_PARTS} .rules=${session.table.rules} ?hints=${this.hints} .phrases=${phrases} .words=${words}></tj-keys>`;
  }

  #pickerTemplate({ table }: GameSession, words: TablePanelStrings): TemplateResult {
    return html`
      <tj-card-picker
        exportparts=${PANEL_PARTS}
        .decks=${table.rules.decks}
        .phrases=${this.phrases}
        .words=${words}
        ?frozen=${this.frozen || whyNot(table.rules, table.publicState, { type: "Deal" }) !== null}
        @tj-command=${this.#close}
      ></tj-card-picker>
    `;
  }

  #historyTemplate(session: GameSession, words: TablePanelStrings): TemplateResult {
    const { phrases, bar } = this;
    const { shoes } = session;
    const inPlay = shoes.at(-1);
    if (inPlay === undefined) return html``;
    const isOpen = inPlay.isWhole && inPlay.beganAt !== null;
    const files = shoes.slice(0, -1).filter(({ isWhole }) => isWhole).length + (isOpen ? 1 : 0);
    return html`
      <tj-history
        exportparts=${PANEL_PARTS}
        .rounds=${pastRounds(shoes, this.limit)}
        .phrases=${phrases}
        .words=${words}
        .bar=${bar}
        @tj-shoe-asked=${this.#want}
      ></tj-history>
      ${inPlay.isWhole ? nothing : html`<p class="faint">${whyNotRecorded(inPlay, words)}</p>`}
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

  #fairnessTemplate(session: GameSession, words: TablePanelStrings): TemplateResult {
    const { table, controls } = session;
    const retired = retiredOf(session);
    const isFree = controls !== null && !this.frozen;
    const rights = {
      changeSeed: isFree && controls.takesClientSeed,
      renew: isFree && controls.canBeRetired,
      isForeign: controls === null,
    };
    return html`
      <tj-fairness
        exportparts=${PANEL_PARTS}
        .fairness=${table.fairness}
        .head=${headOf(session)}
        .rights=${rights}
        .words=${words}
      ></tj-fairness>
      ${retired.length === 0 ? nothing : this.#shoesTemplate(session, retired, words)}
    `;
  }

  /**
   * Returns the list of the retired shoes, the latest first. The latest shoe is expanded at first. When the player
   * verifies a round of the history, its shoe is expanded, too.
   */
  #shoesTemplate(session: GameSession, retired: readonly RetiredShoe[], words: TablePanelStrings): TemplateResult {
    return html`
      <h3 class="part">${words.shoesBefore}</h3>
      ${
        retired.length === 1
          ? nothing
          : html`
              <div class="row">
                <button class="plain" part="panel-button" type="button" @click=${() => this.#verifyAll(session)}>${words.verifyAll}</button>
              </div>
              <div aria-live="polite">${this.#verdictTemplate(retired.length, words)}</div>
            `
      }
      ${repeat(
        [...retired].reverse(),
        ({ roundsBefore }) => roundsBefore,
        (shoe) => this.#shoeTemplate(shoe, shoe === retired.at(-1), words),
      )}
    `;
  }

  #shoeTemplate(shoe: RetiredShoe, isLatest: boolean, words: TablePanelStrings): TemplateResult {
    const [first, last] = roundsOfShoe(shoe);
    return html`
      <details class="shoe" data-last=${last} ?open=${isLatest}>
        <summary>${words.shoeOf(first, last)}</summary>
        <tj-verification
          exportparts=${PANEL_PARTS}
          .recording=${this.#recordingOf(shoe)}
          .serverSeed=${hex(shoe.seeds.serverSeed)}
          .shown=${shoe.text === undefined ? shoe.fairness : null}
          .rounds=${shoe.rounds}
          .beganAt=${shoe.beganAt}
          .fileSuffix=${fileSuffixOf(shoe)}
          .words=${words}
        ></tj-verification>
      </details>
    `;
  }

  /** Returns the verdict on all shoes together, unless a shoe was retired since. */
  #verdictTemplate(shoes: number, words: TablePanelStrings): TemplateResult | typeof nothing {
    const { verified } = this;
    if (verified === null || verified.shoes !== shoes) return nothing;
    if (typeof verified.session === "string") return html`<p part="session-verdict">${words[verified.session]}</p>`;
    const { status, missing, notProven } = verified.session;
    const sentences = missing.map(({ first, last }) => words.missingShoes(first, last));
    return html`
      <p part="session-verdict"><strong>${words.sessionVerdicts[status]}</strong> ${sentences.join(" ")}</p>
      ${notProven.length === 0 ? nothing : html`<p class="faint" part="not-proven">${unprovenText(notProven, words)}</p>`}
    `;
  }

  #recordingOf(shoe: RetiredShoe): string | null {
    const known = this.#recordings.get(shoe) ?? { text: shoeRecording(shoe) };
    this.#recordings.set(shoe, known);
    return known.text;
  }

  #want({ detail }: CustomEvent<PastRound>): void {
    this.#wanted = detail.number;
  }

  /** Expands the shoe of the round whose verification was requested, focuses its heading and scrolls to it. */
  #showWanted(): void {
    const wanted = this.#wanted;
    this.#wanted = null;
    if (wanted === null) return;
    // The list begins with the latest shoe. The last match is the oldest shoe that does not end before the round, so it
    // contains the round.
    const shoe = [...this.#shoes].reverse().find(({ dataset }) => Number(dataset.last) >= wanted);
    if (shoe === undefined) return;
    shoe.open = true;
    shoe.querySelector<HTMLElement>("summary")?.focus({ preventScroll: true });
    shoe.scrollIntoView({ block: "nearest" });
  }

  /** Verifies each retired shoe, and then all kept shoes together. */
  async #verifyAll(session: GameSession): Promise<void> {
    this.verified = null;
    this.#checking.abort();
    this.#checking = new AbortController();
    const { signal } = this.#checking;
    try {
      // The shoes load the same code. Without this line, each of them would wait for it until its own deadline.
      const { verifySession } = await loadVerifier();
      for (const shoe of this.#shoes) {
        shoe.open = true;
        await shoe.querySelector<TjVerification>("tj-verification")?.verify();
      }
      const { fairness } = session.table;
      if (fairness === null || !isInSession(fairness) || signal.aborted) return;
      const shoes = retiredOf(session).length;
      const recordings = (await shoeRecordings(session)).map(({ text }) => text);
      const head = headOf(session);
      const noted = head === null ? {} : { head };
      this.verified = { session: await verifySession(recordings, { ...noted, signal }), shoes };
    } catch (reason) {
      if (!signal.aborted) this.verified = { session: unfinishedBy(reason), shoes: retiredOf(session).length };
    }
  }

  get #shoes(): readonly HTMLDetailsElement[] {
    return [...this.renderRoot.querySelectorAll<HTMLDetailsElement>(".shoe")];
  }

  async #downloadSession(session: GameSession): Promise<void> {
    for (const { name, text } of await shoeRecordings(session)) download(text, name);
  }

  #close(): void {
    this.dispatchEvent(new CustomEvent("tj-panel-closed", { bubbles: true, composed: true }));
  }
}

type RetiredShoe = PlayedShoe & { readonly seeds: Seeds };

function retiredOf({ shoes }: GameSession): readonly RetiredShoe[] {
  return shoes.filter((shoe): shoe is RetiredShoe => shoe.seeds !== null);
}

/**
 * Returns the reason why the shoe in play has no recording. The log lacks its first rounds only at a table that the
 * page has set.
 */
function whyNotRecorded({ isCut }: PlayedShoe, words: TablePanelStrings): string {
  return isCut ? words.notKept : words.notWhole;
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
