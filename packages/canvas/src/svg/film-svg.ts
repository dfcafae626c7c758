import type { FilmFrame } from "@thunderjack/stage/film";
import type { Size } from "../layout/geometry.js";
import { MovingTable } from "./moving-table.js";
import type { PictureOptions } from "./picture.js";

/** The options of the pictures of a film. */
export interface FilmPictureOptions extends PictureOptions {
  /** The number of pictures per second while something moves. Defaults to 25. */
  readonly fps?: number;
}

/** A picture of a film. */
export interface FilmPicture {
  /** The picture as an SVG document. */
  readonly svg: string;
  /** The number of events up to this picture. */
  readonly seq: number;
  /** The time from the start of the film, in milliseconds. */
  readonly time: number;
  /** The time for which the picture is shown, in milliseconds. */
  readonly duration: number;
}

/**
 * Returns the pictures of a film. While something moves, there is a picture for each step of `fps`; a table that is at
 * rest is one picture. Each picture is that of the canvas at its time.
 *
 * @param frames the frames of `filmOf` of `@thunderjack/stage/film`
 * @param size the size in CSS pixels
 * @throws RangeError when `fps` is not from 1 to 60
 */
export function* filmSvg(
  frames: Iterable<FilmFrame>,
  size: Size,
  { fps = 25, ...options }: FilmPictureOptions = {},
): Generator<FilmPicture, void> {
  if (!(fps >= 1 && fps <= 60)) throw new RangeError(`A film has from 1 to 60 pictures per second, not ${fps}.`);
  const table = new MovingTable(size, options);
  let last: Omit<FilmPicture, "duration"> | undefined;
  let end = 0;
  for (const frame of frames) {
    table.show(frame, frame.time);
    end = frame.time + frame.duration;
    for (let step = Math.ceil((frame.time * fps) / 1000); (step * 1000) / fps < end; step++) {
      const time = (step * 1000) / fps;
      const svg = table.svgAt(time);
      if (svg !== last?.svg) {
        if (last !== undefined) yield { ...last, duration: time - last.time };
        last = { svg, seq: frame.seq, time };
      }
      if (!table.isMovingAt(time)) break;
    }
  }
  if (last !== undefined) yield { ...last, duration: end - last.time };
}
