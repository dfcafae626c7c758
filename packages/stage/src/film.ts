import { VirtualClock } from "@thunderjack/core";
import type { Frame } from "./frame.js";
import { ENGLISH } from "./languages/en/game.js";
import type { Phrasebook } from "./phrasebook.js";
import { readOnlyFrame, readOnlyView } from "./read-only-frame.js";
import { view } from "./table-view.js";
import { TapeConductor } from "./tape-conductor.js";
import type { Track } from "./track.js";
import type { TableView } from "./view.js";

/** A frame of a film: the table as a replay shows it, without a turn and without enabled buttons. */
export interface FilmFrame extends Frame {
  /** The number of events up to this frame. */
  readonly seq: number;
  /** The time from the start of the film, in milliseconds. */
  readonly time: number;
  /** The time until the next frame, in milliseconds. It is 0 if another frame follows at the same time. */
  readonly duration: number;
}

/** The options of a film. */
export interface FilmOptions {
  /** The first moment. Defaults to 0, the moment before the first event. */
  readonly from?: number;
  /** The last moment. Defaults to the end of the recording. */
  readonly until?: number;
  /** The language. Defaults to English. */
  readonly words?: Phrasebook;
  /** The time for which the film shows its end, in milliseconds. Defaults to 2000. */
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
 * Returns the frames of a film in the order and at the times at which a replay shows them, with the cues of their
 * movements. The film ends when the last movement has ended and the time `rest` has passed.
 *
 * @throws RangeError when the recording does not have these moments, or `from` is after `until`
 */
export function* filmOf(
  track: Track,
  { from = 0, until = track.length, words = ENGLISH, rest = 2000 }: FilmOptions = {},
): Generator<FilmFrame, void> {
  if (from > until) throw new RangeError(`A film cannot begin at ${from} and end at ${until}.`);
  // Throws an error if there is no such moment.
  track.state(until);
  const clock = new VirtualClock();
  const conductor = new TapeConductor(upTo(track, until), { clock, words });
  conductor.seek(from);
  const frames: Omit<FilmFrame, "duration">[] = [];
  let failure: { readonly reason: unknown } | null = null;
  conductor.frames$.subscribe({
    next: (frame) => frames.push({ ...readOnlyFrame(frame), seq: conductor.seq, time: clock.now() }),
    error: (reason: unknown) => {
      failure = { reason };
    },
  });
  if (from < until) conductor.play();
  // The clock then also stops at the end of the last movement.
  void conductor.whenSettled();
  let last = frames.shift();
  do {
    for (const frame of frames.splice(0)) {
      if (last !== undefined) yield { ...last, duration: frame.time - last.time };
      last = frame;
    }
  } while (clock.passToNext());
  conductor.dispose();
  if (failure !== null) throw (failure as { readonly reason: unknown }).reason;
  if (last !== undefined) yield { ...last, duration: clock.now() - last.time + rest };
}

/** Returns the part of a track up to a moment. */
function upTo(track: Track, until: number): Track {
  return {
    rules: track.rules,
    length: until,
    isLive: false,
    event: (seq) => track.event(seq),
    state: (seq) => track.state(seq),
    timeAt: (seq) => track.timeAt(seq),
    seqAt: (time) => track.seqAt(time),
  };
}
