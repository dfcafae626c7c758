import type { StorybookConfig } from "@storybook/web-components-vite";
import remarkGfm from "remark-gfm";
import { storyFiles } from "./story-files.js";

interface Config extends StorybookConfig {
  /** Returns the dependencies that Vite prepares before the first story. */
  readonly optimizeViteDeps: (names: readonly string[]) => readonly string[];
}

/**
 * Returns whether a dependency is React. Only the documentation pages use React, and Vite cannot resolve it from this
 * folder by its name.
 */
const isReact = (name: string): boolean => /^react(-dom)?(\/|$)/.test(name);

const config: Config = {
  framework: "@storybook/web-components-vite",
  stories: ["../pages/*.mdx", "../../../packages/elements/{src,stories}/**/*.stories.ts"],
  addons: [
    {
      name: "@storybook/addon-docs",
      // `remark-gfm` adds tables to MDX.
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    "@storybook/addon-a11y",
    "@storybook/addon-vitest",
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  optimizeViteDeps: (names) => names.filter((name) => !isReact(name)),
  viteFinal: ({ optimizeDeps, plugins = [], ...vite }) => ({
    ...vite,
    plugins: [...plugins, storyFiles()],
    optimizeDeps: { ...optimizeDeps, include: (optimizeDeps?.include ?? []).filter((name) => !isReact(name)) },
  }),
};

export default config;
