import { html } from "lit";
import { expect } from "storybook/test";
import preview from "../.storybook/preview.js";
import "../../../packages/elements/stories/embeds.js";
import { stackedRecording } from "../../../packages/elements/stories/recordings.js";
import { elementCalled } from "../.storybook/manifest-elements.js";

interface Args {
  tag: "thunderjack-table" | "thunderjack-replay";
}

/** Returns declarations that set every CSS property of an element to its default. */
function everyToken(tag: string): string {
  const { cssProperties = [] } = elementCalled(tag) ?? {};
  return cssProperties.flatMap(({ name, default: value }) => (value ? [`${name}: ${value}`] : [])).join("; ");
}

const meta = preview.type<{ args: Args }>().meta({
  title: "Pages/Every token",
  tags: ["!autodocs", "state"],
  parameters: { isWhole: true, controls: { disable: true } },
  args: { tag: "thunderjack-table" },
  render: ({ tag }) =>
    tag === "thunderjack-table"
      ? html`<thunderjack-table seed="a story" speed="instant" style=${everyToken(tag)}></thunderjack-table>`
      : html`<thunderjack-replay .text=${stackedRecording()} at="12" style=${everyToken(tag)}></thunderjack-replay>`,
  // The defaults change nothing: a token with a wrong default in the documentation changes the picture.
  play: async ({ args: { tag }, canvasElement }) => {
    const style = canvasElement.querySelector(tag)?.getAttribute("style") ?? "";
    await expect(style.split(";").length).toBeGreaterThan(90);
  },
});

export const ATable = meta.story();
export const AReplay = meta.story({ args: { tag: "thunderjack-replay" } });
