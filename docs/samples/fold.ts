import { chosenSeeds, evolve, type GameEvent, Table } from "@thunderjack/core";

const table = new Table({ rules: "thunderjack", seeds: chosenSeeds("any text") });
const events: GameEvent[] = [];
table.events$.subscribe((event) => events.push(event));
table.dispatch({ type: "PlaceBet", seat: "middle", amount: 2000 });
table.dispatch({ type: "Deal" });

const folded = events.reduce(evolve, table.opening);
console.log(JSON.stringify(folded) === JSON.stringify(table.state));
