import { css } from "lit";
import * as tj from "../../theme/tokens.js";

export const transcriptStyles = css`
  :host {
    display: flex !important;
    flex-direction: column !important;
    min-height: 0;
    color: ${tj.railText} !important;
  }

  header {
    display: flex;
    align-items: center;
    gap: 4px;
    padding-inline: 16px 8px;
    border-block-end: 1px solid ${tj.faint(tj.gold, 25)};
  }

  h2 {
    margin: 0;
    margin-inline-end: auto;
    color: ${tj.railQuiet};
    font-size: 14px;
    font-weight: 600;
  }

  header button {
    padding: 0 12px;
    border-radius: 12px;
    color: ${tj.buttonText};
    font-size: 13px;
    font-weight: 600;
  }

  button:focus-visible {
    outline-offset: -3px;
  }

  .lines {
    flex: 1;
    min-height: 0;
    margin: 0;
    padding: 6px 8px 12px;
    overflow-y: auto;
    overscroll-behavior: contain;
    list-style: none;
    scrollbar-color: ${tj.faint(tj.gold, 40)} transparent;
  }

  .line {
    display: block;
    width: 100%;
    padding: 10px 12px;
    border-inline-start: 3px solid transparent;
    border-radius: 8px;
    color: ${tj.railText};
    font-size: 14px;
    line-height: 24px;
    text-align: start;
  }

  .line[data-later] {
    color: ${tj.railQuiet};
  }

  .line[data-deal] {
    margin-block-start: 10px;
    color: ${tj.goldLight};
    font-weight: 700;
  }

  .line[aria-current="true"] {
    border-color: ${tj.gold};
    background: ${tj.faint(tj.gold, 14)};
    color: ${tj.railText};
  }

  @media (hover: hover) {
    .line:hover,
    header button:hover {
      background: ${tj.faint(tj.railText, 8)};
    }
  }
`;
