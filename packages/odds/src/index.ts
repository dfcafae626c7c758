export {
  type Advice,
  type AdviceBasis,
  type AdviceQuestion,
  type AdvisedMove,
  advise,
  trayAfter,
  warmUpAdvice,
} from "./advice.js";
export { answerOf } from "./answer.js";
export { type EdgeOptions, edgeOf, houseEdge } from "./edge.js";
export type { MoveName } from "./first-moves.js";
export type { OddsMode } from "./game.js";
export { glyphOf, type MoveGlyph } from "./glyph.js";
export { type DecisionMade, decisionsOf, mistakes, type RoundPlayed } from "./mistakes.js";
export { type EdgePart, type EdgeParts, edgeParts } from "./parts.js";
export { type MoveOdds, type Position, type PositionOdds, type PositionOptions, positionOdds } from "./position.js";
export { type PlayedBy, type ReturnOptions, type ReturnToPlayer, returnToPlayer } from "./return-to-player.js";
export type { SeatCount } from "./seats.js";
export { type Simulation, shardsOf, simulate, simulateShard } from "./simulation/simulate.js";
export { addTallies, resultOf, type SimulationResult, type Tally } from "./simulation/tally.js";
export { type Solution, type SolveOptions, solve, type UpcardSolution } from "./solution.js";
export { plainStrategy, type Strategy, type StrategyName, strategyNamed } from "./strategies.js";
export {
  type ChartCell,
  type ChartException,
  type ChartRow,
  type StrategyTable,
  strategyTable,
  tableOf,
} from "./strategy.js";
export { InvalidStrategyTable } from "./table-format.js";
export { strategyByTable } from "./table-strategy.js";
export { loneThunderjack } from "./thunderjack.js";
