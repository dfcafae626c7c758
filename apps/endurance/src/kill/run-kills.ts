import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chanceFrom } from "../player/chance.js";
import { servePages } from "../server/page-server.js";
import { BrowserProcess } from "./browser-process.js";
import type { PageReport } from "./page-report.js";
import { drawPlan, type Plan } from "./plan.js";
import { isSettlement, RecoveryCheck } from "./recovery-check.js";
import type { Ahead } from "./recovery-rules.js";
import { ReportLog } from "./report-log.js";

/** The result of one kill. */
export interface KillResult {
  /** The number of the run, counted from 1. */
  readonly run: number;
  readonly plan: Plan;
  /** The number of rounds whose settlement was drawn. */
  readonly rounds: number;
  /** The type of the command in flight; `null` for none. */
  readonly inFlight: string | null;
  /** The difference between the stored table and the last drawn view. */
  readonly ahead: Ahead;
}

/** The options of {@link runKills}. */
export interface KillOptions {
  readonly kills: number;
  /** The seed of all plans. Runs with equal seeds still differ in the timing of the machine. */
  readonly seed: number;
  /** The folder of the built pages. */
  readonly pages: string;
  /** Called for each kill after a later run has reported the stored data. */
  readonly onKill?: (result: KillResult) => void;
}

/** The timeout for the reports of a browser, in milliseconds. */
const TIMEOUT = 90_000;

/** The plan of the last run, which only checks the data that the previous run stored. */
const LAST: Plan = { speed: "instant", reportCount: 2, milliseconds: 0, isHeld: true };

/**
 * Kills a real browser during play and opens the table again in the same profile, repeatedly.
 *
 * @throws Error when a drawn event is lost or another error is found
 */
export async function runKills({ kills, seed, pages, onKill }: KillOptions): Promise<readonly KillResult[]> {
  const chance = chanceFrom(seed);
  const profile = await mkdtemp(join(tmpdir(), "thunderjack-kill-"));
  let reports = new ReportLog(0, false);
  const server = await servePages(pages, (text) => reports.add(JSON.parse(text)));
  const recoveryCheck = new RecoveryCheck();
  const results: KillResult[] = [];
  /** The kills whose stored data has not been checked yet. */
  let pending: Omit<KillResult, "ahead">[] = [];
  try {
    for (let run = 1; run <= kills + 1; run++) {
      const plan = run > kills ? LAST : drawPlan(chance);
      reports = new ReportLog(plan.reportCount, plan.isHeld);
      await runAndKill(profile, `${server.origin}/kill.html?speed=${plan.speed}&seed=${seed + run}`, reports, plan);
      const ahead = recoveryCheck.add(reports.all);
      if (ahead !== null) {
        const checked = pending.map((result) => ({ ...result, ahead }));
        results.push(...checked);
        for (const result of checked) onKill?.(result);
        pending = [];
      }
      pending.push({ run, plan, rounds: settledIn(reports.all), inFlight: recoveryCheck.inFlight });
    }
    return results;
  } catch (reason) {
    throw new Error(`After ${results.length} kills: ${reason instanceof Error ? reason.message : String(reason)}`);
  } finally {
    await server.close();
    await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

async function runAndKill(profile: string, address: string, reports: ReportLog, plan: Plan): Promise<void> {
  const browser = new BrowserProcess(profile, address);
  try {
    await reports.enough(TIMEOUT);
    await new Promise((resolve) => setTimeout(resolve, plan.milliseconds));
  } finally {
    await browser.kill();
    reports.end();
  }
}

function settledIn(reports: readonly PageReport[]): number {
  return reports.filter((report) => report.kind === "sees" && isSettlement(report.cue)).length;
}
