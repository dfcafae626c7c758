import { defineConfig } from "vitepress";
import { ENTRIES } from "../generate/entries.mjs";
import { copyFormatFiles } from "../generate/format-files.mjs";

export default defineConfig({
  title: "Thunderjack",
  description: "An event-sourced blackjack variant whose stream of events any renderer can draw",
  lang: "en",
  head: [["link", { rel: "icon", href: "/icon.svg" }]],
  // These Markdown files are not pages.
  srcExclude: ["README.md", "generated/*.md", "generated/api/README.md", "samples/**", "test/**"],
  rewrites: { "generated/api/@thunderjack/:path*": "api/:path*" },
  vue: {
    template: {
      compilerOptions: { isCustomElement: (tag) => tag.startsWith("thunderjack-") || tag.startsWith("tj-") },
    },
  },
  vite: {
    build: { chunkSizeWarningLimit: 1500 },
    // The pages are rendered in Node, which loads the packages itself. Bundling them takes as long as for the browser.
    ssr: { external: ["@thunderjack/elements", "@thunderjack/stage"] },
  },
  buildEnd: ({ outDir }) => copyFormatFiles(outDir),
  themeConfig: {
    search: { provider: "local" },
    outline: [2, 3],
    nav: [
      { text: "Play", link: "/play" },
      { text: "Embed", link: "/embed" },
      { text: "Replay", link: "/replay" },
      { text: "Engine", link: "/engine" },
    ],
    sidebar: [
      {
        text: "The game",
        items: [
          { text: "Play", link: "/play" },
          { text: "Rules", link: "/rules" },
          { text: "Odds", link: "/odds" },
        ],
      },
      {
        text: "Use it",
        items: [
          { text: "Embed", link: "/embed" },
          { text: "Replay", link: "/replay" },
          { text: "Pictures and films", link: "/pictures-and-films" },
          { text: "The recording format", link: "/format" },
          { text: "Open blackjack history", link: "/open-blackjack-history" },
          { text: "The protocol of a house", link: "/protocol" },
          { text: "Security and fairness", link: "/security" },
          { text: "Operate a house", link: "/operate-a-house" },
          { text: "Capacity of a house", link: "/capacity" },
        ],
      },
      {
        text: "Build on it",
        items: [
          { text: "Engine", link: "/engine" },
          { text: "Write a renderer", link: "/write-a-renderer" },
          { text: "The fields of the view", link: "/view-fields" },
          { text: "Inspect a stream", link: "/inspect" },
          { text: "Storybook as a workshop", link: "/storybook" },
          { text: "Languages", link: "/languages" },
          { text: "Card piles", link: "/card-piles" },
          { text: "Architecture", link: "/architecture" },
          { text: "Decisions", link: "/decisions/" },
          { text: "Benchmarks", link: "/benchmarks" },
        ],
      },
      {
        text: "Reference",
        collapsed: true,
        items: [
          { text: "All packages", link: "/api/" },
          ...[...ENTRIES.keys()].map((name) => ({ text: name, link: `/api/${name}` })),
        ],
      },
    ],
  },
});
