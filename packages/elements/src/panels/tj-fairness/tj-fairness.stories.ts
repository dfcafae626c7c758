import type { StoryContext } from "@storybook/web-components-vite";
import { chosenSeeds, commitmentTo, randomSeeds, SeedChain, type Seeds, Table } from "@thunderjack/core";
import { languages, loadPanelStrings, loadPhrasebook, type PanelStrings } from "@thunderjack/stage";
import { ENGLISH_PANEL } from "@thunderjack/stage/english/panels";
import { html } from "lit";
import { within } from "shadow-dom-testing-library";
import { expect, fn, type Mock, userEvent } from "storybook/test";
import preview from "../../../../../apps/storybook/.storybook/preview.js";
import { click, textIn } from "../../../stories/clicks.js";
import { atThisMoment, type ShowMoment, tableAt } from "../../../stories/moment.js";
import type { ShoeRights } from "./tj-fairness.js";
import "./tj-fairness.define.js";

interface Args {
  clientSeed: string;
  chosen: boolean;
  /** The number of the shoe in its session; 0 for a single shoe. */
  shoe: number;
  rights: ShoeRights;
  /** The language of the texts. */
  language: string;
  "tj-client-seed": Mock<(text: string) => void>;
  "tj-new-shoe": Mock<() => void>;
}

const BEFORE_THE_DEAL: ShoeRights = { changeSeed: true, renew: false, isForeign: false };
const BETWEEN_ROUNDS: ShoeRights = { changeSeed: false, renew: true, isForeign: false };

/** A client seed that was drawn at random. */
const DRAWN = "d4c09a5be2417f863b1e5c70a9f2d386";

const BYTES = Uint8Array.from({ length: 32 }, (_, place) => place);

function seedsOf({ clientSeed, chosen, shoe }: Args): Seeds {
  if (chosen) return chosenSeeds("a story");
  return shoe === 0 ? randomSeeds(BYTES, clientSeed) : new SeedChain(BYTES).seeds(shoe, clientSeed);
}

function fairnessOf(args: Args): Table["fairness"] {
  const { clientSeed, chosen } = args;
  const seeds = seedsOf(args);
  const clientSeedFrom = clientSeed === DRAWN ? "random" : "player";
  return new Table({ rules: "thunderjack", seeds: chosen ? seeds : { ...seeds, clientSeedFrom } }).fairness;
}

const meta = preview.type<{ args: Args }>().meta({
  title: "Panels/tj-fairness",
  component: "tj-fairness",
  tags: ["state"],
  parameters: {
    moment: ((moment) =>
      html`<tj-fairness class="wide" .fairness=${tableAt(moment).fairness}></tj-fairness>`) satisfies ShowMoment,
  },
  args: {
    clientSeed: DRAWN,
    chosen: false,
    shoe: 0,
    rights: BEFORE_THE_DEAL,
    language: "en",
    "tj-client-seed": fn().mockName("tj-client-seed"),
    "tj-new-shoe": fn().mockName("tj-new-shoe"),
  },
  argTypes: {
    clientSeed: { control: "text", description: "the player's own seed" },
    chosen: { control: "boolean", description: "whether the seed of the shoe was chosen" },
    shoe: { control: "number", description: "the number of the shoe in its session" },
    rights: { control: "object", description: "the allowed changes of the shoe" },
    language: { control: "select", options: languages(), description: "the language of the texts" },
    "tj-client-seed": { description: "the new client seed", table: { category: "events" } },
    "tj-new-shoe": { description: "the player retires the shoe", table: { category: "events" } },
  },
  loaders: [
    async ({ args: { language } }) => ({
      direction: (await loadPhrasebook(language)).direction,
      strings: await loadPanelStrings(language),
    }),
  ],
  render: (args, { loaded }) => {
    const strings: PanelStrings | null = loaded.strings;
    return html`
      <tj-fairness
        class="wide"
        lang=${args.language}
        dir=${loaded.direction}
        .fairness=${fairnessOf(args)}
        .head=${args.shoe > 1 ? commitmentTo(BYTES) : null}
        .rights=${args.rights}
        .words=${strings?.panel ?? ENGLISH_PANEL}
        @tj-client-seed=${({ detail }: CustomEvent<string>) => args["tj-client-seed"](detail)}
        @tj-new-shoe=${() => args["tj-new-shoe"]()}
      ></tj-fairness>
    `;
  },
});

export const BeforeTheFirstDeal = meta.story({
  play: async ({ args, canvasElement }) => {
    const field = await within(canvasElement).findByShadowLabelText("Your seed");
    await expect(field).toHaveValue(DRAWN);
    await userEvent.type(field, "my own words", { initialSelectionStart: 0, initialSelectionEnd: DRAWN.length });
    await click(canvasElement, "Use this seed");
    await expect(args["tj-client-seed"].mock.calls).toEqual([["my own words"]]);
  },
});

export const BetweenTwoRounds = meta.story({
  args: { rights: BETWEEN_ROUNDS, clientSeed: "my own words" },
  play: async ({ args, canvasElement }) => {
    await textIn(canvasElement, "my own words");
    await click(canvasElement, "New seed");
    await expect(args["tj-new-shoe"]).toHaveBeenCalledOnce();
  },
});

/** The third shoe of a session, with its anchor and its head. */
export const InASession = meta.story({
  args: { shoe: 3 },
  play: async ({ canvasElement }) => {
    await textIn(canvasElement, "Shoe 3 of 1000");
    await expect(
      await within(canvasElement).findByShadowRole("button", { name: "Copy Head of the session" }),
    ).toBeVisible();
  },
});

/** A session on a phone, to show the texts of each language. */
const IN_WORDS = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }: Pick<StoryContext, "canvasElement">) => {
    await within(canvasElement).findByShadowRole("textbox");
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

export const InEnglish = meta.story({ tags: ["!state", "language"], ...IN_WORDS, args: { shoe: 3, language: "en" } });

export const InFrench = meta.story({ tags: ["!state", "language"], ...IN_WORDS, args: { shoe: 3, language: "fr" } });

export const InGerman = meta.story({ tags: ["!state", "language"], ...IN_WORDS, args: { shoe: 3, language: "de" } });

export const InSpanish = meta.story({ tags: ["!state", "language"], ...IN_WORDS, args: { shoe: 3, language: "es" } });

export const InArabic = meta.story({ tags: ["!state", "language"], ...IN_WORDS, args: { shoe: 3, language: "ar" } });

export const AChosenSeed = meta.story({ args: { rights: BETWEEN_ROUNDS, chosen: true } });

export const ATableOfThePage = meta.story({ args: { rights: { ...BETWEEN_ROUNDS, renew: false, isForeign: true } } });

export const OnAPhone = meta.story({ tags: ["!state", "layout"], globals: { viewport: { value: "phone" } } });

/** A recorded round, event by event. */
export const AtThisMoment = meta.story(atThisMoment("RoundSettled"));
