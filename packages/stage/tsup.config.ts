import { packageBuild } from "@thunderjack/tsup";
import { defineConfig } from "tsup";

const PUBLIC = {
  index: "src/index.ts",
  "lone-card": "src/lone-card.ts",
  terminal: "src/terminal.ts",
  // A separate entry point, so that a terminal or a server loads no sizes of a screen.
  "layout/layout": "src/layout/layout.ts",
  // A separate entry point, so that a page loads it on the player's first interaction.
  "chip-gesture": "src/chip-gesture.ts",
  // A separate entry point, so that a table loads it with its first movement.
  "choreography/choreography": "src/choreography/choreography.ts",
  // A separate entry point, so that a page loads the layout of a round after its first render.
  "layout/round-layout": "src/layout/round-layout.ts",
  // A separate entry point, so that a page with a live table loads no code for recordings.
  "tape-conductor": "src/tape-conductor.ts",
  // Separate entry points, so that a page loads the English strings of a part together with the part.
  "languages/en/panels": "src/languages/en/panels.ts",
  "languages/en/saved": "src/languages/en/saved.ts",
  "languages/en/hints": "src/languages/en/hints.ts",
  "languages/en/replay": "src/languages/en/replay.ts",
};

/** One output file for every source file, so that a bundler can put each file into the first chunk that needs it. */
export default defineConfig({
  ...packageBuild({ entry: ["src/**/*.ts"], dts: { entry: PUBLIC } }),
  bundle: false,
  splitting: false,
  treeshake: false,
});
