import { CARD_BOX, cardFace, isobars, stormBolt, stormTrunk } from "@thunderjack/artwork";
import type { Size } from "../layout/geometry.js";
import type { FeltLayout, TableLayout } from "../layout/table-layout.js";
import { drawArcText } from "./arc-text.js";
import { withOpacity } from "./css-paint.js";
import { drawMarks, newPath } from "./marks.js";
import type { Palette } from "./palette.js";
import type { Pen } from "./pen.js";
import type { CachedTexture, Textures } from "./textures.js";

/** The height by which the felt continues under the curved edge of the dock, in CSS pixels. */
const UNDER_DOCK = 20;

/** The opacity of the printed bolts at full glow. */
const BOLT_OPACITY = 0.17;

/** The opacity of the printed example hands. */
const EXAMPLE_OPACITY = 0.8;

/** Returns the texture of the felt with its printing. It is drawn again only if the printing or the size changes. */
export function feltTexture<T>(cache: Textures<T>, { size, felt, language, direction }: TableLayout): CachedTexture<T> {
  const { width, height } = size;
  const { docks: _, word: __, isAtRest: ___, ...printed } = felt;
  const key = `felt ${language} ${JSON.stringify([width, height, printed])}`;
  return cache.getSingle("felt", key, width, height, 0, (context) => {
    const { palette } = cache;
    const { box } = felt;
    context.save();
    context.beginPath();
    context.rect(box.x, box.y, box.width, box.height + UNDER_DOCK);
    context.clip();
    drawCloth(context, felt, size, palette);
    drawPrint(context, felt, palette, direction);
    context.restore();
  });
}

function drawCloth(context: Pen, { box }: FeltLayout, table: Size, { paints }: Palette): void {
  const { x, y, width, height } = box;
  const fill = (paint: CanvasGradient) => {
    context.fillStyle = paint;
    context.fillRect(x, y, width, height + UNDER_DOCK);
  };
  const middle = { x: x + width / 2, y: y + height * 0.66 };
  const reach = Math.max(table.width * 0.62, table.height * 0.95);
  const light = context.createRadialGradient(middle.x, middle.y, 0, middle.x, middle.y, reach);
  light.addColorStop(0, paints["felt-light"]);
  light.addColorStop(0.36, paints.felt);
  light.addColorStop(0.74, paints["felt-dark"]);
  light.addColorStop(1, paints["felt-edge"]);
  fill(light);
  const shade = context.createLinearGradient(0, y, 0, y + height * 0.3);
  shade.addColorStop(0, withOpacity(paints["felt-edge"], 0.55));
  shade.addColorStop(1, withOpacity(paints["felt-edge"], 0));
  fill(shade);
}

function drawPrint(context: Pen, felt: FeltLayout, palette: Palette, direction: TableLayout["direction"]): void {
  const { paints, glow, isobarOpacity } = palette;
  const { box, eye, isobars: count, trunk, bolts, pay } = felt;
  if (isobarOpacity > 0) {
    context.strokeStyle = withOpacity(paints.isobar, isobarOpacity);
    context.lineWidth = 1.3;
    for (const curve of isobars(eye, box, count)) context.stroke(newPath(curve));
  }
  if (glow > 0 && bolts.length > 0) {
    const outlines = bolts.map(({ place, to }) => {
      const { path, twigs } = stormBolt(trunk.to, to, place);
      return path + twigs.join("");
    });
    const print = newPath(stormTrunk(trunk.from, trunk.to) + outlines.join(""));
    context.fillStyle = withOpacity(paints.isobar, BOLT_OPACITY * glow);
    context.fill(print);
  }
  context.direction = direction;
  for (const example of felt.examples) drawExample(context, example, palette);
  if (pay !== null) drawArcText(context, pay.text, pay, palette, direction);
}

/** Draws an example hand as outlines, with its name and payout. */
function drawExample(
  context: Pen,
  { cards, label, text }: FeltLayout["examples"][number],
  { paints, font }: Palette,
): void {
  for (const card of cards) {
    context.save();
    context.translate(card.x, card.y);
    context.scale(card.width / CARD_BOX.width, card.height / CARD_BOX.height);
    context.beginPath();
    context.roundRect(0, 0, CARD_BOX.width, CARD_BOX.height, CARD_BOX.radius);
    // The card covers the card before it, so only the printing is faint.
    context.fillStyle = paints["felt-dark"];
    context.fill();
    context.globalAlpha = EXAMPLE_OPACITY;
    context.strokeStyle = paints.print;
    context.lineWidth = 2.4;
    context.stroke();
    drawMarks(context, cardFace(card.rank, card.suit).small, () => paints.print);
    context.restore();
  }
  context.font = `650 12px ${font}`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillStyle = paints.print;
  context.fillText(text, label.x + label.width / 2, label.y + label.height / 2 + 1, label.width);
}
