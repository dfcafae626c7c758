import "@thunderjack/elements/define";
import { litRenderer } from "@thunderjack/elements";
import { listEvents } from "./event-list.js";
import { type Game, openGame, skipOnClick } from "./game.js";
import { LoadingOverlay } from "./loading-overlay.js";
import { mountCanvas } from "./mount-canvas.js";
import { controlPace } from "./pace-controls.js";
import { elementOf, newHost } from "./page.js";
import { type PageOptions, pageOptions } from "./page-options.js";

const options = pageOptions(location.search);
const lit = elementOf("lit", HTMLElement);
const canvas = elementOf("canvas", HTMLElement);

/** Mounts both renderers on one table and one conductor. */
function mountBoth({ conductor, stage }: Game, { means }: PageOptions): void {
  litRenderer.mount(newHost(lit), stage);
  // Only one renderer announces messages, because a screen reader would otherwise announce them twice.
  void mountCanvas(canvas, { ...stage, options: { ...stage.options, isNarrated: true } }, means);
  for (const table of [lit, canvas]) skipOnClick(table, conductor);
  controlPace(
    {
      speed: elementOf("speed", HTMLSelectElement),
      pause: elementOf("pause", HTMLButtonElement),
      step: elementOf("step", HTMLButtonElement),
    },
    conductor,
  );
  listEvents(elementOf("events", HTMLOListElement), stage.frames$);
}

try {
  mountBoth(openGame(options), options);
} catch (reason) {
  for (const parent of [lit, canvas]) new LoadingOverlay(parent).showError(reason);
}
