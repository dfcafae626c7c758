import "@thunderjack/elements/define";
import { chosenSeeds, Table } from "@thunderjack/core";
import { beginAnew } from "./begin-anew.js";
import { pageOptions } from "./page-options.js";

const { rules, seed, credits, speed, stack, persist } = pageOptions(location.search);

const element = document.createElement("thunderjack-table");
element.rules = rules;
element.seed = seed;
element.credits = credits;
element.speed = speed;

if (stack.length > 0) {
  const table = new Table({
    rules,
    seeds: chosenSeeds(seed ?? "demonstration"),
    allowStacking: true,
    ...(credits === null ? {} : { credits }),
  });
  let isStacked = false;
  element.table = table;
  element.addEventListener(
    "tj-command",
    (event) => {
      if (event.detail.type !== "Deal" || isStacked) return;
      isStacked = true;
      event.preventDefault();
      element.conductor?.act({ type: "Deal", stack });
    },
    { capture: true },
  );
} else if (persist !== null && persist !== "") {
  element.persist = persist;
  element.append(beginAnew(element));
}

document.querySelector("main")?.append(element);
