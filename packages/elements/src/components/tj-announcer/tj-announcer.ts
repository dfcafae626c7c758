import type { Cancel, Clock } from "@thunderjack/core";
import { systemClock } from "@thunderjack/core/system-clock";
import { css, html, LitElement, type TemplateResult } from "lit";
import { property, query } from "lit/decorators.js";

/** The time for which sentences are collected before they are announced together, in milliseconds. */
const TOGETHER = 150;

/** The minimum time between two announcements, in milliseconds. */
const STANDS = 700;

/** The maximum number of sentences in one announcement. The next announcement contains further sentences. */
const MOST = 6;

/**
 * The maximum number of sentences in the queue, which are announced within about a minute. If a table is played faster
 * than the queue is announced, the oldest sentences are dropped.
 */
const BACKLOG = 500;

/**
 * Announces the events of a table to screen readers, in one polite live region. The element is invisible.
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

  /** The clock that times the announcements. */
  @property({ attribute: false }) clock: Clock = systemClock;

  @query("p") private readonly region!: HTMLElement | null;

  #waiting: string[] = [];
  /** The sentence that is announced before the queued sentences; `null` if there is none. */
  #answer: string | null = null;
  #pause: Cancel | null = null;

  /** Announces a sentence after the queued sentences. */
  announce(sentence: string): void {
    this.#waiting.push(sentence);
    if (this.#waiting.length > BACKLOG) this.#waiting.shift();
    this.#pause ??= this.clock.schedule(TOGETHER, () => this.#announceNext());
  }

  /**
   * Announces a sentence before the queued sentences: the answer to the player's question, or a rejection. The sentence
   * replaces an earlier one that was not announced yet.
   */
  answer(sentence: string): void {
    this.#pause?.();
    this.#answer = sentence;
    this.#pause = this.clock.schedule(TOGETHER, () => this.#announceNext());
  }

  /** Clears the queue and the live region. */
  hush(): void {
    this.region?.replaceChildren();
    this.#pause?.();
    this.#pause = null;
    this.#answer = null;
    this.#waiting = [];
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.hush();
  }

  #announceNext(): void {
    this.#pause = null;
    const { region } = this;
    const next = this.#answer ?? this.#waiting.slice(0, MOST).join(" ");
    if (next === "") return;
    if (region !== null) {
      if (this.#answer === null) this.#waiting.splice(0, MOST);
      this.#answer = null;
      // A new text node is created each time, so that a repeated sentence is announced again.
      region.replaceChildren(next);
    }
    this.#pause = this.clock.schedule(STANDS, () => this.#announceNext());
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
