import { css } from "lit";
import * as tj from "../../theme/tokens.js";

export const chipStyles = css`
  :host {
    display: block !important;
    width: var(--tj-chip-size, 48px) !important;
    aspect-ratio: 1 !important;
  }

  svg {
    display: block;
    forced-color-adjust: none;
    width: 100%;
    height: 100%;
    border-radius: 50%;
    box-shadow:
      inset 0 0 0 1px rgb(255 255 255 / 0.15),
      0 calc(var(--tj-chip-size, 48px) * 0.05) 0 var(--tj-chip-side, rgb(0 0 0 / 0.5)),
      ${tj.shadowChip};
  }
`;
