import { defineConfig } from "vite";
import { documentation } from "./build/documentation.js";

export default defineConfig({
  // The URLs are relative, so that the built page works in any folder.
  base: "./",
  plugins: [documentation()],
  build: {
    target: "es2022",
    chunkSizeWarningLimit: 1000,
    rolldownOptions: { input: ["index.html", "table.html", "replays.html", "side-by-side.html"] },
  },
});
