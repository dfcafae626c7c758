import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import * as core from "@thunderjack/core";
import * as odds from "@thunderjack/odds";
import * as recording from "@thunderjack/recording";

/** The packages of one built checkout. */
export interface Build {
  readonly core: typeof core;
  readonly odds: typeof odds;
  readonly recording: typeof recording;
}

/** The packages of this checkout. */
export const OWN_BUILD: Build = { core, odds, recording };

/**
 * Imports the packages of another checkout from their `dist` folders.
 *
 * @throws Error when the checkout is not installed or not built
 */
export async function buildAt(checkout: string): Promise<Build> {
  // The benchmarks use only names that both checkouts export. A missing function causes a `TypeError` when it is
  // called.
  const imported = (name: string) => import(pathToFileURL(resolve(checkout, "packages", name, "dist/index.js")).href);
  return { core: await imported("core"), odds: await imported("odds"), recording: await imported("recording") };
}
