import type { TableState } from "@thunderjack/core";
import { recordedRounds, Scenario } from "@thunderjack/testkit";
import { expect, test } from "vitest";
import { recordingHistory, scenarioStory } from "../src/thunderjack/index.js";

/** A story as Storybook loads it, with the values of the exported names. */
interface LoadedStory {
  readonly meta: { readonly title: string };
  readonly story: {
    readonly render: () => { readonly table: { readonly publicState: TableState } };
    readonly play: (context: object) => Promise<void>;
  };
}

/** Loads the source of a story, with its imports replaced. Its template becomes the object of its property. */
function load(source: string, name: string): LoadedStory {
  const body = source
    .replace(/^import .*$/gm, "")
    .replace("(): Scenario", "()")
    .replace("export const", "const");
  const html = (_: TemplateStringsArray, table: object) => ({ table });
  const preview = { meta: (settings: object) => ({ ...settings, story: (story: object) => story }) };
  return new Function("preview", "Scenario", "expect", "html", `${body}; return { meta, story: ${name} };`)(
    preview,
    Scenario,
    expect,
    html,
  ) as LoadedStory;
}

/** Renders a story, and runs its play function on the result. */
async function played({ story }: LoadedStory): Promise<TableState> {
  const shown = story.render();
  await story.play({ canvasElement: { querySelector: () => shown } });
  return shown.table.publicState;
}

test("writes a story of the end of every recorded round, which shows the same state and passes its test", async () => {
  let written = 0;
  for (const { recording } of recordedRounds) {
    const history = recordingHistory(recording);
    const { rules } = recording.header;
    const source = scenarioStory({ rules, history, position: history.length, name: "TheEnd" });
    const { hands, dealer, credits } = history.stateAt(history.length);
    expect(await played(load(source, "TheEnd"))).toMatchObject({ hands, dealer, credits });
    written++;
  }
  expect(written).toBeGreaterThan(20);
});

test("writes a story of a moment during a round, whose test fails for another state", async () => {
  for (const { recording } of recordedRounds) {
    const history = recordingHistory(recording);
    const turn = recording.events.findIndex(({ type }) => type === "HandHit" || type === "HandStood");
    if (turn === -1) continue;
    const { rules } = recording.header;
    const source = scenarioStory({ rules, history, position: turn, name: "BeforeTheMove" });
    expect((await played(load(source, "BeforeTheMove"))).turn).toBe(history.stateAt(turn).turn);
    const changed = source.replace(/"phase": "\w+"/, '"phase": "settled"');
    await expect(played(load(changed, "BeforeTheMove"))).rejects.toThrow();
  }
});

test("names the story as a sentence in its title, and imports the given modules of the element and of the preview", () => {
  const [{ recording } = { recording: null }] = recordedRounds;
  if (recording === null) throw new Error("There is no recorded round.");
  const history = recordingHistory(recording);
  const { rules } = recording.header;
  const moment = { rules, history, position: history.length };
  const source = scenarioStory({
    ...moment,
    name: "AThunderjackOn2Seats",
    element: "../table.js",
    preview: "../preview.js",
  });
  expect(load(source, "AThunderjackOn2Seats").meta.title).toBe("Saved/A Thunderjack On 2 Seats");
  expect(source).toContain('import "../table.js";');
  expect(source).toContain('import preview from "../preview.js";');
});

test("refuses a name that is no identifier or that the source uses, and a moment before the first command", () => {
  const [{ recording } = { recording: null }] = recordedRounds;
  if (recording === null) throw new Error("There is no recorded round.");
  const history = recordingHistory(recording);
  const { rules } = recording.header;
  const long = `A${"a".repeat(64)}`;
  for (const name of ["", "aHand", "../Hand", "A Hand", "A;alert(1)", "Scenario", long, "Ä"]) {
    expect(() => scenarioStory({ rules, history, position: history.length, name })).toThrow("The name of a story");
  }
  for (const position of [-1, 0.5, history.length + 1, 1e12]) {
    expect(() => scenarioStory({ rules, history, position, name: "Nowhere" })).toThrow("no position");
  }
  expect(() => scenarioStory({ rules, history, position: 0, name: "Nothing" })).toThrow("no command");
});
