import { css } from "lit";
import * as tj from "../../theme/tokens.js";

/** The styles of the parts that a table has only during a round and at the end of the game. */
export const roundStyles = css`
  /* The shoe is at the right. A card on its way passes over the chips of the seats that are further to the right. */
  .seats {
    isolation: isolate;
  }

  .seats > :nth-last-child(2) {
    z-index: 1;
  }

  .seats > :nth-last-child(3) {
    z-index: 2;
  }

  .message b {
    color: ${tj.turn};
  }

  .message [data-tone="win"] {
    color: ${tj.won};
  }

  .message [data-tone="lose"] {
    color: ${tj.lost};
  }

  .net {
    display: flex;
    justify-content: center;
    pointer-events: none;
  }

  .net::part(label) {
    position: absolute;
    clip-path: inset(50%);
  }

  @media (forced-colors: none) {
    .net::part(amount) {
      filter: drop-shadow(0 0 calc(${tj.glow} * 5px) currentcolor);
    }
  }

  .side {
    display: flex;
    align-items: center;
    justify-content: flex-end;
    margin: 0;
    color: ${tj.turn};
    font-weight: 650;
    line-height: 1.2;
    text-align: end;
  }

  .over {
    position: absolute;
    z-index: 2;
    inset: 0;
    display: grid;
    place-content: center;
    padding: 20px;
    background: ${tj.scrim};
  }

  .over div {
    display: grid;
    justify-items: center;
    gap: 16px;
    padding: 28px 30px 30px;
    border-radius: ${tj.radiusLarge};
    background: ${tj.panel};
    color: ${tj.panelText};
    box-shadow:
      inset 0 0 0 1px ${tj.gold},
      ${tj.shadowPanel};
    text-align: center;
  }

  .over p {
    max-width: 19em;
    margin: 0;
    font-size: 20px;
    line-height: 1.4;
    font-family: ${tj.letteringFont};
    text-wrap: balance;
  }

  .emblem {
    width: 64px;
    height: 64px;
    fill: ${tj.gold};
  }

  .over .action {
    padding: 0 34px;
  }

  @media (forced-colors: active) {
    .over div {
      border: 1px solid;
    }
    .emblem {
      fill: CanvasText;
    }
  }
`;
