import { newElement } from "./new-element.js";

/** Downloads a recording as a file with this name. */
export function download(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "application/x-ndjson" }));
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
