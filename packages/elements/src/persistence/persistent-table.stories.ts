import { IdbSecrets, IdbStore } from "@thunderjack/session/browser";
import { html, nothing } from "lit";
import { within } from "shadow-dom-testing-library";
import { expect, waitFor } from "storybook/test";
import preview from "../../../../apps/storybook/.storybook/preview.js";
import { click, textIn } from "../../stories/clicks.js";
import type { ThunderjackTable } from "../table/thunderjack-table.js";
import "../table/thunderjack-table.define.js";

interface Args {
  /** The name under which the table is stored. */
  persist: string;
  /** Whether the page shows the same table twice, as a second tab would. */
  twice: boolean;
}

/** The time limit of a step, which may include loading the persistence code. */
const PATIENTLY = { timeout: 60_000 };

/** Deletes the stored data of a name. */
async function clear(name: string): Promise<void> {
  const stores = [new IdbStore(), new IdbSecrets()];
  await Promise.all(stores.map((store) => store.remove(name)));
  await Promise.all(stores.map((store) => store.close()));
}

/**
 * Sets the name of the second table after the first table is open, so that the first one plays and the second follows.
 */
function follow({ currentTarget }: Event): void {
  const { persist, parentElement } = currentTarget as ThunderjackTable;
  const follower = parentElement?.querySelector<ThunderjackTable>("[data-follower]");
  if (follower !== null && follower !== undefined) follower.persist = persist;
}

const meta = preview.type<{ args: Args }>().meta({
  title: "Game/A stored table",
  component: "thunderjack-table",
  // A play function takes the focus. On a documentation page, only the first story may have one.
  tags: ["!autodocs", "state"],
  parameters: { isWhole: true },
  args: { persist: "", twice: false },
  argTypes: {
    persist: {
      control: false,
      description: "the name under which the table is stored",
      table: { category: "attributes" },
    },
    twice: { control: "boolean", description: "whether the page contains the same table twice" },
  },
  // Each story stores its own data and deletes it at the end.
  beforeEach: ({ args }) => {
    const name = `a story ${crypto.randomUUID()}`;
    args.persist = name;
    return async () => {
      for (const table of document.querySelectorAll("thunderjack-table")) if (table.persist === name) table.remove();
      await clear(name);
    };
  },
  render: ({ persist, twice }) => html`
    <div class="painted" data-count=${twice ? 2 : 1}>
      <thunderjack-table
        seed="a story"
        speed="instant"
        persist=${persist}
        @thunderjack-session=${follow}
      ></thunderjack-table>
      ${twice ? html`<thunderjack-table speed="instant" data-follower></thunderjack-table>` : nothing}
    </div>
  `,
});

/** A round in play that is resumed after the table was removed. */
export const ResumedRound = meta.story({
  tags: ["autodocs"],
  play: async ({ canvasElement, step }) => {
    const [table] = await tables(canvasElement);
    await step("a hand has its turn", () => deal(table));
    const { session, credits } = table;
    const shown = table.conductor?.view;
    await step("removing the table closes its session", async () => {
      const place = table.parentElement;
      table.remove();
      await waitFor(() => expect(session?.status.role).toBe("closed"), PATIENTLY);
      place?.append(table);
    });
    await step("the table resumes the round", async () => {
      await waitFor(() => expect(table.session?.status.role).toBe("owner"), PATIENTLY);
      await within(table).findByShadowRole("button", { name: "Stand" }, PATIENTLY);
      await expect(table.session).not.toBe(session);
      await expect({ credits: table.credits, shown: table.conductor?.view }).toEqual({ credits, shown });
    });
    await step("with other rules, the table shows a notice", async () => {
      const place = table.parentElement;
      const { session: resumed } = table;
      table.remove();
      await waitFor(() => expect(resumed?.status.role).toBe("closed"), PATIENTLY);
      table.rules = "casino";
      place?.append(table);
      await within(table).findByShadowText(/^The saved table used different rules/, {}, PATIENTLY);
    });
  },
});

/** Two elements show the same table. One plays; the other shows that it follows. */
export const PlayedInAnotherTab = meta.story({
  args: { twice: true },
  play: async ({ canvasElement, step }) => {
    const [owner, follower] = await tables(canvasElement, 2);
    await step("the second table shows that it follows, and offers to take over", async () => {
      await expect(
        await textIn(follower, "This table is also open in another tab. You can play in both."),
      ).toBeVisible();
      await expect(within(owner).queryByShadowRole("button", { name: "Take over" })).toBeNull();
      await expect(await within(follower).findByShadowRole("button", { name: "Take over" })).toBeVisible();
    });
    await step("the second table shows the moves of the first", async () => {
      await deal(owner);
      await waitFor(() => expect(moves(follower)).not.toHaveLength(0), PATIENTLY);
      await waitFor(() => expect(follower.conductor?.view).toEqual(owner.conductor?.view), PATIENTLY);
    });
  },
});

/** The second element takes over the table, and the first one follows. */
export const TakenOver = meta.story({
  args: { twice: true },
  play: async ({ canvasElement }) => {
    const [owner, follower] = await tables(canvasElement, 2);
    await deal(owner);
    await click(follower, "Take over");
    await waitFor(() => expect(follower.session?.status.role).toBe("owner"), PATIENTLY);
    await expect(await within(owner).findByShadowRole("button", { name: "Take over" }, PATIENTLY)).toBeVisible();
    await expect(within(follower).queryByShadowRole("button", { name: "Take over" })).toBeNull();
    await waitFor(() => expect(follower.conductor?.view).toEqual(owner.conductor?.view), PATIENTLY);
  },
});

/**
 * A move that was chosen on an outdated view is rejected. The second table is paused, like a tab that is not
 * responding. It does not show the card that the first table has drawn when its player hits.
 */
export const RejectedOnAnOutdatedView = meta.story({
  args: { twice: true },
  play: async ({ canvasElement }) => {
    const [owner, follower] = await tables(canvasElement, 2);
    await deal(owner);
    await waitFor(() => expect(moves(follower)).not.toHaveLength(0), PATIENTLY);
    follower.conductor?.pause();
    await click(owner, "Hit");
    await waitFor(() => expect(cards(owner)).toHaveLength(3), PATIENTLY);
    await waitFor(() => expect(follower.conductor?.pending).toBeGreaterThan(0), PATIENTLY);
    await click(follower, "Hit");
    await expect(await textIn(follower, "The table has changed in the meantime, so nothing was done.")).toBeVisible();
    await waitFor(() => expect(follower.conductor?.view).toEqual(owner.conductor?.view), PATIENTLY);
    await expect(cards(owner)).toHaveLength(3);
  },
});

/** A table that cannot be opened. With the panel, the player can try again, start over, or download the stored data. */
export const NotOpened = meta.story({
  tags: ["!state", "hostile"],
  beforeEach: () => {
    const { getRandomValues } = crypto;
    // Other code of the page also needs random bytes. Only the session requests 8 bytes, for the name of the tab.
    crypto.getRandomValues = <Bytes extends ArrayBufferView>(bytes: Bytes): Bytes => {
      if (bytes.byteLength === 8) throw new DOMException("The operation is insecure.", "SecurityError");
      return Reflect.apply(getRandomValues, crypto, [bytes]);
    };
    return () => {
      crypto.getRandomValues = getRandomValues;
    };
  },
  play: async ({ canvasElement, step }) => {
    const table = canvasElement.querySelector("thunderjack-table");
    if (table === null) throw new Error("The story has no table.");
    const alert = await within(table).findByShadowRole("alert", {}, PATIENTLY);
    await expect(alert).toHaveTextContent("The saved table could not be opened.");
    await step("starting over needs a confirmation", async () => {
      await click(table, "Start over");
      await expect(await within(table).findByShadowRole("button", { name: "Cancel" })).toBeVisible();
      await click(table, "Cancel");
      await expect(await within(table).findByShadowRole("button", { name: "Try again" })).toBeVisible();
    });
  },
});

/** Bets and deals. The bet is saved before it is shown, and the deal is disabled until then. */
async function deal(table: ThunderjackTable): Promise<void> {
  await click(table, "Bet 50 more");
  await waitFor(() => expect(within(table).getByShadowRole("button", { name: "Deal" })).toBeEnabled(), PATIENTLY);
  await click(table, "Deal");
  await within(table).findByShadowRole("button", { name: "Stand" }, PATIENTLY);
}

/** Returns the legal moves that a table shows. */
function moves({ conductor }: ThunderjackTable): readonly unknown[] {
  return conductor?.view.moves.filter(({ isLegal }) => isLegal) ?? [];
}

/** Returns the cards of the first hand that a table shows. */
function cards({ conductor }: ThunderjackTable): readonly unknown[] {
  return conductor?.view.seats.flatMap(({ hands }) => hands)[0]?.cards ?? [];
}

/** Waits until every table of the story is open. Returns the first two; a story with one table returns it twice. */
async function tables(canvas: HTMLElement, count = 1): Promise<readonly [ThunderjackTable, ThunderjackTable]> {
  const all = [...canvas.querySelectorAll("thunderjack-table")];
  const [first, second = first] = all;
  if (first === undefined || second === undefined) throw new Error("The story has no table.");
  await waitFor(() => {
    expect(first.session?.status.role).toBe("owner");
    expect(second.session?.status.role).toBe(count === 1 ? "owner" : "follower");
  }, PATIENTLY);
  return [first, second];
}
