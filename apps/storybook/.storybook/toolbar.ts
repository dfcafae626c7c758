import type { Preview } from "@storybook/web-components-vite";
import { languages } from "@thunderjack/stage";
import { ROUND_NAMES } from "../../../packages/elements/stories/moment.js";
import { DECKS, THEMES } from "../../../packages/elements/stories/themes.js";

/** The settings of the toolbar. An empty string stands for the setting of the story. */
export interface Toolbar {
  /** The name of a recorded round. */
  readonly round: string;
  /** The number of played events; `null` for the initial event of the story. */
  readonly position: number | null;
  readonly painter: "lit" | "canvas" | "both";
  readonly theme: string;
  readonly deck: string;
  readonly language: string;
  readonly motion: string;
}

export const TOOLBAR: Toolbar = {
  round: "",
  position: null,
  painter: "lit",
  theme: "",
  deck: "",
  language: "",
  motion: "",
};

type Menu = NonNullable<Preview["globalTypes"]>[string];
type Icon = NonNullable<NonNullable<Menu["toolbar"]>["icon"]>;
type Choice = { readonly value: string; readonly title: string };

const AS_THE_STORY: Choice = { value: "", title: "as set by the story" };

function menu(title: string, icon: Icon, values: readonly string[], first: readonly Choice[] = [AS_THE_STORY]): Menu {
  const items = [...first, ...values.map((value) => ({ value, title: value }))];
  return { description: title, toolbar: { title, icon, items, dynamicTitle: false } };
}

export const TOOLBAR_MENUS: Readonly<Record<string, Menu>> = {
  round: menu("Round", "timer", ROUND_NAMES, [{ value: "", title: "none: the stories themselves" }]),
  painter: menu("Renderer", "paintbrush", ["lit", "canvas", "both"], []),
  theme: menu("Theme", "contrast", THEMES),
  deck: menu("Deck", "grid", DECKS),
  language: menu("Language", "globe", languages()),
  motion: menu("Motion", "play", ["normal", "reduced-motion"]),
};
