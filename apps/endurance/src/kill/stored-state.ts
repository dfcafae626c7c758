import { isDeepStrictEqual } from "node:util";
import { type Command, evolve, type GameEvent, publicEvent, SeedChain, type Seeds, Table } from "@thunderjack/core";
import { commandsOf, parseRecording, type Recording } from "@thunderjack/recording";
import { ENGLISH, view } from "@thunderjack/stage";
import type { Found } from "./page-report.js";

/** A view as JSON text, for comparisons. */
export type ViewText = string;

/** A command of a recording, with the view after each of its events. */
export interface PlayedCommand {
  readonly command: Command;
  /** The view after each event. */
  readonly pictures: readonly ViewText[];
}

/** The states of a stored recording, replayed from its seed. */
export interface StoredState {
  readonly recording: Recording;
  /** The view before the first deal. */
  readonly opening: ViewText;
  readonly commands: readonly PlayedCommand[];
  /** The last view. */
  readonly picture: ViewText;
}

/**
 * Replays the stored recording in play from its seed.
 *
 * @throws Error when the last command is incomplete, or when the seed leads to other events
 */
export function storedState({ lines, secrets }: Pick<Found, "lines" | "secrets">): StoredState {
  const { recording, fault } = parseRecording(textOf(lines));
  if (recording === null || fault !== null) throw new Error(`The recording in play is damaged: ${fault?.reason}`);
  const { rules, credits, seats } = recording.header;
  const table = new Table({ rules, credits, bets: seats, seeds: seedsOf(recording, secrets) });
  const pictureNow = (state: Table["state"]): ViewText => JSON.stringify(view(table.rules, state, ENGLISH));
  const opening = pictureNow(table.publicState);
  const caused: GameEvent[] = [];
  const commands = commandsOf(recording).map((command): PlayedCommand => {
    let state = table.publicState;
    const pictures: ViewText[] = [];
    const subscription = table.publicEvents$.subscribe((event) => {
      state = evolve(state, event);
      pictures.push(pictureNow(state));
    });
    const decision = table.dispatch(command);
    subscription.unsubscribe();
    if (!decision.accepted) throw new Error(`A recorded command is rejected: ${decision.message}`);
    caused.push(...decision.events);
    return { command, pictures };
  });
  const { events } = recording;
  const isSame = (event: GameEvent, place: number) => {
    const facts: object = { ...publicEvent(event), version: undefined };
    return isDeepStrictEqual({ ...events[place], ...facts }, { ...events[place], version: undefined });
  };
  if (caused.length !== events.length || !caused.every(isSame)) {
    throw new Error("The recorded events differ from those of the replayed commands.");
  }
  return { recording, opening, commands, picture: pictureNow(table.publicState) };
}

/** Joins lines to the text of a recording. */
export function textOf(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join("");
}

function seedsOf({ header: { fairness } }: Recording, secrets: Found["secrets"]): Seeds {
  const secret = secrets.find(({ commitment }) => commitment === fairness.anchor);
  if (secret?.length === undefined) throw new Error("The seed of the recording in play is missing.");
  const chain = new SeedChain(Uint8Array.from(Buffer.from(secret.serverSeed, "hex")), secret.length);
  return chain.seeds(fairness.index, fairness.clientSeed);
}
