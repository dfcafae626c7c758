/** Hands a text to the browser as a file to be kept. */
export function download(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "application/x-ndjson" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** The name of a recording's file, by the moment of its first deal. */
export function recordingName(beganAt: string | null): string {
  return `thunderjack-${(beganAt ?? "").slice(0, 19).replace(/[:T]/g, "-")}.tjr`;
}
