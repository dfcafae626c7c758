import { type Command, chosenSeeds, commitmentTo, isInPlay as isRoundInPlay, Table } from "@thunderjack/core";
import { RecordingLog } from "@thunderjack/recording";
import type { RecordingLines, Secret } from "../src/index.js";
import type { Shown } from "./stored-credits.js";

/** A recording of version 1, as an older version of the program has stored it. */
interface PlayedVersion1 {
  readonly lines: RecordingLines;
  readonly secret: Secret;
  /** The credits after each command. */
  readonly shown: readonly Shown[];
}

/**
 * Plays a shoe with its own seed: settled rounds, in which the player stands on each hand, and possibly another round
 * that waits for a move.
 *
 * @param options the credits before the first round, which default to the starting credits, and the chosen seed
 */
export function playedVersion1(
  settled: number,
  isInPlay: boolean,
  { credits, seed = "an old session" }: { readonly credits?: number; readonly seed?: string } = {},
): PlayedVersion1 {
  const seeds = {
    ...chosenSeeds(seed),
    clientSeed: "words",
    clientSeedFrom: "player" as const,
    chosen: false,
  };
  const table = new Table({ rules: "thunderjack", seeds, ...(credits === undefined ? {} : { credits }) });
  const log = new RecordingLog(table, { createdAt: "2026-11-21T12:00:00.000Z", meta: { shoe: 3 } });
  const shown: Shown[] = [];
  const send = (command: Command) => {
    const decision = table.dispatch(command);
    if (decision.accepted) log.write(decision.events, () => 0);
    const { state } = table;
    shown.push({ lines: log.lines.length, credits: state.credits, isInPlay: isRoundInPlay(state) });
  };
  for (let round = 1; round <= settled; round++) {
    send({ type: "PlaceBet", seat: "middle", amount: round * 1_000 });
    send({ type: "Deal" });
    while (table.state.turn !== null) {
      send({ type: table.state.phase === "insurance" ? "DeclineInsurance" : "Stand", hand: table.state.turn });
    }
  }
  if (isInPlay) {
    send({ type: "PlaceBet", seat: "middle", amount: 1_000 });
    do send({ type: "Deal" });
    while (table.state.phase !== "players");
  }
  const commitment = commitmentTo(seeds.serverSeed);
  const secret = { commitment, serverSeed: Buffer.from(seeds.serverSeed).toString("hex") };
  return { lines: [...log.lines], secret, shown };
}
