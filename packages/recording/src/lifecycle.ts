/*
 * The part of the package that a table needs before its first deal. It does not include the code that writes, reads and
 * verifies recordings.
 */

export { EventLog, type LogClock, type LogEntry, type LoggedShoe, type LogSource } from "./lifecycle/event-log.js";
export {
  clientSeedOfPlayer,
  type LifecycleOptions,
  newShoe,
  nextShoe,
  openShoe,
  ROUNDS_PER_SHOE,
  type Shoe,
  ShoeLifecycle,
  type ShoeLog,
  type ShoeOptions,
  type ShoeSeeds,
  type ShoeStart,
} from "./lifecycle/shoe-lifecycle.js";
