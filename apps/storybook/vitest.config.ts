import { fileURLToPath } from "node:url";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { chromiumTests } from "@thunderjack/vitest/chromium";

const configDir = fileURLToPath(new URL(".storybook", import.meta.url));

/** Every story is a test: it is drawn, its play function is played, and axe looks at it. */
export default chromiumTests("storybook", {
  include: [],
  plugins: [storybookTest({ configDir, disableAddonDocs: true })],
  optimized: ["@storybook/web-components-vite", "lit", "lit/decorators.js"],
});
