import { chosenSeeds, legalCommands, Table } from "@thunderjack/core";

const table = new Table({ rules: "thunderjack", seeds: chosenSeeds("any text") });
table.publicEvents$.subscribe(({ type }) => console.log(type));

table.dispatch({ type: "PlaceBet", seat: "right", amount: 1000 }); // ten credits: amounts are in hundredths
table.dispatch({ type: "Deal" });

const moves = legalCommands(table.rules, table.state).map(({ type }) => type);
console.log(`The player may: ${moves.join(", ")}.`);

while (table.state.turn !== null) table.dispatch({ type: "Stand", hand: table.state.turn });
console.log(`Credits: ${table.state.credits / 100}`);
