import { css } from "lit";
import * as tj from "../theme/tokens.js";

export const houseRowStyles = css`
  .house {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 16px;
    min-height: 44px;
    padding: 4px 16px;
    border-bottom: 1px solid ${tj.faint(tj.gold, 45)};
    background: ${tj.railDark};
    color: ${tj.railText};
    font-size: 14px;
    line-height: 1.35;
  }

  .house .says {
    flex: 1 1 14em;
    min-width: 0;
  }

  .house p {
    margin: 0;
    overflow-wrap: anywhere;
  }

  /* A row without a note is as high as one with a note, so that the felt below does not move. */
  .house .notes {
    min-height: 1.35em;
  }

  .house .refusal {
    color: ${tj.goldLight};
    font-weight: 700;
  }

  .house .development {
    color: ${tj.goldLight};
    font-size: 12px;
  }

  .house .seats {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 8px;
    min-width: 0;
  }

  .house label,
  .house .place {
    display: flex;
    align-items: center;
    gap: 4px 8px;
  }

  .house input {
    box-sizing: border-box;
    flex: none;
    inline-size: 6.5em;
    min-height: 44px;
    padding: 0 10px;
    border: 0;
    border-radius: 4px 12px;
    background: ${tj.faint(tj.railText, 8)};
    box-shadow: inset 0 0 0 1px ${tj.faint(tj.railText, 45)};
    color: inherit;
    font: inherit;
    font-size: 16px;
    font-variant-numeric: tabular-nums;
    appearance: textfield;
  }

  .house input::-webkit-inner-spin-button {
    display: none;
  }

  .house input:focus-visible {
    outline: 3px solid ${tj.focus};
    outline-offset: -3px;
  }

  .house .quiet {
    padding: 0 14px;
    box-shadow: inset 0 0 0 1px ${tj.faint(tj.gold, 60)};
    color: ${tj.goldLight};
    font-weight: 700;
  }

  .house .quiet[aria-disabled="true"] {
    opacity: 0.6;
  }

  @container (max-width: 640px) {
    .house {
      padding: 6px 12px;
    }

    .house .seats {
      display: grid;
      grid-template-columns: repeat(3, minmax(0, 1fr));
      flex: 1 0 100%;
    }

    .house label {
      grid-column: 1 / -1;
    }

    .house .seats:not([data-seated]) .quiet {
      flex: 1;
      padding: 4px 8px;
      font-size: 13px;
      line-height: 1.2;
      white-space: normal;
    }

    /* A seated player needs these buttons rarely. They are one line, which scrolls, and the own seat is first. */
    .house .seats[data-seated] {
      display: flex;
      flex-wrap: nowrap;
      overflow-x: auto;
      scrollbar-width: none;
    }

    .house .seats[data-seated] > * {
      flex: none;
    }

    .house .seats[data-seated] .place:not([data-own]) {
      order: 1;
    }
  }

  @media (forced-colors: active) {
    .house .quiet,
    .house input {
      border: 1px solid;
    }
  }
`;
