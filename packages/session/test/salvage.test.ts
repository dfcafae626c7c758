import { chosenSeeds, SeedChain, Table } from "@thunderjack/core";
import { RecordingLog, verify } from "@thunderjack/recording";
import { expect, test } from "vitest";
import { bytesOf } from "../src/hex.js";
import { MemorySecrets, MemoryStore, type SessionStore, salvage } from "../src/index.js";
import { chanceFrom } from "./chance.js";
import { damagedText } from "./damage.js";
import { playRounds, TabGroup, turn } from "./tab-group.js";

const NAME = "kitchen";

/** Returns the text that `salvage` makes from the content of a store. */
function foundIn(store: SessionStore): Promise<string> {
  return salvage({ name: NAME, store, clock: new TabGroup().clock });
}

/** Returns all cards that a text names. */
function cardsIn(text: string): ReadonlySet<string> {
  return new Set(text.match(/\b(?:[2-9]|10|[ajqk])_[cdhs]_\d\b/g));
}

test("the text contains every readable line, but no seed of a later shoe and no card that is not dealt face up", async () => {
  const [store, secrets] = [new MemoryStore(), new MemorySecrets()];
  const group = new TabGroup({ store, secrets, allowStacking: true, roundsPerRecording: 2, shoesPerChain: 4 });
  const session = await group.open();
  await playRounds(session, 2);
  const seen = new Set<string>();
  session.publicEvents$.subscribe((event) => {
    if (event.type === "CardDealt" && event.card !== null) seen.add(event.card);
  });
  const stack = ["10_s_0", "9_s_0", "6_s_0", "7_s_0", "5_s_0", "4_s_0"] as const;
  await session.send({ type: "Deal", stack });
  const [retired = ""] = await session.export();
  await session.close();
  const text = await foundIn(store);
  const found = JSON.parse(text);
  expect(found.inPlay).toEqual((await store.load(NAME))?.lines);
  expect(verify(found.retired.map((lines: string[]) => `${lines.join("\n")}\n`)[0]).status).toBe("fair");
  expect(`${found.retired[0].join("\n")}\n`).toBe(retired);
  // The closed recording reveals its cards. The recording in play names only the face-up cards on the table.
  const inPlay = cardsIn(JSON.stringify(found.inPlay));
  expect(inPlay).toEqual(seen);
  for (const hidden of ["7_s_0", "5_s_0", "4_s_0"]) expect(inPlay).not.toContain(hidden);
  for (const { serverSeed, length = 1 } of await secrets.load(NAME)) {
    expect(text).not.toContain(serverSeed);
    const chain = new SeedChain(bytesOf(serverSeed) ?? new Uint8Array(32), length);
    for (let shoe = 2; shoe <= length; shoe++) {
      expect(text).not.toContain(Buffer.from(chain.seeds(shoe, "").serverSeed).toString("hex"));
    }
  }
});

test("masks the lines of a closed recording that is followed by other lines", async () => {
  const store = new MemoryStore();
  const session = await new TabGroup({ store, roundsPerRecording: 1 }).open();
  await playRounds(session, 1);
  const [closed = []] = await store.retired(NAME);
  await session.close();
  const { version = 0 } = (await store.load(NAME)) ?? {};
  const lines = [...closed, '{"serverSeed":"5ecre7"}'];
  await store.save(NAME, version, { ids: [], retired: [], keep: 9, from: 0, lines });
  expect(JSON.parse(await foundIn(store)).inPlay.at(-1)).toBe("unreadable: 23 characters");
});

/** Returns the lines of a recording of version 1, which contains the hole card and the stacked cards, and its seed. */
function oldRecording() {
  const seeds = { ...chosenSeeds("an old session"), clientSeed: "words", clientSeedFrom: "player" as const };
  const table = new Table({ rules: "thunderjack", seeds: { ...seeds, chosen: false }, allowStacking: true });
  const log = new RecordingLog(table, { createdAt: "2026-11-21T12:00:00.000Z", meta: { shoe: 3 } });
  const stack = ["10_s_0", "9_s_0", "6_s_0", "7_s_0", "5_s_0", "4_s_0"] as const;
  for (const command of [
    { type: "PlaceBet", seat: "middle", amount: 1_000 },
    { type: "Deal", stack },
  ] as const) {
    const decision = table.dispatch(command);
    if (decision.accepted) log.write(decision.events, () => 0);
  }
  const serverSeed = Buffer.from(seeds.serverSeed).toString("hex");
  return { lines: log.lines, serverSeed };
}

test("the text hides the hole card and the undealt cards of an old recording after any damage", async () => {
  const { lines: old, serverSeed } = oldRecording();
  expect(old.join()).toContain('"card":"7_s_0","faceDown":true');
  const chance = chanceFrom(1);
  for (let times = 0; times < 150; times++) {
    const lines = [...old, JSON.stringify({ serverSeed }), JSON.stringify({ type: "Unknown", card: "4_s_0" })];
    for (const [index, line] of lines.entries()) if (chance() < 0.2) lines[index] = damagedText(line, chance);
    const store = new MemoryStore();
    await store.save(NAME, null, { ids: [], retired: [lines], keep: 9, from: 0, lines });
    const text = await foundIn(store);
    expect(text).not.toContain(serverSeed);
    for (const hidden of ["7_s_0", "5_s_0", "4_s_0"]) expect(text).not.toContain(hidden);
    if (times === 0) expect(text).toContain("thunderjack");
  }
});

test("the text has the cards of the player, but none of the dealer, if the recording contains the hole card", async () => {
  const { lines: old, serverSeed } = oldRecording();
  const [header = "", ...events] = old;
  const { fairness, ...fields } = JSON.parse(header);
  const lines = [JSON.stringify({ ...fields, fairness: { ...fairness, serverSeed } }), ...events, "x", '"a text"'];
  const store = new MemoryStore();
  await store.save(NAME, null, { ids: [], retired: [], keep: 9, from: 0, lines });
  const found = JSON.parse(await foundIn(store));
  expect(found).toMatchObject({ name: NAME, version: 1, retired: [] });
  expect(found).not.toHaveProperty("unreadable");
  expect(JSON.parse(found.inPlay[0])).toEqual(JSON.parse(header));
  expect(found.inPlay.slice(-2)).toEqual(["unreadable: 1 characters", "unreadable: 8 characters"]);
  const read = found.inPlay.slice(1, -2).map((line: string) => JSON.parse(line));
  const dealt = read.filter(({ type }: { type: string }) => type === "CardDealt");
  expect(dealt.map(({ to, card }: { to: string; card: string | null }) => [to, card])).toEqual([
    ["middle", "10_s_0"],
    ["dealer", null],
    ["middle", "6_s_0"],
    ["dealer", null],
  ]);
  expect(read.map(({ seq, t }: { seq: number; t: number }) => [seq, t])).toEqual(
    events.map((line) => [JSON.parse(line).seq, JSON.parse(line).t]),
  );
});

test("the text gives the reason in place of unreadable data, if the store rejects, throws, hangs or returns invalid data", async () => {
  const stores: readonly Partial<SessionStore>[] = [
    { load: () => Promise.reject(new Error("no disk")), retired: () => Promise.reject(new Error("no disk")) },
    {
      load: () => {
        throw new Error("no disk");
      },
      retired: () => undefined as never,
    },
    { load: () => Promise.resolve(5n as never), retired: () => Promise.resolve([null, 5n, [5n], {}] as never) },
    { load: () => new Promise(() => {}), retired: () => new Promise(() => {}) },
  ];
  const texts = stores.map(async (store) => {
    const { clock } = new TabGroup();
    const text = salvage({ name: NAME, store: store as SessionStore, clock });
    await turn();
    clock.pass(5_000);
    return text;
  });
  const [rejected = "", thrown = "", garbage = "", hung = ""] = await Promise.all(texts);
  for (const text of [rejected, thrown]) expect(JSON.parse(text).unreadable).toBe("Error: no disk");
  expect(JSON.parse(garbage).retired).toEqual([[], [], ["unreadable: bigint"], []]);
  expect(JSON.parse(hung).unreadable).toContain("TooLate");
});

test("the text omits an invalid version, invalid lines and an invalid reason of a stored session", async () => {
  const load = () => Promise.resolve({ version: "7", unreadable: 5, lines: "header" } as never);
  const store = { load, retired: () => Promise.resolve([]) } as unknown as SessionStore;
  expect(JSON.parse(await foundIn(store))).toEqual({ name: NAME, version: null, inPlay: [], retired: [] });
});

test("the text reveals no secret card of a closed recording with a wrong seed or a damaged line", async () => {
  const store = new MemoryStore();
  const session = await new TabGroup({ store, roundsPerRecording: 1 }).open();
  await playRounds(session, 1);
  const [closed = []] = await store.retired(NAME);
  const trailer = JSON.parse(closed.at(-1) ?? "");
  const other = JSON.stringify({ ...trailer, serverSeed: "00".repeat(32) });
  const [header = "", ...rest] = closed;
  const foundFor = async (lines: readonly unknown[]) => {
    const load = () => Promise.resolve(null);
    const retired = () => Promise.resolve([lines]);
    return JSON.parse(await foundIn({ load, retired } as unknown as SessionStore)).retired[0];
  };
  expect(await foundFor(closed)).toEqual(closed);
  expect((await foundFor([...closed.slice(0, -1), other])).at(-1)).toBe(`unreadable: ${other.length} characters`);
  expect((await foundFor([...closed.slice(0, -1), 5, closed.at(-1)])).slice(-2)).toEqual([
    "unreadable: number",
    `unreadable: ${closed.at(-1)?.length} characters`,
  ]);
  // A header of another version or with a wrong checksum does not prove that the hole card is masked.
  const dealt = (lines: readonly string[]) =>
    lines.filter((line) => line.includes('"to":"dealer"')).map((line) => JSON.parse(line).card !== null);
  const open = rest.slice(0, -1);
  expect(dealt(await foundFor([header, ...open]))).toEqual(dealt(open));
  expect(dealt(open)).toContain(true);
  for (const changed of [header.replace('"version":2', '"version":1'), header.replace("2026", "2027")]) {
    expect(changed).not.toBe(header);
    expect(dealt(await foundFor([changed, ...open]))).not.toContain(true);
  }
});
