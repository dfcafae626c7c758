import { legalCommands } from "@thunderjack/core";
import { expect, test } from "vitest";
import { MemorySecrets, MemoryStore, type SecretStore, type SessionStore } from "../src/index.js";
import { dealToMove, TabGroup, turn } from "./tab-group.js";

/** The faulty behaviours of a store. Each of them replaces one method at a time. */
const BEHAVIOURS: Readonly<Record<string, () => unknown>> = {
  hangs: () => new Promise(() => {}),
  rejects: () => Promise.reject(new DOMException("no disk", "UnknownError")),
  "rejects with nothing": () => Promise.reject(),
  throws: () => {
    throw new Error("no disk");
  },
  "returns nothing": () => undefined,
  "returns null": () => null,
  "resolves with nothing": () => Promise.resolve(),
  "resolves with a list": () => Promise.resolve([null]),
  "resolves with a number": () => Promise.resolve(Number.NaN),
  "resolves with an object": () => Promise.resolve({ lines: 5n }),
};

const METHODS = ["load", "save", "retired", "remove"] as const satisfies readonly (keyof SessionStore)[];
const SECRET_METHODS = ["load", "add", "forget", "remove"] as const satisfies readonly (keyof SecretStore)[];

/** The longest time to open, play and close a table, in milliseconds. */
const DEADLINE = 40_000;

test("a table opens in time and can be played if a method of the store hangs, throws, rejects or returns invalid data", async () => {
  const faults: string[] = [];
  for (const isStored of [false, true]) {
    for (const [what, behave] of Object.entries(BEHAVIOURS)) {
      for (const method of [...METHODS, ...SECRET_METHODS.map((name) => `secrets.${name}` as const)]) {
        const [store, secrets] = [new MemoryStore(), new MemorySecrets()];
        const group = new TabGroup({ store, secrets });
        if (isStored) {
          const session = await group.open();
          await dealToMove(session);
          await session.close();
          // A secret of an earlier chain, which the session deletes.
          await secrets.add(group.options.name, { commitment: "earlier", serverSeed: "00" });
        }
        Object.assign(method.startsWith("secrets") ? secrets : store, { [method.replace("secrets.", "")]: behave });
        const problem = await problemOf(new TabGroup({ store, secrets }, 2));
        if (problem !== null) faults.push(`${method} ${what}, ${isStored ? "stored" : "new"}: ${problem}`);
      }
    }
  }
  expect(faults).toEqual([]);
});

async function problemOf(group: TabGroup): Promise<string | null> {
  let isDone = false;
  const play = async () => {
    const session = await group.open();
    const [legal] = legalCommands(session.rules, session.publicState);
    const refused = legal === undefined ? null : await session.send(legal);
    await session.close();
    return legal === undefined || refused !== null ? "it cannot be played" : null;
  };
  const played = play().then(
    (problem) => {
      isDone = true;
      return problem;
    },
    (reason: unknown) => {
      isDone = true;
      return `it rejects: ${String(reason)}`;
    },
  );
  for (let time = 0; time < DEADLINE && !isDone; time += 1_000) {
    for (let turns = 0; turns < 4; turns++) await turn();
    group.clock.pass(1_000);
  }
  for (let turns = 0; turns < 4; turns++) await turn();
  return isDone ? played : "it does not settle";
}
