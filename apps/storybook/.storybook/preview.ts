import addonA11y from "@storybook/addon-a11y";
import addonDocs from "@storybook/addon-docs";
import { setCustomElementsManifest } from "@storybook/web-components-vite";
import manifest from "@thunderjack/elements/custom-elements.json";
import { loadPhrasebook } from "@thunderjack/stage";
import { drawnStory } from "./drawn-story.js";
import { controlsOf } from "./manifest-controls.js";
import { stillness } from "./stillness.js";
import { definePreview } from "./storybook-factories.js";
import { TOOLBAR, TOOLBAR_MENUS } from "./toolbar.js";
import "./felt.css";

setCustomElementsManifest(manifest);

/** The settings of all stories. A file of stories begins with `preview.meta`. */
const preview = definePreview({
  addons: [addonDocs(), addonA11y()],
  tags: ["autodocs"],
  initialGlobals: { ...TOOLBAR },
  globalTypes: TOOLBAR_MENUS,
  parameters: {
    layout: "fullscreen",
    backgrounds: { disable: true },
    a11y: { test: "error" },
    controls: { expanded: true, sort: "none" },
    docs: { extractArgTypes: controlsOf },
    options: {
      storySort: {
        order: [
          "Pages",
          ["Welcome", "Write a component"],
          "Game",
          "Table",
          "Hands",
          "Cards",
          "Chips",
          "Controls",
          "Panels",
          "Parts",
        ],
      },
    },
    viewport: {
      options: {
        phone: { name: "Phone (360)", styles: { width: "360px", height: "740px" }, type: "mobile" },
        desktop: { name: "Desktop (1440)", styles: { width: "1440px", height: "900px" }, type: "desktop" },
      },
    },
  },
  loaders: [async ({ globals: { language } }) => ({ spoken: await loadPhrasebook(language || "en") })],
  decorators: [drawnStory],
  // This runs before the accessibility addon, because axe would otherwise measure the contrast of text that is still
  // fading in.
  afterEach: stillness,
});

export default preview;
