/**
 * Returns the indices of the events that match a search, in order. Each word must occur in the JSON of the event, in any
 * case; a word that begins with `-` must not occur. An empty search matches every event.
 */
export function matchingEvents(events: readonly unknown[], search: string): readonly number[] {
  const words = search
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== "" && word !== "-");
  const indices = [...events.keys()];
  if (words.length === 0) return indices;
  return indices.filter((index) => {
    const text = eventText(events[index]).toLowerCase();
    return words.every((word) => (word.startsWith("-") ? !text.includes(word.slice(1)) : text.includes(word)));
  });
}

/** Returns an event as JSON; the text of the value if it cannot be serialized. */
export function eventText(event: unknown): string {
  try {
    return JSON.stringify(event) ?? String(event);
  } catch {
    return String(event);
  }
}

/** Returns the name of an event: its `type`, or the text of a value without one. */
export function eventName(event: unknown): string {
  const type = typeof event === "object" && event !== null ? (event as { readonly type?: unknown }).type : undefined;
  return typeof type === "string" ? type : eventText(event);
}

/** Returns the fields of an event besides its name and its position, as short text. */
export function eventDetail(event: unknown): string {
  if (typeof event !== "object" || event === null) return "";
  return Object.entries(event)
    .filter(([key]) => key !== "type" && key !== "version" && key !== "seq")
    .map(([key, value]) => `${key} ${typeof value === "object" ? eventText(value) : String(value)}`)
    .join(", ");
}
