/** A worked example of a shuffle on the format page. */
export interface WorkedShuffle {
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly nonce: number;
  readonly decks: number;
  readonly commitment: string;
  readonly text: string;
  readonly mac: string;
  readonly steps: readonly { word: number; i: number; j: number; cards: readonly [string, string] }[];
  readonly first: readonly string[];
  readonly last: string;
  readonly all: string;
}

/** Returns the worked examples of the page. */
export function workedShuffles(page: string): readonly WorkedShuffle[] {
  return [...page.matchAll(/^```\n(server seed .*?)^```$/gms)].map(([, block = ""]) => {
    const rows = block
      .trimEnd()
      .split("\n")
      .map((row) => [row.slice(0, 13).trim(), row.slice(13)] as const);
    const field = (name: string) => rows.find(([row]) => row === name)?.[1] ?? "";
    return {
      serverSeed: field("server seed"),
      clientSeed: field("client seed"),
      nonce: Number(field("nonce")),
      decks: Number(field("decks")),
      commitment: field("commitment"),
      text: field("text"),
      mac: field("MAC"),
      steps: rows
        .filter(([row]) => row === "step")
        .map(([, step]) => {
          const [word, i, j, one = "", other = ""] = step.split(/ +/);
          return { word: Number(word), i: Number(i), j: Number(j), cards: [one, other] };
        }),
      first: field("first").split(" "),
      last: field("last"),
      all: field("all"),
    };
  });
}
