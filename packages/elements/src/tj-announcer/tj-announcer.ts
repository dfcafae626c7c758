import type { Cancel, Clock } from "@thunderjack/stage";
import { css, html, LitElement, type TemplateResult } from "lit";
import { property, state } from "lit/decorators.js";
import { BROWSER_CLOCK } from "../thunderjack-table/browser-clock.js";

/** Sentences that come this close together are said as one, in milliseconds. */
const TOGETHER = 150;

/** How long something stands there before the next is said, in milliseconds. */
const STANDS = 700;

/** When the table is in a hurry, the last of the sentences are said, and no more of them. */
const MOST = 6;

/**
 * Says what happens to those who hear the table: a polite live region with one queue. It is not to be seen.
 *
 * @element tj-announcer
 */
export class TjAnnouncer extends LitElement {
  static override styles = css`
    :host {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  `;

  /** The time that its queue goes by. */
  @property({ attribute: false }) clock: Clock = BROWSER_CLOCK;

  @state() private said = "";

  #waiting: string[] = [];
  #pause: Cancel | null = null;

  /** Says a sentence, after those that came before. */
  say(sentence: string): void {
    this.#waiting.push(sentence);
    this.#pause ??= this.clock.after(TOGETHER, () => this.#sayNext());
  }

  /** Says this next, in place of what waits: an answer to a question. */
  answer(sentence: string): void {
    this.hush();
    this.said = "";
    this.say(sentence);
  }

  /** Forgets what waits. */
  hush(): void {
    this.#pause?.();
    this.#pause = null;
    this.#waiting = [];
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.hush();
  }

  #sayNext(): void {
    this.#pause = null;
    if (this.#waiting.length === 0) return;
    this.said = this.#waiting.slice(-MOST).join(" ");
    this.#waiting = [];
    this.#pause = this.clock.after(STANDS, () => this.#sayNext());
  }

  override render(): TemplateResult {
    return html`<p role="status" aria-live="polite">${this.said}</p>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "tj-announcer": TjAnnouncer;
  }
}
