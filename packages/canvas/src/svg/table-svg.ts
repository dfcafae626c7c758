import type { TableView } from "@thunderjack/stage";
import type { Size } from "../layout/geometry.js";
import { MovingTable } from "./moving-table.js";
import type { PictureOptions } from "./picture.js";

export { CARD_SIZE, handOfCard, type SocialCardOptions, socialCardSvg } from "./card-svg.js";
export { type FilmPicture, type FilmPictureOptions, filmSvg } from "./film-svg.js";
export type { PictureOptions } from "./picture.js";
export { tableText } from "./table-text.js";

/**
 * Returns a picture of a table as an SVG document. It needs no browser: the layout, the artwork and the drawing code are
 * those of the canvas. The widths of texts are those of Arial and its metric-compatible fonts. Texts are condensed or
 * stretched if another font is used.
 *
 * The picture has a name and a description for screen readers. It contains no scripts, no links and no styles.
 *
 * @param size the size in CSS pixels
 */
export function tableSvg(view: TableView, size: Size, options: PictureOptions = {}): string {
  const table = new MovingTable(size, options);
  table.show({ view }, 0);
  return table.svgAt(0);
}
