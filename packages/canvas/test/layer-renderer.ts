import type { Renderer } from "@thunderjack/stage";
import { AccessibilityLayer } from "../src/accessibility/accessibility-layer.js";
import type { ControlId, InteractionState } from "../src/layout/controls.js";
import type { Box } from "../src/layout/geometry.js";

/** A renderer that consists of the accessibility layer alone. */
export const layerRenderer: Renderer<HTMLElement> = {
  mount: (host, stage) => mountLayer(host, stage).dispose,
};

/** A mounted layer, and the states that it reported. */
export interface Mounted {
  readonly layer: AccessibilityLayer;
  readonly states: readonly InteractionState[];
  dispose(): void;
}

/** Mounts an accessibility layer with its controls at {@link BOXES}. */
export function mountLayer(
  host: HTMLElement,
  { frames$, dispatch }: Parameters<Renderer<HTMLElement>["mount"]>[1],
): Mounted {
  const states: InteractionState[] = [];
  const layer = new AccessibilityLayer(host, { dispatch, onInteraction: (state) => states.push(state) });
  layer.placeControls(BOXES);
  const frames = frames$.subscribe(({ view }) => states.push(layer.show(view)));
  return {
    layer,
    states,
    dispose() {
      frames.unsubscribe();
      layer.dispose();
    },
  };
}

const row = (y: number, ids: readonly ControlId[]): readonly [ControlId, Box][] =>
  ids.map((id, index) => [id, { x: 10 + index * 90, y, width: 80, height: 48 }]);

/** The boxes of the controls, in rows. */
export const BOXES: ReadonlyMap<ControlId, Box> = new Map([
  ...row(10, ["seat:left", "seat:middle", "seat:right"]),
  ...row(80, ["chip:0", "chip:1", "chip:2", "chip:3", "chip:4", "chip:5"]),
  ...row(150, ["move:Hit", "move:Stand", "move:Double", "move:Split", "move:Surrender", "move:DeclineSurrender"]),
  ...row(220, [
    "deal",
    "clear",
    "start-again",
    "move:TakeInsurance",
    "move:DeclineInsurance",
    "shortcut:0",
    "shortcut:1",
  ]),
]);
