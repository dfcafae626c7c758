import { expect, test } from "vitest";
import { MemorySecrets, MemoryStore } from "../src/index.js";

const NAME = "kitchen";

test("a store in memory is empty at first, and keeps the lines, commands and recordings that were saved", async () => {
  const store = new MemoryStore();
  expect([await store.load(NAME), await store.retired(NAME)]).toEqual([null, []]);
  const first = { ids: ["a-1"], retired: [["old"]], keep: 9, from: 0, lines: ["header", "1"] };
  const version = await store.save(NAME, null, first);
  expect(await store.load(NAME)).toMatchObject({ lines: ["header", "1"], done: ["a-1"] });
  expect(await store.retired(NAME)).toEqual([["old"]]);
  await store.save(NAME, version, { ids: ["a-2"], retired: [["new"]], keep: 1, from: 1, lines: ["2"] });
  expect(await store.load(NAME)).toMatchObject({ lines: ["header", "2"], done: ["a-1", "a-2"] });
  expect(await store.retired(NAME)).toEqual([["new"]]);
});

test("secrets in memory are empty at first, and are deleted by their commitment or by their session", async () => {
  const secrets = new MemorySecrets();
  expect(await secrets.load(NAME)).toEqual([]);
  await secrets.forget(NAME, ["c1"]);
  expect(await secrets.load(NAME)).toEqual([]);
  const [one, two] = [1, 2].map((number) => ({ commitment: `c${number}`, serverSeed: "00" }));
  for (const secret of [one, two]) if (secret !== undefined) await secrets.add(NAME, secret);
  expect(await secrets.load(NAME)).toEqual([one, two]);
  await secrets.forget(NAME, ["c1"]);
  expect(await secrets.load(NAME)).toEqual([two]);
  await secrets.remove(NAME);
  expect(await secrets.load(NAME)).toEqual([]);
});
