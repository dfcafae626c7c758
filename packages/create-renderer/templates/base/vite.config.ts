import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // The tests run in Node with a simulated page. They need no browser.
    environment: "happy-dom",
    // Some cases play all recorded rounds, which takes seconds on a slow machine.
    testTimeout: 120_000,
  },
});
