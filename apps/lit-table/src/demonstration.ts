import { chosenSeeds, randomSeeds, SERVER_SEED_BYTES, Table } from "@thunderjack/core";
import type { ThunderjackTable } from "@thunderjack/elements/define";
import type { PageOptions } from "./page-options.js";

/** Opens a table that is not stored, with the options of the page. */
export function openTable({ rules, seed, credits, stack }: PageOptions): Table {
  const isChosen = seed !== null || stack.length > 0;
  return new Table({
    rules,
    seeds: isChosen
      ? chosenSeeds(seed ?? "demonstration")
      : randomSeeds(crypto.getRandomValues(new Uint8Array(SERVER_SEED_BYTES)), ""),
    allowStacking: stack.length > 0,
    ...(credits === null ? {} : { credits }),
  });
}

/** Replaces the first deal that the player requests with a deal of the cards in the `stack` parameter of the page. */
export function stackFirstDeal(element: ThunderjackTable, { stack }: PageOptions): void {
  if (stack.length === 0) return;
  element.addEventListener(
    "tj-command",
    (event) => {
      if (event.detail.type !== "Deal" || element.conductor?.view.round !== 0) return;
      event.preventDefault();
      element.conductor?.act({ type: "Deal", stack });
    },
    { capture: true },
  );
}
