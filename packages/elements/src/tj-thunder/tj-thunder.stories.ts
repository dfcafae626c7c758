import type { Meta, StoryObj } from "@storybook/web-components-vite";
import { html } from "lit";
import { expect, userEvent, within } from "storybook/test";
import type { TjThunder } from "./tj-thunder.js";
import "./tj-thunder.define.js";

interface Args {
  duration: number;
}

const meta = {
  title: "Game/tj-thunder",
  component: "tj-thunder",
  args: { duration: 1200 },
  argTypes: { duration: { control: "number", description: "how long a strike takes, in milliseconds" } },
  render: ({ duration }) => html`
    <div style="position: relative; width: 320px; height: 320px; display: grid; place-items: end center">
      <button
        type="button"
        @click=${({ currentTarget }: Event) => {
          const seat = currentTarget as HTMLElement;
          (seat.nextElementSibling as TjThunder).strike(duration, seat, seat);
        }}
      >
        Strike
      </button>
      <tj-thunder></tj-thunder>
    </div>
  `,
} satisfies Meta<Args>;

export default meta;

type Story = StoryObj<Args>;

/** One flash, however often it is asked for within the next moment. */
export const OnAButton: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.dblClick(within(canvasElement).getByRole("button", { name: "Strike" }));
    const flash = canvasElement.querySelector("tj-thunder")?.shadowRoot?.querySelector(".flash");
    await expect(flash?.getAnimations()).toHaveLength(1);
  },
};
