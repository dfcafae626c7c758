import { previousOf, recordingText, trailerHash } from "@thunderjack/recording";
import { recordingName } from "../platform/download.js";
import type { GameSession, PlayedShoe } from "./game-session.js";

/** The recording of a shoe, with its file name. */
export interface ShoeRecording {
  /** The file name, which contains the time of the first deal and the rounds. */
  readonly name: string;
  readonly text: string;
}

/**
 * Returns the recording of a shoe. The recording of a retired shoe is closed. Otherwise it is open and without its
 * seed.
 *
 * @returns `null` before the first deal, or if events since the first deal are missing
 * @throws RangeError if the recording would exceed the maximum length
 */
export function shoeRecording(shoe: PlayedShoe): string | null {
  return shoe.text ?? recordingText(shoe);
}

/**
 * Returns the hash of the trailer of the last closed recording, which is the head of the session; `null` before the
 * first shoe is retired.
 */
export function headOf({ shoes }: GameSession): string | null {
  const retired = shoes.filter(({ seeds }) => seeds !== null).at(-1);
  // The text of a stored recording ends with its trailer.
  if (retired?.text !== undefined) return trailerHash(retired.text.trimEnd().split("\n").at(-1) ?? "");
  const inPlay = shoes.at(-1);
  return inPlay === undefined ? null : previousOf(inPlay);
}

/**
 * Replaces the reference of a shoe to the previous shoe with the hash of its recording, so that the previous shoe is
 * not kept in memory.
 *
 * @see previousOf
 */
export function releaseBefore(shoe: PlayedShoe): void {
  previousOf(shoe);
}

/** Returns the numbers of the first and the last round of a shoe, counted over all shoes. */
export function roundsOfShoe({ roundsBefore, rounds }: PlayedShoe): readonly [first: number, last: number] {
  return [roundsBefore + 1, roundsBefore + rounds];
}

/** Returns the recordings of all kept shoes, the oldest first. Shoes that cannot be recorded are omitted. */
export async function shoeRecordings(session: GameSession): Promise<readonly ShoeRecording[]> {
  await session.read(Number.POSITIVE_INFINITY);
  return session.shoes.flatMap((shoe) => {
    const text = shoeRecording(shoe);
    return text === null ? [] : [{ name: recordingName(shoe.beganAt, fileSuffixOf(shoe)), text }];
  });
}

/** Returns the suffix of the file name of a shoe's recording: `rounds-1-100`. */
export function fileSuffixOf(shoe: PlayedShoe): string {
  return `rounds-${roundsOfShoe(shoe).join("-")}`;
}
