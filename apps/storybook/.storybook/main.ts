import { fileURLToPath } from "node:url";
import type { StorybookConfig } from "@storybook/web-components-vite";
import remarkGfm from "remark-gfm";
import type { IndexEntry } from "storybook/internal/types";
import type { ComponentsManifest } from "./components-manifest.js";
import { storyFiles } from "./story-files.js";
import { SAVE, SAVED, type StreamChannel } from "./stream-messages.js";

const SAVED_STORIES = fileURLToPath(new URL("../../../packages/elements/stories/saved", import.meta.url));

interface Config extends StorybookConfig {
  /** Returns the dependencies that Vite prepares before the first story. */
  readonly optimizeViteDeps: (names: readonly string[]) => readonly string[];
  /** Returns the manifests for tools of language models, with that of the components. */
  readonly experimental_manifests: (
    manifests: object,
    options: { readonly manifestEntries: readonly IndexEntry[] },
  ) => Promise<{ readonly components: ComponentsManifest }>;
  /** Listens to the channel of the development server. A built Storybook has no such channel. */
  readonly experimental_serverChannel: (channel: StreamChannel) => StreamChannel;
}

/**
 * Returns whether a dependency is React. Only the documentation pages use React, and Vite cannot resolve it from this
 * folder by its name.
 */
const isReact = (name: string): boolean => /^react(-dom)?(\/|$)/.test(name);

const config: Config = {
  framework: "@storybook/web-components-vite",
  stories: ["../pages/*.mdx", "../pages/*.stories.ts", "../../../packages/elements/{src,stories}/**/*.stories.ts"],
  addons: [
    {
      name: "@storybook/addon-docs",
      // `remark-gfm` adds tables to MDX.
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    "@storybook/addon-a11y",
    "@storybook/addon-vitest",
    "@storybook/addon-mcp",
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false, componentsManifest: true },
  // The packages of the project are loaded when they are needed, because knip reads this file before they are built.
  experimental_manifests: async (manifests, { manifestEntries }) => {
    const { componentsManifest } = await import("./components-manifest.js");
    return { ...manifests, components: await componentsManifest(manifestEntries, process.cwd()) };
  },
  experimental_serverChannel: (channel) => {
    channel.on(SAVE, async (request) => {
      const { saveStory } = await import("./saved-stories.js");
      channel.emit(SAVED, await saveStory(request, SAVED_STORIES));
    });
    return channel;
  },
  optimizeViteDeps: (names) => names.filter((name) => !isReact(name)),
  viteFinal: ({ optimizeDeps, plugins = [], ...vite }) => ({
    ...vite,
    plugins: [...plugins, storyFiles()],
    optimizeDeps: { ...optimizeDeps, include: (optimizeDeps?.include ?? []).filter((name) => !isReact(name)) },
  }),
};

export default config;
