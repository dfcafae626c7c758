import { css } from "lit";
import * as tj from "../../theme/tokens.js";

export const cardPickerStyles = css`
  /* A finger on the sign of a chosen card drags it and does not scroll the panel. */
  li > [data-suit] {
    touch-action: none;
  }

  .card,
  li {
    position: relative;
    cursor: grab;
    user-select: none;
    -webkit-touch-callout: none;
  }

  .card:active,
  li:active {
    z-index: 1;
  }

  /* The card is inserted before this row. */
  [data-before] {
    box-shadow: 0 -4px 0 -1px ${tj.turn};
  }

  .cards {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(46px, 1fr));
    gap: 4px;
    margin: 14px 0;
  }

  .card,
  li > [data-suit] {
    border-radius: 6px;
    background: var(--tj-ink-paper, #fffdf8);
    color: var(--tj-spades, #1b2130);
    font-weight: 700;
  }

  li > [data-suit] {
    padding: 2px 8px;
  }

  [data-suit="h"] {
    color: var(--tj-hearts, #c4202f);
  }

  [data-suit="d"] {
    color: var(--tj-diamonds, #c4202f);
  }

  [data-suit="c"] {
    color: var(--tj-clubs, #1b2130);
  }

  [data-sign]::before {
    content: attr(data-sign);
  }

  .card:disabled {
    opacity: 0.4;
  }

  ol {
    display: grid;
    gap: 6px;
    margin: 0 0 12px;
    padding: 0;
    list-style: none;
  }

  li {
    display: flex;
    align-items: center;
    gap: 10px;
  }

  li .name {
    flex: 1;
  }

  .row,
  form {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }

  label,
  form p {
    flex: 1 0 100%;
    margin: 0;
  }

  form p {
    color: ${tj.lost};
  }

  input {
    flex: 1;
    min-width: 0;
    min-height: 44px;
    box-sizing: border-box;
    padding: 0 12px;
    border: 1px solid ${tj.panelLine};
    border-radius: ${tj.radius};
    background: ${tj.panelSunk};
    color: ${tj.panelText};
    font: inherit;
    font-size: 16px;
  }

  input:focus-visible {
    outline: 3px solid ${tj.focus};
    outline-offset: 2px;
  }

  @media (forced-colors: active) {
    .card {
      border: 1px solid;
      forced-color-adjust: none;
    }
  }
`;
