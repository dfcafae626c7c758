import { css } from "lit";
import * as tj from "../../theme/tokens.js";

export const verdictStyles = css`
  :host {
    display: inline-block !important;
    position: relative !important;
  }

  .badge {
    display: inline-flex;
    align-items: center;
    gap: 7px;
    padding: 0 12px 0 10px;
    border-radius: 22px;
    color: ${tj.railText};
    font-size: 13px;
    font-weight: 600;
    white-space: nowrap;
  }

  .badge::before {
    content: "";
    width: 9px;
    height: 9px;
    border-radius: 50%;
    background: var(--dot);
    box-shadow: 0 0 0 3px color-mix(in srgb, var(--dot) 24%, transparent);
  }

  .word {
    color: ${tj.railQuiet};
    font-weight: 500;
  }

  /* Two short lines where the buttons need the space. */
  @container (max-width: 420px) {
    .badge {
      gap: 6px;
      padding-inline: 3px;
      font-size: 12px;
      line-height: 1.25;
      text-align: start;
    }
    .word {
      display: block;
      font-size: 12px;
    }
  }

  [data-status] {
    --dot: ${tj.railQuiet};
  }

  [data-status="fair"] {
    --dot: ${tj.won};
  }

  [data-status="committed"],
  [data-status="consistent"] {
    --dot: ${tj.gold};
  }

  [data-status="open"],
  [data-status="live"] {
    --dot: #3f86dc;
  }

  [data-status="broken"] {
    --dot: ${tj.lost};
  }

  @media (hover: hover) {
    .badge:hover {
      background: ${tj.faint(tj.railText, 8)};
    }
  }

  .why {
    position: absolute;
    z-index: 5;
    bottom: calc(100% + 8px);
    inset-inline-start: 0;
    box-sizing: border-box;
    width: min(330px, 84vw);
    padding: 14px 18px;
    border-radius: 14px;
    background: ${tj.rail};
    box-shadow:
      inset 0 0 0 1px ${tj.faint(tj.gold, 40)},
      ${tj.shadowPanel};
    color: ${tj.railText};
    font-size: 14px;
    line-height: 1.5;
  }

  p {
    margin: 0;
    text-wrap: pretty;
  }

  .unproven {
    margin-block-start: 10px;
    color: ${tj.railQuiet};
    font-size: 13px;
  }

  .found {
    margin-block-start: 6px;
    color: ${tj.lost};
    overflow-wrap: anywhere;
  }

  ul {
    display: grid;
    gap: 5px;
    margin: 12px 0 0;
    padding: 0;
    list-style: none;
    font-size: 13px;
  }

  li {
    display: grid;
    grid-template-columns: 20px 1fr;
    color: ${tj.railText};
  }

  li::before {
    content: "✓" / "";
    color: ${tj.won};
    font-weight: 700;
  }

  li[data-holds="false"]::before {
    content: "✗" / "";
    color: ${tj.lost};
  }

  .check {
    margin-block-start: 8px;
    padding: 0 14px;
    border-radius: 12px;
    background: ${tj.faint(tj.railText, 10)};
    font-weight: 600;
  }

  .hidden {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;
