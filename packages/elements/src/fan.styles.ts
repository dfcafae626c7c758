import { css } from "lit";

/** Cards that overlap: as far apart as they like to be, and closer where there is no room. `--gaps` is their number less one. */
export const fanStyles = css`
  .fan {
    --width: var(--tj-card-width, 72px);
    --step: min(var(--width) * var(--tj-fan-step, 0.4), (100cqw - var(--width)) / var(--gaps, 1));
    position: relative;
    /* Cards lie over one another from left to right in every language: their corners are on the left. */
    direction: ltr;
    display: flex;
    justify-content: center;
    width: max-content;
    min-height: calc(var(--width) * 1.4);
    margin-inline: auto;
  }

  .fan tj-card {
    flex: none;
  }

  .fan tj-card + tj-card {
    margin-inline-start: calc(var(--step) - var(--width));
  }

  .fan tj-card[data-across] {
    transform: translate(8%, 14%) rotate(90deg);
  }
`;
