import { css } from "lit";
import { groundStyles } from "../../theme/ground.styles.js";
import * as tj from "../../theme/tokens.js";

/** The styles of the controls without a table, which are in normal flow. */
export const loneBetControlsStyles = css`
  ${groundStyles(tj.railDark, css`.controls`)}

  .controls:not([data-placed]) {
    display: grid;
    grid-template-columns: 1fr 1.6fr;
    gap: 8px;
    align-items: center;
  }

  :not([data-placed]) > .chips {
    grid-column: 1 / -1;
    display: flex;
    justify-content: center;
    gap: 14px;
    --tj-chip-size: 52px;
  }

  .controls:not([data-placed]):has(.shortcut) {
    grid-template-columns: 44px 44px 1fr 1.5fr;
  }

  @container (min-width: 672px) {
    .controls:not([data-placed]) {
      grid-template-columns: 1fr minmax(96px, 120px) minmax(140px, 190px);
      gap: 14px;
    }
    .controls:not([data-placed]):has(.shortcut) {
      grid-template-columns: 1fr 48px 48px minmax(96px, 120px) minmax(130px, 180px);
      gap: 10px;
    }
    .controls:not([data-placed]) > .chips {
      grid-column: auto;
      gap: 18px;
      --tj-chip-size: 64px;
    }
  }
`;
