/*
 * Importers: logs of other programs become recordings. They are an entry point of their own, so that a page that only
 * plays or replays does not load them.
 */

export { importBlackjackSimulator } from "./import/blackjack-simulator.js";
export { type BoardgameIoMapping, importBoardgameIo, type MappedMove } from "./import/boardgame-io.js";
export type { Imported, ImportOptions, ImportResult, NotImported } from "./import/import-result.js";
