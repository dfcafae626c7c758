/**
 * A group of files of a package that are mutated, and the tests that must detect the mutants.
 *
 * @typedef {object} MutatedGroup
 * @property {string} folder the folder of the package
 * @property {readonly string[]} [files] files inside of the package
 * @property {readonly string[]} [folders] folders inside of the package, for their files that no earlier group contains
 * @property {readonly string[]} tests globs of the test files. Tests are omitted if they take too long to run for every
 *   mutant, or if they cannot detect a mutant of these files
 */

/** @type {readonly MutatedGroup[]} */
export const MUTATED = [
  {
    folder: "packages/core",
    files: ["src/fairness.ts", "src/seed-chain.ts", "src/sha256.ts"],
    tests: ["test/{fairness,seed-chain,sha256,shoe,worked-rounds}.test.ts"],
  },
  {
    folder: "packages/core",
    folders: ["src/round", "src"],
    tests: [
      "test/round/*.test.ts",
      "test/{clock,fairness,hand,laws,legal-commands,public-table,rejection,rule-set,second-reading}.test.ts",
      "test/{seed-chain,shoe,table,worked-rounds}.test.ts",
    ],
  },
  {
    folder: "packages/stage",
    files: ["src/conductor.ts"],
    tests: ["test/{conductor,pacing,seating,tape-conductor,tape-growth,tape-seek}.test.ts"],
  },
  {
    folder: "packages/recording",
    files: ["src/verify/fast-hash-chain.ts", "src/verify/hmac.ts", "src/verify/sha256.ts"],
    tests: ["test/{known-answers,sha256}.test.ts"],
  },
  {
    folder: "packages/recording",
    files: ["src/verify/play-again.ts", "src/verify/written-cards.ts", "src/verify/written-line.ts"],
    tests: ["test/{changed-line,known-answers,verify,verify-fast,written-cards}.test.ts"],
  },
  {
    folder: "packages/recording",
    folders: ["src/verify"],
    tests: [
      "test/{bounded,changed-line,conformance,known-answers,older-version,outline,recorded-shoe}.test.ts",
      "test/{seed-chain-places,steps,verify,verify-details,verify-session,version-2}.test.ts",
    ],
  },
  {
    folder: "packages/session",
    files: [
      "src/answers.ts",
      "src/channel.ts",
      "src/follower.ts",
      "src/memory-tabs.ts",
      "src/message.ts",
      "src/message-schema.ts",
      "src/publisher.ts",
      "src/status.ts",
      "src/tab-lock.ts",
      "src/term.ts",
    ],
    tests: [
      "test/{answers,follower,handover,memory-tabs,message,once,page,polluted,publisher,session,stale,status,tabs}.test.ts",
    ],
  },
  {
    folder: "packages/session",
    files: [
      "src/carryover.ts",
      "src/header-check.ts",
      "src/hex.ts",
      "src/recovery.ts",
      "src/salvage.ts",
      "src/secret-store.ts",
      "src/snapshot.ts",
      "src/stored.ts",
      "src/stored-records.ts",
    ],
    tests: [
      "test/{export,handover,header-check,recoveries,recovery,salvage,session,snapshot,stored-records,tabs}.test.ts",
      "test/damaged-store.ci.test.ts",
    ],
  },
  {
    // `src/browser` is not mutated: its tests need a real browser with IndexedDB and Web Locks, and the mutants are tested
    // in Node only.
    folder: "packages/session",
    folders: ["src"],
    tests: [
      "test/{crash,damaged-messages,export,handover,memory-store,memory-tabs,once,page,pending-writes}.test.ts",
      "test/{recoveries,session,stale,stored-records,tabs,write,write-queue}.test.ts",
      "test/damaged-store.ci.test.ts",
    ],
  },
];
