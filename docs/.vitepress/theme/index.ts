import type { Theme } from "vitepress";
// Without its web fonts: the pages use what the reader's machine has.
import DefaultTheme from "vitepress/theme-without-fonts";
import Cards from "./Cards.vue";
import "./style.css";

const theme: Theme = {
  extends: DefaultTheme,
  async enhanceApp({ app }) {
    app.component("Cards", Cards);
    // Elements exist in a browser only; while the pages are built they stay tags that are not known yet.
    if (typeof window === "undefined") return;
    await Promise.all([import("@thunderjack/elements/define"), import("@thunderjack/elements/replay")]);
  },
};

export default theme;
