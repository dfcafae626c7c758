import { css } from "lit";
import { groundStyles } from "../../theme/ground.styles.js";
import * as tj from "../../theme/tokens.js";

export const moveButtonsStyles = css`
  ${groundStyles(tj.railDark, css`.moves:has(*)`)}

  :host {
    display: block !important;
    container-type: inline-size !important;
  }

  .moves {
    display: grid;
    grid-template-columns: repeat(6, 1fr);
    gap: 8px;
    align-content: start;
  }

  .move {
    display: flex;
    align-items: center;
    gap: var(--icon-gap, 8px);
    min-height: 54px;
    padding-block: 0;
    padding-inline: 9px 3px;
    color: ${tj.buttonText};
    text-align: start;
  }

  .icon {
    flex: none;
    width: var(--icon-size, 24px);
    height: var(--icon-size, 24px);
    fill: none;
    stroke: currentcolor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  .words {
    display: grid;
    gap: 2px;
    min-width: 0;
  }

  .name {
    font-size: var(--name-size, 16px);
    font-weight: 800;
    line-height: 1.1;
  }

  .detail {
    font-size: var(--detail-size, 12px);
    font-weight: 600;
    line-height: 1.15;
  }

  /* The detail is generated content, so that the text of the button is only its name. The title has the detail. */
  .detail::after {
    content: attr(data-text);
  }

  .move[data-look="hit"] {
    --ground: ${tj.hit};
    --edge: ${tj.hitEdge};
    --ink: ${tj.hitText};
  }

  .move[data-look="stand"] {
    --ground: ${tj.stand};
    --edge: ${tj.standEdge};
    --ink: ${tj.standText};
  }

  .move[data-look="double"] {
    --ground: ${tj.double};
    --edge: ${tj.doubleEdge};
    --ink: ${tj.doubleText};
  }

  .move[data-look="split"] {
    --ground: ${tj.split};
    --edge: ${tj.splitEdge};
    --ink: ${tj.splitText};
  }

  .move[data-look="surrender"] {
    --ground: ${tj.surrender};
    --edge: ${tj.surrenderEdge};
    --ink: ${tj.surrenderText};
  }

  /* The two answers to a question look alike, so that no colour recommends one of them. */
  .move[data-look$="insurance"],
  .moves:has([data-move^="Decline"]) .move {
    --ground: ${tj.button};
    --edge: ${tj.buttonLine};
    --ink: ${tj.buttonText};
  }

  .move[data-look$="insurance"] .icon,
  .moves:has([data-move^="Decline"]) .icon {
    color: ${tj.turn};
  }

  .move:not([aria-disabled]) {
    background: var(--ground);
    box-shadow:
      inset 0 0 0 calc(${tj.moveEdge} * 1px) var(--edge),
      ${tj.shadowButton};
    color: var(--ink);
  }

  .move[data-look$="insurance"]:not([aria-disabled]) {
    box-shadow:
      inset 0 0 0 1px var(--edge),
      ${tj.shadowButton};
  }

  /* An illegal move is outlined, with its colour at the edge. */
  .move[aria-disabled] {
    position: relative;
    overflow: hidden;
    background: ${tj.faint(tj.railDark, 60)};
    box-shadow: inset 0 0 0 1.5px currentcolor;
    color: ${tj.off};
  }

  .move[aria-disabled]::before {
    content: "";
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    width: 5px;
    background: var(--edge);
  }

  .move[aria-disabled] .name {
    font-weight: 700;
  }

  /* A hint marks this move as the best one. */
  .action[data-best] {
    outline: 3px solid ${tj.turn};
    outline-offset: 0;
  }

  .action[data-best] .name::after {
    content: " ★" / "";
  }

  [data-move="Hit"] {
    grid-area: 2 / 1 / auto / span 3;
  }

  [data-move="Stand"] {
    grid-area: 2 / 4 / auto / span 3;
  }

  [data-move="Double"] {
    grid-area: 1 / 1 / auto / span 2;
  }

  [data-move="Split"] {
    grid-area: 1 / 3 / auto / span 2;
  }

  [data-move="Surrender"] {
    grid-area: 1 / 5 / auto / span 2;
  }

  /* The two answers to a question share a row. */
  .moves:has([data-move^="Decline"]) .move {
    grid-area: auto / auto / auto / span 3;
  }

  @container (min-width: 620px) {
    .moves:not([data-placed]) {
      grid-template-columns: repeat(5, minmax(0, 166px));
      justify-content: center;
      gap: 10px;
    }
    .moves:not([data-placed]) .move {
      grid-area: auto;
      min-height: 66px;
    }
    .moves:not([data-placed]):has([data-move^="Decline"]) {
      grid-template-columns: repeat(2, minmax(0, 250px));
    }
  }

  /* In a table, the layout places each button. */
  .moves[data-placed] {
    display: block;
  }

  [data-placed] .detail {
    white-space: normal;
  }

  [data-placed] .move {
    min-height: 0;
    min-width: 0;
    pointer-events: auto;
  }

  /* Positioned absolutely, so that a change of the number of lines causes no layout shift. */
  [data-placed] .move:not([data-upright]) .words {
    position: absolute;
    inset-inline: calc(9px + var(--icon-size) + var(--icon-gap)) 3px;
    top: 0;
    translate: 0 round(calc(var(--middle) - 50%), 1px);
  }

  [data-upright] .name {
    overflow-wrap: var(--wrap, normal);
    white-space: normal;
  }

  .move[data-upright] {
    flex-direction: column;
    justify-content: center;
    gap: 2px;
    padding: 0 4px;
    text-align: center;
  }

  @media (forced-colors: active) {
    .move[aria-disabled] {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;
