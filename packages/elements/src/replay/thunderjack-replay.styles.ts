import { css } from "lit";
import * as tj from "../theme/tokens.js";

export const replayStyles = css`
  :host {
    display: block;
    /* The table of a replay has no controls. */
    --tj-controls-height: 0px;
  }

  /* The layout of the replay is inside the shadow root, so that styles of the page cannot change it. */
  .frame {
    all: initial;
    container: thunderjack-replay / inline-size;
    display: block;
    height: 100%;
    visibility: inherit;
    border-radius: inherit;
    color: ${tj.railText};
    font-family: ${tj.font};
    -webkit-font-smoothing: antialiased;
  }

  .player {
    position: relative;
    display: flex;
    flex-direction: column;
    height: 100%;
    overflow: clip;
    border-radius: inherit;
    background: ${tj.railDark};
  }

  .screen {
    position: relative;
    flex: 1 0 auto;
    height: var(--tj-replay-height, clamp(490px, 68cqw, 640px));
    overflow: hidden;
    background: radial-gradient(120% 85% at 50% 30%, ${tj.feltLight}, ${tj.felt} 36%, ${tj.feltDark} 66%, ${tj.feltEdge});
  }

  .stage {
    position: absolute;
    inset: 0;
    display: grid;
  }

  .cover {
    position: absolute;
    z-index: 2;
    inset: 0;
    display: grid;
    align-content: center;
    justify-items: center;
    gap: 10px;
    padding: 24px;
    background: ${tj.shade};
    text-align: center;
  }

  /* The background hides the table if the picture has another shape. */
  .picture {
    position: absolute;
    z-index: 2;
    width: 100%;
    height: 100%;
    background: ${tj.railDark};
    object-fit: contain;
    pointer-events: none;
  }

  .cover p {
    max-width: 34em;
    margin: 0;
    color: ${tj.text};
    font-size: 15px;
    line-height: 1.5;
    text-wrap: balance;
  }

  .cover .headline {
    font-weight: 600;
    font-size: 20px;
  }

  .cover .reason {
    max-width: min(46em, 100%);
    padding: 10px 16px;
    border-radius: 10px;
    background: ${tj.refusal};
    color: ${tj.refusalText};
    overflow-wrap: anywhere;
  }

  .poster {
    background: radial-gradient(circle at 50% 50%, ${tj.faint(tj.feltEdge, 50)}, ${tj.faint(tj.feltEdge, 20)});
  }

  .drop {
    inset: 10px;
    border: 3px dashed ${tj.gold};
    border-radius: 18px;
    background: ${tj.shade};
    pointer-events: none;
  }

  .big-play {
    display: grid;
    place-items: center;
    width: 96px;
    height: 96px;
    border-radius: 50%;
    background: ${tj.go};
    box-shadow:
      inset 0 2px 0 rgb(255 255 255 / 0.5),
      0 10px 40px rgb(0 0 0 / 0.6);
    color: ${tj.goText};
    transition: transform 0.15s;
  }

  .big-play:hover {
    transform: scale(1.05);
  }

  .big-play .icon {
    width: 56px;
    height: 56px;
  }

  .icon {
    width: 24px;
    height: 24px;
    fill: currentcolor;
  }

  .paper .icon {
    width: 44px;
    height: 44px;
    color: ${tj.goldLight};
  }

  .broken .icon {
    color: ${tj.lost};
  }

  .bolt {
    width: 44px;
    fill: ${tj.gold};
    animation: glow 1.6s ease-in-out infinite alternate;
  }

  @keyframes glow {
    from {
      opacity: 0.25;
    }
  }

  .problem,
  .notice {
    margin: 0;
    padding: 10px 16px;
    background: ${tj.refusal};
    color: ${tj.refusalText};
    font-size: 14px;
    line-height: 1.45;
    overflow-wrap: anywhere;
  }

  .problem strong {
    display: block;
    font-weight: 600;
  }

  .notice {
    background: ${tj.rail};
    color: ${tj.goldLight};
  }

  .notice:empty {
    display: none;
  }

  .notice input {
    box-sizing: border-box;
    width: 100%;
    min-height: 44px;
    margin-block-start: 6px;
    padding: 0 10px;
    border: 1px solid ${tj.gold};
    border-radius: 8px;
    background: ${tj.railDark};
    color: ${tj.railText};
    font: inherit;
  }

  .bar {
    position: relative;
    padding: 2px 12px calc(8px + env(safe-area-inset-bottom, 0px));
    background: linear-gradient(${tj.rail}, ${tj.railDark});
    box-shadow: inset 0 1px 0 ${tj.faint(tj.gold, 22)};
  }

  /* The space of the timeline, which appears with a recording. thunderjack.css reserves the height of both. */
  tj-transport:first-child {
    margin-block-start: 88px;
  }

  tj-transcript {
    flex: none;
    height: 280px;
    border-block-start: 1px solid ${tj.faint(tj.gold, 25)};
    background: ${tj.railDark};
  }

  .spoken {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }

  @container thunderjack-replay (min-width: 700px) {
    .bar {
      padding-inline: 22px;
    }
  }

  /* The transcript is beside the felt where both have space. */
  @container thunderjack-replay (min-width: 1040px) {
    .player[data-transcript] {
      display: grid;
      grid-template-columns: minmax(0, 1fr) 340px;
      grid-template-rows: minmax(0, 1fr) auto auto auto;
    }
    .player[data-transcript] > * {
      grid-column: 1;
    }
    .player[data-transcript] tj-transcript {
      grid-column: 2;
      grid-row: 1 / -1;
      height: 100%;
      border-block-start: 0;
      border-inline-start: 1px solid ${tj.faint(tj.gold, 25)};
      contain: size;
    }
  }

  :host(:fullscreen) .player {
    height: 100vh;
    border-radius: 0;
  }

  :host(:fullscreen) .screen {
    flex: 1 1 0;
    height: auto;
    min-height: 0;
  }

  @media (prefers-reduced-motion: reduce) {
    .bolt {
      animation: none;
    }
    .big-play {
      transition: none;
    }
  }
`;
