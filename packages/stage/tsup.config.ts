import { packageBuild } from "@thunderjack/tsup";
import { defineConfig } from "tsup";

const PUBLIC = {
  index: "src/index.ts",
  "lone-card": "src/lone-card.ts",
  terminal: "src/terminal.ts",
  // Not part of the index: a page with a live table loads no code for recordings.
  "tape-conductor": "src/tape-conductor.ts",
  // A module each: a page loads the English strings of a part together with the part itself.
  "languages/en/panels": "src/languages/en/panels.ts",
  "languages/en/saved": "src/languages/en/saved.ts",
  "languages/en/hints": "src/languages/en/hints.ts",
  "languages/en/replay": "src/languages/en/replay.ts",
};

/** A file for every source, so that a bundler can put each of them into the first chunk that needs it. */
export default defineConfig({
  ...packageBuild({ entry: ["src/**/*.ts"], dts: { entry: PUBLIC } }),
  bundle: false,
  splitting: false,
  treeshake: false,
});
