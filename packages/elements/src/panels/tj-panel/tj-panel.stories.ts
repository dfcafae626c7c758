import { VirtualClock } from "@thunderjack/core";
import { ENGLISH_HINTS } from "@thunderjack/stage/english/hints";
import { html, type TemplateResult } from "lit";
import { within } from "shadow-dom-testing-library";
import { expect, fn, type Mock } from "storybook/test";
import preview from "../../../../../apps/storybook/.storybook/preview.js";
import { click, textIn } from "../../../stories/clicks.js";
import { type ShowMoment, tableAt } from "../../../stories/moment.js";
import type { GameSession } from "../../game/game-session.js";
import { OwnSession } from "../../game/own-session.js";
import { eventLog, TableSession } from "../../game/table-session.js";
import type { PanelName } from "../panel-name.js";
import "./tj-panel.define.js";

interface Args {
  panel: PanelName;
  /** The number of rounds played. */
  played: number;
  /** Whether a new shoe follows the played rounds. */
  renewed: boolean;
  limit: number;
  /** The return to player with its basis, as a sentence. */
  figure: string;
  frozen: boolean;
  "tj-panel-closed": Mock<() => void>;
}

/** Returns the session of a table at which every hand has stood on its first two cards. */
function sessionOf({ played, renewed }: Args): GameSession {
  const settings = { rules: "thunderjack", seed: "a story", credits: 1_000_000, allowStacking: true, name: null };
  const session = new OwnSession(settings, new VirtualClock());
  const { table } = session;
  table.dispatch({ type: "PlaceBet", seat: "middle", amount: 1000 });
  for (let round = 0; round < played; round++) {
    table.dispatch({ type: "Deal" });
    for (let { turn } = table.publicState; turn !== null; { turn } = table.publicState) {
      table.dispatch({ type: table.publicState.phase === "insurance" ? "DeclineInsurance" : "Stand", hand: turn });
    }
  }
  if (renewed) session.controls.newShoe();
  session.pause();
  return session;
}

/** Draws a panel in a container that is as high as a felt. */
function overAFelt(panel: TemplateResult): TemplateResult {
  return html`<div class="wide" style="position: relative; height: 560px">${panel}</div>`;
}

const meta = preview.type<{ args: Args }>().meta({
  title: "Panels/tj-panel",
  component: "tj-panel",
  // Each panel takes the focus. The documentation page therefore shows only the first story.
  tags: ["!autodocs", "state"],
  parameters: {
    moment: ((moment) => {
      const table = tableAt(moment);
      const session = new TableSession({ table, log: eventLog(table, new VirtualClock()) });
      session.pause();
      return overAFelt(html`
        <tj-panel
          style="position: absolute; inset: 0"
          panel="fairness"
          .phrases=${moment.words}
          .session=${session}
        ></tj-panel>
      `);
    }) satisfies ShowMoment,
  },
  args: {
    panel: "history",
    played: 3,
    renewed: false,
    limit: 20,
    figure: "",
    frozen: false,
    "tj-panel-closed": fn().mockName("tj-panel-closed"),
  },
  argTypes: {
    panel: {
      control: "select",
      options: ["history", "fairness", "rules", "keys", "picker"] satisfies PanelName[],
      description: "the open panel",
    },
    played: { control: "number", description: "the number of rounds played" },
    renewed: { control: "boolean", description: "whether a new shoe follows" },
    limit: { control: "number", description: "the number of rounds in the history" },
    figure: { control: "text", description: "the return to player, as a sentence" },
    frozen: { control: "boolean", description: "whether all changes are disabled" },
    "tj-panel-closed": { description: "the player closes the panel", table: { category: "events" } },
  },
  render: (args) =>
    overAFelt(html`
      <tj-panel
        style="position: absolute; inset: 0"
        .panel=${args.panel}
        .session=${sessionOf(args)}
        .limit=${args.limit}
        .figure=${args.figure}
        ?frozen=${args.frozen}
        @tj-panel-closed=${() => args["tj-panel-closed"]()}
      ></tj-panel>
    `),
});

export const TheHistory = meta.story({
  tags: ["autodocs"],
  play: async ({ args: { "tj-panel-closed": closed }, canvasElement, step }) => {
    const dialog = await within(canvasElement).findByShadowRole("dialog", { name: "History" });
    await step("the panel shows every round and has the focus", async () => {
      await expect(
        await within(canvasElement).findAllByShadowRole("button", { name: /^Replay round \d$/ }),
      ).toHaveLength(3);
      const root = dialog.getRootNode();
      await expect(root instanceof ShadowRoot ? root.activeElement : null).toHaveAccessibleName("Close");
    });
    await step("its button and a click on the felt request closing", async () => {
      await click(canvasElement, "Close");
      (dialog.previousElementSibling as HTMLElement).click();
      await expect(closed).toHaveBeenCalledTimes(2);
    });
  },
});

/** The previous shoe is retired: its seed is shown, and can be verified. */
export const TheFairness = meta.story({
  args: { panel: "fairness", renewed: true },
  play: async ({ canvasElement }) => {
    await click(canvasElement, "Verify every round");
    await expect(await textIn(canvasElement, /Consistent/)).toBeVisible();
  },
});

export const TheRules = meta.story({ args: { panel: "rules", figure: ENGLISH_HINTS.returned("99.46%", false) } });

/** On a phone, the panel covers the whole felt. */
export const OnAPhone = meta.story({
  tags: ["!state", "layout"],
  args: { panel: "keys" },
  globals: { viewport: { value: "phone" } },
});

export const TheCardPicker = meta.story({
  args: { panel: "picker" },
  play: async ({ args: { "tj-panel-closed": closed }, canvasElement }) => {
    await click(canvasElement, "ace of hearts", "Deal these cards");
    await expect(closed).toHaveBeenCalledOnce();
  },
});

/** A frozen panel, whose buttons are disabled. */
export const Frozen = meta.story({
  args: { panel: "fairness", frozen: true },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByShadowRole("button", { name: "New seed" })).toBeDisabled();
  },
});
