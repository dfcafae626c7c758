import { registerLanguage } from "@thunderjack/stage";

// Each part is a separate module, so that a bundler can load it lazily as a chunk.
registerLanguage("nl", {
  game: async () => (await import("./game.js")).DUTCH,
  panels: async () => (await import("./panels.js")).DUTCH_PANELS,
  replay: async () => (await import("./replay.js")).DUTCH_REPLAY,
  house: async () => (await import("./house.js")).DUTCH_HOUSE,
  terminal: async () => (await import("./terminal.js")).DUTCH_TERMINAL,
});
