import type { Phrasebook } from "@thunderjack/stage";
import { css, html, type TemplateResult } from "lit";
import { live } from "lit/directives/live.js";
import * as tj from "../../theme/tokens.js";

/** Returns the volume control. It is shown below the sound button while the button is hovered or focused. */
export function volumeControl(
  { bar, language }: Phrasebook,
  volume: number,
  set: (volume: number) => void,
): TemplateResult {
  const percent = Math.round(volume * 100);
  const text = new Intl.NumberFormat(language, { style: "percent", numberingSystem: "latn" }).format(percent / 100);
  return html`<label class="volume">
    <input
      type="range"
      min="0"
      max="100"
      step="5"
      aria-label=${bar.volume}
      aria-valuetext=${text}
      .value=${live(`${percent}`)}
      @input=${({ target }: Event) => set((target as HTMLInputElement).valueAsNumber / 100)}
    />
    <span aria-hidden="true">${text}</span>
  </label>`;
}

/** The styles of the control, for the shadow root of the table. */
export const volumeStyles = css`
  .frame > .strip {
    position: relative;
    z-index: 1;
  }

  .sound {
    position: relative;
  }

  .volume {
    position: absolute;
    top: 100%;
    inset-inline-end: 0;
    display: flex;
    align-items: center;
    gap: 8px;
    box-sizing: border-box;
    width: 176px;
    height: 48px;
    padding: 0 12px;
    border: 1px solid ${tj.goldDark};
    border-radius: 6px 16px;
    background: ${tj.railDark};
    color: ${tj.railText};
    font-size: 13px;
    font-variant-numeric: tabular-nums;
    /* The control is transparent and not hidden, so that the keyboard and screen readers can reach it. */
    opacity: 0;
    pointer-events: none;
  }

  .sound:is(:hover, :focus-within) > .volume {
    opacity: 1;
    pointer-events: auto;
  }

  .volume input {
    flex: 1;
    min-width: 0;
    height: 44px;
    margin: 0;
    accent-color: ${tj.goldLight};
  }

  .volume input:focus-visible {
    outline: 2px solid ${tj.focus};
    outline-offset: -2px;
  }

  .volume span {
    min-width: 40px;
    text-align: end;
  }

  .frame[data-strip] .sound {
    position: static;
  }

  .frame[data-strip] .volume {
    top: auto;
    inset-inline: 100% auto;
    margin-top: -2px;
  }
`;
