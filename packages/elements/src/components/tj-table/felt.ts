import { isobars, stormBolt, stormTrunk } from "@thunderjack/artwork";
import type { TableLayout } from "@thunderjack/stage/layout";
import { html, type TemplateResult } from "lit";
import { guard } from "lit/directives/guard.js";

/** The numbers of isobars on a wide and on a narrow felt. */
const ISOBARS = { wide: 12, narrow: 9 };

/**
 * Returns the weather map that is printed on the felt: isobars around the dealer, and a bolt to each seat. It is a
 * static layer, which is built once for each size and number of hands.
 */
export function feltTemplate(layout: TableLayout): unknown {
  const { felt, dealer, seats, mode } = layout;
  const { x, y, width } = felt.box;
  const height = felt.contentHeight;
  const ends = seats.map(({ top }) => ({ x: top.x - x, y: top.y - y - 8 }));
  const { room } = dealer;
  return guard([width, height, mode, JSON.stringify([room, ends])], (): TemplateResult => {
    const middle = room.x + room.width / 2 - x;
    const below = room.y + room.height - y;
    const eye = { x: middle, y: room.y + room.height / 2 - y };
    const fork = { x: middle + width * 0.006, y: below + 26 };
    const bolts = ends.map((end, seat) => stormBolt(fork, end, seat));
    const paths = [
      stormTrunk({ x: middle, y: below - room.height * 0.08 }, fork),
      ...bolts.flatMap(({ path, twigs }) => [path, ...twigs]),
    ];
    const curves = isobars(eye, { width, height }, mode === "wide" ? ISOBARS.wide : ISOBARS.narrow);
    return html`<svg class="print" width=${width} height=${height} aria-hidden="true">
      <path class="isobars" d=${curves.join("")}></path>
      <path class="bolts" d=${paths.join("")}></path>
    </svg>`;
  });
}
