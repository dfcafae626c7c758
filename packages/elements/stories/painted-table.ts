import type { RuleSet } from "@thunderjack/core";
import type { Dispose, Frame } from "@thunderjack/stage";
import { html, type TemplateResult } from "lit";
import { ReplaySubject } from "rxjs";
import { rendererFor } from "../src/table/renderers.js";
import type { Moment } from "./moment.js";
import "../src/components/tj-table/tj-table.define.js";

/** A table drawn by one renderer, with the given frames. */
export class PaintedTable extends HTMLElement {
  painter: "lit" | "canvas2d" = "lit";
  rules: RuleSet | null = null;
  readonly #frames = new ReplaySubject<Frame>(1);
  #dispose: Dispose | null = null;

  set frame(frame: Frame) {
    this.#frames.next(frame);
  }

  connectedCallback(): void {
    void this.#mount();
  }

  async #mount(): Promise<void> {
    const renderer = await rendererFor(this.painter, this, { theme: "storm", deck: "standard" }, reportError);
    if (!this.isConnected || this.rules === null || this.#dispose !== null) return;
    const { rules } = this;
    // A recording ignores all commands.
    this.#dispose = renderer.mount(this, { frames$: this.#frames, dispatch: () => null, options: { rules } });
  }

  disconnectedCallback(): void {
    this.#dispose?.();
    this.#dispose = null;
  }
}

if (customElements.get("painted-table") === undefined) customElements.define("painted-table", PaintedTable);

/** Draws the table of a moment with each of the chosen renderers, from the same frames. */
export function paintedTables({ round, view, painter }: Moment): TemplateResult {
  const painters = { lit: ["lit"], canvas: ["canvas2d"], both: ["lit", "canvas2d"] }[painter];
  return html`
    <div class="painted" data-count=${painters.length}>
      ${painters.map(
        (each) => html`<painted-table .painter=${each} .rules=${round.rules} .frame=${{ view }}></painted-table>`,
      )}
    </div>
  `;
}
