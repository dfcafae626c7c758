import { mkdir, open, rename } from "node:fs/promises";
import { join } from "node:path";
import { type HouseStore, retiredShoes } from "@thunderjack/house";
import type { PostgresHouseStore } from "./postgres-house-store.js";

/** The number of commits that are read at once. */
const READ_AT_ONCE = 500;

/**
 * Writes the recordings of the retired shoes of a table to files `FOLDER/TABLE/shoe-N.tjr`, and then deletes their commits
 * from the database. The commits of the shoe in play stay. If the process ends in between, the next call repeats the rest.
 *
 * @param before the time, in milliseconds since 1970, after which a shoe is kept if it was retired then
 * @returns the numbers of the shoes
 */
export async function archiveShoes(
  store: PostgresHouseStore,
  table: string,
  folder: string,
  before: number,
): Promise<readonly number[]> {
  const commits = await commitsOf(store, table);
  const retires = ({ facts }: { readonly facts: readonly { readonly type: string }[] }) =>
    facts.some(({ type }) => type === "ShoeRetired");
  // The commit that retires a shoe also opens the next one, so it is the first one to keep.
  const last = commits.filter((commit) => retires(commit) && commit.at < before).at(-1);
  if (last === undefined) return [];
  const shoes = retiredShoes(commits.filter(({ position }) => position <= last.position));
  const place = join(folder, encodeURIComponent(table));
  await mkdir(place, { recursive: true });
  for (const { shoe, text } of shoes) await writeDurably(join(place, `shoe-${shoe}.tjr`), text);
  await store.deleteBefore(table, last.position);
  return shoes.map(({ shoe }) => shoe);
}

async function commitsOf(store: HouseStore, table: string) {
  const commits = [...(await store.read(table, 0, READ_AT_ONCE))];
  for (;;) {
    const more = await store.read(table, commits.at(-1)?.position ?? 0, READ_AT_ONCE);
    if (more.length === 0) return commits;
    commits.push(...more);
  }
}

async function writeDurably(path: string, text: string): Promise<void> {
  const file = await open(`${path}.part`, "w");
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(`${path}.part`, path);
}
