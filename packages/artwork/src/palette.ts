/** The colours of the cards. All values are distinct, so that a theme can replace each colour by its value. */
export const INK = {
  paper: "#fffdf8",
  black: "#1b2130",
  red: "#c4202f",
  blue: "#223f7d",
  gold: "#e3b143",
  cream: "#f8e6cd",
  rose: "#d9615f",
  hair: "#6d4526",
  silver: "#d5d9e2",
  night: "#12203f",
  dusk: "#1d335f",
  lattice: "#46629e",
  ivory: "#fbf4e4",
  blush: "#efb9a4",
  leaf: "#3f7a4a",
} as const;

/** The serif system fonts of the ranks in the corners. */
export const INDEX_FONT = "Georgia, 'Palatino Linotype', 'Noto Serif', 'Liberation Serif', serif";

/** The system fonts of the values on chips. */
export const CHIP_FONT = "system-ui, 'Segoe UI', 'Helvetica Neue', 'Liberation Sans', sans-serif";
