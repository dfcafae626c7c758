import type { Theme } from "vitepress";
// This theme has no web fonts. The pages use the fonts of the reader's machine.
import DefaultTheme from "vitepress/theme-without-fonts";
import Cards from "./Cards.vue";
import Inspected from "./Inspected.vue";
import Storied from "./Storied.vue";
import "./style.css";

const theme: Theme = {
  extends: DefaultTheme,
  async enhanceApp({ app }) {
    app.component("Cards", Cards);
    app.component("Inspected", Inspected);
    app.component("Storied", Storied);
    // Custom elements exist only in a browser. In the built pages, they are unknown tags until the page is loaded.
    if (typeof window === "undefined") return;
    await Promise.all([import("@thunderjack/elements/define"), import("@thunderjack/elements/replay")]);
  },
};

export default theme;
