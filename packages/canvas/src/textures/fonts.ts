/** The font of all text except the printing on the felt. */
export const SANS = 'system-ui, "Segoe UI", "Helvetica Neue", Roboto, "Liberation Sans", sans-serif';

/** The font of the printing on the felt. */
export const SERIF =
  '"Hoefler Text", "Palatino Linotype", Palatino, "Book Antiqua", Georgia, "Liberation Serif", "Noto Serif", serif';
