import type { Clock, GameEvent, TableState } from "@thunderjack/core";
import type { History, InspectEvent } from "@thunderjack/inspector";
import type { Tape } from "@thunderjack/recording";
import { html, type LitElement, nothing, type TemplateResult } from "lit";
import { OnDemand } from "../platform/on-demand.js";
import { register } from "../platform/registration.js";
import { replayRequest } from "../replay-components/replay-request.js";

type Code = Pick<typeof import("@thunderjack/inspector"), "History"> &
  Pick<typeof import("@thunderjack/inspector/thunderjack"), "scenarioTest" | "tableFold">;

/** The replay with the inspector. */
type InspectedHost = LitElement & { readonly clock: Clock };

/** The largest number of events that are appended in one task. */
const EVENTS_PER_TASK = 2_000;

const inspectors = new OnDemand<Code>(async () => {
  const [{ History, TjInspector }, { scenarioTest, tableFold }] = await Promise.all([
    import("@thunderjack/inspector"),
    import("@thunderjack/inspector/thunderjack"),
  ]);
  register("tj-inspector", TjInspector);
  return { History, scenarioTest, tableFold };
});

/** The inspector of the public events of a tape, whose code is loaded lazily. */
export class StreamInspector {
  readonly #host: InspectedHost;
  #cancelGrowth: (() => void) | null = null;
  #tape: Tape | null = null;
  #history: History<TableState, GameEvent> | null = null;

  constructor(host: InspectedHost) {
    this.#host = host;
  }

  /** The inspector at a position of a tape. */
  template(tape: Tape, seq: number): TemplateResult | typeof nothing {
    const code = inspectors.for(this.#host);
    if (code === null) return nothing;
    const history = this.#historyOf(tape, code);
    const exportTest = (from: number, to: number) => code.scenarioTest({ rules: tape.rules, history, from, to });
    return html`<tj-inspector
      class="inspector"
      .history=${history}
      .position=${Math.min(seq, history.length)}
      .exportTest=${exportTest}
      @tj-inspect=${({ detail }: InspectEvent) =>
        this.#host.dispatchEvent(replayRequest({ do: "seek", seq: detail.position }))}
    ></tj-inspector>`;
  }

  #historyOf(tape: Tape, { History, tableFold }: Code): History<TableState, GameEvent> {
    if (this.#history === null || this.#tape !== tape) {
      this.#tape = tape;
      this.#history = new History<TableState, GameEvent>(tableFold(tape.state(0)));
    }
    this.#grow(this.#history, tape);
    return this.#history;
  }

  /** Appends the next events, and the others in later tasks. */
  #grow(history: History<TableState, GameEvent>, tape: Tape): void {
    const end = Math.min(tape.length, history.length + EVENTS_PER_TASK);
    for (let seq = history.length + 1; seq <= end; seq++) history.append(tape.event(seq));
    if (end === tape.length) return;
    this.#cancelGrowth?.();
    this.#cancelGrowth = this.#host.clock.schedule(0, () => this.#host.requestUpdate());
  }
}
