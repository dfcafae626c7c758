import { isobars, stormBolt, stormTrunk } from "@thunderjack/artwork";
import { printedBolts, type TableLayout } from "@thunderjack/stage/layout";
import { html, type TemplateResult } from "lit";
import { guard } from "lit/directives/guard.js";

/** The numbers of isobars on a wide and on a narrow felt. */
const ISOBARS = { wide: 12, narrow: 9 };

/**
 * Returns the weather map that is printed on the felt: isobars around the dealer, and a bolt to each seat. It is a
 * static layer, which is built once for each size and number of hands.
 */
export function feltTemplate(layout: TableLayout): unknown {
  const { felt, mode } = layout;
  const { x, y, width } = felt.box;
  const height = felt.contentHeight;
  const { eye, trunk, ends } = printedBolts(layout);
  return guard([width, height, mode, JSON.stringify([eye, trunk, ends])], (): TemplateResult => {
    const bolts = ends.map(({ place, to }) => stormBolt(trunk.to, to, place));
    const paths = [stormTrunk(trunk.from, trunk.to), ...bolts.flatMap(({ path, twigs }) => [path, ...twigs])];
    const curves = isobars(
      { x: eye.x - x, y: eye.y - y },
      { width, height },
      mode === "wide" ? ISOBARS.wide : ISOBARS.narrow,
    );
    return html`<svg class="print" width=${width} height=${height} aria-hidden="true">
      <path class="isobars" d=${curves.join("")}></path>
      <path class="bolts" transform="translate(${-x} ${-y})" d=${paths.join("")}></path>
    </svg>`;
  });
}
