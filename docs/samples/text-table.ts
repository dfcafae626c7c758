import { chosenSeeds, Table, VirtualClock } from "@thunderjack/core";
import { conduct } from "@thunderjack/stage";
import { type Terminal, textRenderer } from "../../packages/testkit/test/text-renderer.js";

const table = new Table({ rules: "thunderjack", seeds: chosenSeeds("any text") });
const { rules, publicState: state, publicEvents$: events$ } = table;
const clock = new VirtualClock();
const conductor = conduct({
  rules,
  state,
  events$,
  clock,
  dispatch: (command, options) => table.dispatch(command, options),
});

const terminal: Terminal = { screen: "", onLine: null };
textRenderer.mount(terminal, {
  frames$: conductor.frames$,
  dispatch: (command) => conductor.act(command, { expected: conductor.version }),
  options: { rules },
});

for (const line of ["Bet 10 on the right seat", "Deal"]) terminal.onLine?.(line);
clock.pass(5000);
console.log(terminal.screen);
