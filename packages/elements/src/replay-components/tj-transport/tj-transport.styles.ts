import { css } from "lit";
import * as tj from "../../theme/tokens.js";

export const transportStyles = css`
  :host {
    display: block !important;
    container: tj-transport / inline-size !important;
    color: ${tj.railText} !important;
  }

  /*
   * Two rows in a narrow element, otherwise one row. The height is the same without a recording, and all buttons keep
   * their places when the recording and its verdict arrive.
   */
  .bar {
    display: flex;
    flex-wrap: wrap;
    align-content: end;
    align-items: center;
    gap: 4px 12px;
    min-height: 96px;
  }

  .moves,
  .ways {
    display: flex;
    align-items: center;
    width: 100%;
  }

  .moves {
    justify-content: space-between;
    max-width: 440px;
    margin-inline: auto;
  }

  .ways {
    justify-content: end;
  }

  ::slotted(*) {
    margin-inline-end: auto;
  }

  /* In every language, the controls fit into one row. */
  @container tj-transport (min-width: 800px) {
    .bar {
      display: grid;
      grid-template-columns: 332px 1fr;
      min-height: 48px;
    }

    .moves,
    .ways {
      width: auto;
      margin-inline: 0;
      gap: 2px;
    }

    .ways {
      grid-column: 2;
    }
  }

  button {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    border-radius: 12px;
    color: ${tj.buttonText};
    transition:
      background 0.15s,
      color 0.15s;
  }

  .icon {
    width: 24px;
    height: 24px;
    fill: currentcolor;
  }

  .play {
    width: 48px;
    height: 48px;
    margin-inline: 4px;
    border-radius: 50%;
    background: ${tj.go};
    box-shadow:
      inset 0 1px 0 rgb(255 255 255 / 0.5),
      0 2px 8px rgb(0 0 0 / 0.45);
    color: ${tj.goText};
  }

  button[aria-pressed="true"],
  button[aria-expanded="true"] {
    background: ${tj.faint(tj.gold, 18)};
    color: ${tj.goldLight};
  }

  button[aria-disabled="true"] {
    opacity: 0.32;
  }

  @media (hover: hover) {
    button:not(.play):not([aria-disabled="true"]):hover {
      background: ${tj.faint(tj.railText, 9)};
      color: ${tj.railText};
    }
    .play:hover {
      filter: brightness(1.08);
    }
  }

  select {
    width: 56px;
    height: 44px;
    padding: 0;
    border: 0;
    border-radius: 12px;
    background: none;
    color: ${tj.buttonText};
    font: inherit;
    font-weight: 600;
    font-size: 15px;
    font-variant-numeric: tabular-nums;
    cursor: pointer;
  }

  select:hover {
    background: ${tj.faint(tj.railText, 9)};
  }

  select:focus-visible {
    outline: 3px solid ${tj.focus};
    outline-offset: 1px;
  }

  option {
    background: ${tj.railDark};
    color: ${tj.railText};
  }

  .more {
    position: relative;
  }

  .menu {
    position: absolute;
    z-index: 5;
    bottom: calc(100% + 8px);
    inset-inline-end: -32px;
    display: grid;
    width: max-content;
    max-width: 88cqw;
    padding: 6px;
    border-radius: 14px;
    background: ${tj.rail};
    box-shadow:
      inset 0 0 0 1px ${tj.faint(tj.gold, 40)},
      ${tj.shadowPanel};
  }

  .menu button {
    width: auto;
    padding: 0 16px;
    justify-items: start;
    font-size: 15px;
    text-align: start;
  }

  @container tj-transport (min-width: 420px) {
    select {
      width: 72px;
      padding-inline: 8px 2px;
    }
  }

  @media (forced-colors: active) {
    button[aria-pressed="true"],
    button[aria-expanded="true"] {
      outline: 2px solid Highlight;
    }
    .icon {
      fill: ButtonText;
    }
  }
`;
