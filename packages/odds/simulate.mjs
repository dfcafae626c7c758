// Simulates the presets. Run `node packages/odds/simulate.mjs [rounds]` after a build.
import { ruleSet } from "@thunderjack/core";
import { edgeOf, resultOf, simulate, solve, strategyNamed } from "@thunderjack/odds";

const rounds = Number(process.argv[2] ?? 2_000_000);
const percent = (value) => (100 * value).toFixed(4).padStart(8);

console.log(`${rounds} rounds each; house edge and standard error in %`);
for (const preset of ["thunderjack", "casino", "vingt-et-un"]) {
  for (const shuffle of ["every-round", "discards"]) {
    for (const name of ["optimal", "basic", "mimic"]) {
      const rules = ruleSet({ preset, shuffle });
      const strategy = strategyNamed(name, rules);
      const start = performance.now();
      const { houseEdge, standardError } = resultOf(simulate(strategy, { rounds, seed: "figures" }));
      const perSecond = Math.round((1000 * rounds) / (performance.now() - start));
      const computed =
        name === "mimic"
          ? ""
          : `computed ${percent(edgeOf(solve(rules, { mode: name === "basic" ? "total" : "composition" })))}`;
      console.log(
        preset.padEnd(12),
        shuffle.padEnd(12),
        name.padEnd(8),
        percent(houseEdge),
        "±",
        percent(standardError),
        computed,
        `${perSecond} rounds/s`,
      );
    }
  }
}
