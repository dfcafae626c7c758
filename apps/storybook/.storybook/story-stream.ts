import type { GameEventType } from "@thunderjack/core";
import { ENGLISH, type Phrasebook } from "@thunderjack/stage";
import { html, LitElement, type TemplateResult } from "lit";
import { property } from "lit/decorators.js";
import type { ShowMoment } from "../../../packages/elements/stories/moment.js";
import { chosenRound, momentOf, type Painter, positionAfter } from "../../../packages/elements/stories/moment.js";

/**
 * Shows a component at an event of a recorded round, with a scrubber. The scrubber is a slider that names the current
 * event, with buttons for one step back and forward.
 *
 * @element story-stream
 * @fires position-changed - another position was chosen
 */
export class StoryStream extends LitElement {
  /** The name of the recorded round. */
  @property() round = "";

  /** The number of played events. If it is `null`, the events up to the last event of type {@link from} are played. */
  @property({ attribute: false }) position: number | null = null;

  /** The type of the event that is shown initially. */
  @property() from: GameEventType = "RoundSettled";

  @property({ attribute: false }) words: Phrasebook = ENGLISH;
  @property() painter: Painter = "lit";
  @property({ attribute: false }) show: ShowMoment | null = null;

  /**
   * Renders into the page without a shadow root, so that the wrapper affects neither the layout nor the measurements of
   * a story.
   */
  protected override createRenderRoot(): this {
    return this;
  }

  /** The position that is shown. */
  get shown(): number {
    const round = chosenRound(this.round);
    return Math.min(Math.max(0, this.position ?? positionAfter(round, this.from)), round.publicEvents.length);
  }

  /** Shows another position. */
  step(position: number): void {
    this.position = position;
    this.dispatchEvent(new CustomEvent("position-changed", { detail: position, bubbles: true }));
  }

  override render(): TemplateResult {
    const round = chosenRound(this.round);
    const { length } = round.publicEvents;
    const moment = momentOf(round, this.shown, this.words, this.painter);
    const { position } = moment;
    const name = position === 0 ? "before the first event" : (round.publicEvents[position - 1]?.type ?? "");
    return html`
      <form class="scrubber" aria-label="Recorded round" @submit=${(event: Event) => event.preventDefault()}>
        <button
          type="button"
          aria-label="Previous event"
          ?disabled=${position === 0}
          @click=${() => this.step(position - 1)}
        >
          ◀
        </button>
        <input
          type="range"
          min="0"
          max=${length}
          aria-label="Position"
          aria-valuetext="${position} of ${length}: ${name}"
          .value=${String(position)}
          @input=${({ currentTarget }: Event) => this.step(Number((currentTarget as HTMLInputElement).value))}
        />
        <button
          type="button"
          aria-label="Next event"
          ?disabled=${position === length}
          @click=${() => this.step(position + 1)}
        >
          ▶
        </button>
        <output>${position} / ${length} · ${name}</output>
        <small>${round.name}</small>
      </form>
      <div class="moment">${this.show?.(moment)}</div>
    `;
  }
}

if (customElements.get("story-stream") === undefined) customElements.define("story-stream", StoryStream);
