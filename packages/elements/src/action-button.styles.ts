import { css } from "lit";

/** A button that says a word: dark glass with a golden edge, or filled where it matters most. */
export const actionButtonStyles = css`
  .action {
    min-height: var(--tj-action-height, 48px);
    padding: 0 14px;
    border-radius: 12px;
    background: linear-gradient(rgb(255 255 255 / 0.12), rgb(255 255 255 / 0.04));
    box-shadow:
      inset 0 0 0 1px rgb(227 177 67 / 0.5),
      0 2px 6px rgb(0 0 0 / 0.35);
    color: #fff6dc;
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
    background: linear-gradient(#f3d27a, #d69d27 60%, #b97f12);
    box-shadow:
      inset 0 1px 0 rgb(255 255 255 / 0.5),
      0 2px 8px rgb(0 0 0 / 0.45);
    color: #2b1c00;
  }

  .action[data-look="hit"] {
    background: linear-gradient(#3cbc74, #178a4a 60%, #0f6a38);
    box-shadow:
      inset 0 1px 0 rgb(255 255 255 / 0.3),
      0 2px 8px rgb(0 0 0 / 0.45);
    color: #fff;
  }

  .action[data-look="stand"] {
    background: linear-gradient(#d8545a, #ad2630 60%, #84161f);
    box-shadow:
      inset 0 1px 0 rgb(255 255 255 / 0.3),
      0 2px 8px rgb(0 0 0 / 0.45);
    color: #fff;
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
`;
