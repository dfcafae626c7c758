import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

/** The build of the measured page, for the same browsers as the game. */
export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  base: "./",
  build: {
    target: "es2022",
    chunkSizeWarningLimit: 1000,
    // Pixi is in a separate file, so that its allocations are counted separately.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "pixi", test: /node_modules[\\/]pixi\.js/ }] } } },
  },
});
