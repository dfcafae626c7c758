import { scenarioStory, scenarioTest } from "@thunderjack/inspector/thunderjack";
import { html, nothing, render, type TemplateResult } from "lit";
import { keyed } from "lit/directives/keyed.js";
import {
  JUMP,
  SAVE,
  SAVED,
  type SaveAnswer,
  type SaveRequest,
  STREAMS,
  STREAMS_WANTED,
  type StreamChannel,
  type StreamPart,
} from "./stream-messages.js";
import { type PanelStream, StreamStore } from "./stream-store.js";
import "@thunderjack/inspector/define";

const STYLES = html`<style>
  :host { display: flex; flex-direction: column; box-sizing: border-box; height: 100%; overflow: auto; color-scheme: light dark; font: 13px/1.4 system-ui, "Segoe UI", Roboto, sans-serif; color: light-dark(#1c2024, #e8eaed); background: light-dark(#fff, #1b1c1d); }
  .bar { display: flex; flex-wrap: wrap; gap: 6px 12px; align-items: center; padding: 8px 10px; }
  .bar form { display: flex; flex-wrap: wrap; gap: 6px; align-items: center; margin: 0; }
  .bar input { inline-size: 15em; }
  button, input, select { min-height: 28px; box-sizing: border-box; padding: 0 8px; border: 1px solid light-dark(#c8ccd4, #3a404d); border-radius: 4px; background: transparent; color: inherit; font: inherit; }
  button:disabled { opacity: 0.5; }
  :focus-visible { outline: 2px solid light-dark(#0b57d0, #8ab4f8); outline-offset: -2px; }
  tj-inspector { flex: 1; min-block-size: 160px; border-inline: 0; border-block-end: 0; }
  @media (max-width: 600px) { tj-inspector { min-block-size: 300px; } }
  p { margin: 0; }
  .empty { padding: 24px; max-inline-size: 46em; }
  .source { flex: none; box-sizing: border-box; margin: 0; padding: 10px; overflow: auto; max-block-size: 50%; border-block-start: 1px solid light-dark(#ccc, #444); }
</style>`;

/**
 * The streams of the current story: an inspector of their events, and the moment as the source of a story.
 *
 * @element stream-panel
 */
export class StreamPanel extends HTMLElement {
  readonly #store = new StreamStore();
  readonly #root = this.attachShadow({ mode: "open" });
  #channel: StreamChannel | null = null;
  #id: number | null = null;
  /** The history that is shown. After the page of the stories is loaded again, another stream has the same id. */
  #history: PanelStream["history"] | null = null;
  /** The position that the user has chosen in a stream that cannot jump; `null` for that of the story. */
  #chosen: number | null = null;
  #name = "";
  /** The name of the story that the server is asked to write; `null` while no answer is expected. */
  #requested: string | null = null;
  #source = "";
  #status = "";

  /** Whether the server writes stories. Defaults to `false`, as in a built Storybook. */
  canWrite = false;

  /** Listens to a channel, and requests the streams of the current story. */
  connect(channel: StreamChannel): void {
    this.#channel = channel;
    channel.on(STREAMS, (content) => {
      if (!this.#store.accept(content as readonly StreamPart[])) channel.emit(STREAMS_WANTED);
      this.#render();
    });
    channel.on(SAVED, (content) => {
      const { name, path, problem } = content as SaveAnswer;
      // The answers to other tabs arrive here, too. The answer to an invalid request has no name.
      if (this.#requested === null || (name !== this.#requested && name !== "")) return;
      this.#requested = null;
      this.#status = problem ?? `Written: packages/elements/stories/saved/${path}`;
      this.#render();
    });
    channel.emit(STREAMS_WANTED);
    this.#render();
  }

  /** The stream that is shown: the chosen one, or the first one of the story. */
  get #stream(): PanelStream | undefined {
    const { streams } = this.#store;
    return streams.find(({ id }) => id === this.#id) ?? streams[0];
  }

  #render(): void {
    const stream = this.#stream;
    const history = stream?.history ?? null;
    if (history !== this.#history) {
      this.#history = history;
      this.#id = stream?.id ?? null;
      this.#chosen = null;
      this.#source = "";
      this.#status = "";
    }
    render(html`${STYLES}${stream === undefined ? emptyTemplate() : this.#template(stream)}`, this.#root, {
      host: this,
    });
    this.#root.querySelector("tj-inspector")?.refresh();
  }

  #template(stream: PanelStream): TemplateResult {
    const { rules, history } = stream;
    const { streams } = this.#store;
    const { length } = history;
    const position = this.#positionOf(stream);
    return html`
      <div class="bar">
        ${
          streams.length === 1
            ? nothing
            : html`<label>Stream <select @change=${({ target }: Event) => {
                this.#id = Number((target as HTMLSelectElement).value);
                this.#render();
              }}>${streams.map(
                ({ id }, place) =>
                  html`<option value=${id} ?selected=${id === stream.id}>${place + 1} of ${streams.length}</option>`,
              )}</select></label>`
        }
        <form aria-label="Save as story" @submit=${(event: SubmitEvent) => {
          event.preventDefault();
          if (event.submitter?.dataset.action === "write") this.#write(stream, position);
          else void this.#copy(stream, position);
        }}>
          <label>Story <input
            name="story"
            required
            pattern="[A-Z][A-Za-z0-9]*"
            maxlength="64"
            autocomplete="off"
            spellcheck="false"
            placeholder="ASplitHand"
            title="A capital letter, then letters and digits"
            .value=${this.#name}
            @input=${({ target }: InputEvent) => {
              this.#name = (target as HTMLInputElement).value;
            }}
          /></label>
          <button ?disabled=${position === 0}>Copy as story</button>
          ${this.canWrite ? html`<button data-action="write" ?disabled=${position === 0}>Write story file</button>` : nothing}
        </form>
        <p role="status">${this.#status}</p>
      </div>
      ${
        // An inspector shows the last position of another history, whatever its position was set to.
        keyed(
          history,
          html`<tj-inspector
            .history=${history}
            .position=${position === length ? null : position}
            .exportTest=${(from: number, to: number) => scenarioTest({ rules, history, from, to })}
            @tj-inspect=${({ detail }: CustomEvent<{ readonly position: number }>) => {
              if (stream.position === null) this.#chosen = detail.position === history.length ? null : detail.position;
              else this.#channel?.emit(JUMP, { id: stream.id, position: detail.position });
              this.#render();
            }}
          ></tj-inspector>`,
        )
      }
      ${this.#source === "" ? nothing : html`<pre class="source" tabindex="0" aria-label="Source of the story"><code>${this.#source}</code></pre>`}
    `;
  }

  #positionOf({ position, history }: PanelStream): number {
    return position ?? this.#chosen ?? history.length;
  }

  async #copy({ rules, history }: PanelStream, position: number): Promise<void> {
    try {
      this.#source = scenarioStory({ rules, history, position, name: this.#name });
    } catch (reason) {
      this.#source = "";
      this.#status = reason instanceof Error ? reason.message : String(reason);
      this.#render();
      return;
    }
    const copied = this.#source;
    this.#status = "The source is shown below.";
    this.#render();
    try {
      await navigator.clipboard.writeText(copied);
    } catch {
      // Without the right to write to the clipboard, the source stays selectable.
      return;
    }
    // The user may have opened another stream in the meantime.
    if (this.#source === copied) this.#status = "The source is copied, and shown below.";
    this.#render();
  }

  #write({ rules, history }: PanelStream, position: number): void {
    const { events } = history;
    const request: SaveRequest = { name: this.#name, rules, opening: history.stateAt(0), events, position };
    this.#requested = this.#name;
    this.#status = "Writing…";
    this.#channel?.emit(SAVE, request);
    this.#render();
  }
}

function emptyTemplate(): TemplateResult {
  return html`<p class="empty">
    This story has no stream of events. A story has one if it shows a table, a replay or a component at a moment of a
    round. With a recorded round in the toolbar, most stories show such a moment.
  </p>`;
}

if (customElements.get("stream-panel") === undefined) customElements.define("stream-panel", StreamPanel);

declare global {
  interface HTMLElementTagNameMap {
    "stream-panel": StreamPanel;
  }
}
