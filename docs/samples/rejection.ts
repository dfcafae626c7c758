import { chosenSeeds, Table } from "@thunderjack/core";

const table = new Table({ rules: "thunderjack", seeds: chosenSeeds("any text") });
const decision = table.dispatch({ type: "Deal" });
if (!decision.accepted) console.log(decision.code, "–", decision.message);
