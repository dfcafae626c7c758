import {
  chosenSeeds,
  NO_BETS,
  type Seat,
  Table,
  type TableEvent,
  type TableState,
  VirtualClock,
} from "@thunderjack/core";
import type { RemoteStatus } from "@thunderjack/remote";
import { languages, loadHouseStrings, loadPhrasebook } from "@thunderjack/stage";
import { BehaviorSubject, type ObservedValueOf, Subject } from "rxjs";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SPOKEN_AT_FIRST, type Spoken } from "../controllers/spoken.js";
import { HouseSession, type HouseTable, openHouse } from "./house-session.js";

const LIVE: RemoteStatus = {
  connection: "live",
  watches: false,
  ready: [],
  away: [],
  dueAt: null,
  isDevelopment: false,
};

type Refusal = ObservedValueOf<HouseTable["refusals$"]>;

/** A table on a server, without a server. */
class FakeTable implements HouseTable {
  readonly table: Table;
  readonly rules;
  readonly fairness: HouseTable["fairness"];
  ownSeats: readonly Seat[] = [];
  players: Partial<Record<Seat, string>> = {};
  readonly status$ = new BehaviorSubject<RemoteStatus>(LIVE);
  readonly jumps$ = new Subject<TableState>();
  readonly refusals$ = new Subject<Refusal>();
  readonly publicEvents$ = new Subject<TableEvent>();
  readonly requests: unknown[] = [];
  refusal: Refusal | null = null;
  isClosed = false;

  constructor() {
    this.table = new Table({
      rules: { purses: "per-seat" },
      seeds: chosenSeeds("house"),
      credits: NO_BETS,
      allowStacking: true,
    });
    this.rules = this.table.rules;
    const { fairness } = this.table;
    if (fairness === null) throw new Error("The table has no seed.");
    this.fairness = fairness;
  }

  get publicState() {
    return this.table.publicState;
  }

  get status() {
    return this.status$.value;
  }

  dispatch() {
    return null;
  }

  async request(request: unknown) {
    this.requests.push(request);
    return this.refusal;
  }

  close() {
    this.isClosed = true;
  }

  change(status: Partial<RemoteStatus>): void {
    this.status$.next({ ...this.status, ...status });
  }
}

function opened(spoken: Spoken = SPOKEN_AT_FIRST) {
  const clock = new VirtualClock();
  const fake = new FakeTable();
  const setSeating = vi.fn();
  const said: string[] = [];
  const host = {
    shadowRoot: null,
    spoken,
    clock,
    conductor: { setSeating },
    requestUpdate: vi.fn(),
    announce: (sentence: string) => said.push(sentence),
  };
  const session = new HouseSession(host, "name", fake);
  return { clock, fake, host, said, session, setSeating, row: () => textOf(session.notes()) };
}

/** Returns the text of a template, without its markup. */
function textOf(template: unknown): string {
  if (Array.isArray(template)) return template.map(textOf).join(" ");
  if (typeof template === "string" || typeof template === "number") return `${template}`;
  if (typeof template !== "object" || template === null || !("values" in template)) return "";
  return (template.values as readonly unknown[]).map(textOf).join(" ");
}

/** Returns the function that the button with this label calls. */
function pressOf(template: unknown, label: string): (() => void) | undefined {
  const click = clickOf(template, label);
  return click === undefined ? undefined : () => click({ detail: 1 });
}

/** Returns the listener for clicks on the button with this label. */
function clickOf(template: unknown, label: string): ((event: { detail: number }) => void) | undefined {
  if (Array.isArray(template)) return template.map((part) => clickOf(part, label)).find((click) => click !== undefined);
  if (typeof template !== "object" || template === null || !("values" in template)) return undefined;
  const values = template.values as readonly unknown[];
  const press = values.find((value) => typeof value === "function");
  return values.includes(label) ? (press as ReturnType<typeof clickOf>) : clickOf([...values], label);
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("shows and announces each state of the connection", () => {
  const { fake, said, row } = opened();
  fake.change({ connection: "reconnecting" });
  expect(row()).toContain("The connection is interrupted. Connecting again…");
  fake.change({ connection: "moved" });
  fake.change({ connection: "live" });
  expect(said).toEqual([
    "The connection is interrupted. Connecting again…",
    "The table moves to another server. Connecting again…",
    "The table is connected.",
  ]);
  expect(row()).not.toContain("Connecting");
});

test("has the sentences of every state in every language", async () => {
  for (const language of languages()) {
    const phrases = await loadPhrasebook(language);
    const spoken: Spoken = { phrases, bar: phrases.bar, panels: null, tag: language };
    const { fake, host, row, said } = opened(spoken);
    await loadHouseStrings(language);
    while (host.requestUpdate.mock.calls.length < 2) await Promise.resolve();
    for (const connection of ["connecting", "reconnecting", "moved", "refused", "closed"] as const) {
      fake.change({ connection });
      expect(said.at(-1)?.length, `${language} ${connection}`).toBeGreaterThan(0);
      expect(row()).toContain(said.at(-1));
    }
    expect(new Set(said).size).toBe(5);
  }
});

test("takes a free seat with the buy-in, and offers no seat that is taken", () => {
  const { fake, session } = opened();
  fake.players = { right: "Ada" };
  const notes = session.notes();
  pressOf(notes, "Take the right seat")?.();
  expect(fake.requests).toEqual([]);
  pressOf(notes, "Take the middle seat")?.();
  expect(fake.requests).toEqual([{ type: "TakeSeat", seat: "middle", buyIn: 50_000 }]);
});

test("keeps the place of each seat when other players take seats", () => {
  const { fake, row } = opened();
  const places = ["Take the left seat", "Take the middle seat", "Take the right seat"];
  expect(row().match(/Take the \w+ seat/g)).toEqual(places);
  fake.players = { right: "Ada", left: "Cleo" };
  expect(row().match(/Take the \w+ seat/g)).toEqual(places);
});

test("ignores the second click of a double click", () => {
  const { fake, session } = opened();
  fake.players = { middle: "Bo" };
  fake.ownSeats = ["middle"];
  const click = clickOf(session.notes(), "Buy in at the middle seat");
  click?.({ detail: 2 });
  expect(fake.requests).toEqual([]);
  click?.({ detail: 0 });
  expect(fake.requests).toHaveLength(1);
});

test("buys in and leaves at an own seat, but not during a round", () => {
  const { fake, session } = opened();
  fake.players = { middle: "Bo" };
  fake.ownSeats = ["middle"];
  pressOf(session.notes(), "Buy in at the middle seat")?.();
  pressOf(session.notes(), "Leave the middle seat")?.();
  expect(fake.requests).toEqual([
    { type: "BuyIn", seat: "middle", amount: 50_000 },
    { type: "LeaveSeat", seat: "middle" },
  ]);
  fake.table.dispatch({ type: "BuyIn", seat: "middle", amount: 5000 });
  fake.table.dispatch({ type: "PlaceBet", seat: "middle", amount: 1000 });
  fake.table.dispatch({ type: "Deal", stack: ["10_h_0", "10_s_0", "6_h_0", "9_s_0"] });
  pressOf(session.notes(), "Leave the middle seat")?.();
  expect(fake.requests).toHaveLength(2);
});

test("offers a watcher no seats", () => {
  const { fake, row } = opened();
  fake.change({ watches: true });
  expect(row()).toContain("You are watching this table.");
  expect(row()).not.toContain("Take the");
});

test("shows and announces why the house refused a request", async () => {
  const { fake, session, said, row } = opened();
  fake.refusal = { accepted: false, code: "account-too-small", detail: null, message: "?" };
  pressOf(session.notes(), "Take the middle seat")?.();
  await vi.waitFor(() => expect(said).toEqual(["Your account does not have enough credits."]));
  expect(row()).toContain("Your account does not have enough credits.");
});

test("shows and announces in its language that the wallet did not pay a bet", async () => {
  const phrases = await loadPhrasebook("fr");
  const words = await loadHouseStrings("fr");
  if (words === null) throw new Error("There are no strings.");
  const { fake, host, said, row } = opened({ phrases, bar: phrases.bar, panels: null, tag: "fr" });
  while (host.requestUpdate.mock.calls.length < 2) await Promise.resolve();
  for (const code of ["wallet-refused", "wallet-unknown"] as const) {
    fake.refusals$.next({ accepted: false, code, detail: null, message: "?" });
    expect(said.at(-1)).toBe(words.reasons[code]);
    expect(row()).toContain(words.reasons[code]);
  }
  expect(said).toEqual([
    "Votre portefeuille a refusé la mise.",
    "Votre portefeuille n’a pas répondu. La mise n’a pas été placée.",
  ]);
});

test("counts the remaining time down, and announces the last seconds of the own turn", () => {
  const { clock, fake, host, said, row } = opened();
  fake.ownSeats = ["middle"];
  fake.table.dispatch({ type: "BuyIn", seat: "middle", amount: 5000 });
  fake.table.dispatch({ type: "PlaceBet", seat: "middle", amount: 1000 });
  fake.table.dispatch({ type: "Deal", stack: ["10_h_0", "10_s_0", "6_h_0", "9_s_0"] });
  expect(fake.publicState.turn).toBe("middle");
  fake.change({ dueAt: clock.now() + 7000 });
  expect(row()).toContain("7 seconds left");
  const updates = host.requestUpdate.mock.calls.length;
  clock.pass(2000);
  expect(row()).toContain("5 seconds left");
  expect(host.requestUpdate.mock.calls.length).toBe(updates + 2);
  expect(said).toEqual(["5 seconds left"]);
  clock.pass(5000);
  expect(row()).toContain("0 seconds left");
});

test("says that the player is ready, and which player has no connection", () => {
  const { fake, said, row } = opened();
  fake.ownSeats = ["middle"];
  fake.players = { middle: "Bo", left: "Cleo" };
  fake.change({ ready: ["middle"], away: ["left"] });
  expect(said).toEqual(["You are ready. Waiting for the other players."]);
  expect(row()).toContain("You are ready.");
  expect(row()).toContain("Cleo has no connection.");
});

test("tells the conductor that a player has taken a seat", () => {
  const { fake, setSeating } = opened();
  fake.change({ ready: [] });
  expect(setSeating).not.toHaveBeenCalled();
  fake.players = { left: "Cleo" };
  fake.change({ ready: [] });
  expect(setSeating).toHaveBeenCalledExactlyOnceWith(fake);
});

test("continues with a new shoe after a jump", () => {
  const { fake, session } = opened();
  const jumped = vi.fn();
  session.watch(jumped);
  const [before] = session.shoes;
  fake.jumps$.next(fake.publicState);
  expect(jumped).toHaveBeenCalledOnce();
  expect(session.shoes[0]).not.toBe(before);
});

test("closes the connection after a pause, unless it is resumed in the same task", () => {
  const { fake, session } = opened();
  session.pause();
  session.resume();
  vi.runAllTimers();
  expect([fake.isClosed, session.name]).toEqual([false, "name"]);
  session.pause();
  vi.runAllTimers();
  expect([fake.isClosed, session.name]).toEqual([true, null]);
});

test("refuses in the language of the element", async () => {
  const { host } = opened();
  const address = { url: "wss://house.example/tables/7", token: "secret" };
  const refuse = (code: string) => () => Promise.reject(Object.assign(new Error("no"), { code }));
  await expect(openHouse(host, "name", address, refuse("full"))).rejects.toThrow("This table is full.");
  await expect(openHouse(host, "name", address, refuse("token"))).rejects.toThrow(
    "The house has refused the connection.",
  );
});
