import { ENGLISH } from "./languages/en/game.js";
import type { Phrasebook } from "./phrasebook.js";
import { readOnlyView } from "./read-only-frame.js";
import { view } from "./table-view.js";
import type { Track } from "./track.js";
import type { TableView } from "./view.js";

/** A moment of a recording, and the time for which a film shows it. */
export interface FilmFrame {
  /** The number of events up to this moment. */
  readonly seq: number;
  /** The duration in milliseconds. */
  readonly duration: number;
  /** The table at this moment as a replay shows it: without a turn and without enabled buttons. */
  readonly view: TableView;
}

/** The options of a film. */
export interface FilmOptions {
  /** The first moment. Defaults to 0, the moment before the first event. */
  readonly from?: number;
  /** The last moment. Defaults to the end of the recording. */
  readonly until?: number;
  /** The language. Defaults to English. */
  readonly words?: Phrasebook;
  /** The duration of the last frame, in milliseconds. Defaults to 2000. */
  readonly rest?: number;
}

/**
 * Returns the table at a moment of a recording, as a replay shows it when all movements have ended.
 *
 * @param seq the number of events up to the moment
 * @throws RangeError when there is no such moment
 */
export function momentOf(track: Track, seq: number, words: Phrasebook = ENGLISH): TableView {
  return readOnlyView(view(track.rules, track.state(seq), words));
}

/**
 * Returns the frames of a film: the table after each event, without movements. An event that is followed by another one at
 * the same time has no frame.
 *
 * @throws RangeError when the recording does not have these moments, or `from` is after `until`
 */
export function* filmOf(
  track: Track,
  { from = 0, until = track.length, words = ENGLISH, rest = 2000 }: FilmOptions = {},
): Generator<FilmFrame, void> {
  if (from > until) throw new RangeError(`A film cannot begin at ${from} and end at ${until}.`);
  for (let seq = from; seq <= until; seq++) {
    const duration = seq === until ? rest : track.timeAt(seq + 1) - track.timeAt(seq);
    if (duration > 0) yield { seq, duration, view: momentOf(track, seq, words) };
  }
}
