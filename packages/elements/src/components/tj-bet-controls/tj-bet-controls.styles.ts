import { css } from "lit";
import * as tj from "../../theme/tokens.js";

export const betControlsStyles = css`
  :host {
    display: block !important;
    container-type: inline-size !important;
  }

  .action {
    display: flex;
    justify-content: center;
    align-items: center;
    gap: 8px;
    line-height: 1.15;
  }

  .shortcut {
    padding: 0;
  }

  .action svg {
    flex: none;
    width: 20px;
    height: 20px;
    fill: none;
    stroke: currentcolor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  .action[data-look="go"] svg {
    width: 26px;
    height: 26px;
    fill: currentcolor;
    stroke: none;
  }

  .words {
    display: grid;
    gap: 2px;
    text-align: start;
  }

  .name {
    font-size: var(--name-size, 15px);
  }

  [data-look="go"] .name {
    font-weight: 850;
  }

  .detail {
    font-size: 13px;
    font-variant-numeric: tabular-nums;
  }

  .detail::after {
    content: attr(data-text);
  }

  .chip {
    border-radius: 50%;
    transition: transform 0.12s;
  }

  /* The chosen chip is drawn higher than the others. */
  .chip[aria-pressed="true"] {
    transform: translateY(-5px);
    box-shadow:
      0 0 0 3px ${tj.turn},
      0 9px 10px rgb(0 0 0 / 0.45);
  }

  .chip:not([aria-disabled]):active {
    transform: translateY(2px) scale(0.96);
  }

  /* A chip that no seat accepts is faint and has a dashed outline. */
  .chip[aria-disabled] {
    outline: 2px dashed ${tj.off};
    outline-offset: 1px;
  }

  .chip[aria-disabled] tj-chip {
    opacity: 0.38;
    filter: saturate(0.4);
  }

  @media (hover: hover) {
    .chip:not([aria-disabled]):hover {
      transform: translateY(-4px);
    }
  }

  @media (forced-colors: active) {
    .chip[aria-pressed="true"] {
      outline: 4px double Highlight;
    }
  }

  /* A finger on a chip drags the chip and does not scroll the page. */
  [data-placed] .chip {
    touch-action: none;
  }

  [data-placed] button {
    min-height: 0;
    min-width: 0;
    padding: 0;
    pointer-events: auto;
  }

  /* The word of a small button is below the icon, where it can use the whole width. */
  [data-placed] .action:not([data-look="go"]) {
    flex-direction: column;
    gap: 2px;
  }
`;
