import type { CDPSession } from "playwright";

/*
 * Traces of Chromium's main thread. They contain thread time instead of wall time. The time for which the thread waits
 * for the processor of a busy machine is therefore excluded.
 */

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** The start, in microseconds. */
  readonly ts: number;
  readonly dur?: number;
  /** The processor time, in microseconds. */
  readonly tdur?: number;
  readonly args?: {
    readonly beginData?: { readonly stackTrace?: readonly CallFrame[] };
  };
}

interface CallFrame {
  readonly functionName: string;
  readonly url: string;
}

const CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline"];

/** The category of the call stacks of layouts. */
const STACKS = "disabled-by-default-devtools.timeline.stack";

/**
 * Traces a function and returns the events of the trace.
 *
 * @param withStacks whether layouts have their call stacks, which slow the page down
 */
export async function traced(
  browser: CDPSession,
  body: () => Promise<void>,
  withStacks = false,
): Promise<readonly TraceEvent[]> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }): void => {
    events.push(...(value as TraceEvent[]));
  };
  browser.on("Tracing.dataCollected", collect);
  const complete = new Promise<void>((resolve) => browser.once("Tracing.tracingComplete", () => resolve()));
  await browser.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: withStacks ? [...CATEGORIES, STACKS] : CATEGORIES, excludedCategories: ["*"] },
  });
  await body();
  await browser.send("Tracing.end");
  await complete;
  browser.off("Tracing.dataCollected", collect);
  return events;
}

/**
 * Returns the processor time of the page's main thread for each frame, in milliseconds. It includes all tasks up to the
 * next frame.
 *
 * @throws Error when the trace contains no frame
 */
export function frameTimes(events: readonly TraceEvent[]): readonly number[] {
  const begins = events.filter(({ name }) => name === "FireAnimationFrame").sort((one, other) => one.ts - other.ts);
  const [first] = begins;
  if (first === undefined) throw new Error("No frame was traced.");
  const isSameThread = ({ pid, tid }: TraceEvent) => pid === first.pid && tid === first.tid;
  const tasks = events
    .filter((event) => event.name === "RunTask" && event.ph === "X" && isSameThread(event))
    .sort((one, other) => one.ts - other.ts);
  // A frame begins with the task that runs its animation callbacks.
  const starts = tasks.filter((task) => begins.some(({ ts }) => ts >= task.ts && ts < task.ts + (task.dur ?? 0)));
  const times: number[] = [];
  let frame = -1;
  for (const task of tasks) {
    if (task === starts[frame + 1]) frame++;
    if (frame >= 0) times[frame] = (times[frame] ?? 0) + processorTime(task) / 1000;
  }
  // The last frame is incomplete.
  return times.slice(0, -1);
}

/** Returns the processor times of the main thread's tasks that take longer than a limit, in milliseconds, the longest first. */
export function longTasks(events: readonly TraceEvent[], limit: number): readonly number[] {
  const frame = events.find(({ name }) => name === "FireAnimationFrame");
  return events
    .filter(({ name, ph, pid, tid }) => name === "RunTask" && ph === "X" && pid === frame?.pid && tid === frame.tid)
    .map((task) => processorTime(task) / 1000)
    .filter((time) => time > limit)
    .sort((one, other) => other - one);
}

/** Returns the functions that forced a layout or a computation of styles, each as often as it did. */
export function forcedLayouts(events: readonly TraceEvent[]): readonly string[] {
  return events.flatMap(({ name, args }) => {
    if (name !== "Layout" && name !== "UpdateLayoutTree") return [];
    const [top] = args?.beginData?.stackTrace ?? [];
    return top === undefined ? [] : [`${name}: ${top.functionName} in ${top.url.slice(top.url.lastIndexOf("/") + 1)}`];
  });
}

/** Returns the processor time of a task in microseconds. Very short tasks have only a wall time. */
function processorTime({ tdur, dur = 0 }: TraceEvent): number {
  return tdur ?? dur;
}
