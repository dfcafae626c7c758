/*
 * The position of a replay in the URL of its page: `#t=12` or `?at=12`. It applies to every replay with
 * `deep-link`. `#t=12&replay=storm` applies only to the replay with that id.
 */

/** Returns the position in a URL for the replay with this id, as a number of events; `null` if there is none. */
export function momentIn({ hash, search }: Pick<Location, "hash" | "search">, id: string): number | null {
  const fragment = new URLSearchParams(hash.replace(/^#/, ""));
  const query = new URLSearchParams(search);
  for (const [parameters, name] of [
    [fragment, "t"],
    [query, "at"],
  ] as const) {
    const meant = parameters.get("replay");
    const seq = parameters.get(name);
    if (seq !== null && /^\d{1,7}$/.test(seq) && (meant === null || meant === id)) return Number(seq);
  }
  return null;
}

/**
 * Returns the URL whose fragment contains the position of a replay: `#t=12`, or `#t=12&replay=<id>` for an id. Removes
 * `at` from the query.
 */
export function addressOf(href: string, seq: number, id: string): string {
  const address = new URL(href);
  address.searchParams.delete("at");
  address.hash = `t=${seq}${id === "" ? "" : `&replay=${encodeURIComponent(id)}`}`;
  return address.href;
}
