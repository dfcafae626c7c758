import type { GameEvent, RuleSet, TableState } from "@thunderjack/core";
import type { History } from "../history.js";
import { beginOfRound, scenarioSource } from "./scenario-test.js";

/** A moment of a table, as the source of a story. */
export interface ScenarioMoment {
  readonly rules: RuleSet;
  readonly history: History<TableState, GameEvent>;
  /** The position that the story shows. */
  readonly position: number;
  /** The name of the story, such as `ASplitHand`: a capital letter, then at most 63 letters and digits. */
  readonly name: string;
  /** The module that registers `thunderjack-table`; defaults to the one of `@thunderjack/elements`. */
  readonly element?: string;
  /** The preview of Storybook, with CSF factories; defaults to `#.storybook/preview`, a subpath import of the project. */
  readonly preview?: string;
}

const NAME = /^[A-Z][A-Za-z0-9]{0,63}$/;

/** Names that the source of a story uses itself. */
const USED = new Set(["Scenario"]);

/**
 * Returns the source of a file for Storybook with one story: a `thunderjack-table` at a moment of a round. Its round is
 * played with the scenarios of `@thunderjack/testkit`, with the same cards and moves. Its play function is its test: it
 * compares the events and the state. Between the events of one command, the story shows the end of that command.
 *
 * @throws RangeError if the name is invalid, if there is no such position, if the player has given no command up to the moment, or if a new table does
 *   not play the round in the same way
 */
export function scenarioStory({
  rules,
  history,
  position,
  name,
  element = "@thunderjack/elements/thunderjack-table",
  preview = "#.storybook/preview",
}: ScenarioMoment): string {
  if (!NAME.test(name) || USED.has(name)) {
    throw new RangeError("The name of a story is a capital letter, then at most 63 letters and digits: ASplitHand.");
  }
  // Throws an error if there is no such position.
  history.stateAt(position);
  const { played, types, end } = scenarioSource({
    rules,
    history,
    from: beginOfRound(history, position),
    to: position,
  });
  const title = name.replace(/(?<=[a-z])(?=[A-Z0-9])|(?<=[0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, " ");
  return `import ${JSON.stringify(element)};
import { Scenario } from "@thunderjack/testkit";
import { html } from "lit";
import { expect } from "storybook/test";
import preview from ${JSON.stringify(preview)};

const meta = preview.meta({ title: ${JSON.stringify(`Saved/${title}`)}, component: "thunderjack-table", tags: ["state"] });

function playedScenario(): Scenario {
  ${played.join("\n  ")}
  return scenario;
}

/** A moment that was played in Storybook. */
export const ${name} = meta.story({
  render: () => html\`<thunderjack-table speed="instant" .table=\${playedScenario().table}></thunderjack-table>\`,
  play: async ({ canvasElement }) => {
    playedScenario().thenEvents(${types});
    const shown = canvasElement.querySelector("thunderjack-table");
    await expect(shown?.table?.publicState).toMatchObject(${end.replaceAll("\n", "\n    ")});
  },
});
`;
}
