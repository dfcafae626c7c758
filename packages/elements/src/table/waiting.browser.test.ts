import type { CardId } from "@thunderjack/cards";
import { type Command, chosenSeeds, Table, VirtualClock } from "@thunderjack/core";
import type { Session } from "@thunderjack/session";
import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import "../define.js";
import { listenTo } from "../../test/listening.js";
import { all, click, drawn, ownTable, textOf } from "../../test/seated.js";
import type { Settlement, StakeEvent, ThunderjackTable } from "../index.js";

const PATIENCE = { timeout: 20_000 };

/** The player doubles six and five, draws a ten and wins against the dealer's twenty-two. */
const DOUBLED = ["6_h_0", "9_s_0", "5_d_0", "7_c_0", "10_c_0", "6_s_0"] as const;

/** A request to the wallet of a test, with the functions that answer it. */
interface Asked {
  readonly event: StakeEvent;
  readonly agree: () => void;
  readonly refuse: () => void;
}

/** Collects the requests of a table, which the test answers. */
function askedAt(element: ThunderjackTable): readonly Asked[] {
  const asked: Asked[] = [];
  for (const name of ["thunderjack-before-deal", "thunderjack-before-stake"] as const) {
    element.addEventListener(name, (event: StakeEvent) => {
      const answer = new Promise<void>((resolve, reject) => {
        asked.push({ event, agree: resolve, refuse: () => reject(new Error("no")) });
      });
      event.waitUntil(answer);
    });
  }
  return asked;
}

/** Records the settlements, and acknowledges them unless `isAcknowledged` is `false`. */
function settlementsOf(element: EventTarget, isAcknowledged = true): readonly Settlement[] {
  const settlements: Settlement[] = [];
  const note = (event: Event) => {
    const { detail, acknowledge } = event as HTMLElementEventMap["thunderjack-settlement"];
    settlements.push(detail);
    if (isAcknowledged) acknowledge();
  };
  element.addEventListener("thunderjack-settlement", note);
  onTestFinished(() => element.removeEventListener("thunderjack-settlement", note));
  return settlements;
}

async function deal(element: ThunderjackTable): Promise<void> {
  if (element.table?.publicState.bets.middle === 0) {
    element.placeBet("middle", 1000);
    // A stored table saves the bet first.
    await vi.waitFor(() => expect(element.table?.publicState.bets.middle).toBe(1000), PATIENCE);
  }
  const deck = element.table?.publicState.round ?? 0;
  expect(element.deal(DOUBLED.map((card) => card.replace(/0$/, `${deck}`) as CardId))).toBeNull();
}

/** Waits until the table has carried out or rejected the stake. */
async function released(element: ThunderjackTable): Promise<void> {
  await vi.waitFor(() => expect(element.waiting).toBeNull(), PATIENCE);
  await drawn(element);
}

/** Waits until the table shows that it waits for the page. */
async function isWaiting(element: ThunderjackTable): Promise<void> {
  await vi.waitFor(() => expect(element.waiting).toMatch(/^Waiting for the page/), PATIENCE);
}

test.each<[string, ThunderjackTable["renderer"], readonly string[], (element: ThunderjackTable) => unknown, number]>([
  ["an insurance", "lit", ["8_h", "a_s", "8_d", "7_c"], (element) => element.insure(), 500],
  ["a split", "lit", ["8_h", "9_s", "8_d", "7_c"], (element) => element.split(), 1000],
  ["a split drawn on a canvas", "canvas2d", ["8_h", "9_s", "8_d", "7_c"], (element) => element.split(), 1000],
])("waits for the page before %s", async (_, renderer, cards, raise, amount) => {
  const element = await ownTable({ allowStacking: true, rules: "casino", renderer });
  await vi.waitFor(() => expect(all(element, renderer === "lit" ? "tj-table" : "canvas")).not.toEqual([]), PATIENCE);
  element.placeBet("middle", 1000);
  expect(element.deal(cards.map((card) => `${card}_0` as CardId))).toBeNull();
  const { version } = element.table?.publicState ?? {};
  const asked = askedAt(element);
  expect(raise(element)).toBeNull();
  await isWaiting(element);
  expect(asked.map(({ event }) => [event.type, event.amount])).toEqual([["thunderjack-before-stake", amount]]);
  expect(element.table?.publicState.version).toBe(version);
  asked[0]?.agree();
  await released(element);
  const hands = element.table?.publicState.hands ?? [];
  expect(hands.reduce((sum, { bet, insurance }) => sum + bet + (insurance?.bet ?? 0), 0)).toBe(1000 + amount);
});

test("waits for the page before a deal and a double, and settles both stakes with the round", async () => {
  const element = await ownTable({ allowStacking: true });
  const asked = askedAt(element);
  const settlements = settlementsOf(element);
  await deal(element);
  await isWaiting(element);
  await drawn(element);
  expect(textOf(element, "[part=message]")).toMatch(/^Waiting for the page/);
  expect(element.table?.publicState.round).toBe(0);
  expect(element.clearBets()?.message).toMatch(/^Waiting for the page/);
  expect(element.deal()?.message).toMatch(/^Waiting for the page/);
  expect(asked.map(({ event }) => [event.type, event.amount])).toEqual([["thunderjack-before-deal", 1000]]);
  asked[0]?.agree();
  await released(element);
  expect(element.table?.publicState.phase).toBe("players");
  expect(element.double()).toBeNull();
  await isWaiting(element);
  expect(asked[1]?.event).toMatchObject({ type: "thunderjack-before-stake", amount: 1000, detail: { type: "Double" } });
  asked[1]?.agree();
  await released(element);
  await vi.waitFor(() => expect(settlements).toHaveLength(1));
  const stakes = asked.map(({ event }) => event.id);
  expect(settlements).toEqual([{ id: stakes[0], stakes, reason: "round", staked: 2000, returned: 4000 }]);
  expect(new Set(stakes).size).toBe(2);
  expect(element.credits).toBe(52_000);
});

test.each([
  [390, 700],
  [1366, 720],
  [740, 340],
])("covers only disabled moves with the button to cancel, at %i × %i px", async (width, height) => {
  await page.viewport(width, height);
  const clock = new VirtualClock();
  const element = await ownTable({ allowStacking: true, clock });
  element.style.cssText = `width: ${width}px; height: ${height}px; min-height: 0`;
  const asked = askedAt(element);
  await deal(element);
  await isWaiting(element);
  asked[0]?.agree();
  await released(element);
  expect(element.double()).toBeNull();
  await isWaiting(element);
  clock.pass(500);
  await drawn(element);
  const boxOf = (found: Element | undefined) => found?.getBoundingClientRect() ?? new DOMRect();
  const overlaps = (one: DOMRect, other: DOMRect) =>
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
  const button = boxOf(all(element, "[part=waiting]")[0]);
  expect(button.height).toBeGreaterThanOrEqual(44);
  const others = ["[part=message]", "[part=dealer]", "[part~=shoe]", "tj-hand", "[part~=credits]"];
  const covered = others.filter((selector) => all(element, selector).some((each) => overlaps(boxOf(each), button)));
  expect(covered).toEqual([]);
  const moves = all(element, "[part=button]").filter((each) => overlaps(boxOf(each), button));
  expect(moves.map((each) => each.getAttribute("aria-disabled"))).toEqual(["true", "true"]);
  await click("Cancel this bet");
  await released(element);
});

test("lets the player cancel, and settles the stake although the page agrees later", async () => {
  const clock = new VirtualClock();
  const element = await ownTable({ allowStacking: true, clock });
  const asked = askedAt(element);
  const settlements = settlementsOf(element);
  await deal(element);
  await isWaiting(element);
  expect(all(element, "[part=waiting]")).toEqual([]);
  clock.pass(500);
  await drawn(element);
  await click("Cancel this bet");
  await released(element);
  expect(asked[0]?.event.signal.aborted).toBe(true);
  asked[0]?.agree();
  await drawn(element);
  expect(textOf(element, "[part=message]")).toBe("The bet is cancelled. Nothing was played.");
  expect(element.table?.publicState.round).toBe(0);
  const id = asked[0]?.event.id;
  expect(settlements).toEqual([{ id, stakes: [id], reason: "cancelled", staked: 1000, returned: 1000 }]);
  await deal(element);
  await isWaiting(element);
  asked[1]?.agree();
  await released(element);
  expect(element.table?.publicState.round).toBe(1);
});

test("dispatches the settlement at the document if the table is removed while it waits", async () => {
  const clock = new VirtualClock();
  const element = await ownTable({ allowStacking: true, clock });
  const asked = askedAt(element);
  const [atElement, atDocument] = [settlementsOf(element, false), settlementsOf(document, false)];
  await deal(element);
  await isWaiting(element);
  element.remove();
  expect(asked[0]?.event.signal.aborted).toBe(true);
  await vi.waitFor(() => expect(atDocument).toHaveLength(1));
  expect(atDocument).toMatchObject([{ id: asked[0]?.event.id, reason: "cancelled", returned: 1000 }]);
  await element.updateComplete;
  expect(clock.waiting).toBe(0);
  document.body.append(element);
  await drawn(element);
  clock.pass(5000);
  expect([atElement.length, atDocument.length]).toEqual([2, 2]);
});

test("stops waiting for a late page, and repeats the settlement until it is acknowledged", async () => {
  const clock = new VirtualClock();
  const element = await ownTable({ allowStacking: true, clock });
  const asked = askedAt(element);
  const settlements = settlementsOf(element, false);
  await deal(element);
  await isWaiting(element);
  clock.pass(19_999);
  expect(element.waiting).not.toBeNull();
  clock.pass(1);
  await released(element);
  expect(textOf(element, "[part=message]")).toMatch(/^The page did not answer in time\./);
  asked[0]?.agree();
  await drawn(element);
  expect(element.table?.publicState.round).toBe(0);
  expect(settlements).toHaveLength(1);
  clock.pass(5000);
  expect(settlements).toHaveLength(2);
  element.addEventListener("thunderjack-settlement", (event) => event.acknowledge(), { once: true });
  clock.pass(10_000);
  expect(settlements).toHaveLength(3);
  clock.pass(600_000);
  expect(settlements).toHaveLength(3);
  expect(new Set(settlements.map(({ id }) => id)).size).toBe(1);
});

test("carries out no stake that the page refuses", async () => {
  const element = await ownTable({ allowStacking: true });
  const asked = askedAt(element);
  const settlements = settlementsOf(element);
  await deal(element);
  await isWaiting(element);
  asked[0]?.refuse();
  await released(element);
  expect(textOf(element, "[part=message]")).toBe("The page cancelled this bet.");
  expect(element.table?.publicState.round).toBe(0);
  expect(settlements.map(({ reason }) => reason)).toEqual(["cancelled"]);
});

test("lets the page cancel a double at once", async () => {
  const element = await ownTable({ allowStacking: true });
  const settlements = settlementsOf(element);
  await deal(element);
  element.addEventListener("thunderjack-before-stake", (event) => event.preventDefault());
  expect(element.double()?.message).toBe("The page cancelled this bet.");
  expect(element.stand()).toBeNull();
  await drawn(element);
  expect(settlements).toEqual([]);
});

test("pays a stake from credits that the page sets before it agrees", async () => {
  const element = await ownTable({ allowStacking: true });
  const asked = askedAt(element);
  const settlements = settlementsOf(element);
  await deal(element);
  await isWaiting(element);
  element.credits = 20_000;
  asked[0]?.agree();
  await released(element);
  expect(element.credits).toBe(19_000);
  element.stand();
  await vi.waitFor(() => expect(settlements).toHaveLength(1));
});

test.each<[string, (element: ThunderjackTable) => Promise<unknown>]>([
  [
    "a double",
    async (element) => {
      element.table = played(["PlaceBet", "Deal"]);
      await drawn(element);
      element.double();
    },
  ],
  [
    "a deal at a table of the page",
    async (element) => {
      element.table = played(["PlaceBet"]);
      await drawn(element);
      element.deal();
    },
  ],
  ["a deal at its own table", (element) => deal(element)],
])("carries out %s on no other table that the page sets while it waits", async (_, ask) => {
  const element = await ownTable({ allowStacking: true });
  const asked = askedAt(element);
  const settlements = settlementsOf(element);
  await ask(element);
  await isWaiting(element);
  const { detail, amount } = asked[0]?.event ?? {};
  const other = played(detail?.type === "Double" ? ["PlaceBet", "Deal"] : ["PlaceBet"]);
  const { version } = other.state;
  element.table = other;
  await drawn(element);
  asked[0]?.agree();
  await released(element);
  await vi.waitFor(() => expect(settlements).toHaveLength(1));
  expect(settlements[0]).toMatchObject({ reason: "cancelled", staked: amount, returned: amount });
  expect(other.state.version).toBe(version);
});

/** Returns a table on which these commands were carried out, in which the player has eleven. */
function played(types: readonly ("PlaceBet" | "Deal")[]): Table {
  const table = new Table({ rules: "thunderjack", seeds: chosenSeeds("of the page"), allowStacking: true });
  for (const type of types) {
    const command: Command = type === "Deal" ? { type, stack: [...DOUBLED] } : { type, seat: "middle", amount: 1000 };
    expect(table.dispatch(command).accepted).toBe(true);
  }
  return table;
}

test("announces that the table waits for the page", async () => {
  const clock = new VirtualClock();
  const element = await ownTable({ allowStacking: true, clock });
  askedAt(element);
  await deal(element);
  await isWaiting(element);
  const { utterances } = listenTo(element);
  clock.pass(500);
  await vi.waitFor(() => {
    clock.pass(1000);
    expect(utterances.join(" ")).toMatch(/Waiting for the page/);
  }, PATIENCE);
});

test("reports on load that the settlements of a table in memory are not stored", async () => {
  const element = document.createElement("thunderjack-table");
  const reports: unknown[] = [];
  element.addEventListener("thunderjack-unacknowledged", ({ detail }) => reports.push(detail));
  document.body.append(element);
  onTestFinished(() => element.remove());
  await drawn(element);
  expect(reports).toEqual([{ areStored: false, settlements: [] }]);
});

/** Adds a stored table to the page, and waits until its settlements are reported. */
async function stored(name: string, clock?: VirtualClock) {
  const element = document.createElement("thunderjack-table");
  Object.assign(element, { speed: "instant", persist: name, allowStacking: true, ...(clock && { clock }) });
  const reports: unknown[] = [];
  element.addEventListener("thunderjack-unacknowledged", ({ detail }) => reports.push(detail));
  const asked = askedAt(element);
  document.body.append(element);
  onTestFinished(() => element.remove());
  const left = async () => {
    const { session } = element;
    element.remove();
    await vi.waitFor(() => expect(session?.status.role).toBe("closed"), PATIENCE);
  };
  await vi.waitFor(() => expect(reports).toHaveLength(1), PATIENCE);
  return { element, reports, asked, left };
}

test("cannot cancel a confirmed stake while a stored table is slow to carry it out", async () => {
  const clock = new VirtualClock();
  const { element, asked, left } = await stored(`wallet ${crypto.randomUUID()}`, clock);
  const settlements = settlementsOf(element);
  await deal(element);
  await isWaiting(element);
  clock.pass(500);
  await drawn(element);
  expect(all(element, "[part=waiting]")).toHaveLength(1);
  const { session } = element;
  let wake = () => {};
  const awake = new Promise<void>((resolve) => {
    wake = resolve;
  });
  vi.spyOn(session as Session, "send").mockImplementationOnce(async (command, options) => {
    await awake;
    return session?.send(command, options) ?? null;
  });
  asked[0]?.agree();
  await vi.waitFor(() => expect(element.waiting).toMatch(/^The bet is confirmed\./), PATIENCE);
  await drawn(element);
  expect(all(element, "[part=waiting]")).toEqual([]);
  clock.pass(600_000);
  wake();
  await released(element);
  expect(element.table?.publicState.round).toBe(1);
  expect(asked[0]?.event.signal.aborted).toBe(false);
  expect(settlements).toEqual([]);
  await left();
});

test("deals no bet that the page was not asked about, while a bet is being saved", async () => {
  const { element, asked, left } = await stored(`wallet ${crypto.randomUUID()}`);
  element.placeBet("middle", 1000);
  await vi.waitFor(() => expect(element.table?.publicState.bets.middle).toBe(1000), PATIENCE);
  expect(element.choose({ type: "PlaceBet", seat: "middle", amount: 6000 })).toBeNull();
  expect(element.choose({ type: "Deal" })?.accepted).toBe(false);
  await vi.waitFor(() => expect(element.table?.publicState.bets.middle).toBe(6000), PATIENCE);
  expect(element.choose({ type: "Deal" })).toBeNull();
  expect(asked.map(({ event }) => event.amount)).toEqual([6000]);
  await left();
});

test("asks the page about a deal that a script requests when a bet is shown", async () => {
  const { element, asked, left } = await stored(`wallet ${crypto.randomUUID()}`);
  element.addEventListener("thunderjack-bet-placed", () => void element.deal(), { once: true });
  element.placeBet("middle", 1000);
  await vi.waitFor(() => expect(asked.map(({ event }) => event.amount)).toEqual([1000]), PATIENCE);
  await left();
});

test("settles a stored round after a reload, and repeats the settlement after another reload", async () => {
  const name = `wallet ${crypto.randomUUID()}`;
  const first = await stored(name);
  expect(first.reports).toEqual([{ areStored: true, settlements: [] }]);
  await deal(first.element);
  await isWaiting(first.element);
  first.asked[0]?.agree();
  await released(first.element);
  expect(first.element.table?.publicState.phase).toBe("players");
  await first.left();
  const second = await stored(name);
  expect(second.reports).toEqual([{ areStored: true, settlements: [] }]);
  const unacknowledged = settlementsOf(second.element, false);
  expect(second.element.stand()).toBeNull();
  await vi.waitFor(() => expect(unacknowledged).toHaveLength(1), PATIENCE);
  const id = first.asked[0]?.event.id;
  expect(unacknowledged).toMatchObject([{ id, stakes: [id], reason: "round", staked: 1000 }]);
  await second.left();
  const third = await stored(name);
  expect(third.reports).toEqual([{ areStored: true, settlements: unacknowledged }]);
  settlementsOf(third.element);
  await third.left();
});

test("settles the stake for which the table was waiting when the page was closed", async () => {
  const name = `wallet ${crypto.randomUUID()}`;
  const first = await stored(name);
  await deal(first.element);
  await isWaiting(first.element);
  await first.left();
  const { reports } = await stored(name);
  const id = first.asked[0]?.event.id;
  const settlement = { id, stakes: [id], reason: "cancelled", staked: 1000, returned: 1000 };
  expect(reports).toEqual([{ areStored: true, settlements: [settlement] }]);
});
