import { chosenSeeds, type Rejection, Table, type TableEvent, VirtualClock } from "@thunderjack/core";
import { describe, expect, it } from "vitest";
import { Follower } from "../src/follower.js";
import type { Message } from "../src/message.js";
import { ASK_EVERY } from "../src/settings.js";
import { type TableSnapshot, tableBasis } from "../src/snapshot.js";
import { LARGEST_TERM_STEP } from "../src/term.js";
import type { OpenCommand } from "../src/write.js";

const table = new Table({
  rules: "thunderjack",
  seeds: chosenSeeds("follower"),
  bets: { right: 1000, middle: 0, left: 0 },
});
const { rules, publicState: state, fairness } = table;
if (fairness === null) throw new Error("The table does not use the fair shuffle.");
const scene: TableSnapshot = { rules, fairness, shoe: 1, state };
const events: TableEvent[] = [];
table.publicEvents$.subscribe((event) => events.push(event as TableEvent));
table.dispatch({ type: "PlaceBet", seat: "left", amount: 1000 });

const position = { term: 5, owner: "owner", seq: 3, saving: "saved", unsaved: null } as const;

/**
 * Creates a follower that shows no table, or the table of `position`. `since` returns what it has posted and reported
 * since the last call.
 */
function followed({ isShown = true, open = [] as readonly OpenCommand[] } = {}) {
  const clock = new VirtualClock();
  const posted: Message[] = [];
  const reported: unknown[] = [];
  const follower = new Follower(
    clock,
    (message) => posted.push(message),
    {
      events: (all, snapshot) => reported.push(["events", all.length, snapshot.state.version]),
      jumped: (snapshot) => reported.push(["jumped", snapshot.state.version]),
      saving: (saving) => reported.push(saving),
      notice: ({ code, detail }) => reported.push([code, detail]),
    },
    { snapshot: null, ownerTerm: { term: 5, owner: "owner" }, open },
  );
  const receive = (message: object) => follower.receive(message as Message);
  if (isShown) receive({ ...position, type: "scene", scene });
  const since = () => ({ posted: posted.splice(0), reported: reported.splice(0) });
  if (isShown) since();
  return { clock, follower, receive, since };
}

function command(id: string, answers: unknown[] = []): OpenCommand {
  return {
    id,
    command: { type: "PlaceBet", seat: "right", amount: 2000 },
    answer: (refused: Rejection | null) => answers.push([id, refused?.code ?? null]),
  };
}

const HELLO = { type: "hello", term: 5, owner: "owner", seq: 3 };

describe("a follower", () => {
  it("requests the whole table, and sends the open commands, until it has the table", () => {
    const { clock, receive, since } = followed({
      isShown: false,
      open: [command("a-1"), { ...command("a-2"), basis: "7" }],
    });
    const asked = [
      { ...HELLO, seq: -1 },
      { type: "command", id: "a-1", command: command("a-1").command },
      { type: "command", id: "a-2", command: command("a-2").command, basis: "7" },
    ];
    expect(since().posted).toStrictEqual(asked);
    clock.pass(ASK_EVERY);
    expect(since().posted).toStrictEqual(asked);
    receive({ ...position, type: "scene", scene });
    expect(since()).toEqual({ posted: [], reported: ["saved", ["jumped", 0]] });
    clock.pass(ASK_EVERY);
    expect(since().posted[0]).toEqual({ ...HELLO, type: "where" });
  });

  it.each<[string, object, readonly unknown[], readonly object[]]>([
    ["shows a newer table", { type: "scene", seq: 4, scene }, ["saved", ["jumped", 0]], []],
    [
      "shows a table without a version as newer",
      { type: "scene", seq: 4, scene: { ...scene, state: { ...state, version: undefined } } },
      ["saved", ["jumped", 1]],
      [],
    ],
    ["shows the events of the next command", { type: "told", seq: 4, events }, ["saved", ["events", 1, 1]], []],
    ["requests the table after a later command", { type: "told", seq: 5, events }, ["saved"], [HELLO]],
    [
      "requests the table after events that contradict the shown table",
      { type: "told", seq: 4, events: [{ type: "HandDoubled", hand: "left", amount: 1 }] },
      ["saved"],
      [HELLO],
    ],
    ["requests the table after a newer position", { type: "here", seq: 4 }, ["saved"], [HELLO]],
    ["reports only the save state of a repeated position", { type: "here", saving: "memory" }, ["memory"], []],
    ["reports only the save state of a repeated command", { type: "told", events }, ["saved"], []],
    ["ignores the position of the shown table", { type: "here", basis: tableBasis(scene) }, ["saved"], []],
    [
      "requests the table if the owner has another table at the same position",
      { type: "here", basis: "other" },
      ["saved"],
      [{ ...HELLO, seq: -1 }],
    ],
    ["ignores an older position with another table", { type: "here", seq: 2, basis: "other" }, [], []],
    ["ignores an older position", { type: "here", seq: 2, saving: "memory" }, [], []],
    ["ignores an older table", { type: "scene", seq: 2, scene }, [], []],
    [
      "shows the table of a new owner",
      { type: "scene", term: 6, owner: "other", seq: 0, scene },
      ["saved", ["jumped", 0]],
      [],
    ],
    [
      "shows the table of a new owner of the same term",
      { type: "scene", owner: "other", seq: 0, scene },
      ["saved", ["jumped", 0]],
      [],
    ],
    [
      "requests the table after the next command of a new owner",
      { type: "told", term: 6, owner: "other", seq: 4, events },
      ["saved"],
      [HELLO],
    ],
    [
      "requests the table after the position of a new owner",
      { type: "here", term: 6, owner: "other", seq: 0 },
      ["saved"],
      [HELLO],
    ],
    ["ignores an earlier term", { type: "scene", term: 4, seq: 9, scene }, [], []],
    [
      "shows a table with the largest possible term",
      { type: "scene", term: 5 + LARGEST_TERM_STEP, seq: 0, scene },
      ["saved", ["jumped", 0]],
      [],
    ],
    ["ignores an impossible term", { type: "scene", term: 6 + LARGEST_TERM_STEP, seq: 0, scene }, [], []],
    ["ignores a message of another follower", { type: "where" }, [], []],
  ])("%s", (_, message, reported, posted) => {
    const { receive, since } = followed();
    receive({ ...position, ...message });
    expect(since()).toEqual({ posted, reported });
  });

  it("follows the owner of the shown table", () => {
    const { follower, receive, since } = followed();
    receive({ ...position, type: "scene", term: 6, owner: "other", seq: 0, scene });
    expect(follower.ownerTerm).toEqual({ term: 6, owner: "other" });
    receive({ ...position, type: "told", term: 6, owner: "other", seq: 1, events });
    receive({ ...position, type: "told", term: 6, owner: "other", seq: 2, events });
    expect(since().reported.filter(Array.isArray)).toEqual([
      ["jumped", 0],
      ["events", 1, 1],
      ["events", 1, 2],
    ]);
  });

  it("reports once why the owner has not saved everything, and once when everything is saved again", () => {
    const { receive, since } = followed();
    const failed = {
      ...position,
      type: "here",
      saving: "unsaved",
      unsaved: { code: "storage-failed", detail: "full" },
    };
    receive(failed);
    receive(failed);
    expect(since().reported).toEqual(["unsaved", ["storage-failed", "full"], "unsaved"]);
    receive({ ...failed, unsaved: { code: "newer-version", detail: null } });
    receive({ ...failed, unsaved: undefined });
    receive({ ...failed, unsaved: { code: "unknown", detail: null } });
    expect(since().reported).toEqual(["unsaved", ["newer-version", null], "unsaved", "unsaved"]);
    receive({ ...position, type: "here" });
    receive({ ...position, type: "here" });
    expect(since().reported).toEqual(["saved", ["saved-again", null], "saved"]);
  });

  it("reports a silent owner once, after the fourth request without an answer", () => {
    const { clock, receive, since } = followed();
    clock.pass(2 * ASK_EVERY);
    receive({ ...position, type: "here" });
    since();
    clock.pass(3 * ASK_EVERY);
    expect(since().reported).toEqual([]);
    clock.pass(ASK_EVERY);
    expect(since().reported).toEqual([["owner-silent", null]]);
    clock.pass(5 * ASK_EVERY);
    expect(since().reported).toEqual([]);
  });

  it("rejects an illegal command at once, if no other command is open", () => {
    const { follower, since } = followed();
    const answers: unknown[] = [];
    const illegal: OpenCommand = { ...command("a-1", answers), command: { type: "StartAgain" } };
    expect(follower.dispatch(illegal)).toMatchObject({ code: "game-not-over" });
    expect(answers).toEqual([["a-1", "game-not-over"]]);
    expect(follower.dispatch(command("a-2", answers))).toBeNull();
    expect(follower.dispatch({ ...illegal, id: "a-3" })).toBeNull();
    expect(since().posted.map((message) => "id" in message && message.id)).toEqual(["a-2", "a-3"]);
    expect(answers).toHaveLength(1);
    expect(followed({ isShown: false }).follower.dispatch(illegal)).toBeNull();
  });

  it("passes each answer on once, and repeats the commands without an answer", () => {
    const { clock, follower, receive, since } = followed();
    const answers: unknown[] = [];
    for (const id of ["a-1", "a-2"]) follower.dispatch(command(id, answers));
    since();
    const refused = { accepted: false, code: "stale", detail: null, message: "" };
    for (let time = 0; time < 2; time++) receive({ type: "answer", id: "a-1", refused });
    receive({ type: "answer", id: "unknown", refused: null });
    expect(answers).toEqual([["a-1", "stale"]]);
    clock.pass(ASK_EVERY);
    expect(since().posted).toEqual([
      { ...HELLO, type: "where" },
      { type: "command", id: "a-2", command: command("a-2").command },
    ]);
    expect(follower.end().map(({ id }) => id)).toEqual(["a-2"]);
    expect(clock.waiting).toBe(0);
  });
});
