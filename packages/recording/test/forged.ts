import { createHash } from "node:crypto";
import { textOf } from "./played-table.js";

/** The text of these lines with their checks and their trailer's hash worked out anew, as a forger would. */
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

/** The same for lines of which some were left out or put in: they are counted anew too. */
export function renumbered(lines: readonly string[]): string {
  const counted = lines.map((line, place) => {
    const content = JSON.parse(line);
    if (content.end === true) content.events = lines.length - 2;
    else if (place > 0) content.seq = place;
    return JSON.stringify(content);
  });
  return rechained(counted);
}
