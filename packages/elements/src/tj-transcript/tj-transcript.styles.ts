import { css } from "lit";

export const transcriptStyles = css`
  :host {
    display: flex;
    flex-direction: column;
    min-height: 0;
    color: #f5efdf;
  }

  header {
    display: flex;
    align-items: center;
    gap: 4px;
    padding-inline: 16px 8px;
    border-block-end: 1px solid rgb(227 177 67 / 0.25);
  }

  h2 {
    margin: 0;
    margin-inline-end: auto;
    color: rgb(255 240 205 / 0.72);
    font-size: 12px;
    font-weight: 600;
    letter-spacing: 0.08em;
    text-transform: uppercase;
  }

  header button {
    padding: 0 12px;
    border-radius: 12px;
    color: rgb(255 244 220 / 0.86);
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
    scrollbar-color: rgb(227 177 67 / 0.4) transparent;
  }

  .line {
    display: block;
    width: 100%;
    padding: 10px 12px;
    border-inline-start: 3px solid transparent;
    border-radius: 8px;
    color: rgb(255 248 232 / 0.86);
    font-size: 14px;
    line-height: 24px;
    text-align: start;
  }

  .line[data-later] {
    color: rgb(255 248 232 / 0.66);
  }

  .line[data-deal] {
    margin-block-start: 10px;
    color: var(--tj-gold-light, #f6dd9b);
    font-weight: 700;
  }

  .line[aria-current="true"] {
    border-color: var(--tj-gold, #e3b143);
    background: rgb(227 177 67 / 0.14);
    color: #fff;
  }

  @media (hover: hover) {
    .line:hover,
    header button:hover {
      background: rgb(255 255 255 / 0.08);
    }
  }
`;
