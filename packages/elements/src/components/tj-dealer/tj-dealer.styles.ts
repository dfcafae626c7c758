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
    border: 1.5px dashed ${tj.faint(tj.ring, 50)};
    border-radius: ${tj.cardRadius};
    background: rgb(4 7 32 / 0.16);
  }

  .foot {
    display: flex;
    justify-content: center;
    align-items: center;
    gap: 4px;
    width: max-content;
    min-height: calc(var(--tj-total-size, 14px) * 1.7);
    margin-top: 6px;
    margin-inline-start: 50%;
    translate: round(-50%, 1px);
  }

  :host(:dir(rtl)) .dealer:not([data-placed]) .foot {
    translate: round(50%, 1px);
  }

  [data-placed] .empty {
    aspect-ratio: auto;
    margin: 0;
  }

  [data-placed] .foot {
    justify-content: flex-start;
    min-height: 0;
    margin: 0;
    translate: none;
  }

  [data-placed] .foot > * {
    flex: none;
  }

  /* In a narrow caption, the word "soft" is hidden. Screen readers still read it. */
  .foot[data-brief] tj-total::part(soft) {
    position: absolute;
    clip-path: inset(50%);
  }

  .foot[data-named] {
    --tj-total-name: var(--tj-dealer-name);
  }
`;
