import { chosenSeeds, Table } from "@thunderjack/core";
import { parseRecording, record, summaryOf, verify } from "@thunderjack/recording";

const table = new Table({ rules: "thunderjack", seeds: chosenSeeds("any text") });
const recorder = record(table, { now: () => 0, createdAt: "2026-01-31T18:30:00.000Z" });
let text = "";
recorder.lines$.subscribe((line) => {
  text += `${line}\n`;
});

table.dispatch({ type: "PlaceBet", seat: "right", amount: 1000 });
table.dispatch({ type: "Deal" });
while (table.state.turn !== null) table.dispatch({ type: "Stand", hand: table.state.turn });
recorder.close(table.close()); // retires the shoe and reveals its seed

const { recording } = parseRecording(text);
if (recording !== null) console.log(summaryOf(recording).rounds[0]?.hands);
console.log(verify(text).status);
