/** The colours of the table. */
export const INKS = {
  gold: "#e3b143",
  goldLight: "#f6dd9b",
  feltLight: "#15704c",
  felt: "#0e6647",
  feltDark: "#094a35",
  feltEdge: "#04251b",
} as const;

/** The font of everything but the printing on the felt. */
export const SANS = 'system-ui, "Segoe UI", "Helvetica Neue", Roboto, "Liberation Sans", sans-serif';

/** The font of the printing on the felt. */
export const SERIF =
  '"Hoefler Text", "Palatino Linotype", Palatino, "Book Antiqua", Georgia, "Liberation Serif", "Noto Serif", serif';

/** A gold with this opacity. */
export function gold(opacity: number): string {
  return `rgb(227 177 67 / ${opacity})`;
}
