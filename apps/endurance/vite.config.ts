import { defineConfig } from "vite";

export default defineConfig(({ isSsrBuild }) => ({
  base: "./",
  build: {
    target: "es2022",
    chunkSizeWarningLimit: 1000,
    ...(isSsrBuild ? {} : { outDir: "dist/pages", rolldownOptions: { input: ["soak.html", "kill.html"] } }),
  },
}));
