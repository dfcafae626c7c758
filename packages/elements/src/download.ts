/** Hands a text to the browser as a file to be kept. */
export function download(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "application/x-ndjson" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/**
 * The name of a recording's file, by the moment of its first deal.
 *
 * @param part of a session: two shoes may have begun in the same second
 */
export function recordingName(beganAt: string | null, part = ""): string {
  const name = `thunderjack-${(beganAt ?? "").slice(0, 19).replace(/[:T]/g, "-")}`;
  return `${name}${part === "" ? "" : `-${part}`}.tjr`;
}
