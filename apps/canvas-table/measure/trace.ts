import { pageEvents, processorTime, type TraceEvent } from "@thunderjack/vitest/trace";

/* Evaluates traces of Chromium's main thread. */

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

const PRESSES = /^(pointer|mouse|touch|click)/;

/**
 * The processor times of tasks, in milliseconds: those that handle a press, and those of other tasks that run timers or
 * animation callbacks, or paint.
 */
export interface LongTasks {
  readonly pressing: readonly number[];
  readonly moving: readonly number[];
}

/** Returns the tasks of the page's main thread that take longer than a limit. Tasks of the measurement are left out. */
export function longTasks(events: readonly TraceEvent[], limit: number): LongTasks {
  const ofPage = pageEvents(events).filter(({ ph }) => ph === "X");
  const tasks = ofPage
    .filter((event) => event.name === "RunTask" && processorTime(event) / 1000 > limit)
    .map((task) => {
      const names = ofPage
        .filter(({ ts }) => ts >= task.ts && ts < task.ts + (task.dur ?? 0))
        .map(({ name, args }) => args?.data?.type ?? name);
      return { names, time: processorTime(task) / 1000 };
    });
  const isPress = ({ names }: (typeof tasks)[number]) => names.some((name) => PRESSES.test(name));
  const isMotion = ({ names }: (typeof tasks)[number]) =>
    names.some((name) => name === "TimerFire" || name === "FireAnimationFrame" || name === "Paint");
  return {
    pressing: tasks.filter(isPress).map(({ time }) => time),
    moving: tasks.filter((task) => !isPress(task) && isMotion(task)).map(({ time }) => time),
  };
}

/**
 * Returns the wall time of the tasks of the page's main thread, relative to their processor time. It is 1 if no other
 * process has interrupted them.
 */
export function interruption(events: readonly TraceEvent[]): number {
  const tasks = pageEvents(events).filter(({ name, tdur }) => name === "RunTask" && tdur);
  const sum = (timeOf: (task: TraceEvent) => number) => tasks.reduce((total, task) => total + timeOf(task), 0);
  return sum(({ dur = 0 }) => dur) / sum(processorTime);
}

/** Returns the name of the function for each forced layout. Layouts that the measurement forces are left out. */
export function forcedLayouts(events: readonly TraceEvent[]): readonly string[] {
  return events.flatMap(({ name, args }) => {
    if (name !== "Layout") return [];
    const [top] = args?.beginData?.stackTrace ?? [];
    return top === undefined || top.functionName === "centreOf" ? [] : [top.functionName || "anonymous"];
  });
}
