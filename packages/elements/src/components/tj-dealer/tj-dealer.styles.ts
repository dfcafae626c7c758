import { css } from "lit";
import * as tj from "../../theme/tokens.js";

export const dealerStyles = css`
  :host {
    display: block !important;
    min-width: 0;
    container-type: inline-size !important;
    text-align: center !important;
  }

  .dealer {
    position: relative;
    display: flex;
    flex-direction: column;
  }

  .cards {
    position: relative;
  }

  .empty {
    box-sizing: border-box;
    width: var(--tj-card-width, 72px);
    aspect-ratio: 100 / 140;
    margin-inline: calc(var(--tj-card-width, 72px) * 0.1);
    border: 1.5px solid ${tj.faint(tj.gold, 32)};
    border-radius: ${tj.cardRadius};
    background: rgb(0 0 0 / 0.08);
  }

  .foot {
    display: flex;
    justify-content: center;
    width: max-content;
    min-height: calc(var(--tj-total-size, 14px) * 1.7);
    margin-top: 5px;
    margin-inline-start: 50%;
    translate: round(-50%, 1px);
  }

  :host(:dir(rtl)) .foot {
    translate: round(50%, 1px);
  }

  .result {
    position: absolute;
    inset: auto 0 10%;
    display: flex;
    justify-content: center;
    pointer-events: none;
  }
`;
