import { css } from "lit";
import { groundStyles } from "../theme/ground.styles.js";
import * as tj from "../theme/tokens.js";

/** The styles that all panels over the felt share. */
export const panelStyles = css`
  ${groundStyles(tj.panel)}

  :host(:not([exportparts])) {
    padding: 16px 20px !important;
  }

  :host {
    display: block !important;
    color: ${tj.panelText} !important;
    font-size: 15px !important;
    line-height: 1.5 !important;
  }

  h3 {
    margin: 0 0 8px;
    color: ${tj.goldLight};
    font-weight: 600;
    font-size: 14px;
    letter-spacing: 0.04em;
  }

  p {
    margin: 0 0 12px;
  }

  .faint {
    color: ${tj.panelQuiet};
    font-size: 13px;
    line-height: 1.45;
  }

  .plain {
    min-height: 44px;
    padding: 0 16px;
    border-radius: ${tj.radius};
    background: ${tj.button};
    box-shadow: inset 0 0 0 1px ${tj.buttonLine};
    color: ${tj.buttonText};
    font-weight: 600;
    font-size: 14px;
  }

  .plain[data-look="go"] {
    background: ${tj.go};
    color: ${tj.goText};
  }

  .plain:disabled {
    opacity: 0.45;
  }

  @media (hover: hover) {
    .plain:hover:not(:disabled) {
      filter: brightness(1.14);
    }
  }

  @media (forced-colors: active) {
    .plain {
      border: 1px solid;
    }
  }
`;
