import { css } from "lit";
import * as tj from "../theme/tokens.js";

export const thunderjackTableStyles = css`
  :host {
    /* Stretches the frame where the height of the host comes from a flex container, and percentages do not resolve. */
    display: flex;
    flex-direction: column;
    box-sizing: border-box;
    height: 100%;
    /* On a low screen, such as that of a phone held sideways, the whole table is visible. */
    min-height: min(560px, 100svh);
    /* Slotted content keeps the font of the page. */
    font: inherit !important;
  }

  /* The layout of the table is inside the shadow root, so that styles of the page cannot change it. */
  .frame {
    display: flex;
    flex: 1 1 auto;
    flex-direction: column;
    width: 100%;
    height: 100%;
    min-height: inherit;
    writing-mode: horizontal-tb;
    background: ${tj.railDark};
    color: ${tj.railText};
    font-family: ${tj.font};
  }

  /* The rows of the frame inherit only the visibility from the page. */
  .frame > div {
    all: initial;
    display: block;
    container-type: inline-size;
    visibility: inherit;
    color: ${tj.railText};
    font-family: ${tj.font};
  }

  [hidden] {
    display: none;
  }

  .bar {
    display: flex;
    align-items: center;
    gap: 4px;
    box-sizing: border-box;
    min-height: 48px;
    padding: 0 8px;
    border-bottom: 1px solid ${tj.goldDark};
    background: linear-gradient(${tj.rail}, ${tj.railDark});
    color: ${tj.railText};
    font-size: 14px;
    line-height: 1.2;
  }

  .brand {
    display: flex;
    /* A name that does not fit wraps, and is hidden. */
    flex-wrap: wrap;
    align-items: center;
    flex: 0 1 auto;
    gap: 9px;
    min-width: 32px;
    height: 26px;
    padding-inline-start: 6px;
    color: ${tj.goldLight};
    overflow: hidden;
  }

  .mark {
    flex: none;
    width: 26px;
    height: 26px;
    fill: currentcolor;
  }

  .name {
    flex: none;
    height: 16px;
    fill: currentcolor;
  }

  .note {
    flex: 1;
    overflow: hidden;
    color: ${tj.railQuiet};
    text-align: center;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .sound {
    display: flex;
  }

  .quiet {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    flex: none;
    gap: 7px;
    padding: 0 10px;
    border-radius: 4px 12px;
    font-weight: 600;
    white-space: nowrap;
  }

  .quiet:focus-visible {
    outline-offset: -3px;
  }

  .quiet[aria-expanded="true"] {
    background: ${tj.faint(tj.turn, 14)};
  }

  @media (hover: hover) {
    .quiet:hover {
      background: ${tj.faint(tj.railText, 8)};
    }
  }

  .icon {
    flex: none;
    width: 20px;
    height: 20px;
    fill: none;
    stroke: ${tj.goldLight};
    stroke-width: 1.8;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  .frame > .felt {
    position: relative;
    isolation: isolate;
    flex: 1;
    min-height: 0;
    background: ${tj.feltEdge};
  }

  .stage {
    position: absolute;
    inset: 0;
    outline: none;
    transition: filter 0.2s;
  }

  /* The focus ring is above the drawn content. An inset shadow or an outline of the stage would be below it. */
  .stage:focus-visible::after {
    position: absolute;
    z-index: 1;
    inset: 0;
    outline: 3px solid ${tj.focus};
    outline-offset: -3px;
    content: "";
    pointer-events: none;
  }

  :host([disabled]) .stage {
    filter: saturate(0.35) brightness(0.75);
  }

  .loading,
  .problem {
    position: absolute;
    z-index: 1;
    inset: 0;
    display: grid;
    place-content: center;
    margin: 0;
    padding: 24px;
    background: radial-gradient(farthest-corner at 50% 66%, ${tj.feltLight} 0%, ${tj.felt} 36%, ${tj.feltDark} 74%, ${tj.feltEdge} 100%);
    color: ${tj.text};
    font-size: 16px;
    line-height: 1.45;
    text-align: center;
    text-wrap: balance;
  }

  .problem {
    overflow: auto;
    overflow-wrap: anywhere;
    background: ${tj.refusal};
    color: ${tj.refusalText};
  }

  /* If a table is drawn, the problem is a row above it, and covers no part of it. */
  .stage:not(:empty) ~ .problem {
    inset: 0 0 auto;
    height: 64px;
    padding: 0 24px;
  }

  .stage:not(:empty):has(~ .problem) {
    top: 64px;
  }

  .no-hints {
    padding: 8px 12px;
    border-top: 1px solid ${tj.faint(tj.gold, 45)};
    font-size: 13px;
    line-height: 1.4;
    overflow-wrap: anywhere;
  }

  .over:not([hidden]) {
    position: absolute;
    z-index: 1;
    inset: 0;
    display: grid;
    place-content: center;
    padding: 20px;
    background: ${tj.scrim};
  }

  @container (max-width: 1000px) {
    .word {
      display: none;
    }
  }

  @container (max-width: 480px) {
    .bar {
      padding-inline: 4px;
      gap: 0;
    }
    .quiet {
      padding: 0 4px;
    }
    .name {
      height: 13px;
    }
  }

  @container (max-width: 400px) {
    .bar:has([data-hint]) .brand {
      display: none;
    }
  }

  @container (max-width: 385px) {
    .name {
      display: none;
    }
  }

  /* A page that is 1280 pixels wide has 320 pixels at a zoom of 400 %. */
  @container (max-width: 340px) {
    .bar {
      flex-wrap: wrap;
    }
    .brand {
      display: none;
    }
  }

  /* On a phone held sideways, the bar is a strip at the side, and the table has the full height. */
  .frame[data-strip] {
    display: grid;
    grid-template: auto minmax(0, 1fr) / 48px minmax(0, 1fr);
  }

  .frame[data-strip][data-direction="rtl"] {
    grid-template-columns: minmax(0, 1fr) 48px;
    direction: ltr;
  }

  .frame[data-strip] > * {
    grid-column: 1 / -1;
  }

  .frame[data-strip] > slot {
    display: block;
  }

  .frame[data-strip] > .strip {
    grid-area: 2 / 1;
    container-type: size;
  }

  .frame[data-strip] > .felt {
    grid-area: 2 / 2;
  }

  .frame[data-strip][data-direction="rtl"] > .strip {
    grid-column: 2;
  }

  .frame[data-strip][data-direction="rtl"] > .felt {
    grid-column: 1;
  }

  .frame[data-strip] .bar {
    flex-flow: column;
    justify-content: flex-start;
    gap: 0;
    width: 48px;
    height: 100%;
    padding: 4px 0;
    overflow: hidden auto;
    border: 0;
    scrollbar-width: none;
  }

  .frame[data-strip] .bar:not(:has([data-hint])) .brand {
    display: flex;
    flex: none;
    padding: 8px 0;
  }

  .frame[data-strip] .note {
    display: none;
  }

  /* The button is at the end, so that the others do not move when it appears. */
  .frame[data-strip] [data-hint] {
    order: 1;
  }

  .frame[data-strip] .word,
  .frame[data-strip] .name {
    display: none;
  }

  @media (prefers-reduced-motion: reduce) {
    .stage {
      transition: none;
    }
  }

  @media (forced-colors: active) {
    .icon {
      stroke: ButtonText;
    }
  }
`;
