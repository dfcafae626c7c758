/** The colours of the cards. All values are distinct, so that a theme can replace each colour by its value. */
export const INK = {
  paper: "#fffdf8",
  black: "#141a33",
  red: "#c4202f",
  blue: "#223f7d",
  gold: "#e3b143",
  cream: "#f8e6cd",
  rose: "#d9615f",
  hair: "#6d4526",
  silver: "#d5d9e2",
  night: "#10173f",
  dusk: "#174066",
  lattice: "#77755f",
  blush: "#efb9a4",
  leaf: "#3f7a4a",
} as const;
