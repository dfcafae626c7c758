/*
 * Icons as SVG path data in a box of 24 by 24. They are stroked with a width of 2, round caps and round joins, and not
 * filled. The icons of a round are in a file of their own, because a table loads them later.
 */

const ARROW_BACK = "M8 5L4 9L8 13M4 9H14A5.5 5.5 0 0 1 14 20H11";

/** The icons of the buttons that change several bets. */
export const BET_ICONS = {
  undo: ARROW_BACK,
  double: "M3.5 9.5L10 16M10 9.5L3.5 16M13.5 9A3.2 3.2 0 0 1 20 9C20 11.5 13.5 13.5 13.5 17H20.5",
  clear: "M6 6L18 18M18 6L6 18",
  repeat: "M19 12A7 7 0 1 1 16.5 6.6M17 2.5V7H12.5",
} as const;

/** The icons of the bar and of messages. */
export const TOOL_ICONS = {
  hint: "M9 18H15M10 21H14M12 3A6 6 0 0 0 8.5 13.9C9.3 14.6 9.5 15.2 9.5 16H14.5C14.5 15.2 14.7 14.6 15.5 13.9A6 6 0 0 0 12 3Z",
  rules:
    "M4 5.5C6.5 4 9.5 4 12 6C14.5 4 17.5 4 20 5.5V18.5C17.5 17.2 14.5 17.2 12 19.2C9.5 17.2 6.5 17.2 4 18.5ZM12 6V19",
  history: "M4 12A8 8 0 1 1 6.5 17.8M4 19V14H9M12 8V12.5L15 14.5",
  sound: "M4 9.5V14.5H7.5L12 18.5V5.5L7.5 9.5ZM15.5 9A4.2 4.2 0 0 1 15.5 15M18 6.5A7.8 7.8 0 0 1 18 17.5",
  muted: "M4 9.5V14.5H7.5L12 18.5V5.5L7.5 9.5ZM16 9.5L21 14.5M21 9.5L16 14.5",
  menu: "M4 7H20M4 12H20M4 17H20",
  close: "M6 6L18 18M18 6L6 18",
  back: ARROW_BACK,
  next: "M9 5L16 12L9 19",
  wait: "M7 4H17M7 20H17M8 4V7.5L12 12L16 7.5V4M8 20V16.5L12 12L16 16.5V20",
  fair: "M12 3L19 5.5V11C19 15.8 16 19 12 21C8 19 5 15.8 5 11V5.5ZM8.5 12L11 14.5L15.5 9.5",
  play: "M7 4.5L19 12L7 19.5Z",
  home: "M4 11L12 4L20 11V20H14.5V14H9.5V20H4Z",
  seat: "M4 12A8 8 0 1 1 20 12A8 8 0 1 1 4 12M12 8.5V15.5M8.5 12H15.5",
  settings: "M4 7H11M17 7H20M14 4.5V9.5M4 17H7M13 17H20M10 14.5V19.5",
} as const;
