import { commitmentTo, publicEvent } from "@thunderjack/core";
import { isGameEvent, type JsonObject, parseRecording } from "@thunderjack/recording";
import { within } from "./deadline.js";
import { isHeaderSound } from "./header-check.js";
import { bytesOf } from "./hex.js";
import { reasonText } from "./notice.js";
import { type SessionOptions, STORAGE_DEADLINE } from "./settings.js";
import { textOfLines } from "./text-of-lines.js";

/**
 * Returns the stored data of a session as JSON text, for a player whose table cannot be opened. The text contains no
 * seed that is not revealed, no undealt card and no card that lies face down. Never rejects: data that cannot be read
 * is replaced by the reason.
 */
export async function salvage({
  name,
  store,
  clock,
}: Pick<SessionOptions, "name" | "store" | "clock">): Promise<string> {
  const read = async (access: () => Promise<unknown>): Promise<unknown> => {
    try {
      return await within(clock, STORAGE_DEADLINE, access());
    } catch (reason) {
      return { unreadable: reasonText(reason) };
    }
  };
  const [session, retired] = await Promise.all([read(() => store.load(name)), read(() => store.retired(name))]);
  const { version, lines, unreadable } = (session ?? {}) as { readonly [key: string]: unknown };
  return JSON.stringify(
    {
      name,
      ...(typeof unreadable === "string" ? { unreadable } : {}),
      version: typeof version === "number" ? version : null,
      inPlay: publicLines(lines),
      retired: Array.isArray(retired) ? retired.map(publicLines) : retired,
    },
    null,
    1,
  );
}

/**
 * Returns the public part of each line of a recording. A line that cannot be read is replaced by a note with its length
 * or its type.
 */
function publicLines(lines: unknown): readonly string[] {
  if (!Array.isArray(lines)) return [];
  const isRevealed = lines.every((line) => typeof line === "string") && isClosed(lines);
  const isMasked = isMaskedBy(objectIn(lines[0]));
  return lines.map((line: unknown) => {
    if (typeof line !== "string") return `unreadable: ${typeof line}`;
    return isRevealed ? line : (publicLine(objectIn(line), isMasked) ?? `unreadable: ${line.length} characters`);
  });
}

/** Returns whether a recording is closed with the seed of its shoe. It then contains no secret. */
function isClosed(lines: readonly string[]): boolean {
  const { recording, fault } = parseRecording(textOfLines(lines));
  const seed = recording?.trailer == null || fault !== null ? null : bytesOf(recording.trailer.serverSeed);
  return seed !== null && commitmentTo(seed) === recording?.header.fairness.commitment;
}

/** Returns whether a recording masks face-down cards, as version 2 of the format does. */
function isMaskedBy(header: JsonObject): boolean {
  return header.version === 2 && isHeaderSound(JSON.stringify(header));
}

/** Returns the object of a line; an empty object for any other text. */
function objectIn(line: unknown): JsonObject {
  try {
    const value: unknown = typeof line === "string" ? JSON.parse(line) : null;
    return typeof value === "object" && value !== null ? (value as JsonObject) : {};
  } catch {
    return {};
  }
}

/**
 * Returns a line of an open recording without its secrets; `null` for a line that is neither a header nor an event.
 *
 * @param isMasked whether the recording masks face-down cards. If it does not, all cards of the dealer are masked here,
 *   because damage may have changed `faceDown`.
 */
function publicLine({ seq, t, check, ...line }: JsonObject, isMasked: boolean): string | null {
  if (line.format === "thunderjack") {
    const { format, version, createdAt, rules, seats, credits, fairness, previous, recovered, meta } = line;
    const header = { format, version, createdAt, rules, seats, credits, fairness, previous, recovered, meta };
    return JSON.stringify(header, (key, inner: unknown) => (key === "serverSeed" ? undefined : inner));
  }
  if (!isGameEvent(line)) return null;
  const event = publicEvent(line);
  const isHidden = !isMasked && event.type === "CardDealt" && event.to === "dealer";
  return JSON.stringify({ seq, ...event, ...(isHidden ? { card: null } : {}), check, t });
}
