import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

/** The page that is measured, built like the game. */
export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  base: "./",
  build: {
    target: "es2022",
    chunkSizeWarningLimit: 1000,
    // What Pixi does is told apart by its file.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "pixi", test: /node_modules[\\/]pixi\.js/ }] } } },
  },
});
