import type { Decorator } from "@storybook/web-components-vite";
import { html, nothing, type TemplateResult } from "lit";
import { ref } from "lit/directives/ref.js";
import { addons } from "storybook/preview-api";
import { drawnWithLogs } from "../../../packages/elements/stories/event-log.js";
import { isReplaced, type ShowMoment, type StreamParameters } from "../../../packages/elements/stories/moment.js";
import { AROUND_A_STORY } from "../../../packages/elements/stories/themes.js";
import { applyControls, chosenStyles } from "./applied-controls.js";
import { StoryStreams } from "./story-streams.js";
import type { Toolbar } from "./toolbar.js";
import "./story-stream.js";

let streams: StoryStreams | null = null;

/** Renders a story on the felt, with the settings of the toolbar and the controls of the manifest. */
export const drawnStory: Decorator = (story, context) => {
  const { parameters, globals, args, loaded, viewMode, component } = context;
  streams ??= new StoryStreams(addons.getChannel());
  const toolbar = globals as Toolbar;
  const show: ShowMoment | undefined = parameters.moment;
  const { streamedFrom, streamedRound = "" }: Partial<StreamParameters> = parameters;
  const isStreamed = streamedFrom !== undefined || isReplaced(context);
  const draw = (): TemplateResult =>
    story({ args: { ...args, ...own(toolbarSettings(toolbar), args) } }) as TemplateResult;
  const { drawn, logs } = isStreamed
    ? {
        logs: [],
        drawn: html`
        <story-stream
          round=${toolbar.round || streamedRound}
          from=${streamedFrom ?? "RoundSettled"}
          painter=${parameters.painter ?? toolbar.painter}
          .position=${toolbar.position}
          .words=${loaded.spoken}
          .show=${show}
          @position-changed=${({ detail }: CustomEvent<number>) => remember(detail)}
        ></story-stream>
      `,
      }
    : drawnWithLogs(draw);
  const drawnInto = (piece: Element): void => {
    applyControls(piece, { ...context, args: { ...toolbarSettings(toolbar), ...args } });
    // A page of documentation has many stories, and no panel.
    if (viewMode !== "docs") streams?.follow(piece, logs);
  };
  return html`
    <style>${AROUND_A_STORY} ${chosenStyles(context)}</style>
    <div
      class="felt"
      ?data-whole=${parameters.isWhole ?? component === "thunderjack-table"}
      data-theme=${parameters.theme ?? (toolbar.theme || nothing)}
      data-deck=${parameters.deck ?? (toolbar.deck || nothing)}
    >
      <div class="piece" ${ref((piece) => piece && queueMicrotask(() => drawnInto(piece)))}>${drawn}</div>
    </div>
  `;
};

/** Writes the position of the scrubber to the toolbar, which writes it to the URL of the page. */
function remember(position: number): void {
  addons.getChannel().emit("updateGlobals", { globals: { position } });
}

/** Returns the settings of the toolbar, by the names of attributes and arguments. */
function toolbarSettings({ theme, deck, language, motion, painter }: Toolbar): Readonly<Record<string, string>> {
  const all = {
    theme,
    deck,
    language,
    lang: language,
    speed: motion,
    renderer: painter === "canvas" ? "canvas2d" : "",
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ""));
}

/** Returns the values whose names are properties of an object. */
function own(values: Readonly<Record<string, string>>, of: object): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => name in of));
}
