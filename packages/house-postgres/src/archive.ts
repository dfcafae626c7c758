import { randomUUID } from "node:crypto";
import { link, mkdir, open, readFile, rm } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { type Commit, retiredShoes } from "@thunderjack/house";
import type { PostgresHouseStore } from "./postgres-house-store.js";

/** The number of commits that are read at once. */
const READ_AT_ONCE = 500;

/** The error for a recording that would replace a different file. */
class RecordingDiffers extends Error {
  override readonly name = "RecordingDiffers";
}

/**
 * Writes the recordings of the retired shoes of a table to files `FOLDER/TABLE/shoe-N.tjr`, and then deletes their commits
 * from the database. The commits of the shoe in play stay. If the process ends in between, the next call repeats the rest; an
 * unfinished file `shoe-N.tjr.ID.part` may then remain. The file system of the folder needs hard links.
 *
 * @param before the time, in milliseconds since 1970, after which a shoe is kept if it was retired then
 * @returns the numbers of the shoes
 * @throws RecordingDiffers if a file exists that differs from its recording; then no commit is deleted
 */
export async function archiveShoes(
  store: Pick<PostgresHouseStore, "read" | "deleteBefore">,
  table: string,
  folder: string,
  before: number,
): Promise<readonly number[]> {
  const commits = await commitsOf(store, table);
  // The commit that retires a shoe also opens the next one, so it is the first one to keep.
  const last = commits.filter((commit) => retiredBy(commit).length > 0 && commit.at < before).at(-1);
  const [first] = commits;
  if (first === undefined || last === undefined || last === first) return [];
  // A shoe that was dealt and retired by the first commit is already in the archive.
  const archived = retiredBy(first);
  const shoes = retiredShoes(commits.filter(({ position }) => position <= last.position)).filter(
    ({ shoe }) => !archived.includes(shoe),
  );
  const place = resolve(folder, encodeURIComponent(table));
  await mkdir(place, { recursive: true });
  for (const { shoe, text } of shoes) await writeOnce(join(place, `shoe-${shoe}.tjr`), text);
  // An earlier call may have created a folder and ended before it was synced.
  for (const one of [place, resolve(folder), dirname(resolve(folder))]) await syncFolder(one);
  await store.deleteBefore(table, last.position);
  return shoes.map(({ shoe }) => shoe);
}

/** Returns the numbers of the shoes that a commit retires. */
function retiredBy({ facts }: Commit): readonly number[] {
  return facts.flatMap((fact) => (fact.type === "ShoeRetired" ? [fact.shoe] : []));
}

async function commitsOf(store: Pick<PostgresHouseStore, "read">, table: string): Promise<readonly Commit[]> {
  const commits = [...(await store.read(table, 0, READ_AT_ONCE))];
  for (;;) {
    const more = await store.read(table, commits.at(-1)?.position ?? 0, READ_AT_ONCE);
    if (more.length === 0) return commits;
    commits.push(...more);
  }
}

/**
 * Writes a file that is complete as soon as it has its name. An equal file stays.
 *
 * @throws RecordingDiffers if there is a different file
 */
async function writeOnce(path: string, text: string): Promise<void> {
  const part = `${path}.${randomUUID()}.part`;
  try {
    const file = await open(part, "wx");
    try {
      await file.writeFile(text);
      await file.sync();
    } finally {
      await file.close();
    }
    // A link does not replace a file, as a new name would.
    await link(part, path);
  } catch (reason) {
    if ((reason as NodeJS.ErrnoException).code !== "EEXIST") throw reason;
    if ((await readFile(path, "utf8")) !== text) {
      throw new RecordingDiffers(
        `${path} differs from the recording in the database, and is not replaced. Move the file to another folder, and archive again.`,
      );
    }
  } finally {
    await rm(part, { force: true });
  }
}

/** Writes the names in a folder to the disk. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
