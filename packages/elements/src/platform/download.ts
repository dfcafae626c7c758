import { newElement } from "./new-element.js";

/** The media type of a recording. */
export const RECORDING_TYPE = "application/x-ndjson";

/** Downloads a file, or the text of a recording, under this name. */
export function download(content: Blob | string, name: string): void {
  const file = typeof content === "string" ? new Blob([content], { type: RECORDING_TYPE }) : content;
  const address = URL.createObjectURL(file);
  const link = newElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/**
 * Returns the file name of a recording.
 *
 * @param beganAt the time of the first deal, in ISO 8601. The file name contains it without fractions of a second
 * @param part distinguishes the shoes of a session, because two shoes may begin in the same second
 */
export function recordingName(beganAt: string | null, part = ""): string {
  const name = `thunderjack-${(beganAt ?? "").slice(0, 19).replace(/[:T]/g, "-")}`;
  return `${name}${part === "" ? "" : `-${part}`}.tjr`;
}
