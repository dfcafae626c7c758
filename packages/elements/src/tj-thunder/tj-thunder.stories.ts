import type { Meta, StoryObj } from "@storybook/web-components-vite";
import { html } from "lit";
import { expect, spyOn, within } from "storybook/test";
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

/** One flash, however often it is asked for within the next moment; none where motion is not wanted. */
export const OnAButton: Story = {
  play: async ({ canvasElement, step }) => {
    const button = within(canvasElement).getByRole("button", { name: "Strike" });
    const root = canvasElement.querySelector("tj-thunder")?.shadowRoot;
    const moving = () => [...button.getAnimations(), ...(root?.getAnimations() ?? [])];
    const flashes = () => root?.querySelector(".flash")?.getAnimations() ?? [];
    // What the system of the tests wants is not the question here, and neither is how busy it is.
    const wishes = spyOn(window, "matchMedia");
    const time = spyOn(performance, "now");
    try {
      await step("nothing moves for those who prefer stillness", async () => {
        wishes.mockReturnValue({ matches: true } as MediaQueryList);
        button.click();
        await expect(moving()).toHaveLength(0);
      });
      await step("two strikes in one moment are one flash, one bolt, one tremor", async () => {
        wishes.mockReturnValue({ matches: false } as MediaQueryList);
        time.mockReturnValue(10_000);
        button.click();
        time.mockReturnValue(10_300);
        button.click();
        await expect([flashes().length, moving().length]).toEqual([1, 3]);
      });
      await step("the next one may flash again a little later", async () => {
        for (const motion of moving()) motion.cancel();
        time.mockReturnValue(10_500);
        button.click();
        await expect(flashes()).toHaveLength(1);
      });
    } finally {
      wishes.mockRestore();
      time.mockRestore();
    }
  },
};
