import { type Command, chosenSeeds, randomSeeds, SERVER_SEED_BYTES, Table } from "@thunderjack/core";
import { type Clock, type Conductor, conduct, type RendererStage } from "@thunderjack/stage";
import { PAGE_CLOCK } from "./page-clock.js";
import type { PageOptions } from "./page-options.js";

/** A game: one table, one conductor, and what any number of renderers is given. */
export interface Game {
  readonly conductor: Conductor;
  readonly stage: RendererStage;
}

/**
 * Opens a table as the page is asked for.
 *
 * @param clock what the movement goes by
 * @throws Error when there are no such rules, or they cannot be played
 */
export function openGame({ rules, seed, credits, speed, stack }: PageOptions, clock: Clock = PAGE_CLOCK): Game {
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
    speed: isReduced ? "reduced-motion" : speed,
    dispatch: (command) => table.dispatch(isFirstDeal(command) ? { type: "Deal", stack } : command),
  });
  return {
    conductor,
    stage: {
      frames$: conductor.frames$,
      dispatch: (command) => conductor.act(command),
      options: { rules: table.rules },
    },
  };
}

/** A touch of the felt ends the movement that goes on; one of a button is that button's. */
export function skipOnTouch(felt: HTMLElement, conductor: Conductor): void {
  felt.addEventListener("click", (event) => {
    if (!event.composedPath().some((target) => target instanceof HTMLButtonElement)) conductor.skip();
  });
}
