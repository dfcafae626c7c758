import { ruleSet } from "@thunderjack/core";
import { positionOdds, returnToPlayer } from "@thunderjack/odds";

const { moves } = positionOdds(ruleSet("thunderjack"), { hand: ["10", "6"], upcard: "10" });
for (const { move, value } of moves) console.log(`${move}: ${(value * 100).toFixed(2)} % of the bet`);

const { returned } = returnToPlayer(ruleSet("casino"));
console.log(`casino returns ${(returned * 100).toFixed(4)} %`);
