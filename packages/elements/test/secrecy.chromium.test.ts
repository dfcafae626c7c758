import { acceptsBets, type Command, legalCommands, PRESETS, type PresetName } from "@thunderjack/core";
import { cardName } from "@thunderjack/stage";
import { ownFrameId } from "@thunderjack/vitest/own-frame";
import { expect, onTestFinished, test } from "vitest";
import { cdp } from "vitest/browser";
import type { ThunderjackTable } from "../src/index.js";
import { searched } from "./hidden-cards.js";
import { drawn, ownTable } from "./seated.js";
import { clearStored, stored, Tap } from "./tap.js";
import { DrawnSeeds, TwinTable } from "./twin-table.js";

/*
 * Plays random rounds and searches everything that a page, a follower, an export, a console and a network tap can see
 * for the hole card, the order of the shoe and the seeds that are not revealed. These secrets are known from a second
 * table with the same seeds. `pnpm --filter @thunderjack/elements secrecy` plays 1,008 rounds and prints figures.
 */

const env = (import.meta as { readonly env?: Readonly<Record<string, string>> }).env;
const PRESET_NAMES = Object.keys(PRESETS) as PresetName[];
const TABLES = PRESET_NAMES.flatMap((rules) =>
  (["lit", "canvas"] as const).flatMap((renderer) =>
    ["in memory", "kept"].map((place) => ({ rules, renderer, place })),
  ),
);
/** The rounds of one table. */
const ROUNDS = Math.ceil(Number(env?.VITE_ROUNDS ?? 24) / TABLES.length);
/** The rounds of one shoe. In a short search, each round has its own shoe, so that reveals are searched too. */
const ROUNDS_PER_SHOE = ROUNDS < 8 ? 1 : 4;
/** The longest time for the rounds of one table on a busy machine, in milliseconds. */
const PATIENCE = 120_000 + ROUNDS * 10_000;
/** A new table is opened after these rounds, so that most hole cards are cards that were not shown before. */
const ROUNDS_PER_TABLE = 12;

type Below = (bound: number) => number;

/** The counts that a test prints. */
interface Figures {
  rounds: number;
  shoes: number;
  searches: number;
  /** The searches with a card face down. */
  duringRounds: number;
  /**
   * The searches with a hole card that was not shown before at this table, so that its name must not occur anywhere.
   */
  forHoleCard: number;
  /** The searches of the accessibility tree for the name of the hole card. */
  forSpokenName: number;
  values: number;
  accessibleCharacters: number;
}

/** Returns a repeatable source of random numbers below a bound. */
function chanceFrom(seed: number): Below {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Returns a random command of the player. */
function anyCommand(element: ThunderjackTable, below: Below): Command {
  const { rules, publicState } = tableOf(element);
  const legal = legalCommands(rules, publicState);
  const deal = legal.find(({ type }) => type === "Deal");
  if (acceptsBets(publicState) && deal !== undefined && below(4) > 0) return deal;
  const small = legal.filter((command) => command.type !== "PlaceBet" || command.amount <= rules.minBet * 2);
  const any = small.length > 0 ? small : legal;
  const command = any[below(any.length)];
  if (command === undefined) throw new Error("No command is legal.");
  return command;
}

function tableOf({ table }: ThunderjackTable) {
  if (table === null || table === undefined) throw new Error("There is no table.");
  return table;
}

/** Returns everything that was recorded or stored, as the property of an element, so that it can be searched. */
async function everythingBeside(tap: Tap, exports: readonly unknown[] = []): Promise<Element> {
  const everything = {
    exports,
    taps: tap.taken(),
    stored: await stored("thunderjack-secrets"),
    addresses: [location.href, document.title, performance.getEntriesByType("resource").map(({ name }) => name)],
  };
  return Object.assign(document.createElement("div"), { everything });
}

/** Returns the accessibility tree of this frame as text. */
async function accessibilityTree(): Promise<string> {
  return JSON.stringify(await cdp().send("Accessibility.getFullAXTree", { frameId: await ownFrameId() }));
}

/** Plays rounds at a new table, and searches it after every command of a round. Adds to the figures. */
async function playSearched(settings: Partial<ThunderjackTable>, rounds: number, below: Below, figures: Figures) {
  await clearStored();
  const [seeds, tap] = [new DrawnSeeds(), new Tap()];
  onTestFinished(() => {
    seeds.restore();
    tap.restore();
  });
  const element = await ownTable(settings);
  const elements = [element];
  if (settings.persist !== undefined) {
    await expect.poll(() => element.session?.status.role).toBe("owner");
    const follower = await ownTable(settings);
    await expect.poll(() => follower.session?.status.role).toBe("follower");
    elements.push(follower);
  }
  let twin = new TwinTable(tableOf(element), seeds);
  const source = element.session ?? tableOf(element);
  let following = source.publicEvents$.subscribe((event) => twin.follow(event));

  const search = async (isSpoken: boolean): Promise<void> => {
    for (const shown of elements) await drawn(shown);
    // If the twin differed from the table, the search would be for the wrong secrets.
    expect(twin.table.publicState.dealer).toEqual(tableOf(element).publicState.dealer);
    figures.searches++;
    if (twin.hole !== null) figures.duringRounds++;
    if (twin.secretHole !== null) figures.forHoleCard++;
    const exports = [
      await element.exportRecording(),
      ...(await element.exportRecordings()),
      ...((await element.session?.export({ open: true })) ?? []),
    ];
    for (const root of [...elements, await everythingBeside(tap, exports)]) {
      const { seen, found } = searched(root, twin.disclosure);
      figures.values += seen;
      expect(found).toEqual([]);
    }
    if (!isSpoken) return;
    const spoken = await accessibilityTree();
    figures.accessibleCharacters += spoken.length;
    if (twin.secretName === null) return;
    figures.forSpokenName++;
    expect(spoken.toLowerCase()).not.toContain(twin.secretName.toLowerCase());
  };

  for (let played = 0; played < rounds; ) {
    const command = anyCommand(element, below);
    const refused = element.session ? await element.session.send(command) : tableOf(element).dispatch(command);
    expect(refused).toBeNull();
    const { turn, phase } = tableOf(element).publicState;
    if (turn !== null) await search(command.type === "Deal");
    if (phase !== "settled" || (command.type !== "Deal" && !("hand" in command))) continue;
    played++;
    await search(false);
    if (played % ROUNDS_PER_SHOE !== 0) continue;
    expect(element.newShoe()).toBe(true);
    await expect.poll(() => tableOf(element).fairness?.commitment).not.toBe(twin.commitment);
    twin = new TwinTable(tableOf(element), seeds, twin);
    figures.shoes++;
    if (element.session !== null) continue;
    following.unsubscribe();
    following = tableOf(element).publicEvents$.subscribe((event) => twin.follow(event));
  }
  following.unsubscribe();
  element.session?.forget();
  for (const shown of elements) shown.remove();
  seeds.restore();
  tap.restore();
  figures.rounds += rounds;
}

/** The number of searches, at all tables, for a hole card that the table has not shown before. */
let searchesForHoleCard = 0;

for (const [number, { rules, renderer, place }] of TABLES.entries()) {
  test(
    `${rules}, ${renderer}, ${place}: nothing that can be seen contains a secret in ${ROUNDS} random rounds`,
    async () => {
      const below = chanceFrom(number + 1);
      const figures = {
        rounds: 0,
        shoes: 0,
        searches: 0,
        duringRounds: 0,
        forHoleCard: 0,
        forSpokenName: 0,
        values: 0,
        accessibleCharacters: 0,
      };
      while (figures.rounds < ROUNDS) {
        const persist = `secrecy ${number} ${crypto.randomUUID()}`;
        const settings = { rules, renderer, ...(place === "kept" ? { persist } : {}) };
        await playSearched(settings, Math.min(ROUNDS - figures.rounds, ROUNDS_PER_TABLE), below, figures);
      }
      console.log(`${rules}, ${renderer}, ${place}: ${JSON.stringify(figures)}`);
      expect(figures.searches).toBeGreaterThan(0);
      expect(figures.shoes).toBeGreaterThan(0);
      searchesForHoleCard += figures.forHoleCard;
    },
    PATIENCE,
  );
}

test("these rounds have hole cards to search for", () => {
  // A round that ends with the first cards has no hidden hole card, so a single table may have none.
  expect(searchesForHoleCard).toBeGreaterThan(0);
});

test("the search finds the hole card, the order of the shoe and the seed wherever they can be seen", async () => {
  await clearStored();
  const [seeds, tap] = [new DrawnSeeds(), new Tap()];
  onTestFinished(() => {
    seeds.restore();
    tap.restore();
    localStorage.removeItem("planted");
  });
  const element = await ownTable({ rules: "casino" });
  const table = tableOf(element);
  const twin = new TwinTable(table, seeds);
  table.publicEvents$.subscribe((event) => twin.follow(event));
  table.dispatch({ type: "PlaceBet", seat: "middle", amount: 500 });
  while (twin.hole === null) {
    table.dispatch({ type: "Deal" });
    const hand = table.publicState.turn;
    if (twin.hole === null && hand !== null) table.dispatch({ type: "Stand", hand });
  }
  await drawn(element);
  tap.taken();
  const hole: string = twin.hole;
  const { anchor = "", index = 0 } = table.fairness?.chain ?? {};
  const { serverSeed } = seeds.chainOf(anchor).seeds(index + 1, ""); // the seed of this shoe can be computed from it
  const hex = Array.from(serverSeed, (byte) => byte.toString(16).padStart(2, "0")).join("");
  const foundIn = (root: Element) => searched(root, twin.disclosure).found;
  const foundBeside = async () => foundIn(await everythingBeside(tap));
  expect(foundIn(element)).toEqual([]);
  expect(await foundBeside()).toEqual([]);

  const planted = (value: unknown) => foundIn(Object.assign(document.createElement("div"), { value }));
  expect(planted(new Map([[1, { deep: hole }]]))).toEqual(["the hole card"]);
  expect(planted({ seed: hex.toUpperCase() })).toEqual(["the seed"]);
  expect(planted({ seed: serverSeed })).toEqual(["the seed"]);
  const undealt = twin.undealt(5);
  expect(planted({ pile: [...undealt] })).toEqual(["the order of the shoe"]);
  expect(planted({ pile: [...undealt].reverse() })).toEqual(["the order of the shoe"]);
  expect(planted({ pile: [0, 2, 4, 1, 3].map((place) => undealt[place]) })).toEqual([]);

  const leaks: Readonly<Record<string, () => unknown>> = {
    event: () => element.dispatchEvent(new CustomEvent("tj-planted", { detail: { hole } })),
    channel: () => new BroadcastChannel("thunderjack/planted").postMessage([hole]),
    request: () => fetch(`data:,${hole}`),
    "local storage": () => localStorage.setItem("planted", hole),
    canvas: () => document.createElement("canvas").getContext("2d")?.fillText(hole, 0, 0),
    console: () => console.debug({ hole }),
  };
  for (const [name, leak] of Object.entries(leaks)) {
    await leak();
    expect(await foundBeside(), name).toEqual(["the hole card"]);
    localStorage.removeItem("planted");
  }
  element.setAttribute("title", hole);
  expect(foundIn(element)).toEqual(["the hole card"]);
  const name = cardName(twin.hole);
  element.title = name;
  expect(await accessibilityTree()).toContain(name);
});
