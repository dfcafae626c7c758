import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { differences, pathText } from "../difference.js";
import { eventDetail, eventName, eventText, matchingEvents } from "../event-search.js";
import { type Fold, History, type InspectedHistory, isContainer, type Path, valueAt } from "../history.js";
import { inspectorStyles } from "./tj-inspector.styles.js";

/** A stream of events, such as an observable of RxJS. */
export interface EventSource<Event> {
  /** Calls a function with each event, until the returned subscription ends. */
  subscribe(next: (event: Event) => void): {
    /** Ends the subscription. */
    unsubscribe(): void;
  };
}

/** The event `tj-inspect`: the user has chosen a position. */
export type InspectEvent = CustomEvent<{ readonly position: number }>;

/** The height of a row of the list, in pixels. The styles use it, too. */
const ROW = 28;

/** The rows that are rendered above and below the visible ones. */
const SPARE_ROWS = 8;

/** The number of fields of one list or object that are shown at first. */
const MOST_FIELDS = 100;

/**
 * Inspects a stream of events and the state that they fold into: a list of the events with a search, the state at the
 * chosen position as a tree, the difference from another position, and for each value the event that last changed it.
 *
 * @element tj-inspector
 * @fires {CustomEvent<{position: number}>} tj-inspect - The user has chosen a position: 0 is before the first event, and
 *   n is after event n.
 * @csspart events - the list of events
 * @csspart event - an event in the list
 * @csspart state - the state at the position
 * @csspart difference - the differences from the compared position
 * @csspart export - the exported test
 */
export class TjInspector extends LitElement {
  static override styles = inspectorStyles;

  // Without decorators, whose code pages with other elements would load, too.
  static override properties = {
    history: { attribute: false },
    position: { type: Number },
    compare: { type: Number },
    search: {},
    exportTest: { attribute: false },
    answer: { state: true },
    exported: { state: true },
    isCopied: { state: true },
    firstRow: { state: true },
    visibleRows: { state: true },
  };

  /**
   * The events and their fold. Set it to an object of the class `History`, or call {@link TjInspector.follow}. Defaults
   * to `null`, which shows an empty inspector.
   */
  history: InspectedHistory | null = null;

  /**
   * The position that is shown: 0 is before the first event, and n is after event n. `null`, the default, is the last
   * position, also after further events.
   */
  position: number | null = null;

  /** The position that is compared with the shown one. `null`, the default, is the position before the shown one. */
  compare: number | null = null;

  /** The search; empty for all events. Each word must occur in the event, and a word after `-` must not. */
  search = "";

  /**
   * Returns the source of a test for the events after the position `from` up to the position `to`. Without it, the
   * default, there is no button for an export.
   */
  exportTest: ((from: number, to: number) => string) | null = null;

  /** The answer to the last question which event changed a value; `null` before the first one. */
  private answer: { readonly path: Path; readonly position: number } | null = null;
  /** The source of the exported test; `null` if none is shown. */
  private exported: string | null = null;
  private isCopied = false;
  /** The index of the first visible row of the list. */
  private firstRow = 0;
  private visibleRows = 30;
  /** The paths that are open in the tree, as text. */
  readonly #open = new Set<string>([""]);
  #matching: { readonly search: string; readonly length: number; readonly indices: readonly number[] } | null = null;
  #stop: () => void = () => {};
  #isScheduled = false;

  /**
   * Follows a stream. The previous one is left.
   *
   * @param fold the state before the first event, and the function that applies an event
   * @param events$ the events after the initial state
   * @param earlier events that have occurred already; defaults to none
   * @returns the history that the inspector shows, to which the events are appended
   */
  follow<State, Event>(
    fold: Fold<State, Event>,
    events$: EventSource<Event>,
    earlier: Iterable<Event> = [],
  ): History<State, Event> {
    this.#stop();
    const history = new History(fold, earlier);
    this.history = history;
    const subscription = events$.subscribe((event) => {
      history.append(event);
      this.#appended();
    });
    this.#stop = () => subscription.unsubscribe();
    return history;
  }

  /** Shows the events that were appended to {@link TjInspector.history} since the last update. */
  refresh(): void {
    this.#appended();
  }

  /** Ends the subscription of {@link TjInspector.follow}. The events up to now stay. */
  leave(): void {
    this.#stop();
    this.#stop = () => {};
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.leave();
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has("history")) return;
    this.answer = null;
    this.exported = null;
    this.#matching = null;
    // A position that is set together with the stream belongs to the new stream.
    if (changed.get("history") && !changed.has("position")) this.position = null;
  }

  override updated(changed: PropertyValues<this>): void {
    const list = this.renderRoot.querySelector<HTMLElement>(".rows");
    if (list === null) return;
    const rows = Math.ceil(list.clientHeight / ROW);
    if (rows > 0 && rows !== this.visibleRows) this.visibleRows = rows;
    if (this.position === null || changed.has("position")) this.#scrollToShown(list);
  }

  override render(): TemplateResult {
    const { history } = this;
    if (history === null || history.length === 0) {
      return html`<p class="empty">${history === null ? "No stream is inspected." : "No event has occurred yet."}</p>
        ${history === null ? nothing : html`<div class="panes">${this.#statePane(history)}</div>`}`;
    }
    return html`
      ${this.#barTemplate(history)}
      <div class="panes">${this.#listTemplate(history)}${this.#statePane(history)}</div>
    `;
  }

  /** The shown position as a number. */
  get #shown(): number {
    return this.#positionOf(this.position ?? this.history?.length ?? 0);
  }

  get #compared(): number {
    return this.#positionOf(this.compare ?? this.#shown - 1);
  }

  /** Returns the position of the stream that is next to a number; the last one for `NaN`. */
  #positionOf(number: number): number {
    const length = this.history?.length ?? 0;
    return Number.isNaN(number) ? length : Math.min(Math.max(0, Math.floor(number)), length);
  }

  #appended(): void {
    if (this.#isScheduled) return;
    // Many events of one task are shown together.
    this.#isScheduled = true;
    queueMicrotask(() => {
      this.#isScheduled = false;
      this.requestUpdate();
    });
  }

  #indices(history: InspectedHistory): readonly number[] {
    const { search } = this;
    const known = this.#matching;
    if (known?.search === search && known.length === history.length) return known.indices;
    const from = known?.search === search ? known.length : 0;
    const more = matchingEvents(from === 0 ? history.events : history.events.slice(from), search);
    const indices = from === 0 ? more : [...(known?.indices ?? []), ...more.map((index) => index + from)];
    this.#matching = { search, length: history.length, indices };
    return indices;
  }

  #barTemplate(history: InspectedHistory): TemplateResult {
    const shown = this.#shown;
    return html`
      <div class="bar">
        <label>Search <input
          type="search"
          .value=${this.search}
          @input=${({ target }: InputEvent) => {
            this.search = (target as HTMLInputElement).value;
          }}
        /></label>
        <span class="steps" role="group" aria-label="Position">
          ${this.#step("First", "|◀", 0, shown > 0)}${this.#step("Back", "◀", shown - 1, shown > 0)}
          <output>${shown} / ${history.length}</output>
          ${this.#step("Forward", "▶", shown + 1, shown < history.length)}${this.#step("Last", "▶|", history.length, shown < history.length)}
        </span>
        <label>Compare with <input
          type="number"
          min="0"
          max=${history.length}
          placeholder=${Math.max(0, shown - 1)}
          .value=${this.compare === null ? "" : String(this.compare)}
          @change=${({ target }: Event) => {
            const { value } = target as HTMLInputElement;
            this.compare = value === "" ? null : Number(value);
          }}
        /></label>
        ${
          this.exportTest === null
            ? nothing
            : html`<button type="button" @click=${() => this.#export()}>Export as test</button>`
        }
      </div>
    `;
  }

  #step(label: string, sign: string, position: number, isPossible: boolean): TemplateResult {
    return html`<button
      type="button"
      aria-label=${label}
      title=${label}
      ?disabled=${!isPossible}
      @click=${() => this.#jump(position)}
    ><span aria-hidden="true">${sign}</span></button>`;
  }

  #listTemplate(history: InspectedHistory): TemplateResult {
    const indices = this.#indices(history);
    const first = Math.max(0, this.firstRow - SPARE_ROWS);
    const rows = indices.slice(first, this.firstRow + this.visibleRows + SPARE_ROWS);
    const shown = this.#shown;
    return html`
      <div
        class="rows"
        part="events"
        role="listbox"
        tabindex="0"
        aria-label="Events"
        aria-activedescendant=${`event-${shown}`}
        @scroll=${({ currentTarget }: Event) => {
          this.firstRow = Math.floor((currentTarget as HTMLElement).scrollTop / ROW);
        }}
        @keydown=${(event: KeyboardEvent) => this.#key(event, indices)}
      >
        <div role="presentation" class="all" .style=${`height: ${indices.length * ROW}px`}>
          ${rows.map(
            (index, place) => html`<div
              id=${`event-${index + 1}`}
              part="event"
              class="row"
              role="option"
              aria-selected=${index + 1 === shown}
              aria-setsize=${indices.length}
              aria-posinset=${first + place + 1}
              .style=${`top: ${(first + place) * ROW}px`}
              title=${eventText(history.events[index])}
              @click=${() => this.#jump(index + 1)}
            ><span class="number">${index + 1}</span><b>${eventName(history.events[index])}</b> <span class="detail">${eventDetail(history.events[index])}</span></div>`,
          )}
        </div>
        ${indices.length === 0 ? html`<p class="empty" role="presentation">No event matches the search.</p>` : nothing}
      </div>
    `;
  }

  #statePane(history: InspectedHistory): TemplateResult {
    const shown = this.#shown;
    const found = history.stateAt(shown);
    const compared = this.#compared;
    return html`
      <div class="pane">
        ${this.#answerTemplate(history)}${this.#exportTemplate()}
        <h2>${shown === 0 ? "Before the first event" : `After event ${shown}`}</h2>
        <section part="difference" aria-label="Differences">
          ${this.#differenceTemplate(history, compared, shown, found)}
        </section>
        <div part="state" role="tree" aria-label="State" @keydown=${(event: KeyboardEvent) => this.#treeKey(event)}>
          ${this.#nodeTemplate("state", found, [], history.stateAt(compared))}
        </div>
      </div>
    `;
  }

  #answerTemplate(history: InspectedHistory): TemplateResult {
    const { answer } = this;
    if (answer === null) return html`<p class="answer" role="status"></p>`;
    const text = answer.path.length === 0 ? "The state" : pathText(answer.path);
    if (answer.position === 0) {
      return html`<p class="answer" role="status"><code>${text}</code> was not changed by an event up to here.</p>`;
    }
    return html`<p class="answer" role="status">
      <code>${text}</code> was last changed by event ${answer.position},
      <button type="button" @click=${() => this.#jump(answer.position)}>
        ${eventName(history.events[answer.position - 1])}
      </button>
    </p>`;
  }

  #exportTemplate(): TemplateResult | typeof nothing {
    if (this.exported === null) return nothing;
    return html`
      <div class="exported" part="export">
        <pre tabindex="0" aria-label="Test"><code>${this.exported}</code></pre>
        <button type="button" @click=${() => this.#copy()}>${this.isCopied ? "Copied" : "Copy"}</button>
        <button type="button" @click=${() => {
          this.exported = null;
        }}>Close</button>
      </div>
    `;
  }

  #differenceTemplate(history: InspectedHistory, compared: number, shown: number, found: unknown): TemplateResult {
    const different = differences(history.stateAt(compared), found);
    const title = shown === 0 && compared === 0 ? "" : `Compared with position ${compared}`;
    return html`
      <h3>${title}</h3>
      ${different.length === 0 ? html`<p class="empty">No difference.</p>` : nothing}
      <ul>
        ${different.slice(0, MOST_FIELDS).map(
          ({ path, before, after }) => html`<li>
            <code>${pathText(path)}</code>
            ${before === undefined ? nothing : html`<del>${eventText(before)}</del>`}
            ${after === undefined ? html`<span class="gone">removed</span>` : html`<ins>${eventText(after)}</ins>`}
          </li>`,
        )}
      </ul>
      ${different.length > MOST_FIELDS ? html`<p>${different.length - MOST_FIELDS} more differences.</p>` : nothing}
    `;
  }

  /** Returns the row of a value, followed by the rows of its fields if it is open. */
  #nodeTemplate(key: string, value: unknown, path: Path, compared: unknown): TemplateResult {
    const id = pathText(path);
    const fields = isContainer(value) ? Object.entries(value) : [];
    const hasFields = fields.length > 0;
    const isOpen = hasFields && this.#open.has(id);
    const isChanged = differences(compared, value).length > 0;
    return html`
      <div
        role="treeitem"
        class=${isChanged ? "node changed" : "node"}
        .style=${`padding-inline-start: ${path.length * 14}px`}
        aria-level=${path.length + 1}
        aria-expanded=${hasFields ? String(isOpen) : nothing}
        aria-keyshortcuts="?"
        data-path=${id}
        tabindex=${path.length === 0 ? 0 : -1}
        @click=${() => this.#toggle(id, hasFields)}
      >
        <span class="arrow" aria-hidden="true">${hasFields ? (isOpen ? "▾" : "▸") : ""}</span>
        <span class="name"
          ><span class="key">${key}</span> <span class="value">${summaryOf(value)}</span
          >${isChanged ? html`<span class="unseen">, changed</span>` : nothing}</span
        >
        <button
          type="button"
          class="ask"
          tabindex="-1"
          aria-hidden="true"
          title=${`Which event changed ${id === "" ? "the state" : id}? (?)`}
          @click=${(event: Event) => {
            event.stopPropagation();
            this.#ask(path);
          }}
        >?</button>
      </div>
      ${
        isOpen
          ? fields
              .slice(0, MOST_FIELDS)
              .map(([name, inner]) => this.#nodeTemplate(name, inner, [...path, name], valueAt(compared, [name])))
          : nothing
      }
      ${
        isOpen && fields.length > MOST_FIELDS
          ? html`<p role="presentation">${fields.length - MOST_FIELDS} more fields.</p>`
          : nothing
      }
    `;
  }

  #toggle(id: string, hasFields: boolean): void {
    if (!hasFields) return;
    if (!this.#open.delete(id)) this.#open.add(id);
    this.requestUpdate();
  }

  #ask(path: Path): void {
    const { history } = this;
    if (history === null) return;
    this.answer = { path, position: history.lastChange(path, this.#shown) };
  }

  /** The keys of the tree, as in the ARIA Authoring Practices. `?` asks which event changed the value. */
  #treeKey(event: KeyboardEvent): void {
    const node = (event.target as HTMLElement).closest<HTMLElement>("[role=treeitem]");
    if (node === null || event.target !== node) return;
    const nodes = [...this.renderRoot.querySelectorAll<HTMLElement>("[role=treeitem]")];
    const place = nodes.indexOf(node);
    const isOpen = node.getAttribute("aria-expanded");
    const target = (() => {
      switch (event.key) {
        case "ArrowDown":
          return nodes[place + 1];
        case "ArrowUp":
          return nodes[place - 1];
        case "Home":
          return nodes[0];
        case "End":
          return nodes.at(-1);
        case "ArrowRight":
          if (isOpen === "false") node.click();
          return isOpen === "true" ? nodes[place + 1] : node;
        case "ArrowLeft":
          if (isOpen === "true") node.click();
          return isOpen === "true" ? node : (parentOf(nodes, place) ?? node);
        case "Enter":
        case " ":
          node.click();
          return node;
        case "?":
          node.querySelector<HTMLElement>(".ask")?.click();
          return node;
        default:
          return null;
      }
    })();
    if (target === null) return;
    event.preventDefault();
    if (target === undefined) return;
    for (const other of nodes) other.tabIndex = other === target ? 0 : -1;
    target.focus();
  }

  #key(event: KeyboardEvent, indices: readonly number[]): void {
    const place = indices.indexOf(this.#shown - 1);
    const next = (() => {
      switch (event.key) {
        case "ArrowDown":
          return place + 1;
        case "ArrowUp":
          return place === -1 ? 0 : place - 1;
        case "PageDown":
          return place + this.visibleRows;
        case "PageUp":
          return place - this.visibleRows;
        case "Home":
          return 0;
        case "End":
          return indices.length - 1;
        default:
          return null;
      }
    })();
    if (next === null) return;
    event.preventDefault();
    const index = indices[Math.min(Math.max(0, next), indices.length - 1)];
    if (index !== undefined) this.#jump(index + 1);
  }

  #jump(position: number): void {
    const { history } = this;
    if (history === null) return;
    this.position = position === history.length ? null : position;
    const detail = { position };
    this.dispatchEvent(new CustomEvent("tj-inspect", { detail, bubbles: true, composed: true }));
  }

  #scrollToShown(list: HTMLElement): void {
    const { history } = this;
    if (history === null) return;
    const row = this.#indices(history).indexOf(this.#shown - 1);
    if (row === -1) return;
    const top = row * ROW;
    if (top < list.scrollTop) list.scrollTop = top;
    else if (top + ROW > list.scrollTop + list.clientHeight) list.scrollTop = top + ROW - list.clientHeight;
  }

  #export(): void {
    const [from, to] = [this.#compared, this.#shown].sort((one, other) => one - other) as [number, number];
    this.isCopied = false;
    try {
      this.exported = this.exportTest?.(from, to) ?? null;
    } catch (reason) {
      this.exported = reason instanceof Error ? reason.message : String(reason);
    }
  }

  async #copy(): Promise<void> {
    await navigator.clipboard.writeText(this.exported ?? "");
    this.isCopied = true;
  }
}

/** Returns the row of the list or object that contains a value; `undefined` for the state. */
function parentOf(nodes: readonly HTMLElement[], place: number): HTMLElement | undefined {
  const level = Number(nodes[place]?.ariaLevel);
  return nodes
    .slice(0, place)
    .reverse()
    .find((node) => Number(node.ariaLevel) === level - 1);
}

/** Returns a short text for a value in the tree. */
function summaryOf(value: unknown): string {
  if (Array.isArray(value)) {
    return value.length > 0 && value.every((item) => !isContainer(item)) && value.length <= 12
      ? `[${value.map((item) => String(item)).join(", ")}]`
      : `list of ${value.length}`;
  }
  if (isContainer(value)) return `${Object.keys(value).length} fields`;
  return typeof value === "string" ? JSON.stringify(value) : String(value);
}
