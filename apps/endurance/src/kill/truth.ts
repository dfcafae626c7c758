import { isDeepStrictEqual } from "node:util";
import { type Command, evolve, type GameEvent, randomSeeds, type Seeds, Table } from "@thunderjack/core";
import { commandsOf, parseRecording, type Recording } from "@thunderjack/recording";
import { ENGLISH, view } from "@thunderjack/stage";
import type { Found } from "./testimony.js";

/** A picture of the table as text: two are the same when nothing in them differs to the eye. */
export type Picture = string;

/** A command of a recording, and all that was to be seen of it. */
export interface Deed {
  readonly command: Command;
  /** After each of its events. */
  readonly pictures: readonly Picture[];
}

/** What a stored recording says, as its own seed deals it. */
export interface Truth {
  readonly recording: Recording;
  /** Before its first deal. */
  readonly opening: Picture;
  readonly deeds: readonly Deed[];
  /** At its end. */
  readonly picture: Picture;
}

/**
 * Plays the recording in play once more from its seed.
 *
 * @throws Error when what is stored is no whole number of commands, or when its seed deals them in another way
 */
export function truthOf({ lines, secrets }: Pick<Found, "lines" | "secrets">): Truth {
  const { recording, fault } = parseRecording(textOf(lines));
  if (recording === null || fault !== null) throw new Error(`The recording in play is damaged: ${fault?.reason}`);
  const { rules, credits, seats } = recording.header;
  const table = new Table({ rules, credits, bets: seats, seeds: seedsOf(recording, secrets) });
  const pictureNow = (state: Table["state"]): Picture => JSON.stringify(view(table.rules, state, ENGLISH));
  const opening = pictureNow(table.publicState);
  const caused: GameEvent[] = [];
  const deeds = commandsOf(recording).map((command): Deed => {
    let state = table.publicState;
    const pictures: Picture[] = [];
    const hearing = table.publicEvents$.subscribe((event) => {
      state = evolve(state, event);
      pictures.push(pictureNow(state));
    });
    const decision = table.dispatch(command);
    hearing.unsubscribe();
    if (!decision.accepted) throw new Error(`What is recorded is refused: ${decision.message}`);
    caused.push(...decision.events);
    return { command, pictures };
  });
  const { events } = recording;
  const isSame = (event: GameEvent, place: number) => isDeepStrictEqual({ ...events[place], ...event }, events[place]);
  if (caused.length !== events.length || !caused.every(isSame)) {
    throw new Error("What is recorded is not what its commands cause.");
  }
  return { recording, opening, deeds, picture: pictureNow(table.publicState) };
}

/** The lines as the text of a recording. */
export function textOf(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join("");
}

function seedsOf({ header: { fairness } }: Recording, secrets: Found["secrets"]): Seeds {
  const secret = secrets.find(({ commitment }) => commitment === fairness.commitment);
  if (secret === undefined) throw new Error("The seed of the recording in play is gone.");
  return randomSeeds(Uint8Array.from(Buffer.from(secret.serverSeed, "hex")), fairness.clientSeed);
}
