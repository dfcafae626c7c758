import type { StoryContext } from "@storybook/web-components-vite";
import { type Command, chosenSeeds, NO_BETS, PRESETS, type Table } from "@thunderjack/core";
import type { Speed } from "@thunderjack/stage";
import { html, nothing } from "lit";
import { guard } from "lit/directives/guard.js";
import { keyed } from "lit/directives/keyed.js";
import { within } from "shadow-dom-testing-library";
import { expect, fn, type Mock, spyOn, waitFor } from "storybook/test";
import preview from "../../../../apps/storybook/.storybook/preview.js";
import { click, textIn } from "../../stories/clicks.js";
import { storyTable } from "../../stories/event-log.js";
import { HOUSE, HouseSocket, SILENT_HOUSE } from "../../stories/house-socket.js";
import { atThisMoment, chosenRound, openedTable, type ShowMoment, tableAt } from "../../stories/moment.js";
import { stackOf, tableAfter } from "../../stories/round.js";
import type { ThunderjackTable } from "./thunderjack-table.js";
import "./thunderjack-table.define.js";

interface Args {
  rules: string;
  credits: number | null;
  seed: string | null;
  speed: Speed;
  theme: string;
  deck: string;
  /** The cards of the first deal. With them, the table allows stacking and ignores `seed`. */
  cards: string;
  "tj-command": Mock<(command: Command) => void>;
}

/** Creates a table that allows stacking; `null` if the element opens its own. */
function stackedTable(rules: string, credits: number | null, cards: string): Table | null {
  if (cards === "") return null;
  return storyTable({
    rules,
    seeds: chosenSeeds("a story"),
    allowStacking: true,
    ...(credits === null ? {} : { credits }),
  });
}

/** Returns a listener that deals the chosen cards in the first round. */
function firstDeal(cards: string): EventListenerObject & AddEventListenerOptions {
  return {
    capture: true,
    handleEvent: (event: Event) => {
      const { currentTarget: element, detail } = event as CustomEvent<Command>;
      const { table, shown } = element as ThunderjackTable;
      if (cards === "" || detail.type !== "Deal" || table?.publicState.round !== 0) return;
      event.preventDefault();
      shown?.act({ type: "Deal", stack: stackOf(cards) });
    },
  };
}

const meta = preview.type<{ args: Args }>().meta({
  title: "Game/thunderjack-table",
  component: "thunderjack-table",
  // A play function takes the focus. On a documentation page, only the first story may have one.
  tags: ["!autodocs", "state"],
  parameters: {
    moment: ((moment) =>
      html`<thunderjack-table
        speed="instant"
        lang=${moment.view.language}
        renderer=${moment.painter === "canvas" ? "canvas2d" : "lit"}
        .table=${tableAt(moment)}
      ></thunderjack-table>`) satisfies ShowMoment,
    isWhole: true,
    docs: { story: { inline: false, height: "640px" } },
  },
  args: {
    rules: "thunderjack",
    credits: null,
    seed: "a story",
    speed: "instant",
    theme: "storm",
    deck: "standard",
    cards: "",
    "tj-command": fn().mockName("tj-command"),
  },
  argTypes: {
    rules: {
      control: "select",
      options: Object.keys(PRESETS),
      description: "the name of a rule set",
      table: { category: "attributes" },
    },
    credits: {
      control: "number",
      description: "the starting credits, in hundredths of a credit",
      table: { category: "attributes", type: { summary: "number" } },
    },
    seed: {
      control: "text",
      description: "the text that determines the order of the cards",
      table: { category: "attributes" },
    },
    speed: {
      control: "inline-radio",
      options: ["normal", "fast", "calm", "instant", "reduced-motion"] satisfies Speed[],
      description: "the speed of the cards",
      table: { category: "attributes" },
    },
    theme: {
      control: "inline-radio",
      options: ["storm", "felt", "midnight", "paper", "high-contrast"],
      description: "a set of tokens",
      table: { category: "attributes" },
    },
    deck: {
      control: "inline-radio",
      options: ["standard", "four-colour"],
      description: "the card design",
      table: { category: "attributes" },
    },
    cards: {
      control: "text",
      description: "the cards of the first deal: `a_h 9_s k_h`; the seed is then ignored",
      table: { category: "round" },
    },
    "tj-command": { description: "the requested command", table: { category: "events" } },
  },
  // Rules, credits and seed are read when the table opens, so other values need another element.
  render: ({ rules, credits, seed, speed, theme, deck, cards, "tj-command": asked }) => html`
    <div @tj-command=${({ detail }: CustomEvent<Command>) => asked(detail)}>
      ${keyed(
        JSON.stringify([rules, credits, seed, cards]),
        html`
          <thunderjack-table
            rules=${rules}
            credits=${credits ?? nothing}
            seed=${seed ?? nothing}
            speed=${speed}
            theme=${theme}
            deck=${deck}
            .table=${guard([cards], () => stackedTable(rules, credits, cards))}
            @tj-command=${firstDeal(cards)}
          ></thunderjack-table>
        `,
      )}
    </div>
  `,
});

/** A table to play. Speed, theme and deck change the current game. Every other control starts another game. */
export const ATable = meta.story({ tags: ["autodocs"], args: { speed: "normal" } });

export const BettingAndDealing = meta.story({
  args: { cards: "10_h 9_s 8_d q_c" },
  play: async ({ args, canvasElement, step }) => {
    await step("chips go to the selected seats", async () => {
      await click(canvasElement, "Right seat", "Bet 50 more", "Bet 10 more");
      await expect(await part(canvasElement, "Bets")).toHaveTextContent("120");
      await click(canvasElement, "Take back a chip on the middle seat", "Take back a chip on the middle seat");
      await expect(await part(canvasElement, "Bets")).toHaveTextContent("60");
    });
    await step("the bets are taken, and the right seat has its turn", async () => {
      await click(canvasElement, "Deal");
      await textIn(canvasElement, "Right seat:");
      await expect(await part(canvasElement, "Credits")).toHaveTextContent("440");
      await expect(args["tj-command"]).toHaveBeenLastCalledWith({ type: "Deal" });
    });
    await step("the hole card stays hidden", async () => {
      await within(canvasElement).findByShadowRole("img", { name: "face-down card" });
      await expect(within(canvasElement).queryByShadowRole("img", { name: "queen of clubs" })).toBeNull();
    });
  },
});

export const ARoundWithASplit = meta.story({
  args: { cards: "8_c 9_s 8_d 10_c 3_c 2_d 10_h 9_h" },
  play: async ({ canvasElement, step }) => {
    await step("a pair is split", async () => {
      await click(canvasElement, "Bet 50 more", "Deal", "Split");
      await within(canvasElement).findByShadowRole("group", { name: "Middle seat, hand 2" });
      await expect(await part(canvasElement, "Bets")).toHaveTextContent("100");
    });
    await step("the first hand doubles, the second one hits and stands", async () => {
      await click(canvasElement, "Double", "Hit", "Stand");
    });
    await step("one wins, the other pushes", async () => {
      await expect(await textIn(canvasElement, "Win")).toBeVisible();
      await expect(await textIn(canvasElement, "Push")).toBeVisible();
      await expect(await part(canvasElement, "Result")).toHaveTextContent("+100");
      await expect(await part(canvasElement, "Credits")).toHaveTextContent("600");
    });
  },
});

/** The page confirms each stake. Until it answers, the table accepts no command, and the player can cancel. */
export const WaitingForThePage = meta.story({
  args: { cards: "10_h 9_s 8_d q_c" },
  play: async ({ canvasElement, step }) => {
    const table = canvasElement.querySelector("thunderjack-table");
    const answers: (() => void)[] = [];
    table?.addEventListener("thunderjack-before-deal", (event) =>
      event.waitUntil(new Promise<void>((resolve) => answers.push(resolve))),
    );
    await step("the player cancels", async () => {
      await click(canvasElement, "Bet 50 more");
      table?.deal();
      await click(canvasElement, "Cancel this bet");
      await expect(await textIn(canvasElement, "The bet is cancelled. Nothing was played.")).toBeVisible();
    });
    await step("the table waits again", async () => {
      table?.deal();
      await within(canvasElement).findByShadowRole("button", { name: "Cancel this bet" });
      await expect(table?.table?.publicState.round).toBe(0);
    });
  },
});

export const GameOverAndStartAgain = meta.story({
  args: { credits: 1000, cards: "10_h 9_s 9_d 10_c 10_d" },
  play: async ({ canvasElement, step }) => {
    await step("the last credits are lost", async () => {
      await click(canvasElement, "Bet 10 more", "Deal", "Hit");
      // The sentence is also in the live region. The button is only in the layer over the felt.
      await expect(await within(canvasElement).findByShadowRole("button", { name: "New game" })).toBeVisible();
    });
    await step("the game starts again", async () => {
      await click(canvasElement, "New game");
      await expect(await part(canvasElement, "Credits")).toHaveTextContent("500");
      await expect(within(canvasElement).queryByShadowRole("button", { name: "New game" })).toBeNull();
      await click(canvasElement, "Bet 10 more", "Deal");
      await expect(await part(canvasElement, "Credits")).not.toHaveTextContent("500");
    });
  },
});

export const AThunderjack = meta.story({
  args: { cards: "a_h 9_s k_h 10_c" },
  play: async ({ canvasElement }) => {
    await click(canvasElement, "Bet 50 more", "Deal");
    await expect(await textIn(canvasElement, "Thunderjack!")).toBeVisible();
    await expect(await part(canvasElement, "Result")).toHaveTextContent("+150");
  },
});

/**
 * With reduced motion, cards appear one after the other at their places. A split does not slide. A Thunderjack does not
 * flash or tremble.
 */
export const ReducedMotion = meta.story({
  args: { speed: "fast", cards: "8_c 9_s 8_d 10_c 3_c 2_d 10_h 9_h" },
  beforeEach: () => {
    const ask = window.matchMedia.bind(window);
    const wishes = spyOn(window, "matchMedia").mockImplementation((query) =>
      // The query `all` always matches.
      query === "(prefers-reduced-motion: reduce)" ? ask("all") : ask(query),
    );
    const moves = spyOn(Element.prototype, "animate");
    return () => {
      for (const spy of [wishes, moves]) spy.mockRestore();
    };
  },
  play: async ({ canvasElement, step }) => {
    const table = canvasElement.querySelector("thunderjack-table");
    // The code of the conductor, which paces the cards, is loaded after the first picture.
    await table?.updateComplete;
    await step("a pair is split", async () => {
      for (const name of ["Bet 50 more", "Deal", "Split", "Double", "Hit", "Stand"]) {
        await click(canvasElement, name);
        await table?.conductor?.whenSettled();
      }
      await expect(await textIn(canvasElement, "Push")).toBeVisible();
    });
    await step("a Thunderjack is won", async () => {
      table?.conductor?.act({ type: "Deal", stack: stackOf("a_h 7_s k_h 7_c") });
      await table?.conductor?.whenSettled();
      await expect(await textIn(canvasElement, "Thunderjack!")).toBeVisible();
    });
    await expect(Element.prototype.animate).not.toHaveBeenCalled();
  },
});

/** Returns a story in a theme: a round that is won, and the list of keys over it. */
const inATheme = (theme: string) => ({
  args: { theme, cards: "8_c 9_s 8_d 10_c 3_c 2_d 10_h 9_h" },
  play: async ({ canvasElement }: Pick<StoryContext, "canvasElement">) => {
    await click(canvasElement, "Bet 50 more", "Deal", "Split", "Double", "Hit");
    await click(canvasElement, "Stand", "Keys");
    await within(canvasElement).findByShadowRole("dialog", { name: "Keys" }, { timeout: 60_000 });
  },
});

export const Midnight = meta.story(inATheme("midnight"));
export const Paper = meta.story(inATheme("paper"));
export const HighContrast = meta.story(inATheme("high-contrast"));

export const PaperBeforeTheDeal = meta.story({ tags: ["!state", "layout"], args: { theme: "paper" } });
export const HighContrastBeforeTheDeal = meta.story({ args: { theme: "high-contrast" } });
export const MidnightInPlay = meta.story({
  args: { theme: "midnight", cards: "8_c 9_s 8_d 10_c" },
  play: async ({ canvasElement }) => click(canvasElement, "Bet 50 more", "Deal"),
});

/** Clubs are green, and diamonds are blue. */
export const FourColourDeck = meta.story({
  args: { deck: "four-colour", cards: "8_c 9_d 8_d k_c 3_c" },
  play: async ({ canvasElement }) => click(canvasElement, "Bet 50 more", "Deal", "Hit"),
});

/** Rules that cannot be played. The error message in place of the table contains their name. */
export const UnknownRules = meta.story({
  tags: ["!state", "hostile"],
  args: { rules: "roulette" },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByShadowRole("alert")).toHaveTextContent("roulette");
  },
});

export const OnAPhone = ARoundWithASplit.extend({
  tags: ["!state", "layout"],
  globals: { viewport: { value: "phone" } },
});

/** Returns the element that shows an amount under the table, by its label. */
async function part(canvas: HTMLElement, name: string): Promise<Element | null> {
  const root = (await textIn(canvas, name)).getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
}

/** A recorded round, event by event. */
export const AtThisMoment = meta.story(atThisMoment("HandSplit"));

/** Bets are placed, removed, doubled, cleared, and repeated from the last deal. */
export const ChangedBets = meta.story({
  args: { cards: "10_h 9_s 10_d 8_c" },
  play: async ({ canvasElement, step }) => {
    const bets = async (text: string) => expect(await part(canvasElement, "Bets")).toHaveTextContent(text);
    await step("the last chip is undone", async () => {
      await click(canvasElement, "Bet 50 more", "Bet 10 more", "Undo");
      await bets("50");
    });
    await step("the bets are doubled, and cleared", async () => {
      await click(canvasElement, "Double the bets");
      await bets("100");
      await click(canvasElement, "Clear");
      await bets("0");
    });
    await step("the last bets are repeated", async () => {
      await click(canvasElement, "Bet 50 more", "Deal", "Stand", "Clear", "Rebet");
      await bets("50");
    });
  },
});

/** Cards are chosen in the card picker and dealt. */
export const TheCardPicker = meta.story({
  args: { seed: null },
  render: () => html`<thunderjack-table allow-stacking speed="instant"></thunderjack-table>`,
  play: async ({ canvasElement, step }) => {
    await step("the picker opens", async () => {
      await click(canvasElement, "Bet 50 more", "Choose cards");
      await within(canvasElement).findByShadowRole("button", { name: "ace of hearts" }, { timeout: 60_000 });
    });
    await step("cards are chosen and dealt", async () => {
      await click(
        canvasElement,
        "ace of hearts",
        "nine of spades",
        "king of hearts",
        "seven of clubs",
        "Deal these cards",
      );
    });
    await expect(await within(canvasElement).findAllByShadowText("Thunderjack!")).not.toHaveLength(0);
  },
});

/** The bar and the texts run from right to left. The seats are not mirrored. */
export const InArabic = meta.story({
  tags: ["!state", "language"],
  render: () => html`<thunderjack-table lang="ar" seed="a story" speed="instant"></thunderjack-table>`,
  play: async ({ canvasElement }) => {
    await waitFor(
      () =>
        expect(within(canvasElement).queryAllByShadowRole("switch", { name: /اليمين|الأيمن|يمين/ })).not.toHaveLength(
          0,
        ),
      { timeout: 60_000 },
    );
  },
});

/** The settings that are not in the other stories, and the content of a page in every slot. */
export const SettingsAndSlots = meta.story({
  tags: ["!state", "layout"],
  render: () => html`
    <thunderjack-table
      seed="a story"
      speed="instant"
      keys="none"
      sound
      volume="0.5"
      room-tone
      hints
      history-limit="5"
      token="a token"
      disabled
    >
      <p slot="header" style="margin: 0">A header of the page</p>
      <a slot="bar" href="#bar">A link</a>
      <p slot="footer" style="margin: 0">A footer of the page</p>
      <p slot="game-over">The page offers more credits.</p>
    </thunderjack-table>
  `,
  play: async ({ canvasElement }) => {
    await expect(await textIn(canvasElement, "A footer of the page")).toBeVisible();
  },
});

/** A hint for an insured hand with a soft total. */
export const AHint = meta.story({
  render: () => html`<thunderjack-table
    speed="instant"
    hints
    .table=${tableAfter({ rules: "casino", bets: { middle: 5000 }, cards: "a_h a_s 6_d 7_c", moves: "TakeInsurance" })}
  ></thunderjack-table>`,
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByShadowRole("button", { name: "Hint" }, { timeout: 60_000 });
    await click(canvasElement, "Hint");
    await waitFor(
      () =>
        expect(
          canvasElement.querySelector("thunderjack-table")?.shadowRoot?.querySelector("tj-advice")?.hint,
        ).not.toBeNull(),
      { timeout: 60_000 },
    );
  },
});

/** The panels, one after the other, after two retired shoes; then a past round is shown again. */
export const EveryPanel = meta.story({
  // The bytes that the table draws are always the same, so the cards and the seeds are, too.
  beforeEach: () => {
    const drawn = spyOn(crypto, "getRandomValues").mockImplementation((bytes) => {
      if (bytes !== null) new Uint8Array(bytes.buffer).fill(7);
      return bytes;
    });
    return () => drawn.mockRestore();
  },
  render: () => html`<thunderjack-table speed="instant" hints history-limit="5"></thunderjack-table>`,
  play: async ({ canvasElement, step }) => {
    const table = canvasElement.querySelector("thunderjack-table");
    if (table === null) throw new Error("The story has no table.");
    await waitFor(() => expect(table.placeBet("middle", 1000)).toBeNull());
    for (let shoe = 1; shoe <= 2; shoe++) {
      await playRound(table);
      const old = table.table;
      table.newShoe();
      await waitFor(() => expect(table.table).not.toBe(old));
    }
    const asked = fn();
    canvasElement.addEventListener("tj-shoe-asked", asked);
    await step("the history leads to the fairness of a round", async () => {
      await table.openPanel("history");
      await textIn(canvasElement, "Round 2");
    });
    await step("the shoes are verified", async () => {
      await click(canvasElement, "Verify round 1");
      await expect(asked).toHaveBeenCalledOnce();
      await click(canvasElement, "Verify every shoe");
      await within(canvasElement).findByShadowText(/^Complete session/, {}, { timeout: 60_000 });
    });
    await step("after a deal, the seed of the player is fixed", async () => {
      await table.openPanel(null);
      await playRound(table);
      await table.openPanel("fairness");
      await textIn(canvasElement, "Shoe 3 of 1000");
    });
    await step("the rules", async () => {
      await table.openPanel("rules");
      await textIn(canvasElement, /^Return to player/);
    });
    await step("a past round is shown again", async () => {
      await table.openPanel("history");
      await click(canvasElement, "Replay round 1");
      await textIn(canvasElement, "Replay · Round 1");
    });
    await step("and the table comes back", async () => {
      await click(canvasElement, "Back to the table");
      // The new shoes were opened while the code of the first round was still being loaded.
      await textIn(canvasElement, "You lose 10.");
    });
  },
});

/** Plays a round in which every hand stands. */
async function playRound(element: ThunderjackTable): Promise<void> {
  const before = element.table?.publicState.round;
  if (element.deal() !== null) throw new Error("The round cannot be dealt.");
  // The code that shuffles is loaded with the first deal.
  await waitFor(() => expect(element.table?.publicState.round).not.toBe(before), { timeout: 60_000 });
  while (element.table?.publicState.turn) if (element.stand() !== null) throw new Error("The hand cannot stand.");
}

/** The rounds of {@link EveryEvent}, which contain the events that are rare. */
const RARE = [
  "two Thunderjacks cancel each other out",
  "a blackjack is paid three to two",
  "six cards without busting are a Blitz",
  "the dealer busts, and every remaining hand wins",
  "one hand surrenders early, and another one plays on",
  "a hand does without insurance, and another one gets even money",
];

/** The events of the game, which the table dispatches when it shows them. */
export const EveryEvent = meta.story({
  render: () => html`<thunderjack-table speed="instant"></thunderjack-table>`,
  play: async ({ canvasElement, step }) => {
    const element = canvasElement.querySelector("thunderjack-table");
    if (element === null) throw new Error("The story has no table.");
    const show = async (table: Table, commands: readonly Command[]): Promise<void> => {
      const shown: string[] = [];
      const played: string[] = [];
      const note = ({ type }: Event) => shown.push(type);
      const names = new Set<string>();
      const events = table.publicEvents$.subscribe(({ type }) => {
        const name = `thunderjack${type.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
        played.push(name);
        if (!names.has(name)) element.addEventListener(name, note);
        names.add(name);
      });
      element.table = table;
      await element.updateComplete;
      for (const command of commands) table.dispatch(command);
      events.unsubscribe();
      await waitFor(() => expect(shown).toEqual(played), { timeout: 60_000 });
      for (const name of names) element.removeEventListener(name, note);
    };
    const rules = { purses: "per-seat" } as const;
    await step("a purse that does not pay for its bet again", () =>
      show(storyTable({ rules, seeds: chosenSeeds("a story"), credits: NO_BETS, allowStacking: true }), [
        { type: "BuyIn", seat: "right", amount: 1000 },
        { type: "PlaceBet", seat: "right", amount: 1000 },
        { type: "Deal", stack: stackOf("10_h 10_s 7_h 10_c") },
        { type: "Stand", hand: "right" },
        { type: "CashOut", seat: "right" },
      ]),
    );
    for (const name of RARE) {
      const round = chosenRound(name);
      await step(name, () => show(openedTable(round), round.commands));
    }
  },
});

/** A table on a server that refuses a buy-in, and one whose server does not answer. */
export const AtAHouse = meta.story({
  beforeEach: () => {
    const { WebSocket } = window;
    Reflect.set(window, "WebSocket", HouseSocket);
    return () => Reflect.set(window, "WebSocket", WebSocket);
  },
  render: () => html`
    <div class="painted" data-count="2">
      <thunderjack-table speed="instant" house=${HOUSE} token="a token"></thunderjack-table>
      <thunderjack-table speed="instant" house=${SILENT_HOUSE}></thunderjack-table>
    </div>
  `,
  play: async ({ canvasElement }) => {
    await textIn(canvasElement, "Loading table…");
    await click(canvasElement, "Take the right seat");
    await textIn(canvasElement, /does not have enough credits/);
  },
});
