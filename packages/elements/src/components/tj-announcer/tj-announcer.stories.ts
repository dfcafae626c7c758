import type { Meta, StoryObj } from "@storybook/web-components-vite";
import { html } from "lit";
import { expect, waitFor } from "storybook/test";
import { atThisMoment, type ShowMoment } from "../../../stories/moment.js";
import "./tj-announcer.define.js";

interface Args {
  sentences: readonly string[];
}

const meta = {
  title: "Game/tj-announcer",
  component: "tj-announcer",
  parameters: {
    moment: (({ view }) => html`<p>${view.message}</p><tj-announcer></tj-announcer>`) satisfies ShowMoment,
  },
  args: { sentences: ["Right seat: ten of hearts.", "Dealer shows the nine of spades."] },
  argTypes: { sentences: { control: "object", description: "the sentences to announce" } },
  render: () => html`<p>Screen readers announce the sentences, which are not visible.</p><tj-announcer></tj-announcer>`,
} satisfies Meta<Args>;

export default meta;

type Story = StoryObj<Args>;

/** Sentences that arrive close together are announced as one. */
export const TwoSentences: Story = {
  play: async ({ args, canvasElement }) => {
    const announcer = canvasElement.querySelector("tj-announcer");
    for (const sentence of args.sentences) announcer?.announce(sentence);
    await waitFor(() => expect(announcer?.shadowRoot?.textContent).toContain(args.sentences.join(" ")));
  },
};

/** A recorded round, event by event. */
export const AtThisMoment: Story = atThisMoment("HoleCardRevealed");
