import { css } from "lit";

/** The place of the open panel: over the table. */
export const openPanelStyles = css`
  tj-panel {
    position: absolute;
    z-index: 2;
    inset: 0;
  }
`;
