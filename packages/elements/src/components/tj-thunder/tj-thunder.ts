import { BOLT_PATH } from "@thunderjack/artwork";
import { css, html, LitElement, type TemplateResult } from "lit";
import { query } from "lit/decorators.js";
import { prefersReducedMotion } from "../../platform/reduced-motion.js";
import * as tj from "../../theme/tokens.js";

/** The shortest time between two strikes, in milliseconds. WCAG 2.3.1 allows three flashes in a second. */
const SHORTEST_BETWEEN = 400;

/**
 * The thunder of a Thunderjack: one flash over its container, a bolt that strikes the winning seat, and a tremor. It
 * fills its container, which must have a `position`. It is invisible until it strikes. With reduced motion, it does not
 * strike.
 *
 * @element tj-thunder
 */
export class TjThunder extends LitElement {
  static override styles = css`
    :host {
      position: absolute !important;
      z-index: 3 !important;
      inset: 0 !important;
      overflow: hidden !important;
      pointer-events: none !important;
    }

    .flash {
      position: absolute;
      inset: 0;
      background: radial-gradient(circle at 50% 45%, ${tj.thunder}, ${tj.faint(tj.thunder, 26)} 45%, transparent 75%);
      opacity: 0;
    }

    .bolt {
      position: absolute;
      left: calc(var(--x, 50%) - var(--height, 60%) / 2);
      top: 0;
      width: var(--height, 60%);
      height: var(--height, 60%);
      overflow: visible;
      fill: ${tj.bolt};
      filter: drop-shadow(0 0 24px ${tj.bolt});
      opacity: 0;
    }
  `;

  @query(".flash") private readonly flash!: HTMLElement | null;
  @query(".bolt") private readonly bolt!: SVGElement | null;
  #last = Number.NEGATIVE_INFINITY;

  /**
   * Strikes once.
   *
   * @param duration in milliseconds
   * @param target the element that the bolt strikes; defaults to the middle
   * @param shaken the element that trembles
   * @returns the running animations; none with reduced motion, or if the last strike was less than the shortest time
   *   ago
   */
  strike(duration: number, target?: Element, shaken?: Element): readonly Animation[] {
    const { flash, bolt } = this;
    const now = performance.now();
    if (flash === null || bolt === null || now - this.#last < SHORTEST_BETWEEN) return [];
    if (prefersReducedMotion()) return [];
    this.#last = now;
    this.#aim(bolt, target);
    const light = flash.animate(
      [{ opacity: 0 }, { opacity: 1, offset: 0.14 }, { opacity: 0.8, offset: 0.4 }, { opacity: 0 }],
      { duration, easing: "ease-out" },
    );
    const fall = bolt.animate(
      [
        { opacity: 0, clipPath: "inset(0 -50% 100%)" },
        { opacity: 1, clipPath: "inset(0 -50% -10%)", offset: 0.12 },
        { opacity: 1, clipPath: "inset(0 -50% -10%)", offset: 0.55 },
        { opacity: 0, clipPath: "inset(0 -50% -10%)" },
      ],
      { duration, easing: "ease-out" },
    );
    const shakes = [0, -5, 4, -3, 3, -2, 1, 0].map((x, beat) => ({ transform: `translate(${x}px, ${beat % 2}px)` }));
    const tremor = shaken?.animate(shakes, { duration: Math.min(duration, 420), delay: duration * 0.1 });
    return tremor === undefined ? [light, fall] : [light, fall, tremor];
  }

  /** The bolt extends from the upper edge down to the centre of the target. */
  #aim(bolt: SVGElement, target: Element | undefined): void {
    const own = this.getBoundingClientRect();
    const at = target?.getBoundingClientRect();
    const x = at === undefined ? own.width / 2 : at.left + at.width / 2 - own.left;
    const y = at === undefined ? own.height * 0.6 : at.top + at.height / 2 - own.top;
    // The tip of the bolt is a little to the left of its middle.
    bolt.style.setProperty("--height", `${y}px`);
    bolt.style.setProperty("--x", `${x + y * 0.13}px`);
  }

  override render(): TemplateResult {
    return html`
      <div class="flash"></div>
      <svg class="bolt" viewBox="-.5 -.5 1 1" aria-hidden="true"><path d=${BOLT_PATH}></path></svg>
    `;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "tj-thunder": TjThunder;
  }
}
