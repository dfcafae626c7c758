import { css } from "lit";
import * as tj from "./tokens.js";

/** The styles of buttons with a word. The primary button, `data-look="go"`, has a colour of its own. */
export const actionButtonStyles = css`
  .action {
    min-height: var(--tj-action-height, 48px);
    padding: 0 14px;
    border-radius: ${tj.radius};
    background: ${tj.button};
    box-shadow:
      inset 0 0 0 1px ${tj.buttonLine},
      ${tj.shadowButton};
    color: ${tj.buttonText};
    font-weight: 700;
    font-size: 15px;
    letter-spacing: 0.01em;
    white-space: nowrap;
    transition:
      transform 0.08s,
      filter 0.15s,
      opacity 0.15s;
  }

  .action[data-look="go"] {
    background: ${tj.go};
    box-shadow: ${tj.shadowButton};
    color: ${tj.goText};
  }

  .action[data-look="hit"] {
    background: ${tj.hit};
    box-shadow: ${tj.shadowButton};
    color: ${tj.hitText};
  }

  .action[data-look="stand"] {
    background: ${tj.stand};
    box-shadow: ${tj.shadowButton};
    color: ${tj.standText};
  }

  .action:disabled {
    opacity: 0.38;
    filter: saturate(0.5);
  }

  .action:active:not(:disabled) {
    transform: translateY(1px) scale(0.985);
  }

  @media (hover: hover) {
    .action:hover:not(:disabled) {
      filter: brightness(1.12);
    }
  }

  @media (forced-colors: active) {
    .action {
      border: 2px solid;
    }
    .action:disabled {
      border-color: GrayText;
      opacity: 1;
    }
  }
`;
