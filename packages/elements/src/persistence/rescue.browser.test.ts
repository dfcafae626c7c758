import { VirtualClock } from "@thunderjack/core";
import { IdbStore } from "@thunderjack/session/browser";
import { expect, onTestFinished, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import "../define.js";
import { all, drawn, textOf } from "../../test/seated.js";
import type { ThunderjackTable } from "../index.js";

const PATIENCE = { timeout: 20_000 };

/** Adds a stored table to the page, and does not wait until it is open. */
function added(settings: Partial<ThunderjackTable> = {}): ThunderjackTable {
  const element = document.createElement("thunderjack-table");
  Object.assign(element, { speed: "instant", persist: `rescue ${crypto.randomUUID()}`, ...settings });
  document.body.append(element);
  onTestFinished(() => element.remove());
  return element;
}

/** Makes every attempt to open a table fail until the returned function is called. */
function failing(): () => void {
  const spy = vi.spyOn(crypto, "getRandomValues").mockImplementation(() => {
    throw new Error("no random bytes");
  });
  onTestFinished(() => spy.mockRestore());
  return () => spy.mockRestore();
}

/** Makes every attempt to open a table hang. Attempts that begin after the returned function was called succeed. */
function hanging(): () => void {
  const spy = vi.spyOn(navigator.locks, "request").mockImplementation(() => new Promise(() => {}));
  onTestFinished(() => spy.mockRestore());
  return () => spy.mockRestore();
}

function button(element: ThunderjackTable, name: string): HTMLElement {
  const [found] = all(element, `[data-rescue=${name}]`);
  if (!(found instanceof HTMLElement)) throw new Error(`The panel has no button ${name}.`);
  return found;
}

async function isRescued(element: ThunderjackTable, sentence: string): Promise<void> {
  await vi.waitFor(() => expect(textOf(element, ".rescue [role=alert]")).toBe(sentence), PATIENCE);
}

const FAILED = "The saved table could not be opened.";

test("shows a panel if a stored table cannot be opened, and opens the table at the next attempt", async () => {
  const restore = failing();
  const element = added();
  await isRescued(element, FAILED);
  expect(textOf(element, ".rescue .detail")).toBe("no random bytes");
  expect(all(element, ".loading, .problem")).toEqual([]);
  expect(all(element, "[aria-busy]")).toEqual([]);
  // The panel does not take the focus from the page.
  expect(element.shadowRoot?.activeElement).toBeNull();
  expect(all(element, ".rescue button").length).toBeGreaterThan(0);
  for (const found of all(element, ".rescue button")) {
    const { width, height } = found.getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
  button(element, "try").focus();
  await userEvent.keyboard("{Enter}");
  await isRescued(element, FAILED);
  expect(element.shadowRoot?.activeElement).toBe(button(element, "try"));
  restore();
  await userEvent.keyboard("{Enter}");
  await vi.waitFor(() => expect(element.session).not.toBeNull(), PATIENCE);
  await drawn(element);
  expect(all(element, ".rescue")).toEqual([]);
  expect(element.shadowRoot?.activeElement?.className).toBe("stage");
});

test("starts over only after a confirmation, and deletes only this table", async () => {
  const store = new IdbStore();
  const change = { ids: [], retired: [], keep: 9, from: 0, lines: ["damaged"] };
  const names = [`rescue ${crypto.randomUUID()}`, `rescue ${crypto.randomUUID()}`] as const;
  for (const name of names) await store.save(name, null, change);
  onTestFinished(async () => {
    for (const name of names) await store.remove(name);
    await store.close();
  });
  const restore = failing();
  const element = added({ persist: names[0] });
  await isRescued(element, FAILED);
  button(element, "ask").click();
  await isRescued(element, "Delete this table with its credits and its history, and start over?");
  expect(element.shadowRoot?.activeElement).toBe(button(element, "cancel"));
  await userEvent.keyboard("{Enter}");
  await isRescued(element, FAILED);
  await vi.waitFor(() => expect(element.shadowRoot?.activeElement).toBe(button(element, "ask")), PATIENCE);
  expect((await store.load(names[0]))?.lines).toEqual(["damaged"]);
  button(element, "ask").click();
  await vi.waitFor(() => button(element, "confirm"), PATIENCE);
  restore();
  button(element, "confirm").click();
  await vi.waitFor(() => expect(element.session).not.toBeNull(), PATIENCE);
  expect(element.session?.status.notices).toEqual([]);
  expect((await store.load(names[0]))?.lines[0]).toContain("thunderjack");
  expect((await store.load(names[1]))?.lines).toEqual(["damaged"]);
});

test("downloads the stored data without secrets", async () => {
  const name = `rescue ${crypto.randomUUID()}`;
  const store = new IdbStore();
  await store.save(name, null, { ids: [], retired: [], keep: 9, from: 0, lines: ['{"serverSeed":"5ecre7"}'] });
  onTestFinished(async () => {
    await store.remove(name);
    await store.close();
  });
  const blobs: Blob[] = [];
  const spy = vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
    blobs.push(blob as Blob);
    return "#";
  });
  onTestFinished(() => spy.mockRestore());
  failing();
  const element = added({ persist: name });
  await isRescued(element, FAILED);
  button(element, "download").click();
  await vi.waitFor(() => expect(blobs).toHaveLength(1), PATIENCE);
  const text = (await blobs[0]?.text()) ?? "";
  expect(JSON.parse(text)).toMatchObject({ name, inPlay: ["unreadable: 23 characters"] });
  expect(text).not.toContain("5ecre7");
});

test("shows the panel after the deadline, in the language of the table, and the table once it is open", async () => {
  const release = hanging();
  const clock = new VirtualClock();
  const element = added({ clock, lang: "de" });
  await vi.waitFor(() => expect(textOf(element, ".loading")).toBe("Tisch wird geladen …"), PATIENCE);
  // The deadline starts when the code for storage is loaded.
  await vi.waitFor(() => expect(navigator.locks.request).toHaveBeenCalled(), PATIENCE);
  clock.pass(9_999);
  expect(all(element, ".rescue")).toEqual([]);
  clock.pass(1);
  await isRescued(element, "Der gespeicherte Tisch braucht zu lange, um sich zu öffnen.");
  expect(all(element, ".loading")).toEqual([]);
  button(element, "try").click();
  await isRescued(element, "Tisch wird geladen …");
  clock.pass(10_000);
  await isRescued(element, "Der gespeicherte Tisch braucht zu lange, um sich zu öffnen.");
  release();
  button(element, "try").click();
  await vi.waitFor(() => expect(element.session?.status.role).toBe("owner"), PATIENCE);
  await vi.waitFor(() => expect(all(element, ".rescue")).toEqual([]), PATIENCE);
});

test("removes the panel when the property `persist` is set to `null`", async () => {
  failing();
  const element = added();
  await isRescued(element, FAILED);
  vi.mocked(crypto.getRandomValues).mockRestore();
  element.persist = null;
  await vi.waitFor(() => expect(all(element, ".rescue")).toEqual([]), PATIENCE);
  expect(element.table).not.toBeNull();
});

test("opens a table although the earlier session of this page is never closed", async () => {
  const before = added();
  await vi.waitFor(() => expect(before.session?.status.role).toBe("owner"), PATIENCE);
  const { session } = before;
  if (session === null) throw new Error("No session is open.");
  const close = vi.spyOn(session, "close").mockImplementation(() => new Promise(() => {}));
  onTestFinished(async () => {
    close.mockRestore();
    await session.close();
  });
  before.remove();
  await vi.waitFor(() => expect(close).toHaveBeenCalledOnce(), PATIENCE);
  const clock = new VirtualClock();
  const schedule = vi.spyOn(clock, "schedule");
  const element = added({ persist: before.persist, clock });
  await vi.waitFor(() => expect(schedule).toHaveBeenCalledWith(5000, expect.any(Function)), PATIENCE);
  expect(element.session).toBeNull();
  clock.pass(5000);
  await vi.waitFor(() => expect(element.session).not.toBeNull(), PATIENCE);
  await drawn(element);
  expect(all(element, ".rescue, .problem")).toEqual([]);
});
