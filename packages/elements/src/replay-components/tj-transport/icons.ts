import { html, type TemplateResult } from "lit";

/** The icons of the replay's buttons, as SVG path data in a box of 24 by 24. */
const PATHS = {
  play: "M8 5.2v13.6a.8.8 0 0 0 1.2.7l10.6-6.8a.8.8 0 0 0 0-1.4L9.2 4.5a.8.8 0 0 0-1.2.7z",
  pause:
    "M7.5 4.5h2.6a.9.9 0 0 1 .9.9v13.2a.9.9 0 0 1-.9.9H7.5a.9.9 0 0 1-.9-.9V5.4a.9.9 0 0 1 .9-.9zm6.4 0h2.6a.9.9 0 0 1 .9.9v13.2a.9.9 0 0 1-.9.9h-2.6a.9.9 0 0 1-.9-.9V5.4a.9.9 0 0 1 .9-.9z",
  again:
    "M12 5a7.5 7.5 0 1 1-7.2 5.4h2.1A5.5 5.5 0 1 0 12 7v2.9a.5.5 0 0 1-.8.4L7.2 6.9a.5.5 0 0 1 0-.8l4-3.4a.5.5 0 0 1 .8.4z",
  "step-back": "M14.6 5.9 8.5 12l6.1 6.1 1.5-1.5L11.5 12l4.6-4.6z",
  "step-forward": "M9.4 5.9 7.9 7.4 12.5 12l-4.6 4.6 1.5 1.5L15.5 12z",
  "previous-decision": "M11.1 5.9 5 12l6.1 6.1 1.5-1.5L8 12l4.6-4.6zm7 0L12 12l6.1 6.1 1.5-1.5L15 12l4.6-4.6z",
  "next-decision": "M12.9 5.9 11.4 7.4 16 12l-4.6 4.6 1.5 1.5L19 12zm-7 0L4.4 7.4 9 12l-4.6 4.6 1.5 1.5L12 12z",
  "previous-round": "M5.5 5.5h2v13h-2zm12.7.7v11.6a.6.6 0 0 1-.9.5L8.8 12.5a.6.6 0 0 1 0-1l8.5-5.8a.6.6 0 0 1 .9.5z",
  "next-round": "M16.5 5.5h2v13h-2zM5.8 6.2v11.6a.6.6 0 0 0 .9.5l8.5-5.8a.6.6 0 0 0 0-1L6.7 5.7a.6.6 0 0 0-.9.5z",
  loop: "M7 7h9.5V4.3a.4.4 0 0 1 .7-.3l3.6 3.6a.6.6 0 0 1 0 .8L17.2 12a.4.4 0 0 1-.7-.3V9H7a1.5 1.5 0 0 0-1.5 1.5V12h-2v-1.5A3.5 3.5 0 0 1 7 7zm10 10H7.5v2.7a.4.4 0 0 1-.7.3l-3.6-3.6a.6.6 0 0 1 0-.8L6.8 12a.4.4 0 0 1 .7.3V15H17a1.5 1.5 0 0 0 1.5-1.5V12h2v1.5A3.5 3.5 0 0 1 17 17z",
  transcript: "M4 5.5h16v1.8H4zm0 5.6h16v1.8H4zm0 5.6h10v1.8H4z",
  more: "M6 10.2a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6zm6 0a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6zm6 0a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6z",
  "full-screen": "M4.5 4.5h6v2h-4v4h-2zm9 0h6v6h-2v-4h-4zm-9 9h2v4h4v2h-6zm13 0h2v6h-6v-2h4z",
  close: "M6.4 5 12 10.6 17.6 5 19 6.4 13.4 12l5.6 5.6-1.4 1.4L12 13.4 6.4 19 5 17.6 10.6 12 5 6.4z",
  file: "M6 3h8l5 5v13H6zm7.2 1.8v4h4zM8 5v14h9v-8.2h-5.8V5z",
} as const;

/** The name of an icon. */
export type IconName = keyof typeof PATHS;

/** Returns an icon that is hidden from screen readers, because the button has a name. */
export function icon(name: IconName): TemplateResult {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${PATHS[name]}></path></svg>`;
}
