import type { HouseStore } from "@thunderjack/house";
import { assertEqual } from "../assert-equal.js";
import { newCommit } from "./new-commit.js";
import type { StoreCase } from "./store-case.js";

/** The number of commits that a contender appends at once. */
const BATCH = 3;

/** The cases of several processes that append at the same time. */
export const contestedCases: readonly StoreCase[] = [
  {
    name: "stores contested appends once each, without gaps",
    async run({ store, other }, { contested }) {
      const stores = [store, other, store, other];
      const quota = Math.ceil(contested / stores.length);
      const reading = readWhile(other, () => isOver);
      let isOver = false;
      const appended = await Promise.all(stores.map((one, number) => contend(one, `p${number}`, quota)));
      isOver = true;
      await reading;
      const commits = await store.read("a", 0);
      assertEqual(
        commits.map(({ position }) => position),
        commits.map((_, place) => place + 1),
        "positions",
      );
      assertEqual(new Set(commits.map(({ id }) => id)).size, commits.length, "number of different ids");
      assertEqual(commits.length, stores.length * quota, "number of commits");
      for (const [id, position] of appended.flatMap((map) => [...map])) {
        assertEqual(commits[position - 1]?.id, id, `the commit at ${position}`);
      }
    },
  },
  {
    name: "never overdraws an account that several processes use",
    async run({ store, other }) {
      await store.deposit("ann", 100, "ann");
      const appends = Array.from({ length: 30 }, (_, place) => {
        const transfers = [{ account: "ann", amount: 7, key: `key-${place}` }];
        return (place % 2 === 0 ? store : other).append([newCommit(`t${place}`, 1, "1", { transfers })]);
      });
      const results = (await Promise.all(appends)).flat();
      const paid = results.filter((result) => result === "appended").length;
      assertEqual(paid, 14, "number of transfers");
      assertEqual(results.filter((result) => result === "insufficient").length, 16, "number of refusals");
      assertEqual(await store.balance("ann"), 2, "balance");
    },
  },
];

/** Appends until the quota is reached. Returns the positions of the appended ids. */
async function contend(store: HouseStore, name: string, quota: number): Promise<ReadonlyMap<string, number>> {
  const appended = new Map<string, number>();
  while (appended.size < quota) {
    const [head] = await store.heads(["a"]);
    const next = (head?.position ?? 0) + 1;
    const size = Math.min(BATCH, quota - appended.size);
    const batch = Array.from({ length: size }, (_, place) =>
      newCommit("a", next + place, `${name}/${appended.size + place}`),
    );
    const results = await store.append(batch);
    for (const [place, result] of results.entries()) {
      const commit = batch[place];
      if (result === "appended" && commit !== undefined) appended.set(commit.id, commit.position);
    }
  }
  return appended;
}

/** Reads a table again and again, and checks that no reader sees a gap or a part of a commit. */
async function readWhile(store: HouseStore, isOver: () => boolean): Promise<void> {
  let position = 0;
  do {
    for (const commit of await store.read("a", position)) {
      assertEqual(commit.position, position + 1, "the next position");
      assertEqual(commit.facts, newCommit("a", commit.position, commit.id).facts, `the facts of ${commit.id}`);
      position = commit.position;
    }
  } while (!isOver());
}
