import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { property, query } from "lit/decorators.js";
import { buttonStyles } from "../button.styles.js";
import { repeat } from "../repeat.js";
import { replayRequest, type SimpleRequest } from "../thunderjack-replay/replay-request.js";
import type { ReplayWords } from "../thunderjack-replay/words/replay-words.js";
import { transcriptStyles } from "./tj-transcript.styles.js";
import type { Transcript, TranscriptLine } from "./transcript.js";

/** So many lines stand in the page before and after the current one: a long recording has hundreds of thousands. */
const AROUND = 150;

/**
 * A recording as sentences: it follows what is shown, and leads to what is clicked. Of a long recording it holds the part
 * around the present position; the time line leads to the others.
 *
 * @element tj-transcript
 * @fires tj-replay-request - where to go, or what to do with the text
 * @csspart transcript - the list of all sentences
 * @csspart transcript-title - its heading
 * @csspart transcript-button - a button beside that
 * @csspart line - each sentence
 */
export class TjTranscript extends LitElement {
  static override styles = [buttonStyles, transcriptStyles];

  @property({ attribute: false }) words: ReplayWords | null = null;
  @property({ attribute: false }) transcript: Transcript | null = null;
  /** The position that is shown. */
  @property({ type: Number }) seq = 0;
  /** How many events there are: the transcript grows with them. */
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
    // Only the list scrolls, never the page around it.
    const { top, height } = current.getBoundingClientRect();
    const frame = list.getBoundingClientRect();
    if (top < frame.top + height || top + 2 * height > frame.bottom) {
      list.scrollTop += top - frame.top - (frame.height - height) / 2;
    }
  }

  #ask(request: SimpleRequest): void {
    this.dispatchEvent(replayRequest({ do: request }));
  }

  override render(): TemplateResult | typeof nothing {
    const { words, transcript, seq } = this;
    if (words === null || transcript === null) return nothing;
    const place = transcript.placeAt(seq);
    const from = Math.max(0, place - AROUND);
    const lines = transcript.lines.slice(from, place + AROUND);
    return html`
      <header>
        <h2 id="heading" part="transcript-title">${words.transcript}</h2>
        <button part="transcript-button" type="button" aria-label=${words.copyTranscript} @click=${() => this.#ask("copy-transcript")}>
          ${words.copy}
        </button>
        <button part="transcript-button" type="button" aria-label=${words.downloadTranscript} @click=${() => this.#ask("download-transcript")}>
          ${words.save}
        </button>
      </header>
      <ol class="lines" part="transcript" aria-labelledby="heading" tabindex="0">
        ${repeat(
          lines,
          (line) => line.seq,
          (line, index) => this.#lineTemplate(line, lines[index - 1], from + index - place),
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
