import type { GameEvent, TableState } from "@thunderjack/core";
import type { History, InspectEvent } from "@thunderjack/inspector";
import type { Tape } from "@thunderjack/recording";
import { html, type LitElement, nothing, type TemplateResult } from "lit";
import { register } from "../platform/registration.js";
import { replayRequest } from "../replay-components/replay-request.js";

type Code = Pick<typeof import("@thunderjack/inspector"), "History"> &
  Pick<typeof import("@thunderjack/inspector/thunderjack"), "scenarioTest" | "tableFold">;

/** The inspector of the public events of a tape, whose code is loaded lazily. */
export class StreamInspector {
  readonly #host: LitElement;
  #code: Code | null = null;
  #loading: Promise<void> | null = null;
  #tape: Tape | null = null;
  #history: History<TableState, GameEvent> | null = null;

  constructor(host: LitElement) {
    this.#host = host;
  }

  /** The inspector at a position of a tape. */
  template(tape: Tape, seq: number): TemplateResult | typeof nothing {
    const code = this.#code;
    if (code === null) {
      this.#loading ??= this.#load();
      return nothing;
    }
    const history = this.#historyOf(tape, code);
    const exportTest = (from: number, to: number) => code.scenarioTest({ rules: tape.rules, history, from, to });
    return html`<tj-inspector
      class="inspector"
      .history=${history}
      .position=${seq}
      .exportTest=${exportTest}
      @tj-inspect=${({ detail }: InspectEvent) =>
        this.#host.dispatchEvent(replayRequest({ do: "seek", seq: detail.position }))}
    ></tj-inspector>`;
  }

  async #load(): Promise<void> {
    const [{ History, TjInspector }, { scenarioTest, tableFold }] = await Promise.all([
      import("@thunderjack/inspector"),
      import("@thunderjack/inspector/thunderjack"),
    ]);
    register("tj-inspector", TjInspector);
    this.#code = { History, scenarioTest, tableFold };
    this.#host.requestUpdate();
  }

  #historyOf(tape: Tape, { History, tableFold }: Code): History<TableState, GameEvent> {
    if (this.#history === null || this.#tape !== tape) {
      this.#tape = tape;
      this.#history = new History<TableState, GameEvent>(tableFold(tape.state(0)));
    }
    for (let seq = this.#history.length + 1; seq <= tape.length; seq++) this.#history.append(tape.event(seq));
    return this.#history;
  }
}
