import { css } from "lit";

export const inspectorStyles = css`
  :host {
    --line: light-dark(#c8ccd4, #3a404d);
    --quiet: light-dark(#545b68, #a3abb9);
    --chosen: light-dark(#dbe8ff, #1d3a66);
    --changed: light-dark(#fff1c4, #4a3c10);
    --key: light-dark(#7a2f8f, #d8a1ea);
    display: flex;
    flex-direction: column;
    min-height: 240px;
    height: 420px;
    color-scheme: light dark;
    background: light-dark(#fff, #14171d);
    color: light-dark(#16191f, #eceff4);
    border: 1px solid var(--line);
    font: 13px / 1.45 ui-monospace, "SFMono-Regular", Menlo, Consolas, monospace;
    container-type: inline-size;
  }

  :host([hidden]) {
    display: none;
  }

  .bar {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 12px;
    padding: 6px 8px;
    border-bottom: 1px solid var(--line);
  }

  .steps {
    display: inline-flex;
    align-items: center;
    gap: 4px;
  }

  output {
    min-width: 8ch;
    text-align: center;
    font-variant-numeric: tabular-nums;
  }

  button,
  input {
    min-height: 28px;
    box-sizing: border-box;
    padding: 0 8px;
    border: 1px solid var(--line);
    border-radius: 4px;
    background: transparent;
    color: inherit;
    font: inherit;
  }

  button:not(:disabled) {
    cursor: pointer;
  }

  button:disabled {
    opacity: 0.5;
  }

  input[type="number"] {
    width: 9ch;
  }

  :focus-visible {
    outline: 2px solid light-dark(#0b57d0, #8ab4f8);
    outline-offset: -2px;
  }

  .panes {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    flex: 1;
    min-height: 0;
  }

  .rows,
  .pane {
    /* Contains the hidden texts, which otherwise make the page longer. */
    position: relative;
    overflow: auto;
    overscroll-behavior: contain;
  }

  .rows {
    border-inline-end: 1px solid var(--line);
  }

  .all {
    position: relative;
  }

  .row {
    position: absolute;
    inset-inline: 0;
    box-sizing: border-box;
    height: 28px;
    padding: 4px 8px;
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
    cursor: pointer;
  }

  .row[aria-selected="true"] {
    background: var(--chosen);
  }

  .number {
    display: inline-block;
    min-width: 4ch;
    margin-inline-end: 1ch;
    color: var(--quiet);
    text-align: end;
    font-variant-numeric: tabular-nums;
  }

  .detail,
  .empty {
    color: var(--quiet);
  }

  .empty {
    padding: 0 8px;
  }

  .pane {
    padding: 0 8px 8px;
  }

  .pane:only-child {
    grid-area: 1 / 1 / -1 / -1;
  }

  h2,
  h3 {
    margin: 8px 0 4px;
    font-size: 13px;
  }

  h3 {
    color: var(--quiet);
    font-weight: 400;
  }

  ul {
    margin: 0 0 8px;
    padding: 0;
    list-style: none;
  }

  li,
  .node {
    overflow-wrap: anywhere;
  }

  del,
  .gone {
    color: light-dark(#a3221b, #ff9a92);
  }

  ins {
    color: light-dark(#0a6b2d, #7fdc9a);
    text-decoration: none;
  }

  .answer:empty {
    display: none;
  }

  .answer {
    margin: 8px 0;
    padding: 4px 8px;
    background: var(--chosen);
  }

  .node {
    display: flex;
    align-items: center;
    gap: 1ch;
    min-height: 28px;
    cursor: default;
  }

  .node[aria-expanded] {
    cursor: pointer;
  }

  .node.changed {
    background: var(--changed);
  }

  .arrow {
    width: 1ch;
    color: var(--quiet);
  }

  .key {
    color: var(--key);
  }

  .name {
    flex: 1;
  }

  .unseen {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }

  .ask {
    min-height: 24px;
    min-width: 24px;
    padding: 0;
    color: var(--quiet);
  }

  .exported pre {
    max-height: 240px;
    margin: 8px 0 4px;
    padding: 8px;
    overflow: auto;
    border: 1px solid var(--line);
  }

  @container (max-width: 520px) {
    .panes {
      grid-template-columns: none;
      grid-template-rows: minmax(0, 2fr) minmax(0, 3fr);
    }

    .rows {
      border-inline-end: 0;
      border-bottom: 1px solid var(--line);
    }
  }

  @media (forced-colors: active) {
    .row[aria-selected="true"] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;
