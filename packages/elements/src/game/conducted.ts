import type { Command, CommandOptions } from "@thunderjack/core";
import { type BettingConductor, conduct, LiveConductor } from "@thunderjack/stage";
import type { GameOptions } from "./game-options.js";
import type { GameSession } from "./game-session.js";

/** Returns the version of the next shoe that corresponds to a version of the shoe that is shown. */
type NextVersion = (shown: number) => number;

/** Creates the conductor of the table of a session, and shows its events. */
export function conducted(session: GameSession, options: GameOptions, nextVersion: NextVersion): LiveConductor {
  const { publicState: state, publicEvents$: events$ } = session.table;
  return conduct({ ...optionsOf(session, options, nextVersion), state, events$ });
}

/**
 * Creates a conductor that continues after a {@link BettingConductor}. It shows no event before it follows `events$` of
 * that conductor.
 */
export function continued(
  { state }: BettingConductor,
  session: GameSession,
  options: GameOptions,
  nextVersion: NextVersion,
): LiveConductor {
  return new LiveConductor({ ...optionsOf(session, options, nextVersion), state });
}

function optionsOf(session: GameSession, options: GameOptions, nextVersion: NextVersion) {
  const { table } = session;
  // `session.table` is read for each command: after the last round of a shoe, it is the table of the next shoe.
  const dispatch = (command: Command, commandOptions: CommandOptions = {}) => {
    const { expected } = commandOptions;
    return session.table === table || expected === undefined
      ? session.table.dispatch(command, commandOptions)
      : session.table.dispatch(command, { expected: nextVersion(expected) });
  };
  return { ...options, rules: table.rules, dispatch, seating: table };
}
