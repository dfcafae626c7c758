import { html } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { ref } from "lit/directives/ref.js";
import { expect, spyOn, waitFor, within } from "storybook/test";
import preview from "../../../../../apps/storybook/.storybook/preview.js";
import { click } from "../../../stories/clicks.js";
import { atThisMoment, handsOf, type ShowMoment, sheetOf } from "../../../stories/moment.js";
import { stormOver } from "../../../stories/one-storm.js";
import type { TjThunder } from "./tj-thunder.js";
import "../tj-hand/tj-hand.define.js";
import "./tj-thunder.define.js";

interface Args {
  duration: number;
}

/** After the first render, animates a storm that strikes the hand with `data-struck` beside the thunder element. */
function strikeMarked(element: Element | undefined): void {
  const thunder = element as TjThunder | undefined;
  const struck = thunder?.parentElement?.querySelector("[data-struck]");
  if (struck) void thunder?.updateComplete.then(() => strikeOver(thunder, struck, 1200));
}

/** Animates a storm that strikes an element of the page. */
function strikeOver(thunder: TjThunder, target: Element, duration: number): void {
  const { left, top, width, height } = thunder.getBoundingClientRect();
  const box = target.getBoundingClientRect();
  const area = { x: 0, y: 0, width, height };
  const place = { x: box.left - left, y: box.top - top, width: box.width, height: box.height };
  thunder.strike(stormOver(area, place, duration));
}

const meta = preview.type<{ args: Args }>().meta({
  title: "Game/tj-thunder",
  component: "tj-thunder",
  tags: ["state"],
  parameters: {
    moment: (({ round, view, position }) => {
      const event = round.publicEvents[position - 1];
      const struck = event?.type === "ThunderjackAwarded" ? event.hand : null;
      const felt = html`
        <div class="wide" style="position: relative; min-height: 320px; display: grid; place-items: end center">
          ${sheetOf(
            handsOf(view),
            (hand) => html`<tj-hand class="broad" ?data-struck=${hand.name === struck} .view=${hand}></tj-hand>`,
          )}
          <tj-thunder ${ref(strikeMarked)}></tj-thunder>
        </div>
      `;
      // A new thunder element is created for each position, so that every step to the award shows a strike.
      return html`${keyed(position, felt)}`;
    }) satisfies ShowMoment,
  },
  args: { duration: 1200 },
  argTypes: { duration: { control: "number", description: "the duration of a strike, in milliseconds" } },
  render: ({ duration }) => html`
    <div style="position: relative; width: 320px; height: 320px; display: grid; place-items: end center">
      <button
        type="button"
        @click=${({ currentTarget }: Event) => {
          const seat = currentTarget as HTMLElement;
          strikeOver(seat.nextElementSibling as TjThunder, seat, duration);
        }}
      >
        Strike
      </button>
      <tj-thunder></tj-thunder>
    </div>
  `,
});

/** Strikes in quick succession cause only one flash. With reduced motion, nothing moves. */
export const OnAButton = meta.story({
  play: async ({ canvasElement, step }) => {
    const button = within(canvasElement).getByRole("button", { name: "Strike" });
    const root = canvasElement.querySelector("tj-thunder")?.shadowRoot;
    const moving = () => root?.getAnimations() ?? [];
    const flashes = () => root?.querySelector(".flash")?.getAnimations() ?? [];
    // The story must not depend on the settings of the system or on the speed of the test machine.
    const wishes = spyOn(window, "matchMedia");
    const time = spyOn(performance, "now");
    try {
      await step("nothing moves with reduced motion", async () => {
        wishes.mockReturnValue({ matches: true } as MediaQueryList);
        button.click();
        await expect(moving()).toHaveLength(0);
      });
      await step("two strikes in quick succession cause at most one flash", async () => {
        wishes.mockReturnValue({ matches: false } as MediaQueryList);
        time.mockReturnValue(10_000);
        button.click();
        time.mockReturnValue(10_300);
        button.click();
        await expect(flashes().length).toBeLessThanOrEqual(1);
        await expect(moving().length).toBeGreaterThan(1);
      });
      await step("a later strike flashes again", async () => {
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
});

/** A recorded round, event by event: the storm strikes when a Thunderjack is awarded. */
export const AtThisMoment = meta.story({
  ...atThisMoment("ThunderjackAwarded", "a Thunderjack is paid three to one at once"),
  play: async ({ canvasElement }) => {
    const strike = spyOn(customElements.get("tj-thunder")?.prototype as TjThunder, "strike");
    try {
      await click(canvasElement, "Previous event");
      await expect(strike).not.toHaveBeenCalled();
      await click(canvasElement, "Next event");
      const hand = () => canvasElement.querySelector("tj-hand[data-struck]");
      await waitFor(() => expect(strike.mock.calls.map(([storm]) => storm.duration)).toEqual([1200]));
      await expect(hand()).not.toBeNull();
    } finally {
      strike.mockRestore();
    }
  },
});
