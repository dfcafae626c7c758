import { chosenSeeds, ruleSet, Table } from "@thunderjack/core";
import { shareLink } from "@thunderjack/recording";
import { expect, onTestFinished, test } from "vitest";
import "../src/components/tj-table/round.js";
import "../src/define.js";
import "../src/replay.js";
import type { ThunderjackReplay } from "../src/replay.js";
import { errorsReported, LONG, MARKUP, TURNED, uncaught } from "./hostile-values.js";
import { settled, written } from "./replayed.js";
import { all, drawn, textOf } from "./seated.js";

declare global {
  interface Window {
    wasExecuted?: number;
  }
}

/** Names of rule sets with markup, control characters, or the maximum length. */
const NAMES = [MARKUP.slice(0, 64), `${TURNED}name`, "W".repeat(64), "\u0301".repeat(63), "\n\t\0 ", "﷽".repeat(60)];

/** Expects that no text has become markup, and that the width of the page is unchanged. */
async function isOnlyText(): Promise<void> {
  await errorsReported();
  expect(window.wasExecuted).toBeUndefined();
  expect(all(document.body, "img, script:not([type])")).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
}

function placed<Kind extends HTMLElement>(element: Kind): Kind {
  const place = document.createElement("div");
  place.style.setProperty("width", "360px");
  place.append(element);
  document.body.append(place);
  onTestFinished(() => place.remove());
  return element;
}

test.each(NAMES)("shows the name %j of a rule set as text, in every panel", async (name) => {
  const failures = uncaught();
  const table = placed(document.createElement("thunderjack-table"));
  Object.assign(table, { speed: "instant", rules: { name }, seed: MARKUP, hints: true });
  await drawn(table);
  expect(table.table?.rules.name).toBe(name);
  table.placeBet("middle", 1000);
  table.deal();
  while (table.table?.publicState.phase === "players") table.stand();
  for (const panel of ["rules", "fairness", "history", "keys"] as const) {
    await table.openPanel(panel);
    await drawn(table);
    await isOnlyText();
  }
  expect(failures).toEqual([]);
});

test("shows seeds of any length and kind as text", async () => {
  const failures = uncaught();
  const table = placed(document.createElement("thunderjack-table"));
  table.speed = "instant";
  await drawn(table);
  for (const seed of [MARKUP, `${TURNED}seed`, "W".repeat(300), LONG, "\uD800", "\0"]) {
    // Seeds that a recording cannot hold are rejected. All other seeds are accepted.
    try {
      table.setClientSeed(seed);
    } catch (reason) {
      expect(reason).toBeInstanceOf(RangeError);
    }
    await drawn(table);
    await table.openPanel("fairness");
    await drawn(table);
    await isOnlyText();
    await table.openPanel(null);
  }
  expect(failures).toEqual([]);
});

test.each([
  ["markup", MARKUP],
  ["reversed text", `${TURNED}meta`],
  ["a word of the maximum length", "W".repeat(256)],
])("plays a recording with %s in every text, and shows it as text", async (_, text) => {
  const failures = uncaught();
  const { recording } = written(undefined, {
    seeds: { ...chosenSeeds("a recording"), clientSeed: text },
    meta: { title: text, players: text, note: text },
  });
  const replay = placed(document.createElement("thunderjack-replay") as ThunderjackReplay);
  replay.recording = recording;
  await settled(replay);
  expect(all(replay, "tj-seat").length).toBeGreaterThan(0);
  await isOnlyText();
  replay.recording = null;
  replay.src = shareLink(recording);
  await settled(replay);
  await isOnlyText();
  expect(failures).toEqual([]);
});

test("reports the place of a fault in recordings with markup as text", async () => {
  const failures = uncaught();
  const { text } = written();
  const [header = "{}", ...lines] = text.trimEnd().split("\n");
  const hostile = [
    [{ ...JSON.parse(header), format: MARKUP }],
    [{ ...JSON.parse(header), [MARKUP]: MARKUP }, ...lines.slice(0, 3)],
    [{ ...JSON.parse(header), rules: { ...JSON.parse(header).rules, name: LONG } }],
    [{ ...JSON.parse(header), rules: { ...JSON.parse(header).rules, [LONG]: 1 } }],
    [header, { ...JSON.parse(lines[0] ?? "{}"), type: MARKUP }],
    [header, { ...JSON.parse(lines[0] ?? "{}"), [MARKUP]: 1 }],
    [header, MARKUP],
    [MARKUP],
    [LONG],
  ].map((each) => each.map((line) => (typeof line === "string" ? line : JSON.stringify(line))).join("\n"));
  const replay = placed(document.createElement("thunderjack-replay") as ThunderjackReplay);
  const errors: string[] = [];
  replay.addEventListener("replay-error", ({ detail }) => errors.push(detail.message));
  for (const each of hostile) {
    replay.text = `${each}\n`;
    await settled(replay);
    await isOnlyText();
  }
  expect(errors.length).toBeGreaterThanOrEqual(hostile.length - 1);
  for (const error of errors) expect(error.length).toBeLessThan(700);
  expect(failures).toEqual([]);
});

test("rejects rules with hostile keys, names the key, and changes no prototype", async () => {
  const before = JSON.stringify(Reflect.ownKeys(Object.prototype).map(String));
  const deep = `${'{"split":'.repeat(5000)}1${"}".repeat(5000)}`;
  for (const [json, said] of [
    ['{"__proto__":{"decks":1}}', "__proto__"],
    ['{"constructor":{"prototype":{"decks":1}}}', "constructor"],
    ['{"payouts":{"__proto__":{"win":[9,1]}}}', "__proto__"],
    ['{"split":{"toString":1}}', "toString"],
    [`{"name":${JSON.stringify(LONG)}}`, "name"],
    [`{${JSON.stringify(LONG)}:1}`, "Unknown option"],
    [deep, "split"],
    [`{"name":${JSON.stringify(MARKUP)},"decks":"<img src=x>"}`, "name"],
  ] as const) {
    const table = placed(document.createElement("thunderjack-table"));
    table.rules = JSON.parse(json);
    await drawn(table);
    expect(textOf(table, "[role=alert]"), said).toContain(said);
    await isOnlyText();
    table.remove();
  }
  expect(JSON.stringify(Reflect.ownKeys(Object.prototype).map(String))).toBe(before);
});

test("reads rules with getters once, and reports the errors that they throw", async () => {
  const failures = uncaught();
  const table = placed(document.createElement("thunderjack-table"));
  table.rules = {
    get decks(): number {
      throw new Error("No decks for you.");
    },
  };
  await drawn(table);
  expect(textOf(table, "[role=alert]")).toBe("No decks for you.");
  let reads = 0;
  // Each read of the property returns another number. The number that was checked must be the number in play.
  const rules = ruleSet({
    get decks() {
      return ++reads === 1 ? 4 : 99;
    },
  });
  expect(rules.decks).toBe(4);
  expect(new Table({ rules, seeds: chosenSeeds("a getter") }).rules.decks).toBe(4);
  expect(failures).toEqual([]);
});
