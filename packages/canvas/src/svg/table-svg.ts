import { cardFace } from "@thunderjack/artwork";
import type { TableView } from "@thunderjack/stage";
import type { Size } from "../layout/geometry.js";
import { layoutTable } from "../layout/layout.js";
import { LAYERS, type Placement, placements } from "../textures/placements.js";
import { type PictureOptions, pictureOf } from "./picture.js";
import { Definitions } from "./svg-definitions.js";
import { numberText } from "./svg-number.js";
import { paletteOf } from "./svg-palette.js";
import { type SvgTexture, SvgTextures } from "./svg-textures.js";

export { CARD_SIZE, handOfCard, type SocialCardOptions, socialCardSvg } from "./card-svg.js";
export type { PictureOptions } from "./picture.js";
export { tableText } from "./table-text.js";

/** No control is under a pointer. */
const UNTOUCHED = { hovered: null, pressed: null };

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
  const { theme = "storm", isFourColour = false, faces = cardFace, ids = "tj" } = options;
  const definitions = new Definitions(ids);
  const textures = new SvgTextures(definitions, paletteOf(theme, isFourColour), faces);
  const layout = layoutTable(view, size);
  const parts = [...placements(textures, layout, UNTOUCHED)];
  const content = LAYERS.map((layer) =>
    parts
      .filter((part) => part.layer === layer)
      .map(partMarkup)
      .join(""),
  );
  return pictureOf({ view, size, textures, definitions, content: content.join("") });
}

function partMarkup({ texture, x, y, rotation, scale, opacity, card }: Placement<SvgTexture>): string {
  const { markup, width, height } = texture;
  const turn = rotation === 0 ? "" : ` rotate(${numberText((rotation * 180) / Math.PI)})`;
  const size = scale === 1 ? "" : ` scale(${numberText(scale, 5)})`;
  const at =
    turn === "" && size === ""
      ? `translate(${numberText(x - width / 2)} ${numberText(y - height / 2)})`
      : `translate(${numberText(x)} ${numberText(y)})${turn}${size} translate(${numberText(-width / 2)} ${numberText(-height / 2)})`;
  const seen = opacity === 1 ? "" : ` opacity="${numberText(opacity)}"`;
  return `<g transform="${at}"${seen}>${markup}${card?.shade?.markup ?? ""}</g>`;
}
