import type { TestProject } from "vitest/node";
import { chanceFrom } from "../../../../packages/house/test/chance.js";
import { FaultyLine } from "./faulty-line.js";
import { TableRelay } from "./table-relay.js";

declare module "vitest" {
  interface ProvidedContext {
    /** The URL of the relay for the page that has the tables, and the URL at which clients reach it over the faulty line. */
    readonly relay: { readonly page: string; readonly house: string };
  }
}

/** Starts the relay and the faulty line for the tests in a browser. */
export default async function startRelay(project: TestProject): Promise<() => void> {
  const relay = new TableRelay();
  const port = await relay.listen();
  const line = new FaultyLine(port, chanceFrom(Number(process.env.SEED ?? 1)));
  relay.line = line;
  project.provide("relay", { page: `ws://127.0.0.1:${port}/page`, house: `ws://127.0.0.1:${await line.listen()}` });
  return () => {
    line.close();
    relay.close();
  };
}
