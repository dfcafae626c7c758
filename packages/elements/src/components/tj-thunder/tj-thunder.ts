import { isobars, jaggedLine, stormBolt, tapered, wordmark } from "@thunderjack/artwork";
import type { Bolt, Storm, StormWord, StruckCard, Track } from "@thunderjack/stage/choreography";
import type { Box, Point } from "@thunderjack/stage/layout";
import { css, html, LitElement, nothing, render, svg, type TemplateResult } from "lit";
import { query } from "lit/decorators.js";
import { prefersReducedMotion } from "../../platform/reduced-motion.js";
import * as tj from "../../theme/tokens.js";
import { declared, px } from "../placed.js";
import { trackFrames } from "./track-frames.js";

/** The shortest time between two flashes, in milliseconds. WCAG 2.3.1 allows at most three flashes in a second. */
const SHORTEST_BETWEEN = 400;

/** The widths of the light around a bolt, in CSS pixels, with their opacities. */
const LIGHTS = [
  { width: 26, opacity: 0.12 },
  { width: 11, opacity: 0.38 },
] as const;

/**
 * The storm at a special event, such as a Thunderjack: darkness, bolts of lightning, light around cards, lit letters,
 * and at most one flash. The element fills its container, which must have a `position`. It draws nothing until
 * `strike()` is called, and nothing at all with reduced motion.
 *
 * @element tj-thunder
 */
export class TjThunder extends LitElement {
  static override styles = css`
    :host {
      position: absolute !important;
      inset: 0 !important;
      overflow: hidden !important;
      pointer-events: none !important;
    }

    .dark,
    .flash,
    svg {
      position: absolute;
      inset: 0;
      width: 100%;
      height: 100%;
    }

    .dark {
      background: ${tj.feltEdge};
    }

    .flash {
      background: ${tj.bolt};
    }

    .dark,
    .flash,
    .rim,
    .ring,
    .isobars,
    g {
      opacity: 0;
    }

    .isobars path {
      fill: none;
      stroke: ${tj.turn};
      stroke-opacity: calc(${tj.isobarOpacity} * 7);
      stroke-width: 2;
    }

    .rim {
      position: absolute;
      left: 0;
      top: 0;
      border-radius: ${tj.cardRadius};
      box-shadow:
        0 0 0 2px ${tj.turn},
        0 0 14px 3px ${tj.turn},
        0 0 34px 6px ${tj.faint(tj.turn, 60)};
    }

    .ring {
      position: absolute;
      left: 0;
      top: 0;
      box-sizing: border-box;
      border: 3px solid ${tj.bolt};
      border-radius: 50%;
      box-shadow:
        0 0 14px ${tj.turn},
        inset 0 0 14px ${tj.turn};
    }

    .core,
    .letter {
      fill: ${tj.bolt};
    }

    .light {
      fill: none;
      stroke: ${tj.turn};
      stroke-linejoin: round;
      stroke-linecap: round;
    }

    .halo {
      fill: none;
      stroke: ${tj.faint(tj.turn, 35)};
      stroke-width: 9;
      stroke-linejoin: round;
    }
  `;

  @query(".storm") private readonly sky!: HTMLElement | null;
  #lastFlash = Number.NEGATIVE_INFINITY;

  /**
   * Animates a storm. The flash is omitted if less than 400 ms have passed since the last one.
   *
   * @param origin the top left corner of this element, in the coordinates of the storm. Defaults to the top left corner
   *   of the felt of the storm
   * @returns the running animations; an empty array with reduced motion and before the first render
   */
  strike(storm: Storm, origin: Point = storm.felt): readonly Animation[] {
    const { sky } = this;
    if (sky === null || prefersReducedMotion()) return [];
    const now = performance.now();
    const hasFlash = storm.flash !== null && now - this.#lastFlash >= SHORTEST_BETWEEN;
    if (hasFlash) this.#lastFlash = now;
    render(stormTemplate(storm, origin), sky);
    const { duration } = storm;
    const running: Animation[] = [];
    const play = (part: Element | null | undefined, frames: Keyframe[]) => {
      if (part) running.push(part.animate(frames, { duration }));
    };
    const fade = (part: Element | null | undefined, track: Storm["darkness"]) =>
      play(
        part,
        trackFrames(track, duration, (opacity) => ({ opacity })),
      );
    fade(sky.querySelector(".dark"), storm.darkness);
    if (hasFlash && storm.flash !== null) fade(sky.querySelector(".flash"), storm.flash);
    for (const [index, part] of [...sky.querySelectorAll(".bolt")].entries()) {
      fade(part, storm.bolts[index]?.opacity ?? []);
    }
    for (const [index, part] of [...sky.querySelectorAll(".rim")].entries()) {
      const card = storm.struck[index];
      if (card === undefined) continue;
      fade(part, card.rim);
      const { by } = card;
      play(
        part,
        trackFrames(card.lift, duration, (share) => ({
          transform: `translate(${px(by.x * share)}, ${px(by.y * share)})`,
        })),
      );
    }
    for (const [index, part] of [...sky.querySelectorAll(".lit")].entries()) {
      fade(part, storm.word?.letters[index] ?? []);
    }
    if (storm.isobars !== null) {
      const curves = sky.querySelector(".isobars");
      fade(curves, storm.isobars.opacity);
      play(curves, scaleFrames(storm.isobars.scale, duration));
    }
    if (storm.ring !== null) {
      const ring = sky.querySelector(".ring");
      fade(ring, storm.ring.opacity);
      play(ring, scaleFrames(storm.ring.scale, duration));
    }
    void Promise.allSettled(running.map(({ finished }) => finished)).then(() => render(nothing, sky));
    return running;
  }

  override render(): TemplateResult {
    return html`<div class="storm" aria-hidden="true"></div>`;
  }
}

function scaleFrames(track: Track, duration: number): Keyframe[] {
  return trackFrames(track, duration, (scale) => ({ transform: `scale(${Math.max(0.01, scale)})` }));
}

function stormTemplate(
  { felt, bolts, struck, word, isobars: contracting, ring }: Storm,
  origin: Point,
): TemplateResult {
  const shift = `translate(${-origin.x} ${-origin.y})`;
  return html`
    <div class="dark"></div>
    <div class="flash"></div>
    ${contracting === null ? nothing : isobarsTemplate(contracting, felt, origin)}
    ${struck.map((card) => rimTemplate(card, origin))}
    <svg><g transform=${shift} opacity="1" style=${declared({ opacity: "1" })}>${bolts.map(boltTemplate)}${word === null ? nothing : wordTemplate(word)}</g></svg>
    ${
      ring === null
        ? nothing
        : html`<div class="ring" style=${declared(boxed(ring.at.x - origin.x, ring.at.y - origin.y, 2 * ring.radius, 2 * ring.radius))}></div>`
    }
  `;
}

/**
 * Returns the template for the isobars, which are an element of their own, so that they are scaled without a repaint.
 */
function isobarsTemplate({ eye, count }: NonNullable<Storm["isobars"]>, felt: Box, origin: Point): TemplateResult {
  const centre = { x: eye.x - origin.x, y: eye.y - origin.y };
  return html`<svg class="isobars" style=${declared({ "transform-origin": `${px(centre.x)} ${px(centre.y)}` })}><path d=${isobars(centre, felt, count).join("")}></path></svg>`;
}

function rimTemplate({ card: { x, y, width, isAcross } }: StruckCard, origin: Point): TemplateResult {
  const [wide, high] = isAcross ? [width * 1.4, width] : [width, width * 1.4];
  return html`<div class="rim" style=${declared(boxed(x - origin.x, y - origin.y, wide, high))}></div>`;
}

/** Returns the CSS declarations of a box with its centre at a point. */
function boxed(x: number, y: number, width: number, height: number): Readonly<Record<string, string>> {
  return { translate: `${px(x - width / 2)} ${px(y - height / 2)}`, width: px(width), height: px(height) };
}

function boltTemplate({ trunk, from, to, end, seed, reach }: Bolt): unknown {
  const { points, twigs } = stormBolt(from, to, seed);
  const start = trunk === null ? [] : jaggedLine(trunk.from, trunk.to, 5, 0.07, 4);
  const whole = [...start, ...points, end];
  const lit = whole.slice(0, Math.max(2, Math.round(whole.length * reach)));
  const scale = trunk === null ? 0.5 : 1;
  const line = `M${lit.map(({ x, y }) => `${x} ${y}`).join("L")}`;
  const outlines = [
    tapered(lit, { start: 6 * scale, end: 3.5 * scale }),
    ...(trunk === null || reach < 1 ? [] : twigs),
  ];
  return svg`<g class="bolt">${LIGHTS.map(({ width, opacity }) => svg`<path class="light" d=${line} stroke-width=${width * scale} stroke-opacity=${opacity}></path>`)}<path class="core" d=${outlines.join("")}></path></g>`;
}

function wordTemplate({ text, x, y, size, radius }: StormWord): unknown {
  return wordmark(text, size, radius).letters.map(
    ({ path }) =>
      svg`<g class="lit" transform="translate(${x} ${y})"><path class="halo" d=${path}></path><path class="letter" d=${path}></path></g>`,
  );
}

declare global {
  interface HTMLElementTagNameMap {
    "tj-thunder": TjThunder;
  }
}
