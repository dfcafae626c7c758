/* Icons in the same format as those in `icons.ts`. A table needs them from the first deal on. */

/** The icons of the moves and of the answers to the dealer's ace. */
export const MOVE_ICONS = {
  hit: "M7 3H14A2 2 0 0 1 16 5V10M13 21H7A2 2 0 0 1 5 19V5A2 2 0 0 1 7 3M18 13V21M14 17H22",
  stand:
    "M5 12.5V7.2A1.6 1.6 0 0 1 8.2 7.2V11M8.2 11V4.7A1.6 1.6 0 0 1 11.4 4.7V11M11.4 11V4.2" +
    "A1.6 1.6 0 0 1 14.6 4.2V11.5M14.6 11.5V6.2A1.6 1.6 0 0 1 17.8 6.2V15C17.8 18.6 15.2 21 11.8 21" +
    "C9.1 21 7.5 19.8 6.4 17.8L3.3 13.6C2.5 11.9 4.6 10.7 5.8 12.2L6.8 13.5",
  double:
    "M5 7A7 3.2 0 1 1 19 7A7 3.2 0 1 1 5 7M5 7V11C5 12.8 8.1 14.2 12 14.2S19 12.8 19 11V7" +
    "M5 12.8V16.8C5 18.6 8.1 20 12 20S19 18.6 19 16.8V12.8",
  split: "M12 3V9L7 13V20M12 9L17 13V20M4 17L7 21L10 17M14 17L17 21L20 17",
  surrender: "M6 22V3M6 4C9 2 11 5.5 14 4.5S18 3.5 19 4V13C17 12.2 16 13.2 13.5 13.8S9 12 6 14",
  insurance: "M12 3L19 5.5V11C19 15.8 16 19 12 21C8 19 5 15.8 5 11V5.5ZM8.5 12L11 14.5L15.5 9.5",
  "no-insurance": "M12 3L19 5.5V11C19 15.8 16 19 12 21C8 19 5 15.8 5 11V5.5ZM9.5 9L14.5 14.5M14.5 9L9.5 14.5",
  "even-money": "M4 12A8 8 0 1 1 20 12A8 8 0 1 1 4 12M8.5 10H15.5M8.5 14H15.5",
} as const;

/** The icons of results. */
export const RESULT_ICONS = {
  check: "M4 12.5L9 17.5L20 6.5",
  cross: "M6 6L18 18M18 6L6 18",
  equal: "M5 9H19M5 15H19",
} as const;
