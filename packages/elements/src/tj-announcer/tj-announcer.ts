import type { Cancel, Clock } from "@thunderjack/stage";
import { css, html, LitElement, type TemplateResult } from "lit";
import { property, query } from "lit/decorators.js";
import { BROWSER_CLOCK } from "../thunderjack-table/browser-clock.js";

/** Sentences that come this close together are said as one, in milliseconds. */
const TOGETHER = 150;

/** How long something stands there before the next is said, in milliseconds. */
const STANDS = 700;

/** So many sentences are said as one; where more of them wait, they follow. */
const MOST = 6;

/**
 * So many sentences wait at most, about a minute's worth. A table that is played faster than anybody can listen, hour
 * after hour, would else have more and more to say; the oldest go.
 */
const BACKLOG = 500;

/**
 * Says what happens to those who hear the table: the only live region of a table, polite, with one queue, in which
 * nothing is lost that somebody could still listen to. It is not to be seen.
 *
 * @element tj-announcer
 */
export class TjAnnouncer extends LitElement {
  static override styles = css`
    :host {
      position: absolute !important;
      width: 1px !important;
      height: 1px !important;
      overflow: hidden !important;
      clip-path: inset(50%) !important;
    }
  `;

  /** The time that its queue goes by. */
  @property({ attribute: false }) clock: Clock = BROWSER_CLOCK;

  @query("p") private readonly region!: HTMLElement | null;

  #waiting: string[] = [];
  /** It goes before everything that waits. */
  #answer: string | null = null;
  #pause: Cancel | null = null;

  /** Says a sentence, after those that came before. */
  say(sentence: string): void {
    this.#waiting.push(sentence);
    if (this.#waiting.length > BACKLOG) this.#waiting.shift();
    this.#pause ??= this.clock.after(TOGETHER, () => this.#sayNext());
  }

  /**
   * Says this next, and then goes on with what waits: an answer to a question of the player's. A later answer takes the
   * place of one that was not said yet.
   */
  answer(sentence: string): void {
    this.#pause?.();
    this.#answer = sentence;
    this.#pause = this.clock.after(TOGETHER, () => this.#sayNext());
  }

  /** Forgets what waits. */
  hush(): void {
    this.#pause?.();
    this.#pause = null;
    this.#answer = null;
    this.#waiting = [];
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.hush();
  }

  #sayNext(): void {
    this.#pause = null;
    const { region } = this;
    const next = this.#answer ?? this.#waiting.slice(0, MOST).join(" ");
    if (next === "") return;
    if (region !== null) {
      if (this.#answer === null) this.#waiting.splice(0, MOST);
      this.#answer = null;
      // A new text each time: the same sentence said twice is heard twice.
      region.replaceChildren(next);
    }
    this.#pause = this.clock.after(STANDS, () => this.#sayNext());
  }

  override render(): TemplateResult {
    return html`<p role="status" aria-live="polite"></p>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "tj-announcer": TjAnnouncer;
  }
}
