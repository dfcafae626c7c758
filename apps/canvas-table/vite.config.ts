import { defineConfig } from "vite";

export default defineConfig({
  // The URLs are relative, so that the built pages work in any folder.
  base: "./",
  build: {
    target: "es2022",
    chunkSizeWarningLimit: 1000,
  },
});
