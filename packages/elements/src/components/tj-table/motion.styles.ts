import { css } from "lit";

/** The styles of the layer for moving chips and cards. */
export const motionStyles = css`
  .moving {
    position: absolute;
    inset: 0;
    overflow: hidden;
    pointer-events: none;
  }

  .moving > * {
    position: absolute;
    left: 0;
    top: 0;
  }
`;
