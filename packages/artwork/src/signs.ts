/** The signs of buttons without text, as SVG path data. They are stroked with a width of 2, in a box of 24 by 24. */
export const SIGN_PATHS = {
  undo: "M8 5L4 9L8 13M4 9H14A5 5 0 0 1 14 19H9",
  double:
    "M3.500 9.500L10 16M10 9.500L3.500 16M13.500 9A3.200 3.200 0 0 1 20 9C20 11.500 13.500 13.500 13.500 17H20.500",
  repeat: "M19 12A7 7 0 1 1 16.500 6.600M17 2.500V7H12.500",
} as const;
