import { escaped } from "../escaped.js";

/** The parts of a page with a picture. All texts are shown as text. */
export interface PicturePage {
  readonly language: string;
  readonly direction: "ltr" | "rtl";
  readonly title: string;
  /** The picture as SVG. */
  readonly svg: string;
  /** The text under the picture. */
  readonly caption: string;
  /** Further elements of the head, as HTML. */
  readonly head?: string;
  /** Further content under the picture, as HTML. */
  readonly below?: string;
}

/** Returns a page that contains a picture. It loads nothing, and it has no script. */
export function picturePage({ language, direction, title, svg, caption, head = "", below = "" }: PicturePage): string {
  return `<!doctype html>
<html lang="${escaped(language)}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escaped(title)}</title>
${head}<style>
  body { margin: 0; background: #090c28; color: #f4f1e4; font: 16px/1.5 system-ui, sans-serif; }
  figure { max-width: 80rem; margin: 0 auto; }
  svg { display: block; width: 100%; height: auto; }
  figcaption, p { padding: 1rem; margin: 0; text-align: center; }
  a { color: #7fe7ff; }
</style>
</head>
<body>
<main>
<figure>
${svg}
<figcaption>${escaped(caption)}</figcaption>
</figure>
${below}</main>
</body>
</html>
`;
}
