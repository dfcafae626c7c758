import { recordingText } from "@thunderjack/recording";
import { recordingName } from "../platform/download.js";
import type { GameSession, PlayedShoe } from "./game-session.js";

/** The recording of one of several shoes. */
export interface ShoeRecording {
  /** The name of its file: the time of the first deal, and the rounds. */
  readonly name: string;
  readonly text: string;
}

/**
 * Returns the recording of a shoe: closed for a retired shoe, otherwise open and without its seed.
 *
 * @returns `null` before the first deal, and if events since then are missing
 * @throws RangeError when the recording would be longer than one may be
 */
export function shoeRecording(shoe: PlayedShoe): string | null {
  return shoe.text ?? recordingText(shoe);
}

/** The first and the last round of a shoe, counted over all shoes. */
export function roundsOfShoe({ roundsBefore, rounds }: PlayedShoe): readonly [first: number, last: number] {
  return [roundsBefore + 1, roundsBefore + rounds];
}

/** The recordings of all kept shoes, the oldest first. Shoes that cannot be recorded are left out. */
export async function shoeRecordings(session: GameSession): Promise<readonly ShoeRecording[]> {
  await session.read(Number.POSITIVE_INFINITY);
  return session.shoes.flatMap((shoe) => {
    const text = shoeRecording(shoe);
    return text === null ? [] : [{ name: recordingName(shoe.beganAt, fileSuffixOf(shoe)), text }];
  });
}

/** The rounds of a shoe for the name of its file. */
export function fileSuffixOf(shoe: PlayedShoe): string {
  return `rounds-${roundsOfShoe(shoe).join("-")}`;
}
