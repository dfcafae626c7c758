import { css } from "lit";

/** The styles of a dragged chip. */
export const chipGesturesStyles = css`
  .dragged {
    position: absolute;
    z-index: 1;
    left: 0;
    top: 0;
    --tj-chip-size: 56px;
    pointer-events: none;
  }
`;
