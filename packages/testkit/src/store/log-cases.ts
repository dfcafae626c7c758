import type { Commit, NewCommit, WakeUp } from "@thunderjack/house";
import { assertEqual } from "../assert-equal.js";
import { newCommit } from "./new-commit.js";
import type { StoreCase } from "./store-case.js";

/** The number of questions to the store after which a wake-up counts as lost. */
const PATIENCE = 5000;

/** The cases of commits, reads, deadlines, wake-ups and secrets. */
export const logCases: readonly StoreCase[] = [
  {
    name: "stores commits in order and returns them unchanged",
    async run({ store, other }) {
      const commits = [1, 2, 3].map((position) => newCommit("a", position, `id-${position}`));
      assertEqual(await store.append(commits.slice(0, 2)), ["appended", "appended"], "first batch");
      assertEqual(await other.append(commits.slice(2)), ["appended"], "second batch");
      const expected = commits.map(stored);
      for (const one of [store, other]) {
        const read = await one.read("a", 0);
        assertEqual(read, expected, "commits");
        // Recordings are written from the facts, and their hashes depend on the order of the fields.
        const texts = (list: readonly Commit[]) => list.map(({ facts }) => JSON.stringify(facts));
        assertEqual(texts(read), texts(expected), "facts as text");
      }
    },
  },
  {
    name: "stores texts with separators, quotes and line feeds unchanged, in batches of several tables",
    async run({ store, other }) {
      const facts = [{ type: "WordsSet", seat: "right", words: "one\ntwo\r\t\u0000\u2028\\n null {,}" }] as const;
      const tables = ["null", "NULL,{}", '"', "\\", "\\n", "ä 𝄞\u2028"];
      const commits = [1, 2, 3].flatMap((position) =>
        tables.map((table) => newCommit(table, position, `${table}/${position} \\n,"{}`, { facts })),
      );
      const append = (position: number) => commits.filter((commit) => commit.position === position);
      assertEqual(
        await store.append(append(1)),
        tables.map(() => "appended"),
        "first batch",
      );
      // Calls in one turn can be stored by one statement.
      const results = await Promise.all(commits.slice(tables.length).map((commit) => store.append([commit])));
      assertEqual(
        results.flat(),
        commits.slice(tables.length).map(() => "appended"),
        "next batches",
      );
      for (const table of tables) {
        const expected = commits.filter((commit) => commit.table === table).map(stored);
        assertEqual(await other.read(table, 0), expected, `commits of ${table}`);
      }
    },
  },
  {
    name: "refuses a position that is taken or not the next one",
    async run({ store }) {
      assertEqual(await store.append([newCommit("a", 2, "early")]), ["conflict"], "without a first commit");
      await store.append([newCommit("a", 1, "first")]);
      assertEqual(await store.append([newCommit("a", 1, "again")]), ["conflict"], "taken");
      assertEqual(await store.append([newCommit("a", 3, "gap")]), ["conflict"], "with a gap");
      assertEqual(await idsIn(store.read("a", 0)), ["first"], "ids");
    },
  },
  {
    name: "recognises a doubled id before any other reason",
    async run({ store, other }) {
      await store.append([newCommit("a", 1, "one"), newCommit("a", 2, "two")]);
      assertEqual(await other.append([newCommit("a", 3, "one")]), [{ duplicate: 1 }], "at the next position");
      assertEqual(await other.append([newCommit("a", 2, "two")]), [{ duplicate: 2 }], "at a taken position");
      const transfers = [{ account: "poor", amount: 1, key: "k" }];
      assertEqual(await store.append([newCommit("a", 3, "two", { transfers })]), [{ duplicate: 2 }], "with a transfer");
      const batch = [newCommit("a", 3, "three"), newCommit("a", 4, "three"), newCommit("a", 5, "five")];
      assertEqual(await store.append(batch), ["appended", { duplicate: 3 }, "conflict"], "within a batch");
      assertEqual(await store.append([newCommit("b", 1, "one")]), ["appended"], "at another table");
      assertEqual(await idsIn(store.read("a", 0)), ["one", "two", "three"], "ids");
    },
  },
  {
    name: "returns the commits that open a shoe",
    async run({ store, other }) {
      const opensShoe = true;
      const commits = [1, 2, 3, 4].map((position) =>
        newCommit("a", position, `id-${position}`, position % 2 === 1 ? { opensShoe } : {}),
      );
      await store.append([...commits, newCommit("b", 1, "other")]);
      const expected = commits.filter(({ position }) => position % 2 === 1).map(stored);
      assertEqual(await other.openings("a"), expected, "openings");
      assertEqual(await other.openings("unknown"), [], "openings of an unknown table");
    },
  },
  {
    name: "looks up the positions of ids",
    async run({ store, other }) {
      await store.append([newCommit("a", 1, "one"), newCommit("a", 2, "two"), newCommit("b", 1, "new")]);
      assertEqual(await other.positions("a", ["new", "two", "one"]), [null, 2, 1], "positions");
      assertEqual(await other.positions("unknown", ["one"]), [null], "positions at an unknown table");
    },
  },
  {
    name: "stores a commit without facts",
    async run({ store, other }) {
      const commit = newCommit("a", 1, "nothing", { facts: [] });
      assertEqual(await store.append([commit]), ["appended"], "result");
      assertEqual(await other.read("a", 0), [stored(commit)], "commits");
      assertEqual(await other.append([newCommit("a", 2, "nothing")]), [{ duplicate: 1 }], "its repetition");
    },
  },
  {
    name: "refuses the later commits of a table after a refused one, and not those of other tables",
    async run({ store }) {
      await store.append([newCommit("a", 1, "first")]);
      const batch = [
        newCommit("a", 1, "late"),
        newCommit("b", 1, "other"),
        newCommit("a", 2, "after"),
        newCommit("b", 2, "next"),
      ];
      assertEqual(await store.append(batch), ["conflict", "appended", "conflict", "appended"], "results");
      assertEqual(await idsIn(store.read("a", 0)), ["first"], "ids of a");
      assertEqual(await idsIn(store.read("b", 0)), ["other", "next"], "ids of b");
    },
  },
  {
    name: "stores nothing of a batch with a commit that cannot be stored",
    async run({ store }) {
      await store.deposit("ann", 1000, "deposit");
      const pay = (key: string) => ({ transfers: [{ account: "ann", amount: 10, key }] });
      await store.append([newCommit("a", 1, "first", pay("known"))]);
      const secrets = [{ anchor: "ab".repeat(32), bytes: new Uint8Array(32).fill(7) }];
      const batch = [newCommit("b", 1, "good", { ...pay("new"), secrets }), newCommit("a", 2, "bad", pay("known"))];
      await assertRejects(store.append(batch), "a batch with a known key");
      assertEqual(await store.read("b", 0), [], "commits of b");
      assertEqual(await store.secrets("b"), [], "secrets of b");
      assertEqual(await idsIn(store.read("a", 0)), ["first"], "ids of a");
      assertEqual(await store.balance("ann"), 990, "balance");
      assertEqual(await store.append([newCommit("a", 2, "better", pay("new"))]), ["appended"], "the next batch");
    },
  },
  {
    name: "loads a table from the last commit that opened a shoe",
    async run({ store, other }) {
      const commits = [1, 2, 3, 4, 5].map((position) =>
        newCommit("a", position, `id-${position}`, { opensShoe: position === 1 || position === 4 }),
      );
      await store.append(commits.slice(0, 3));
      assertEqual(await idsIn(other.load("a")), ["id-1", "id-2", "id-3"], "ids of the first shoe");
      await store.append(commits.slice(3));
      assertEqual(await other.load("a"), commits.slice(3).map(stored), "commits of the second shoe");
      assertEqual(await store.load("unknown"), [], "an unknown table");
    },
  },
  {
    name: "reads from a position, up to a limit",
    async run({ store }) {
      await store.append([1, 2, 3, 4, 5].map((position) => newCommit("a", position, `id-${position}`)));
      assertEqual(await idsIn(store.read("a", 2)), ["id-3", "id-4", "id-5"], "after 2");
      assertEqual(await idsIn(store.read("a", 1, 2)), ["id-2", "id-3"], "after 1, at most 2");
      assertEqual(await store.read("a", 5), [], "after the last one");
      assertEqual(await store.read("unknown", 0), [], "an unknown table");
    },
  },
  {
    name: "returns the newest commits, and the tables whose deadline has passed",
    async run({ store, other }) {
      await store.append([
        newCommit("late", 1, "1", { deadline: 3000 }),
        newCommit("early", 1, "1", { deadline: 1000 }),
        newCommit("none", 1, "1", { deadline: 500 }),
        newCommit("middle", 1, "1", { deadline: 2000 }),
      ]);
      await store.append([newCommit("none", 2, "2")]);
      const early = { table: "early", position: 1, deadline: 1000 };
      const middle = { table: "middle", position: 1, deadline: 2000 };
      const late = { table: "late", position: 1, deadline: 3000 };
      const none = { table: "none", position: 2, deadline: null };
      const byName = (heads: readonly { readonly table: string }[]) =>
        [...heads].sort((one, next) => (one.table < next.table ? -1 : 1));
      assertEqual(byName(await other.heads()), [early, late, middle, none], "all heads");
      assertEqual(byName(await other.heads(["none", "early", "unknown"])), [early, none], "some heads");
      assertEqual(await other.heads([]), [], "no heads");
      assertEqual(await other.due(999, 10), [], "due before the first deadline");
      assertEqual(await other.due(2000, 10), [early, middle], "due at the second deadline");
      assertEqual(await other.due(9000, 2), [early, middle], "at most two");
    },
  },
  {
    name: "wakes the listeners of all processes after commits were stored",
    async run({ store, other }) {
      const own: WakeUp[] = [];
      const heard: WakeUp[] = [];
      const end = [store.watch((heads) => own.push(...heads)), other.watch((heads) => heard.push(...heads))];
      // A process may begin to listen later than `watch` returns, so the commits are repeated.
      const isAwake = (list: readonly WakeUp[]) => list.some(({ table, position }) => table === "a" && position > 0);
      for (let position = 1; !isAwake(own) || !isAwake(heard); position++) {
        if (position > PATIENCE) throw new Error("A listener was not called.");
        await store.append([newCommit("a", position, `id-${position}`)]);
      }
      for (const stop of end) stop();
      const { length } = own;
      await store.append([newCommit("b", 1, "after")]);
      await store.heads();
      assertEqual(own.length, length, "wake-ups after the end");
    },
  },
  {
    name: "keeps secrets apart from the commits",
    async run({ store, other }) {
      const bytes = Uint8Array.from({ length: 32 }, (_, place) => place * 7 + 3);
      const first = { anchor: "01".repeat(32), bytes };
      const second = { anchor: "02".repeat(32), bytes: new Uint8Array(32).fill(9) };
      await store.append([newCommit("a", 1, "1", { secrets: [first] }), newCommit("b", 1, "1", { secrets: [second] })]);
      await store.append([newCommit("a", 2, "2", { secrets: [second] })]);
      const plain = (await other.secrets("a")).map((secret) => ({ ...secret, bytes: [...secret.bytes] }));
      assertEqual(
        plain,
        [
          { ...first, bytes: [...bytes] },
          { ...second, bytes: [...second.bytes] },
        ],
        "secrets",
      );
      assertEqual(await other.secrets("unknown"), [], "secrets of an unknown table");
      const read = JSON.stringify([await other.read("a", 0), await other.load("a"), await other.heads()]);
      if (read.includes("secrets") || read.includes(first.anchor)) throw new Error("A read contains a secret.");
    },
  },
];

/** Returns the commit as it is read. */
function stored({ table, position, id, at, facts, deadline }: NewCommit): Commit {
  return { table, position, id, at, facts, deadline };
}

async function idsIn(commits: Promise<readonly Commit[]>): Promise<readonly string[]> {
  return (await commits).map(({ id }) => id);
}

async function assertRejects(promise: Promise<unknown>, subject: string): Promise<void> {
  const isRejected = await promise.then(
    () => false,
    () => true,
  );
  assertEqual(isRejected, true, `${subject} is rejected`);
}
