import { registerLanguage } from "@thunderjack/stage";

// Each part is a module of its own, so that a bundler makes a chunk of it that is loaded when it is needed.
registerLanguage("nl", {
  game: async () => (await import("./game.js")).DUTCH,
  panels: async () => (await import("./panels.js")).DUTCH_PANELS,
  terminal: async () => (await import("./terminal.js")).DUTCH_TERMINAL,
});
