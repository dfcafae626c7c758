import type { Chapter, Tape } from "@thunderjack/recording";

/*
 * The position of a replay in the URL of its page: `#t=12` or `?at=12`, or `#t=r3` for the third round. It applies to every
 * replay with
 * `deep-link`. `#t=12&replay=storm` applies only to the replay with that id.
 */

/**
 * Returns the position in a URL for the replay with this id, as a number of events; `null` if there is none.
 *
 * @param tape the recording, for the number of a round
 */
export function momentIn(
  { hash, search }: Pick<Location, "hash" | "search">,
  id: string,
  tape: Tape | null,
): number | null {
  const fragment = new URLSearchParams(hash.replace(/^#/, ""));
  const query = new URLSearchParams(search);
  for (const [parameters, name] of [
    [fragment, "t"],
    [query, "at"],
  ] as const) {
    const meant = parameters.get("replay");
    const seq = parameters.get(name);
    const [, round, number] = /^(r?)(\d{1,7})$/.exec(seq ?? "") ?? [];
    if (number === undefined || (meant !== null && meant !== id)) continue;
    return round === "" ? Number(number) : (tape?.chapters.find(startsRound(Number(number)))?.seq ?? null);
  }
  return null;
}

const startsRound =
  (number: number) =>
  ({ kind, round }: Chapter): boolean =>
    kind === "round" && round === number;

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
