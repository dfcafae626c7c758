import { isJsonObject, type JsonObject, parsedJson } from "../json.js";
import { isTrailerLine } from "../trailer.js";
import { trailerHash } from "../trailer-hash.js";

/** The text of a closed recording, divided at its trailer. */
export interface ClosedText {
  /** All lines up to the trailer, newlines included. */
  readonly recorded: string;
  /** The hash of the trailer's line. It is the `hash` of each addition. */
  readonly hash: string;
  /** The number of events. */
  readonly events: number;
  /** The lines after the trailer, which are whole and are JSON objects. */
  readonly additions: readonly AddedLine[];
}

/** A line after the trailer. */
export interface AddedLine {
  readonly line: string;
  readonly content: JsonObject;
}

/**
 * Divides the text of a recording at its trailer. The lines are read from the end, so a long recording takes no longer
 * than a short one.
 *
 * @returns `null` if there is no trailer before the additions
 */
export function closedText(text: string): ClosedText | null {
  const additions: AddedLine[] = [];
  let end = text.endsWith("\n") ? text.length - 1 : text.length;
  while (end > 0) {
    const start = text.lastIndexOf("\n", end - 1) + 1;
    const line = text.slice(start, end);
    const content = parsedJson(line);
    if (content !== undefined && isJsonObject(content)) {
      if (isTrailerLine(content)) {
        const { events } = content;
        if (typeof events !== "number") return null;
        return { recorded: `${text.slice(0, end)}\n`, hash: trailerHash(line), events, additions: additions.reverse() };
      }
      if (Object.hasOwn(content, "seq") || Object.hasOwn(content, "format")) return null;
      additions.push({ line, content });
    }
    end = start - 1;
  }
  return null;
}
