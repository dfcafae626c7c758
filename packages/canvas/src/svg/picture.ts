import type { cardFace, ThemeName } from "@thunderjack/artwork";
import type { TableView } from "@thunderjack/stage";
import type { Size } from "../layout/geometry.js";
import type { Definitions } from "./svg-definitions.js";
import { numberText } from "./svg-number.js";
import { escaped } from "./svg-text.js";
import type { SvgTextures } from "./svg-textures.js";
import { tableText } from "./table-text.js";

/** The options of a picture. */
export interface PictureOptions {
  /** The theme. Defaults to `storm`. */
  readonly theme?: ThemeName;
  /** Whether clubs are green and diamonds are blue. Defaults to `false`. */
  readonly isFourColour?: boolean;
  /** Returns the face of a card: `cardFace`, which is the default, or `traditionalFace` of the artwork. */
  readonly faces?: typeof cardFace;
  /**
   * The beginning of the ids in the picture: a letter, then letters, digits, `-` or `_`; any other text throws a
   * `RangeError`. It must be unique in a document with several pictures. Defaults to `tj`.
   */
  readonly ids?: string;
}

interface PictureParts {
  readonly view: TableView;
  readonly size: Size;
  readonly textures: SvgTextures;
  readonly definitions: Definitions;
  /** The drawn parts as SVG. */
  readonly content: string;
}

/** Returns an SVG document with a name and a description for screen readers. */
export function pictureOf({ view, size, textures, definitions, content }: PictureParts): string {
  const [width, height] = [numberText(size.width), numberText(size.height)];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"` +
    ` role="img" lang="${escaped(view.language)}" overflow="hidden">` +
    `<title>${escaped(view.labels.table)}</title><desc>${escaped(tableText(view))}</desc>` +
    `<defs>${definitions.markup}</defs>` +
    `<rect width="${width}" height="${height}" fill="${textures.palette.paints["felt-edge"]}"/>${content}</svg>`
  );
}
