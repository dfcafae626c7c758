import { expect, onTestFinished, test, vi } from "vitest";
import { TABLE_PARTS } from "../src/components/table-parts.js";
import tableParts from "../src/components/table-parts.ts?raw";
import type { ThunderjackTable } from "../src/index.js";
import { PANEL_PARTS } from "../src/panels/tj-panel/panel-parts.js";
import panelParts from "../src/panels/tj-panel/panel-parts.ts?raw";
import type { TjVerification } from "../src/panels/tj-verification/tj-verification.js";
import { REPLAY_PARTS } from "../src/replay/replay-parts.js";
import replayParts from "../src/replay/replay-parts.ts?raw";
import replay from "../src/replay/thunderjack-replay.ts?raw";
import table from "../src/table/thunderjack-table.ts?raw";
import { button, replayed, settled, written } from "./replayed.js";
import { all, click, drawn, ownTable, seatedAt } from "./seated.js";

const documented = (...sources: readonly string[]) =>
  sources.flatMap((source) => [...source.matchAll(/^ \* @csspart (\S+) -/gm)].map(([, name = ""]) => name));

const OF_A_TABLE = documented(tableParts, panelParts, table);
const OF_A_REPLAY = documented(tableParts, replayParts, replay);

/** Returns the custom property that the page rule of a part sets. It is not inherited by descendants. */
const markOf = (name: string) => `--reached-by-${name}`;

for (const name of new Set([...OF_A_TABLE, ...OF_A_REPLAY])) {
  CSS.registerProperty({ name: markOf(name), syntax: "*", inherits: false });
}

/** Adds a page rule for each part of an element, and collects the parts that the rules match. */
class Reach {
  readonly reached = new Set<string>();
  /** The parts that no rule matches, each with its element. */
  readonly missed = new Set<string>();
  readonly #names: readonly string[];

  constructor(tag: string, names: readonly string[]) {
    this.#names = names;
    const sheet = document.createElement("style");
    sheet.textContent = names.map((name) => `${tag}::part(${name}) { ${markOf(name)}: 1; }`).join("\n");
    document.head.append(sheet);
    onTestFinished(() => sheet.remove());
  }

  look(root: Element): void {
    for (const element of all(root, "[part]")) {
      const style = getComputedStyle(element);
      const names = this.#names.filter((name) => style.getPropertyValue(markOf(name)) !== "");
      for (const name of names) this.reached.add(name);
      const within = element.getRootNode();
      const owner = within instanceof ShadowRoot ? within.host.localName : "";
      if (names.length === 0) this.missed.add(`${owner}: ${element.getAttribute("part") ?? ""}`);
    }
  }
}

const namesIn = (list: string) => list.split(",");

test("documents every exported part", () => {
  expect(documented(tableParts)).toEqual(namesIn(TABLE_PARTS));
  expect(documented(panelParts)).toEqual(namesIn(PANEL_PARTS));
  expect(documented(replayParts)).toEqual(namesIn(REPLAY_PARTS));
});

test("a page can style every part of a table in play", async () => {
  const reach = new Reach("thunderjack-table", OF_A_TABLE);
  const { element } = await seatedAt({ rules: "casino", credits: 7000 });
  const look = async () => {
    await drawn(element);
    reach.look(element);
  };
  await look();
  element.hints = true;
  element.placeBet("left", 1000);
  element.placeBet("right", 1000);
  await look();
  // The cards for a pair on one seat and a blackjack on the other seat, against an ace.
  element.deal(["8_h_0", "a_h_0", "a_c_0", "8_d_0", "k_h_0", "a_s_0", "3_h_0", "9_h_0"]);
  await look();
  while (element.table?.publicState.phase === "insurance" && element.insure() === null) await look();
  await vi.waitFor(() => expect(all(element, "[data-hint]")).toHaveLength(1), 20_000);
  await click("Hint");
  await vi.waitFor(() => expect(all(element, "[part=moves]")).toHaveLength(1), 20_000);
  await look();
  element.split();
  await look();
  while (element.stand() === null) await look();
  await look();
  const [round] = await element.pastRounds();
  if (round !== undefined) await element.recall(round);
  await look();
  expect([...reach.missed]).toEqual([]);
  const expected = [
    // These rules have no Blitz.
    ...namesIn(TABLE_PARTS).filter((name) => name !== "over" && name !== "meter"),
    "bar",
    "bar-button",
    "table",
    "hint-moves",
  ];
  expect(expected.filter((name) => !reach.reached.has(name))).toEqual([]);
});

test("a page can style every part of a turn, and of the end of the game", async () => {
  const reach = new Reach("thunderjack-table", OF_A_TABLE);
  const { element } = await seatedAt({ credits: 1000 });
  element.placeBet("middle", 1000);
  element.deal(["10_h_0", "9_s_0", "9_d_0", "10_c_0", "10_d_0"]);
  await drawn(element);
  reach.look(element);
  expect(reach.reached).toContain("meter");
  element.hit();
  await drawn(element);
  reach.look(element);
  expect([...reach.missed]).toEqual([]);
  expect(reach.reached).toContain("over");
});

test("a page can style every part of every panel", async () => {
  const reach = new Reach("thunderjack-table", OF_A_TABLE);
  const element = await ownTable();
  const look = async (panel: Parameters<ThunderjackTable["openPanel"]>[0]) => {
    element.requestUpdate();
    await element.openPanel(panel);
    await drawn(element);
    for (const inner of all(element, "tj-panel, tj-panel *")) await (inner as ThunderjackTable).updateComplete;
    reach.look(element);
  };
  await look("fairness");
  element.placeBet("middle", 1000);
  const playShoe = async () => {
    element.deal();
    while (element.stand() === null) await drawn(element);
  };
  await playShoe();
  await look("fairness");
  await look("history");
  await look("rules");
  await look("keys");
  element.newShoe();
  await look("fairness");
  for (const verification of all(element, "tj-verification")) {
    // Without `shown`, the verification lists facts that are not proven.
    Object.assign(verification, { shown: null });
    await (verification as TjVerification).verify();
  }
  await look("fairness");
  await playShoe();
  element.newShoe();
  await look("fairness");
  await click("Verify every shoe");
  await vi.waitFor(() => expect(all(element, "[part=session-verdict]")).toHaveLength(1));
  reach.look(element);
  for (const verification of all(element, "tj-verification")) {
    Object.assign(verification, { recording: null, reason: "There is no recording." });
    await (verification as ThunderjackTable).updateComplete;
  }
  reach.look(element);
  element.allowStacking = true;
  await look("picker");
  expect([...reach.missed]).toEqual([]);
  expect(namesIn(PANEL_PARTS).filter((name) => !reach.reached.has(name))).toEqual([]);
});

test("a page can style every part of a replay", async () => {
  const reach = new Reach("thunderjack-replay", OF_A_REPLAY);
  const { element } = await replayed({ recording: written().recording, poster: 12 });
  reach.look(element);
  element.at = 12;
  await settled(element);
  await vi.waitFor(() => expect(all(element, "[part=verdict]")).toHaveLength(1));
  button(element, "Transcript").click();
  button(element, "More").click();
  await vi.waitFor(() => expect(all(element, "[part=transcript]")).toHaveLength(1));
  await settled(element);
  reach.look(element);
  for (const verdict of all(element, "[part=verdict]")) if (verdict instanceof HTMLElement) verdict.click();
  await settled(element);
  reach.look(element);
  expect([...reach.missed]).toEqual([]);
  const expected = [...namesIn(REPLAY_PARTS), "player", "bar", "cover", "notice", "card", "total"];
  expect(expected.filter((name) => !reach.reached.has(name))).toEqual([]);
});
