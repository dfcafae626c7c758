/*
 * Icons as SVG path data in a box of 24 by 24. They are stroked with a width of 2, round caps and round joins, and not
 * filled. The icons of a round and of other pages are in files of their own, because a table does not load them at first.
 */

/** The icons of the buttons that change several bets. */
export const BET_ICONS = {
  undo: "M8 5L4 9L8 13M4 9H14A5.5 5.5 0 0 1 14 20H11",
  double: "M3.5 9.5L10 16M10 9.5L3.5 16M13.5 9A3.2 3.2 0 0 1 20 9C20 11.5 13.5 13.5 13.5 17H20.5",
  clear: "M6 6L18 18M18 6L6 18",
  repeat: "M19 12A7 7 0 1 1 16.5 6.6M17 2.5V7H12.5",
} as const;

/** The icons of the bar. */
export const TOOL_ICONS = {
  rules:
    "M4 5.5C6.5 4 9.5 4 12 6C14.5 4 17.5 4 20 5.5V18.5C17.5 17.2 14.5 17.2 12 19.2C9.5 17.2 6.5 17.2 4 18.5ZM12 6V19",
  history: "M4 12A8 8 0 1 1 6.5 17.8M4 19V14H9M12 8V12.5L15 14.5",
  sound: "M4 9.5V14.5H7.5L12 18.5V5.5L7.5 9.5ZM15.5 9A4.2 4.2 0 0 1 15.5 15M18 6.5A7.8 7.8 0 0 1 18 17.5",
  muted: "M4 9.5V14.5H7.5L12 18.5V5.5L7.5 9.5ZM16 9.5L21 14.5M21 9.5L16 14.5",
  fair: "M12 3L19 5.5V11C19 15.8 16 19 12 21C8 19 5 15.8 5 11V5.5ZM8.5 12L11 14.5L15.5 9.5",
} as const;
