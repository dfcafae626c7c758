import { css } from "lit";

export const transportStyles = css`
  :host {
    display: block;
    container: tj-transport / inline-size;
    color: #f5efdf;
  }

  /* Two tidy rows where it is narrow, one where there is room. */
  .bar {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 4px 12px;
  }

  .moves,
  .ways {
    display: flex;
    align-items: center;
    justify-content: space-between;
    width: 100%;
  }

  .moves {
    max-width: 440px;
    margin-inline: auto;
  }

  ::slotted(*) {
    margin-inline-end: auto;
  }

  @container tj-transport (min-width: 760px) {
    .moves,
    .ways {
      width: auto;
      margin-inline: 0;
      gap: 2px;
    }

    ::slotted(*) {
      margin-inline-end: 14px;
    }
  }

  button {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    border-radius: 12px;
    color: rgb(255 244 220 / 0.82);
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
    background: linear-gradient(#f3d27a, #d69d27 60%, #b97f12);
    box-shadow:
      inset 0 1px 0 rgb(255 255 255 / 0.5),
      0 2px 8px rgb(0 0 0 / 0.45);
    color: #2b1c00;
  }

  button[aria-pressed="true"],
  button[aria-expanded="true"] {
    background: rgb(227 177 67 / 0.18);
    color: var(--tj-gold-light, #f6dd9b);
  }

  button[aria-disabled="true"] {
    opacity: 0.32;
  }

  @media (hover: hover) {
    button:not(.play):not([aria-disabled="true"]):hover {
      background: rgb(255 255 255 / 0.09);
      color: #fff;
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
    color: rgb(255 244 220 / 0.82);
    font: inherit;
    font-weight: 600;
    font-size: 15px;
    font-variant-numeric: tabular-nums;
    cursor: pointer;
  }

  select:hover {
    background: rgb(255 255 255 / 0.09);
  }

  select:focus-visible {
    outline: 3px solid var(--tj-focus, #fff);
    outline-offset: 1px;
  }

  option {
    background: #21160f;
    color: #fff;
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
    background: #21160f;
    box-shadow:
      inset 0 0 0 1px rgb(227 177 67 / 0.4),
      0 12px 40px rgb(0 0 0 / 0.6);
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
