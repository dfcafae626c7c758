import type { ReplayStrings } from "@thunderjack/stage";
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { property, query } from "lit/decorators.js";
import { repeat } from "../../components/repeat.js";
import { buttonStyles } from "../../theme/button.styles.js";
import { replayRequest, type SimpleRequest } from "../replay-request.js";
import { transcriptStyles } from "./tj-transcript.styles.js";
import type { Transcript, TranscriptLine } from "./transcript.js";

/**
 * The maximum number of lines rendered before and after the current line. A long recording has hundreds of thousands of
 * lines.
 */
const AROUND = 50;

/**
 * A recording as sentences. It scrolls to the current position, and a click on a sentence seeks to it. Only the part of
 * a long recording around the current position is rendered.
 *
 * @element tj-transcript
 * @fires tj-replay-request - the position to seek to, or a copy or download of the text
 * @csspart transcript - the list of sentences
 * @csspart transcript-title - the heading of the list
 * @csspart transcript-button - a button beside the heading
 * @csspart line - each sentence
 */
export class TjTranscript extends LitElement {
  static override styles = [buttonStyles, transcriptStyles];

  /** The strings of the replay. Without them, nothing is drawn. */
  @property({ attribute: false }) words: ReplayStrings | null = null;
  /** The transcript to show. Without it, nothing is drawn. */
  @property({ attribute: false }) transcript: Transcript | null = null;
  /** The current position. */
  @property({ type: Number }) seq = 0;
  /** The number of events. When it changes, the new sentences of a live recording are rendered. */
  @property({ type: Number }) count = 0;

  @query(".lines") private readonly list!: HTMLElement | null;
  @query('[aria-current="true"]') private readonly current!: HTMLElement | null;

  protected override updated(changed: PropertyValues<this>): void {
    if (!changed.has("seq") && !changed.has("transcript")) return;
    const { list, current } = this;
    if (list === null) return;
    if (current === null) {
      list.scrollTop = 0;
      return;
    }
    // `scrollIntoView` would also scroll the page.
    const { top, height } = current.getBoundingClientRect();
    const frame = list.getBoundingClientRect();
    if (top < frame.top + height || top + 2 * height > frame.bottom) {
      list.scrollTop += top - frame.top - (frame.height - height) / 2;
    }
  }

  #request(request: SimpleRequest): void {
    this.dispatchEvent(replayRequest({ do: request }));
  }

  override render(): TemplateResult | typeof nothing {
    const { words, transcript, seq } = this;
    if (words === null || transcript === null) return nothing;
    const { before, after } = transcript.around(seq, AROUND);
    const lines = [...before, ...after];
    const current = before.length - 1;
    return html`
      <header>
        <h2 id="heading" part="transcript-title">${words.transcript}</h2>
        <button part="transcript-button" type="button" aria-label=${words.copyTranscript} @click=${() => this.#request("copy-transcript")}>
          ${words.copy}
        </button>
        <button part="transcript-button" type="button" aria-label=${words.downloadTranscript} @click=${() => this.#request("download-transcript")}>
          ${words.save}
        </button>
      </header>
      <ol class="lines" part="transcript" aria-labelledby="heading" tabindex="0">
        ${repeat(
          lines,
          (line) => line.seq,
          (line, index) => this.#lineTemplate(line, lines[index - 1], index - current),
        )}
      </ol>
    `;
  }

  #lineTemplate(
    { seq, round, sentence }: TranscriptLine,
    before: TranscriptLine | undefined,
    distance: number,
  ): TemplateResult {
    return html`
      <li>
        <button
          class="line"
          part="line"
          type="button"
          ?data-later=${distance > 0}
          ?data-deal=${before?.round !== round}
          aria-current=${distance === 0 ? "true" : "false"}
          @click=${() => this.dispatchEvent(replayRequest({ do: "seek", seq }))}
        >
          ${sentence}
        </button>
      </li>
    `;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "tj-transcript": TjTranscript;
  }
}
