import { createHash } from "node:crypto";
import { textOf } from "./played-table.js";

/** Returns the text of these lines with new checks and a new hash in the trailer, as a forger would write it. */
export function rechained(lines: readonly string[]): string {
  const [header = "", ...others] = lines;
  const done = [header];
  let link = createHash("sha256").update(header).digest();
  for (const line of others) {
    const content = JSON.parse(line);
    if (content.type === "RoundSettled") content.check = link.toString("hex").slice(0, 16);
    if (content.end === true) content.hash = link.toString("hex");
    const written = JSON.stringify(content);
    link = createHash("sha256").update(link).update(written).digest();
    done.push(written);
  }
  return textOf(done);
}

/**
 * Returns the text of these lines as {@link rechained} does, with new sequence numbers and a new event count. Lines may
 * be missing or repeated.
 */
export function renumbered(lines: readonly string[]): string {
  const counted = lines.map((line, place) => {
    const content = JSON.parse(line);
    if (content.end === true) content.events = lines.length - 2;
    else if (place > 0) content.seq = place;
    return JSON.stringify(content);
  });
  return rechained(counted);
}
