import { html } from "lit";
import { expect, waitFor } from "storybook/test";
import preview from "../../../../../apps/storybook/.storybook/preview.js";
import { atThisMoment, type ShowMoment } from "../../../stories/moment.js";
import "./tj-announcer.define.js";

interface Args {
  sentences: readonly string[];
}

const meta = preview.type<{ args: Args }>().meta({
  title: "Game/tj-announcer",
  component: "tj-announcer",
  tags: ["state"],
  parameters: {
    moment: (({ view }) => html`<p>${view.message}</p><tj-announcer></tj-announcer>`) satisfies ShowMoment,
  },
  args: { sentences: ["Right seat: ten of hearts.", "Dealer shows the nine of spades."] },
  argTypes: { sentences: { control: "object", description: "the sentences to announce" } },
  render: () => html`<p>Screen readers announce the sentences, which are not visible.</p><tj-announcer></tj-announcer>`,
});

/** Sentences that arrive close together are announced as one. */
export const TwoSentences = meta.story({
  play: async ({ args, canvasElement }) => {
    const announcer = canvasElement.querySelector("tj-announcer");
    for (const sentence of args.sentences) announcer?.announce(sentence);
    await waitFor(() => expect(announcer?.shadowRoot?.textContent).toContain(args.sentences.join(" ")));
  },
});

/** A recorded round, event by event. */
export const AtThisMoment = meta.story(atThisMoment("HoleCardRevealed"));
