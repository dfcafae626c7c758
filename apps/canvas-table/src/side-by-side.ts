import "@thunderjack/elements/define";
import { litRenderer } from "@thunderjack/elements";
import { layCanvas } from "./canvas-felt.js";
import { Curtain } from "./curtain.js";
import { listEvents } from "./event-list.js";
import { type Game, openGame, skipOnTouch } from "./game.js";
import { controlPace } from "./pace-controls.js";
import { elementOf, felt, hostOn } from "./page.js";
import { type PageOptions, pageOptions } from "./page-options.js";

const options = pageOptions(location.search);
const lit = felt("lit");
const canvas = felt("canvas");

/** One table and one conductor: whatever is asked for in one picture is to be seen in both. */
function lay({ conductor, stage }: Game, { means }: PageOptions): void {
  litRenderer.mount(hostOn(lit), stage);
  // One of the two tells aloud what happens: both would say everything twice.
  void layCanvas(canvas, { ...stage, options: { ...stage.options, isNarrated: true } }, means);
  for (const touched of [lit, canvas]) skipOnTouch(touched, conductor);
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
  lay(openGame(options), options);
} catch (reason) {
  for (const bare of [lit, canvas]) new Curtain(bare).complain(reason);
}
