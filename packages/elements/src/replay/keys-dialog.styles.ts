import { css } from "lit";
import * as tj from "../theme/tokens.js";

export const keysStyles = css`
  .keys {
    box-sizing: border-box;
    width: min(420px, calc(100vw - 32px));
    padding: 8px 20px 20px;
    border: 0;
    border-radius: ${tj.radiusLarge};
    background: ${tj.panel};
    box-shadow:
      inset 0 0 0 1px ${tj.faint(tj.gold, 50)},
      ${tj.shadowPanel};
    color: ${tj.panelText};
  }

  .keys::backdrop {
    background: ${tj.scrim};
  }

  .keys header {
    display: flex;
    align-items: center;
    justify-content: space-between;
  }

  .keys h2 {
    margin: 0;
    font-size: 18px;
    font-weight: 600;
  }

  .keys dl {
    display: grid;
    gap: 8px;
    margin: 8px 0 0;
  }

  .keys dl div {
    display: grid;
    grid-template-columns: 108px 1fr;
    align-items: center;
  }

  .keys dt {
    display: flex;
    gap: 5px;
    align-items: center;
  }

  .keys dd {
    margin: 0;
    font-size: 15px;
  }

  kbd {
    min-width: 14px;
    padding: 4px 9px;
    border-radius: 7px;
    background: ${tj.panelSunk};
    box-shadow: 0 0 0 1px ${tj.panelLine};
    font: inherit;
    font-size: 13px;
    font-weight: 600;
    text-align: center;
  }
`;
