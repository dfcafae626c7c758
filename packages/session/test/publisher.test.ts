import { chosenSeeds, rejection, Table } from "@thunderjack/core";
import { describe, expect, it } from "vitest";
import type { Message } from "../src/message.js";
import { notice } from "../src/notice.js";
import type { Owner } from "../src/owner.js";
import { Publisher } from "../src/publisher.js";
import { type TableSnapshot, tableBasis } from "../src/snapshot.js";
import type { SessionStatus } from "../src/status.js";
import { LARGEST_TERM, LARGEST_TERM_STEP } from "../src/term.js";
import type { OpenCommand } from "../src/write.js";
import { turn } from "./tab-group.js";

const { rules, publicState: state, fairness } = new Table({ rules: "thunderjack", seeds: chosenSeeds("publisher") });
const snapshot = { rules, fairness, shoe: 1, state } as unknown as TableSnapshot;

/**
 * Returns a publisher with a simulated owner, the commands and marks that the owner receives, and the posted messages.
 */
function published(first = 5) {
  const posted: Message[] = [];
  const commands: OpenCommand[] = [];
  let status: SessionStatus = { role: "owner", saving: "saved", notices: [] };
  let save = () => {};
  const saved = new Promise<void>((resolve) => {
    save = resolve;
  });
  const marks: string[] = [];
  const owner = {
    snapshot,
    dispatch: (command: OpenCommand) => void commands.push(command),
    settled: () => saved,
    expectMark: () => marks.push("expected"),
  };
  const publisher = new Publisher(
    owner as unknown as Owner,
    { owner: "tab", term: first },
    (message) => posted.push(message),
    () => status,
  );
  return {
    publisher,
    commands,
    marks,
    posted: () => posted.splice(0),
    receive: (message: object) => publisher.receive(message as Message),
    save,
    fail: () => {
      status = { role: "owner", saving: "unsaved", notices: [notice("storage-failed", "full")] };
    },
  };
}

const position = { owner: "tab", term: 5, seq: 0, saving: "saved", unsaved: null };
const scene = { ...position, type: "scene", scene: snapshot };
const here = { ...position, type: "here", basis: tableBasis(snapshot) };

describe("a publisher", () => {
  it("publishes the table at once, and then each change with the next number", () => {
    const { publisher, posted } = published();
    expect(publisher.term).toBe(5);
    publisher.publish([]);
    publisher.publishSnapshot({ ...snapshot, shoe: 2 });
    publisher.statusChanged();
    expect(posted()).toEqual([
      scene,
      { ...position, type: "told", seq: 1, events: [] },
      { ...scene, seq: 2, scene: { ...snapshot, shoe: 2 } },
      { ...here, seq: 2 },
    ]);
  });

  it("publishes why not everything is saved", () => {
    const { publisher, posted, fail } = published();
    posted();
    fail();
    publisher.statusChanged();
    const unsaved = { code: "storage-failed", detail: "full" };
    expect(posted()).toEqual([{ ...here, saving: "unsaved", unsaved }]);
  });

  it("answers a request for the table with the table, and a request for the position with the position", () => {
    const { posted, receive } = published();
    posted();
    for (const known of [
      { term: 5, owner: "tab", seq: 0 },
      { term: 5, owner: "tab" },
      { term: 4, owner: "other", seq: 9 },
    ]) {
      receive({ type: "hello", ...known });
      receive({ type: "where", ...known });
    }
    expect(posted()).toEqual(Array(3).fill([scene, here]).flat());
  });

  it.each([
    ["another owner of its term", { term: 5, owner: "other", seq: 0 }, 6],
    ["an owner of a later term", { term: 8, owner: "other", seq: 0 }, 9],
    ["a later term of its own", { term: 6, owner: "tab", seq: 0 }, 7],
    ["a later position of its own", { term: 5, owner: "tab", seq: 1 }, 6],
    ["a much later term", { term: 4 + LARGEST_TERM_STEP, owner: "other" }, 5 + LARGEST_TERM_STEP],
  ])("raises its term above that of a follower that knows %s, and publishes the table", (_, known, term) => {
    for (const type of ["where", "hello"]) {
      const { publisher, posted, receive } = published();
      posted();
      receive({ type, ...known });
      expect(publisher.term).toBe(term);
      expect(posted()).toEqual([{ ...scene, term }]);
    }
  });

  it("raises its term only so far that its other followers accept it", () => {
    const { publisher, receive } = published();
    receive({ type: "hello", term: 5 + LARGEST_TERM_STEP, owner: "other", seq: 0 });
    expect(publisher.term).toBe(5 + LARGEST_TERM_STEP);
    receive({ type: "hello", term: Number.MAX_SAFE_INTEGER, owner: "other", seq: 0 });
    expect(publisher.term).toBe(5 + 2 * LARGEST_TERM_STEP);
  });

  it("does not raise its term above the largest one, but publishes the table", () => {
    const { publisher, posted, receive } = published(LARGEST_TERM - 1);
    posted();
    for (const known of [LARGEST_TERM - 1, LARGEST_TERM, Number.MAX_SAFE_INTEGER]) {
      receive({ type: "hello", term: known, owner: "other", seq: 0 });
      expect(posted()).toEqual([{ ...scene, term: LARGEST_TERM }]);
    }
    expect(publisher.term).toBe(LARGEST_TERM);
  });

  it.each([
    ["an earlier term", { term: 4, owner: "other", seq: 9 }],
    ["no owner", { term: 7, owner: "", seq: -1 }],
  ])("keeps its term if a follower knows %s", (_, known) => {
    const { publisher, receive } = published();
    receive({ type: "where", ...known });
    expect(publisher.term).toBe(5);
  });

  it("passes commands to the owner, and publishes their answers until it ends", async () => {
    const { publisher, commands, posted, receive, save } = published();
    posted();
    receive({ type: "command", id: "a-1", command: { type: "Deal" }, basis: "7" });
    receive({ type: "command", id: "a-2", command: { type: "Deal" } });
    expect(commands).toStrictEqual([
      { id: "a-1", command: { type: "Deal" }, basis: "7", answer: expect.any(Function) },
      { id: "a-2", command: { type: "Deal" }, answer: expect.any(Function) },
    ]);
    const refused = rejection("no-bet", { to: "deal" });
    commands[0]?.answer(null);
    expect(posted()).toEqual([{ type: "answer", id: "a-1", refused: null }]);
    commands[0]?.answer(refused);
    expect(posted()).toEqual([]);
    save();
    await turn();
    expect(posted()).toEqual([{ type: "answer", id: "a-1", refused }]);
    commands[1]?.answer(refused);
    publisher.end();
    commands[1]?.answer(null);
    await turn();
    expect(posted()).toEqual([]);
  });

  it("yields the table when everything is saved, unless it has ended", async () => {
    for (const isEnded of [false, true]) {
      const { publisher, posted, receive, save } = published();
      posted();
      receive({ type: "yield", tab: "b" });
      await Promise.resolve();
      expect(posted()).toEqual([]);
      if (isEnded) publisher.end();
      save();
      await turn();
      expect(posted()).toEqual(isEnded ? [] : [{ type: "yielded", tab: "b" }]);
    }
  });

  it("makes its owner check for marks if another owner could not save", () => {
    const { marks, receive } = published();
    for (const type of ["scene", "told", "here"]) receive({ ...scene, type, term: 9 });
    expect(marks).toEqual([]);
    for (const type of ["scene", "told", "here"]) receive({ ...scene, type, term: 9, saving: "unsaved" });
    expect(marks).toHaveLength(3);
  });

  it("ignores the messages of other owners", () => {
    const { commands, posted, receive } = published();
    posted();
    receive({ ...scene, term: 9 });
    receive({ type: "yielded", tab: "tab" });
    expect([posted(), commands]).toEqual([[], []]);
  });
});
