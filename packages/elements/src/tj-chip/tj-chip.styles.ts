import { css } from "lit";

export const chipStyles = css`
  :host {
    display: block;
    width: var(--tj-chip-size, 48px);
    aspect-ratio: 1;
  }

  svg {
    display: block;
    width: 100%;
    height: 100%;
    border-radius: 50%;
    box-shadow:
      inset 0 0 0 1px rgb(255 255 255 / 0.15),
      0 2px 0 var(--tj-chip-side, rgb(0 0 0 / 0.5)),
      0 3px 5px rgb(0 0 0 / 0.4);
  }
`;
