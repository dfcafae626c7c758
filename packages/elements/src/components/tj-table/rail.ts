import { type Box, type RailLayout, railIn, type TableLayout } from "@thunderjack/stage/layout";
import { html, type SVGTemplateResult, svg, type TemplateResult } from "lit";
import { guard } from "lit/directives/guard.js";
import { placed } from "../placed.js";

/** Returns the templates for the background of the dock: a rail with a brass line at its upper edge, or two columns. */
export function railTemplate({ dock, mode }: TableLayout): readonly unknown[] {
  const rail = railIn(mode);
  return dock.boxes.map((box, side) =>
    guard([box.x, box.y, box.width, box.height, mode], (): TemplateResult => {
      const area = { ...box, y: box.y - rail.rise, height: box.height + rail.rise };
      return mode === "land"
        ? html`<div class="rail column" data-side=${side === 0 ? "left" : "right"} style=${placed(box)}></div>`
        : html`<div class="rail" style=${placed(area)}>${skin(area, rail)}</div>`;
    }),
  );
}

function skin({ width, height }: Box, { rise, dip, shadow, brass, stitches }: RailLayout): TemplateResult {
  const edge = (y: number) => `M0 ${y}Q${width / 2} ${y + 2 * (rise + dip)} ${width} ${y}`;
  const shape = `${edge(0)}V${height}H0Z`;
  return html`<svg width=${width} height=${height} aria-hidden="true">
    <defs>${gradient("rail-ground", ["rail", "rail-dark"], true)}${gradient("rail-brass", ["dark", "mid", "light", "mid", "dark"], false)}</defs>
    <path class="rail-shadow" d=${shape} transform="translate(0 ${-shadow})"></path>
    <path fill="url(#rail-ground)" d=${shape}></path>
    <path class="brass-line" stroke="url(#rail-brass)" stroke-width=${brass} d=${edge(brass / 2)}></path>
    <path class="stitches" d=${stitches === null ? "" : edge(stitches)}></path>
  </svg>`;
}

function gradient(id: string, stops: readonly string[], isUpright: boolean): SVGTemplateResult {
  return svg`<linearGradient id=${id} x2=${isUpright ? 0 : 1} y2=${isUpright ? 1 : 0}>${stops.map(
    (stop, place) => svg`<stop class="stop-${stop}" offset=${place / (stops.length - 1)}></stop>`,
  )}</linearGradient>`;
}
