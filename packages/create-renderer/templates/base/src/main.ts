import { randomSeeds, Table } from "@thunderjack/core";
import { systemClock } from "@thunderjack/core/system-clock";
import { conduct } from "@thunderjack/stage";
import { renderer } from "./renderer.js";
import "./style.css";

// The table executes the commands of the player and emits events.
const table = new Table({ rules: "thunderjack", seeds: randomSeeds(crypto.getRandomValues(new Uint8Array(32)), "") });
const { rules, publicState: state, publicEvents$: events$ } = table;

// The conductor turns the events into frames, and emits each frame when it is due.
const conductor = conduct({
  rules,
  state,
  events$,
  clock: systemClock,
  dispatch: (command, options) => table.dispatch(command, options),
});

const host = document.querySelector<HTMLElement>("#table");
if (host === null) throw new Error("The page has no element #table.");
renderer.mount(host, {
  frames$: conductor.frames$,
  // A command that the player chose on an outdated table is rejected.
  dispatch: (command) => conductor.act(command, { expected: conductor.version }),
  options: { rules },
});
