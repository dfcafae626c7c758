/** Downloads text as a file. */
export function download(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "application/x-ndjson" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/**
 * Returns the name of a recording's file, from the time of its first deal.
 *
 * @param part the rounds of the shoe, if the session has several shoes. Two shoes may begin in the same second.
 */
export function recordingName(beganAt: string | null, part = ""): string {
  const name = `thunderjack-${(beganAt ?? "").slice(0, 19).replace(/[:T]/g, "-")}`;
  return `${name}${part === "" ? "" : `-${part}`}.tjr`;
}
