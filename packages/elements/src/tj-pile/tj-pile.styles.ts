import { css } from "lit";

export const pileStyles = css`
  :host {
    display: block;
    width: var(--tj-pile-width, 92px);
    text-align: center;
  }

  svg {
    display: block;
    width: 100%;
    overflow: visible;
    filter: drop-shadow(0 6px 8px rgb(0 0 0 / 0.4));
  }

  .cards {
    color: rgb(255 255 255 / 0.72);
    font-size: var(--tj-small-size, 12px);
    font-variant-numeric: tabular-nums;
    letter-spacing: 0.03em;
    white-space: nowrap;
  }
`;
