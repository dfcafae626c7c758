import type { Preview } from "@storybook/web-components-vite";
import { html } from "lit";
import "./felt.css";

const preview: Preview = {
  tags: ["autodocs"],
  parameters: {
    layout: "fullscreen",
    backgrounds: { disable: true },
    a11y: { test: "error" },
    controls: { expanded: true, sort: "none" },
    options: { storySort: { order: ["Game", "Table", "Hands", "Cards", "Chips", "Controls"] } },
    viewport: {
      options: {
        phone: { name: "Phone (360)", styles: { width: "360px", height: "740px" }, type: "mobile" },
        desktop: { name: "Desktop (1440)", styles: { width: "1440px", height: "900px" }, type: "desktop" },
      },
    },
  },
  decorators: [
    (story, { parameters: { isWhole } }) => html`<div class="felt" ?data-whole=${isWhole === true}>${story()}</div>`,
  ],
};

export default preview;
