/** Every door of a package that has names of its own, without the scope, and the file behind it. */
export const ENTRIES = new Map([
  ["cards", "packages/cards/src/index.ts"],
  ["cards/deck", "packages/cards/src/deck/index.ts"],
  ["core", "packages/core/src/index.ts"],
  ["recording", "packages/recording/src/index.ts"],
  ["session", "packages/session/src/index.ts"],
  ["session/browser", "packages/session/src/browser/index.ts"],
  ["stage", "packages/stage/src/index.ts"],
  ["odds", "packages/odds/src/index.ts"],
  ["artwork", "packages/artwork/src/index.ts"],
  ["artwork/traditional", "packages/artwork/src/traditional.ts"],
  ["elements", "packages/elements/src/index.ts"],
  ["elements/replay", "packages/elements/src/replay.ts"],
  ["canvas", "packages/canvas/src/index.ts"],
  ["testkit", "packages/testkit/src/index.ts"],
]);
