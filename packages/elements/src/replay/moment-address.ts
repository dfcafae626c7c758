/*
 * The position of a replay in the address of its page: `#t=12` or `?at=12`. It applies to every replay with
 * `deep-link`. `#t=12&replay=storm` applies only to the replay with that id.
 */

/** Returns the position in an address for the replay with this id, or `null`. */
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

/** Returns the address of a page with the position of the replay with this id. */
export function addressOf(href: string, seq: number, id: string): string {
  const address = new URL(href);
  address.searchParams.delete("at");
  address.hash = `t=${seq}${id === "" ? "" : `&replay=${encodeURIComponent(id)}`}`;
  return address.href;
}
