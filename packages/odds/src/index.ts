export { answerOf } from "./answer.js";
export { type EdgeOptions, edgeOf, houseEdge } from "./edge.js";
export type { MoveName } from "./first-moves.js";
export type { OddsMode } from "./game.js";
export { type EdgePart, type EdgeParts, edgeParts } from "./parts.js";
export { type MoveOdds, type Position, type PositionOdds, type PositionOptions, positionOdds } from "./position.js";
export type { SeatCount } from "./seats.js";
export { SHARD_ROUNDS, type Simulation, shardsOf, simulate, simulateShard } from "./simulation/simulate.js";
export { addTallies, resultOf, type SimulationResult, type Tally } from "./simulation/tally.js";
export { type Solution, type SolveOptions, solve, type UpcardSolution } from "./solution.js";
export { type Strategy, type StrategyName, strategyNamed } from "./strategies.js";
export {
  type ChartCell,
  type ChartException,
  type ChartRow,
  type StrategyTable,
  strategyTable,
  tableOf,
} from "./strategy.js";
export { loneThunderjack } from "./thunderjack.js";
