import type { CDPSession } from "playwright";

/*
 * What Chromium writes down about its main thread. Thread time is counted, not wall time: on a busy machine a task that
 * waits for the processor costs no more than on an idle one.
 */

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds. */
  readonly ts: number;
  readonly dur?: number;
  /** Of the processor. */
  readonly tdur?: number;
}

const CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline"];

/** Traces what the body does. */
export async function traced(browser: CDPSession, body: () => Promise<void>): Promise<readonly TraceEvent[]> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }): void => {
    events.push(...(value as TraceEvent[]));
  };
  browser.on("Tracing.dataCollected", collect);
  const complete = new Promise<void>((resolve) => browser.once("Tracing.tracingComplete", () => resolve()));
  await browser.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: CATEGORIES, excludedCategories: ["*"] },
  });
  await body();
  await browser.send("Tracing.end");
  await complete;
  browser.off("Tracing.dataCollected", collect);
  return events;
}

/** What each frame took of the page's main thread, in milliseconds of the processor: everything between two frames. */
export function frameTimes(events: readonly TraceEvent[]): readonly number[] {
  const begins = events.filter(({ name }) => name === "FireAnimationFrame").sort((one, other) => one.ts - other.ts);
  const [first] = begins;
  if (first === undefined) throw new Error("No frame was traced.");
  const isThere = ({ pid, tid }: TraceEvent) => pid === first.pid && tid === first.tid;
  const tasks = events
    .filter((event) => event.name === "RunTask" && event.ph === "X" && isThere(event))
    .sort((one, other) => one.ts - other.ts);
  // A frame begins with the task in which its callbacks run.
  const starts = tasks.filter((task) => begins.some(({ ts }) => ts >= task.ts && ts < task.ts + (task.dur ?? 0)));
  const times: number[] = [];
  let frame = -1;
  for (const task of tasks) {
    if (task === starts[frame + 1]) frame++;
    if (frame >= 0) times[frame] = (times[frame] ?? 0) + processorTime(task) / 1000;
  }
  // The last one was cut off.
  return times.slice(0, -1);
}

/** In microseconds. A task too short to be counted has none. */
function processorTime({ tdur, dur = 0 }: TraceEvent): number {
  return tdur ?? dur;
}
