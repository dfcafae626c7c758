import { defineConfig } from "vite";

export default defineConfig({
  // The addresses are relative, so that the built page works in any folder.
  base: "./",
  build: {
    target: "es2022",
    chunkSizeWarningLimit: 1000,
    rolldownOptions: { input: ["index.html", "table.html", "replays.html", "side-by-side.html"] },
  },
});
