// Prints the figures of README.md: house edges and the values of rules. Run `node packages/odds/figures.mjs` after a
// build.
import { ruleSet } from "@thunderjack/core";
import { edgeOf, edgeParts, houseEdge, solve } from "@thunderjack/odds";

const percent = (value, digits = 6) => (100 * value).toFixed(digits).padStart(digits + 4);

const plain = { preset: "casino", surrender: "none", insurance: false, autoStandOn21: false };
const EXTERNAL = [
  ["6 decks, S17, DAS", 0.40287, { dealerHitsSoft17: false }],
  ["6 decks, H17, DAS", 0.615389, {}],
  ["6 decks, S17, DAS, late surrender", 0.330268, { dealerHitsSoft17: false, surrender: "late" }],
  ["6 decks, H17, DAS, late surrender", 0.527192, { surrender: "late" }],
  ["6 decks, S17, no DAS", 0.544565, { dealerHitsSoft17: false, doubleAfterSplit: false }],
  ["8 decks, S17, DAS", 0.430581, { dealerHitsSoft17: false, decks: 8 }],
  ["1 deck, S17, DAS", -0.181934, { dealerHitsSoft17: false, decks: 1 }],
];

console.log(
  "House edge in %: external solver, split hands alike, split hands with their own plan, chart, infinite, ms",
);
for (const [name, outside, override] of EXTERNAL) {
  const rules = ruleSet({ ...plain, ...override });
  const start = performance.now();
  const own = percent(houseEdge(rules));
  const time = (performance.now() - start).toFixed(0);
  const alike = percent(houseEdge(rules, { splitsAlike: true }));
  const chart = percent(houseEdge(rules, { mode: "total" }));
  const infinite = percent(houseEdge(rules, { mode: "infinite" }));
  console.log(name.padEnd(36), outside.toFixed(6).padStart(9), alike, own, chart, infinite, time);
}

const base = houseEdge(ruleSet(plain));
const suited = (beatsDealerBlackjack) => {
  const thunderjack = { lowest: "10", endsRound: false, beatsDealerBlackjack };
  return base - houseEdge(ruleSet({ ...plain, payouts: { thunderjack: [2, 1] }, thunderjack }));
};
console.log("\nClosed forms at six decks, in %");
console.log("6:5 costs       ", percent(houseEdge(ruleSet({ ...plain, payouts: { blackjack: [6, 5] } })) - base));
console.log("suited 2:1 gives", percent(suited(false)), "and, paid against a dealer blackjack,", percent(suited(true)));

console.log("\nThunderjack, house edge in % for one, two and three seats: composition, chart, infinite");
for (const endsRound of [true, false]) {
  for (const mode of ["composition", "total", "infinite"]) {
    const solution = solve(ruleSet({ thunderjack: { endsRound } }), { mode });
    const edges = [1, 2, 3].map((seats) => percent(edgeOf(solution, seats)));
    console.log(`endsRound ${endsRound}`.padEnd(16), mode.padEnd(12), ...edges);
  }
}

for (const name of ["thunderjack", "casino", "vingt-et-un"]) {
  const start = performance.now();
  const { houseEdge: edge, parts } = edgeParts(ruleSet(name));
  console.log(`\n${name}: house edge ${percent(edge)} %, and without …`, (performance.now() - start).toFixed(0), "ms");
  for (const [part, worth] of Object.entries(parts)) console.log(" ", part.padEnd(18), percent(worth));
}
