import { type Clock, type Command, chosenSeeds, randomSeeds, SERVER_SEED_BYTES, Table } from "@thunderjack/core";
import { systemClock } from "@thunderjack/core/system-clock";
import { conduct, ENGLISH, type LiveConductor, type Phrasebook, type RendererStage } from "@thunderjack/stage";
import type { PageOptions } from "./page-options.js";

/** A game: a conductor, and the input for any number of renderers. */
export interface Game {
  readonly conductor: LiveConductor;
  readonly stage: RendererStage;
}

/**
 * Opens a table with the options of the page.
 *
 * @param words the language of the table
 * @param clock the clock of the conductor
 * @throws Error when the rule set does not exist or is invalid
 */
export function openGame(
  { rules, seed, credits, speed, stack }: PageOptions,
  words: Phrasebook = ENGLISH,
  clock: Clock = systemClock,
): Game {
  const isStacked = stack.length > 0;
  const table = new Table({
    rules,
    seeds:
      seed === null && !isStacked
        ? randomSeeds(crypto.getRandomValues(new Uint8Array(SERVER_SEED_BYTES)), "")
        : chosenSeeds(seed ?? "demonstration"),
    allowStacking: isStacked,
    ...(credits === null ? {} : { credits }),
  });
  const isFirstDeal = ({ type }: Command) => isStacked && type === "Deal" && table.state.round === 0;
  const isReduced = speed === "normal" && matchMedia("(prefers-reduced-motion: reduce)").matches;
  const conductor = conduct({
    rules: table.rules,
    state: table.publicState,
    events$: table.publicEvents$,
    clock,
    words,
    speed: isReduced ? "reduced-motion" : speed,
    dispatch: (command, given) => table.dispatch(isFirstDeal(command) ? { type: "Deal", stack } : command, given),
  });
  return {
    conductor,
    stage: {
      frames$: conductor.frames$,
      dispatch: (command) => conductor.act(command, { expected: conductor.version }),
      options: { rules: table.rules },
    },
  };
}

/** Ends the animations in progress when the player clicks the table outside of its buttons. */
export function skipOnClick(table: HTMLElement, conductor: LiveConductor): void {
  table.addEventListener("click", (event) => {
    if (!event.composedPath().some((target) => target instanceof HTMLButtonElement)) conductor.finish();
  });
}
