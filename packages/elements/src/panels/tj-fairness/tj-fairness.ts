import type { Fairness } from "@thunderjack/core";
import { ROUNDS_PER_SHOE } from "@thunderjack/recording";
import type { TablePanelStrings } from "@thunderjack/stage";
import { ENGLISH_PANEL } from "@thunderjack/stage/english/panels";
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { property, query, state } from "lit/decorators.js";
import { buttonStyles } from "../../theme/button.styles.js";
import { panelStyles } from "../panel.styles.js";
import { type SeedFault, seedFault } from "./client-seed.js";
import { fairnessStyles } from "./tj-fairness.styles.js";

/** The changes to the shoe in play that are allowed. */
export interface ShoeRights {
  /** Whether the client seed can be changed. */
  readonly changeSeed: boolean;
  /** Whether the shoe can be retired. */
  readonly renew: boolean;
  /** Whether the page has opened the table. The element then does not know the seed. */
  readonly isForeign: boolean;
}

const NO_RIGHTS: ShoeRights = { changeSeed: false, renew: false, isForeign: false };

/**
 * The anchor of the session, the place of the shoe in it, the commitment to the seed of the shoe, the player's own
 * seed, and the head of the session. It also states which facts the recordings prove, and which they do not prove.
 *
 * @element tj-fairness
 * @fires tj-client-seed - the player sets the client seed; the detail is the text
 * @fires tj-new-shoe - the player retires the shoe, to reveal its seed
 * @csspart anchor - the anchor of the session
 * @csspart head - the head of the session, after the first shoe was retired
 * @csspart shoe-place - the number of the shoe in the session
 * @csspart commitment - the commitment to the seed of the shoe
 * @csspart client-seed - the player's own seed, once it can no longer be changed
 * @csspart panel-button - each button
 * @csspart panel-field - the text field for the seed
 */
export class TjFairness extends LitElement {
  static override styles = [buttonStyles, panelStyles, fairnessStyles];

  /** The fairness data of the shoe, such as its commitment and its client seed; `null` if it has none. */
  @property({ attribute: false }) fairness: Fairness | null = null;

  /** The hash of the trailer of the last closed recording, in hex; `null` if there is none. */
  @property({ attribute: false }) head: string | null = null;

  /** The changes to the shoe in play that are allowed. Defaults to none. */
  @property({ attribute: false }) rights: ShoeRights = NO_RIGHTS;

  /** The strings of the panels. English by default. */
  @property({ attribute: false }) words: TablePanelStrings = ENGLISH_PANEL;

  @query("input") private readonly input!: HTMLInputElement | null;
  @state() private fault: SeedFault | null = null;
  /** The text in the field; `null` until the player types. */
  @state() private typed: string | null = null;
  /** The text that was copied last; `null` if there is none. */
  @state() private copied: string | null = null;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has("fairness")) return;
    this.typed = null;
    this.copied = null;
  }

  override render(): TemplateResult | typeof nothing {
    const { fairness, rights, words } = this;
    if (fairness === null) return nothing;
    return html`
      <section>
        <p>${words.promise}</p>
        ${fairness.chosen ? html`<p class="chosen">${words.chosenSeed}</p>` : nothing}
        ${this.#placeTemplate(fairness)}
        ${this.#codeTemplate(words.commitment, "commitment", fairness.commitment)}
        ${rights.changeSeed ? this.#seedForm(fairness) : this.#seedTemplate(fairness)}
        ${
          this.head === null || !isInSession(fairness)
            ? nothing
            : html`${this.#codeTemplate(words.head, "head", this.head)}<p class="faint">${words.headHint}</p>`
        }
        ${
          isInSession(fairness)
            ? html`<p class="faint">${words.proves}</p><p class="faint">${words.provesNot}</p>`
            : nothing
        }
      </section>
      ${rights.isForeign ? html`<p class="faint">${words.foreign}</p>` : this.#renewTemplate()}
      <p class="faint">${words.ownDevice}</p>
    `;
  }

  #placeTemplate(fairness: Fairness): TemplateResult | typeof nothing {
    if (!isInSession(fairness)) return nothing;
    const { words } = this;
    const { chain } = fairness;
    return html`
      ${this.#codeTemplate(words.anchor, "anchor", chain.anchor)}
      <p class="faint">${words.anchorHint}</p>
      <p part="shoe-place">${words.shoeOfChain(chain.index, chain.length)}</p>
    `;
  }

  #codeTemplate(heading: string, part: "anchor" | "commitment" | "head", text: string): TemplateResult {
    const { words } = this;
    const label = this.copied === text ? words.copied : words.copy;
    return html`
      <h3 id="${part}-heading">${heading}</h3>
      <div class="code">
        <code part=${part} dir="ltr">${text}</code>
        <button
          class="plain"
          part="panel-button"
          type="button"
          id="copy-${part}"
          aria-labelledby="copy-${part} ${part}-heading"
          @click=${() => this.#copy(text)}
        >
          ${label}
        </button>
      </div>
    `;
  }

  #seedTemplate({ clientSeed, chosen }: Fairness): TemplateResult | typeof nothing {
    if (chosen) return nothing;
    const { words } = this;
    return html`
      <h3>${words.clientSeed}</h3>
      <p><code part="client-seed">${clientSeed === "" ? words.noClientSeed : clientSeed}</code></p>
      <p class="faint">${words.fixed}</p>
    `;
  }

  #seedForm({ clientSeed, clientSeedFrom }: Fairness): TemplateResult {
    const { words, fault } = this;
    return html`
      <form @submit=${this.#apply}>
        <label for="seed">${words.clientSeed}</label>
        <div class="code">
          <input
            id="seed"
            part="panel-field"
            type="text"
            dir="auto"
            autocomplete="off"
            spellcheck="false"
            .value=${this.typed ?? clientSeed}
            placeholder=${words.noClientSeed}
            aria-describedby="hint fault"
            aria-invalid=${fault === null ? "false" : "true"}
            @input=${this.#check}
          />
          <button class="plain" part="panel-button" type="submit" ?disabled=${fault !== null || (this.typed ?? clientSeed) === clientSeed}>${words.apply}</button>
        </div>
        <p id="fault" class="fault" role="status">${fault === null ? nothing : words[fault]}</p>
        <p id="hint" class="faint">
          ${clientSeedFrom === "random" ? words.drawnClientSeed : nothing} ${words.clientSeedHint}
        </p>
      </form>
    `;
  }

  #renewTemplate(): TemplateResult | typeof nothing {
    const { words, rights } = this;
    if (rights.changeSeed) return nothing;
    return html`
      <div class="row">
        <button
          class="plain"
          part="panel-button"
          type="button"
          ?disabled=${!rights.renew}
          @click=${() => this.dispatchEvent(new CustomEvent("tj-new-shoe", { bubbles: true, composed: true }))}
        >
          ${words.newShoe}
        </button>
      </div>
      <p class="faint">${words.newShoeHint(ROUNDS_PER_SHOE)}</p>
    `;
  }

  #check(): void {
    this.typed = this.input?.value ?? "";
    this.fault = seedFault(this.typed);
  }

  #apply(event: Event): void {
    event.preventDefault();
    this.#check();
    if (this.fault !== null) return;
    const detail = this.input?.value ?? "";
    this.dispatchEvent(new CustomEvent("tj-client-seed", { detail, bubbles: true, composed: true }));
  }

  /** Copies text. If the page may not write to the clipboard, the player can still select the text. */
  async #copy(text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      this.copied = text;
    } catch {
      this.copied = null;
    }
  }
}

/** Returns whether the shoe has an anchor. A chosen seed has none, because its chain has one shoe. */
export function isInSession(fairness: Fairness): fairness is Fairness & Required<Pick<Fairness, "chain">> {
  return fairness.chain !== undefined && fairness.chain.length > 1;
}

declare global {
  interface GlobalEventHandlersEventMap {
    "tj-client-seed": CustomEvent<string>;
    "tj-new-shoe": CustomEvent<null>;
  }
  interface HTMLElementTagNameMap {
    "tj-fairness": TjFairness;
  }
}
