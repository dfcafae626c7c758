import type { Box, TableLayout } from "@thunderjack/stage/layout";
import { html, type SVGTemplateResult, svg, type TemplateResult } from "lit";
import { guard } from "lit/directives/guard.js";
import { placed } from "../placed.js";

/** The height by which the ends of the brass line are above its middle in each mode, in CSS pixels. */
const LIFTS = { wide: 16, tall: 8, small: 0, land: 0 };

/** Returns the templates for the background of the dock: a rail with a brass line at its upper edge, or two columns. */
export function railTemplate({ dock, mode }: TableLayout): readonly unknown[] {
  const lift = LIFTS[mode];
  return dock.boxes.map((box, side) =>
    guard([box.x, box.y, box.width, box.height, mode], (): TemplateResult => {
      // The ends rise over the felt by half of the lift, and the middle dips into the dock by the other half.
      const area = { ...box, y: box.y - lift / 2, height: box.height + lift / 2 };
      return mode === "land"
        ? html`<div class="rail column" data-side=${side === 0 ? "left" : "right"} ${placed(box)}></div>`
        : html`<div class="rail" ${placed(area)}>${skin(box, lift)}</div>`;
    }),
  );
}

function skin({ width, height }: Box, lift: number): TemplateResult {
  const edge = (y: number) => `M0 ${y}Q${width / 2} ${y + 2 * lift} ${width} ${y}`;
  const shape = `${edge(0)}V${height + lift / 2}H0Z`;
  return html`<svg width=${width} height=${height + lift / 2} aria-hidden="true">
    <defs>${gradient("rail-ground", ["rail", "rail-dark"], true)}${gradient("rail-brass", ["dark", "mid", "light", "mid", "dark"], false)}</defs>
    <path class="rail-shadow" d=${shape} transform="translate(0 -7)"></path>
    <path fill="url(#rail-ground)" d=${shape}></path>
    <path class="brass-line" stroke="url(#rail-brass)" d=${edge(2)}></path>
    <path class="stitches" d=${edge(9)}></path>
  </svg>`;
}

function gradient(id: string, stops: readonly string[], isUpright: boolean): SVGTemplateResult {
  return svg`<linearGradient id=${id} x2=${isUpright ? 0 : 1} y2=${isUpright ? 1 : 0}>${stops.map(
    (stop, place) => svg`<stop class="stop-${stop}" offset=${place / (stops.length - 1)}></stop>`,
  )}</linearGradient>`;
}
