import { ruleSet, VirtualClock } from "@thunderjack/core";
import { parseRecording, verify } from "@thunderjack/recording";
import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import "../define.js";
import { all, click, drawn, found, shownDealer, shownHands, shownMoves, textOf } from "../../test/seated.js";
import type { ThunderjackTable } from "../index.js";

const PATIENCE = { timeout: 20_000 };
const GERMAN_STALE = "Der Tisch hat sich inzwischen verändert, deshalb wurde nichts ausgeführt.";
let names = 0;

/** Returns a name that no other test uses. */
function newName(): string {
  return `test ${++names} ${crypto.randomUUID()}`;
}

/** Adds a stored table to the page, and waits until it is open. */
async function opened(name: string, settings: Partial<ThunderjackTable> = {}): Promise<ThunderjackTable> {
  const element = document.createElement("thunderjack-table");
  Object.assign(element, { speed: "instant", seed: "storm", persist: name, ...settings });
  document.body.style.setProperty("margin", "0");
  document.body.append(element);
  onTestFinished(() => element.remove());
  await isOpen(element);
  return element;
}

async function isOpen(element: ThunderjackTable): Promise<void> {
  await vi.waitFor(() => expect(element.session).not.toBeNull(), PATIENCE);
  await drawn(element);
}

/** Removes a table from the page, and waits until its session is closed. */
async function closed(element: ThunderjackTable): Promise<void> {
  const { session } = element;
  element.remove();
  await vi.waitFor(() => expect(session?.status.role).toBe("closed"), PATIENCE);
}

/** Bets ten credits, and deals rounds until one of them waits for a move. */
async function dealToMove(element: ThunderjackTable): Promise<void> {
  await element.session?.send({ type: "PlaceBet", seat: "middle", amount: 1000 });
  do await element.session?.send({ type: "Deal" });
  while (element.session?.publicState.phase !== "players");
  await drawn(element);
}

/** Plays a whole round: declines insurance, and stands on every hand. */
async function playRound(element: ThunderjackTable): Promise<void> {
  const { session } = element;
  if (session === null) throw new Error("No session is open.");
  if (session.publicState.bets.middle === 0) await session.send({ type: "PlaceBet", seat: "middle", amount: 1000 });
  await session.send({ type: "Deal" });
  for (let { turn } = session.publicState; turn !== null; turn = session.publicState.turn) {
    const isInsurance = session.publicState.phase === "insurance";
    await session.send({ type: isInsurance ? "DeclineInsurance" : "Stand", hand: turn });
  }
  await drawn(element);
}

/** Returns the visible cards and moves. */
function picture(element: ThunderjackTable) {
  return { hands: shownHands(element), dealer: shownDealer(element), moves: shownMoves(element) };
}

/** Returns the texts of the rows above the felt. */
function notes(element: ThunderjackTable): readonly string[] {
  return all(element, ".kept p").map((note) => note.textContent ?? "");
}

/** Records the announcements from now on. Returns a function that returns them in order, as one text. */
function announcementsOf(element: ThunderjackTable): () => string {
  const announced: string[] = [];
  const [region] = all(element, "tj-announcer");
  const live = region?.shadowRoot?.querySelector("p");
  if (live === null || live === undefined) throw new Error("The table has no announcer.");
  const observer = new MutationObserver(() => announced.push(live.textContent ?? ""));
  observer.observe(live, { childList: true, characterData: true, subtree: true });
  onTestFinished(() => observer.disconnect());
  return () => announced.join(" ");
}

test("shows that the session is being loaded, and sets `aria-busy`", async () => {
  const element = document.createElement("thunderjack-table");
  element.persist = newName();
  document.body.append(element);
  onTestFinished(() => element.remove());
  await element.updateComplete;
  await element.updateComplete;
  expect(all(element, ".felt")[0]?.getAttribute("aria-busy")).toBe("true");
  expect(textOf(element, ".loading")).toBe("Loading table…");
  await isOpen(element);
  expect(all(element, ".felt")[0]?.hasAttribute("aria-busy")).toBe(false);
  expect(all(element, ".loading")).toEqual([]);
});

test.for(["lit", "canvas2d"] as const)(
  "restores a round in play after a reload, and shows it at once: %s",
  async (renderer) => {
    const name = newName();
    const before = await opened(name, { renderer });
    await dealToMove(before);
    const shown = { view: before.conductor?.view, credits: before.credits, seal: textOf(before, ".seal") };
    await closed(before);
    const after = await opened(name, { renderer, speed: "normal" });
    expect({ view: after.conductor?.view, credits: after.credits, seal: textOf(after, ".seal") }).toEqual(shown);
    expect(after.conductor?.isSettled).toBe(true);
    expect(notes(after)).toEqual([]);
    expect(after.stand()).toBeNull();
    await vi.waitFor(() => expect(after.conductor?.view.turn).not.toEqual(shown.view?.turn), PATIENCE);
  },
);

test("shows the same cards after a reload", async () => {
  const name = newName();
  const before = await opened(name);
  await dealToMove(before);
  const shown = picture(before);
  await closed(before);
  expect(picture(await opened(name))).toEqual(shown);
});

test("lets one of two tables with the same name play, while the other follows live and requests moves", async () => {
  const name = newName();
  const owner = await opened(name);
  const follower = await opened(name);
  expect(owner.session?.status.role).toBe("owner");
  expect(follower.session?.status.role).toBe("follower");
  expect(notes(owner)).toEqual([]);
  expect(notes(follower)).toEqual(["This table is also open in another tab. You can play in both."]);
  await dealToMove(owner);
  await vi.waitFor(() => expect(picture(follower)).toEqual(picture(owner)), PATIENCE);

  const stood: string[] = [];
  owner.addEventListener("thunderjack-hand-stood", ({ detail }) => stood.push(detail.hand));
  expect(follower.stand()).toBeNull();
  await vi.waitFor(() => expect(follower.session?.publicState.phase).toBe("settled"), PATIENCE);
  await vi.waitFor(() => expect(picture(follower)).toEqual(picture(owner)), PATIENCE);
  expect(stood).toEqual(["middle"]);
  expect(follower.credits).toBe(owner.credits);
});

test.for([
  ["lit", ".message"],
  ["canvas2d", '[data-part="message"]'],
] as const)("shows a follower, until its next action, that another tab was faster: %s", async ([renderer, message]) => {
  const name = newName();
  const owner = await opened(name);
  const clock = new VirtualClock();
  const follower = await opened(name, { renderer, clock, speed: "normal", lang: "de" });
  await dealToMove(owner);
  const { round } = owner.session?.publicState ?? {};
  await vi.waitFor(() => expect(follower.session?.publicState).toMatchObject({ round, phase: "players" }), PATIENCE);
  follower.conductor?.skip();
  await drawn(follower);
  await vi.waitFor(() => expect(all(follower, message)).toHaveLength(1), PATIENCE);
  await vi.waitFor(() => expect(follower.conductor?.view.language).toBe("de"), PATIENCE);
  const announcements = announcementsOf(follower);
  const refused = new Promise((resolve) => follower.session?.refusals$.subscribe(resolve));
  const stand = { type: "Stand", hand: owner.session?.publicState.turn ?? "right" } as const;
  expect([owner.choose(stand), follower.choose(stand)]).toEqual([null, null]);
  expect(await refused).toMatchObject({ code: "stale" });
  for (let passed = 0; passed < 100; passed++) {
    clock.pass(100);
    // The announcements are observed in a microtask.
    await Promise.resolve();
  }
  await drawn(follower);
  expect(textOf(follower, message)).toBe(GERMAN_STALE);
  expect(follower.conductor?.version).toBe(follower.session?.publicState.version);
  expect(follower.session?.publicState).toEqual(owner.session?.publicState);
  expect(announcements()).toContain(GERMAN_STALE);
});

test("announces that a follower takes over the table; the former owner follows", async () => {
  const name = newName();
  const owner = await opened(name);
  await dealToMove(owner);
  const shown = picture(owner);
  const follower = await opened(name);
  const followerAnnouncements = announcementsOf(follower);
  const ownerAnnouncements = announcementsOf(owner);
  const roles: string[] = [];
  follower.addEventListener("thunderjack-session", ({ detail }) => roles.push(detail.role));
  const button = page.getByRole("button", { name: "Take over" });
  (button.element() as HTMLElement).focus();
  await click("Take over");
  await vi.waitFor(() => expect(follower.session?.status.role).toBe("owner"), PATIENCE);
  await vi.waitFor(() => expect(notes(owner)).toHaveLength(1), PATIENCE);
  await drawn(follower);
  expect(notes(follower)).toEqual([]);
  expect(picture(follower)).toEqual(shown);
  expect(roles.at(-1)).toBe("owner");
  await vi.waitFor(() => expect(followerAnnouncements()).toContain("This tab has taken over the table."), PATIENCE);
  await vi.waitFor(() => expect(ownerAnnouncements()).toContain("This table is also open in another tab."), PATIENCE);
  // The button that had the focus is removed, so the focus moves to the table.
  expect(follower.shadowRoot?.activeElement?.className).toBe("stage");
  expect(follower.stand()).toBeNull();
  await vi.waitFor(() => expect(owner.session?.publicState.phase).toBe("settled"), PATIENCE);
});

test("shows the row about the other tab in the language of the table", async () => {
  const name = newName();
  await opened(name);
  const words: Record<string, string> = {
    de: "Tisch übernehmen",
    fr: "Reprendre la table",
    es: "Traer la mesa aquí",
    ar: "نقل الطاولة إلى هنا",
  };
  for (const [lang, label] of Object.entries(words)) {
    const follower = await opened(name, { lang });
    await vi.waitFor(() => expect(textOf(follower, ".kept button")).toBe(label), PATIENCE);
    await closed(follower);
  }
});

test("continues in memory without storage, and shows a notice until the player dismisses it", async () => {
  const hidden = Object.getOwnPropertyDescriptor(window, "indexedDB") ?? null;
  Object.defineProperty(window, "indexedDB", { value: undefined, configurable: true });
  onTestFinished(() => {
    if (hidden === null) Reflect.deleteProperty(window, "indexedDB");
    else Object.defineProperty(window, "indexedDB", hidden);
  });
  const element = await opened(newName());
  expect(element.session?.status.saving).toBe("memory");
  await vi.waitFor(() => expect(notes(element)[0]).toContain("cannot be saved here"), PATIENCE);
  await dealToMove(element);
  expect(shownMoves(element)).toContain("Stand");
  await click("OK");
  await drawn(element);
  expect(notes(element)).toEqual([]);
});

test("retires a shoe with a damaged tail, reports it, and exports it with the reason", async () => {
  const name = newName();
  const before = await opened(name);
  await dealToMove(before);
  await closed(before);
  await damage(name);
  const after = await opened(name);
  expect(after.session?.status.notices.map(({ code }) => code)).toEqual(["tail-cut", "round-void"]);
  expect(notes(after)[0]).toContain("was damaged");
  expect(after.table?.publicState.phase).toBe("betting");
  const [retired = ""] = await after.exportRecordings();
  expect(parseRecording(retired).recording?.recoveries).toEqual(["tail-cut", "round-refunded"]);
  expect(verify(retired).status).toBe("consistent");
});

/** Appends half a line to the stored data. */
async function damage(name: string): Promise<void> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open("thunderjack-sessions");
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const transaction = database.transaction("lines", "readwrite");
  transaction.objectStore("lines").put('{"seq":99,"t":1,"ty', [name, 9_999]);
  await new Promise((resolve) => {
    transaction.oncomplete = resolve;
  });
  database.close();
}

test("opens another table for another name, and closes the previous one; stores nothing without a name", async () => {
  const [one, other] = [newName(), newName()];
  const element = await opened(one);
  await dealToMove(element);
  const shown = picture(element);
  const first = element.session;
  element.persist = other;
  await element.updateComplete;
  await vi.waitFor(() => expect(element.session?.name).toBe(other), PATIENCE);
  await drawn(element);
  expect(shownHands(element)).toEqual([]);
  await vi.waitFor(() => expect(first?.status.role).toBe("closed"), PATIENCE);
  const second = element.session;
  element.persist = null;
  await drawn(element);
  expect(element.session).toBeNull();
  expect(element.table).not.toBeNull();
  await vi.waitFor(() => expect(second?.status.role).toBe("closed"), PATIENCE);
  element.persist = one;
  await element.updateComplete;
  await isOpen(element);
  expect(picture(element)).toEqual(shown);
  expect(element.session?.name).toBe(one);
});

test("keeps the session of an element that is moved, and opens it again when the element is reconnected later", async () => {
  const element = await opened(newName());
  await dealToMove(element);
  const { session } = element;
  const shown = picture(element);
  const place = document.createElement("div");
  document.body.append(place);
  onTestFinished(() => place.remove());
  place.append(element);
  await drawn(element);
  expect(element.session).toBe(session);
  expect(picture(element)).toEqual(shown);
  await closed(element);
  expect(element.session?.status.role ?? "closed").toBe("closed");
  document.body.append(element);
  await element.updateComplete;
  await vi.waitFor(() => expect(element.session?.status.role).toBe("owner"), PATIENCE);
  await drawn(element);
  expect(picture(element)).toEqual(shown);
  expect(notes(element)).toEqual([]);
});

test("gives the focus back to the button of a move when the element is reconnected", async () => {
  const element = await opened(newName());
  await dealToMove(element);
  (await found(element, ".action")).focus();
  const focused = () => all(element, ".action:focus").map(({ textContent }) => textContent);
  await expect.poll(focused).toHaveLength(1);
  const before = focused();
  await closed(element);
  document.body.append(element);
  await vi.waitFor(() => expect(element.session?.status.role).toBe("owner"), PATIENCE);
  await expect.poll(focused, PATIENCE).toEqual(before);
});

test("exports the open recording of a shoe whose secret was lost in its place, and shows its rounds", async () => {
  const name = newName();
  const before = await opened(name, { seed: null });
  await playRound(before);
  await closed(before);
  await loseSecrets();
  const after = await opened(name, { seed: null });
  await playRound(after);
  const texts = await after.exportRecordings();
  expect(texts.map((recording) => verify(recording).status)).toEqual(["open", "open"]);
  expect(texts.join("")).not.toContain("serverSeed");
  expect(parseRecording(texts[1] ?? "").recording?.header.recovered).toBe("secret-lost");
  expect(await after.exportRecording()).toBe(texts[1]);
  const rounds = await after.pastRounds();
  expect(rounds.map(({ number, isVerifiable }) => [number, isVerifiable])).toEqual([
    [2, false],
    [1, false],
  ]);
});

/** Deletes all secrets of stored tables. */
async function loseSecrets(): Promise<void> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open("thunderjack-secrets");
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const names = [...database.objectStoreNames];
  const transaction = database.transaction(names, "readwrite");
  for (const store of names) transaction.objectStore(store).clear();
  await new Promise((resolve) => {
    transaction.oncomplete = resolve;
  });
  database.close();
}

test("shows, exports and replays all stored rounds, also those before a reload", async () => {
  const name = newName();
  const before = await opened(name, { seed: null });
  await playRound(before);
  await playRound(before);
  expect(before.newShoe()).toBe(true);
  await vi.waitFor(() => expect(before.session?.shoe).toBe(2), PATIENCE);
  await playRound(before);
  await closed(before);

  const after = await opened(name, { seed: null });
  await playRound(after);
  const rounds = await after.pastRounds();
  expect(rounds.map(({ number }) => number)).toEqual([4, 3, 2, 1]);
  expect(rounds[0]?.summary.credits).toBe(after.credits);
  const text = (await after.exportRecording()) ?? "";
  expect(text).not.toContain("serverSeed");
  expect(verify(text).status).toBe("open");
  expect(parseRecording(text).recording?.events.filter(({ type }) => type === "RoundSettled")).toHaveLength(2);

  expect((await after.exportRecordings()).map((recording) => verify(recording).status)).toEqual(["fair", "open"]);

  await click("History");
  await vi.waitFor(() => expect(all(after, "[part=round]")).toHaveLength(4), PATIENCE);
  await click("Replay round 2");
  await vi.waitFor(() => expect(textOf(after, "[part=replay-badge]")).toBe("Replay · Round 2"), PATIENCE);
  await click("Back to the table");
  await drawn(after);
  expect(after.isReplaying).toBe(false);

  const fairness = page.getByRole("button", { name: /^Fairness/ });
  await expect.element(fairness).toBeVisible();
  // Not `fairness.click()`, which waits forever in Firefox.
  (fairness.element() as HTMLElement).click();
  await vi.waitFor(() => expect(all(after, "tj-verification")).toHaveLength(1), PATIENCE);
  await click("Verify every round");
  await vi.waitFor(() => expect(textOf(after, ".verdict")).toContain("Fair:"), PATIENCE);
});

test("applies the page's settings only to a table that is not stored yet, and reports different rules", async () => {
  const name = newName();
  const before = await opened(name, { seed: "a first seed", credits: 12_300 });
  expect(before.credits).toBe(12_300);
  await dealToMove(before);
  const { credits } = before;
  const shown = picture(before);
  await closed(before);
  const after = await opened(name, { seed: "another seed", credits: 99_900, rules: "casino" });
  expect(after.credits).toBe(credits);
  expect(picture(after)).toEqual(shown);
  expect(notes(after)[0]).toContain("different rules");
});

test("opens the table again when the rules change, without a notice about other tabs", async () => {
  const element = await opened(newName());
  await playRound(element);
  const { credits, session } = element;
  const roles: string[] = [];
  element.addEventListener("thunderjack-session", ({ detail }) => roles.push(detail.role));
  element.rules = "casino";
  await vi.waitFor(() => expect(session?.status.role).toBe("closed"), PATIENCE);
  await vi.waitFor(() => expect(element.session?.status.role).toBe("owner"), PATIENCE);
  await vi.waitFor(() => expect(element.session?.shoe).toBe(2), PATIENCE);
  await drawn(element);
  expect(roles).not.toContain("follower");
  expect(element.table?.rules).toEqual(ruleSet("casino"));
  expect(element.credits).toBe(credits);
});

test("deletes the stored data with `forget()`, also for followers", async () => {
  const name = newName();
  const element = await opened(name);
  const follower = await opened(name);
  await dealToMove(element);
  expect(follower.session?.forget()).toBe(false);
  expect(element.session?.forget()).toBe(true);
  await vi.waitFor(() => expect(element.conductor?.view.betting.isOpen).toBe(true), PATIENCE);
  await vi.waitFor(() => expect(follower.conductor?.view.betting.isOpen).toBe(true), PATIENCE);
  expect(element.credits).toBe(50_000);
  expect(await element.session?.export({ open: true })).toEqual([]);
});

test.each(["the tab that owns the table", "another tab"])(
  "announces only the new game after starting over, in %s",
  async (tab) => {
    const name = newName();
    const owner = await opened(name);
    const element = tab === "another tab" ? await opened(name) : owner;
    await playRound(owner);
    const announced = () => all(element, "tj-announcer")[0]?.shadowRoot?.textContent?.trim();
    await vi.waitFor(() => expect(announced()).toMatch(/You (win|lose)|No win, no loss/), PATIENCE);
    owner.session?.forget();
    await vi.waitFor(() => expect(announced()).toBe("A new game, with 500 credits."), PATIENCE);
  },
);

test("reports that a table that is set as `table` cannot be stored", async () => {
  const given = document.createElement("thunderjack-table");
  document.body.append(given);
  onTestFinished(() => given.remove());
  await drawn(given);
  const element = document.createElement("thunderjack-table");
  element.persist = newName();
  element.table = given.table;
  document.body.append(element);
  onTestFinished(() => element.remove());
  await drawn(element);
  expect(textOf(element, ".problem")).toContain("cannot be stored");
});

test("gives hints at a stored table, also after a reload during a round", async () => {
  const name = newName();
  const before = await opened(name);
  await dealToMove(before);
  await closed(before);
  const after = await opened(name, { hints: true });
  await vi.waitFor(async () => expect((await after.advice())?.hand).toBe("middle"), PATIENCE);
});

test("deals with the credits that the page sets right before the deal, and ignores the last reported credits", async () => {
  const element = await opened(newName());
  const reported: number[] = [];
  element.addEventListener("thunderjack-round-settled", ({ detail }) => {
    reported.push(detail.credits);
    element.credits = detail.credits;
  });
  await playRound(element);
  const shoe = element.table?.fairness?.commitment;
  element.credits = 20_000;
  element.deal();
  await vi.waitFor(() => expect(element.table?.fairness?.commitment).not.toBe(shoe), PATIENCE);
  await vi.waitFor(() => {
    element.stand();
    element.declineInsurance();
    expect(reported).toHaveLength(2);
  }, PATIENCE);
  const [, latest = 0] = reported;
  expect(Math.abs(latest - 20_000)).toBeLessThanOrEqual(1500);
  await drawn(element);
  expect(element.credits).toBe(latest);
});
