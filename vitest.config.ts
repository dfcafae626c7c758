import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      "packages/*/vitest*.config.ts",
      "apps/*/vitest*.config.ts",
      "docs/vitest*.config.ts",
      "tooling/*/vitest*.config.ts",
    ],
    reporters: process.env.CI ? ["default", ["json", { outputFile: ".test-results/vitest.json" }]] : ["default"],
  },
});
