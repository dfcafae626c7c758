/** The icons of pages with tables, such as a lobby, in the format of `icons.ts`. */
export const PAGE_ICONS = {
  close: "M6 6L18 18M18 6L6 18",
  home: "M4 11L12 4L20 11V20H14.5V14H9.5V20H4Z",
  play: "M7 4.5L19 12L7 19.5Z",
} as const;
