import type { CDPSession } from "playwright";

/** An event of a trace of Chromium. */
export interface TraceEvent {
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
    /** The name of a thread. */
    readonly name?: string;
    readonly beginData?: { readonly stackTrace?: readonly CallFrame[] };
    /** The data of a dispatched event or of a called function. */
    readonly data?: { readonly type?: string; readonly functionName?: string };
  };
}

interface CallFrame {
  readonly functionName: string;
  readonly url: string;
}

/**
 * Traces a function and returns the events of the trace. Tasks are measured in thread time instead of wall time, which
 * excludes the time for which the thread waits for the processor of a busy machine.
 *
 * @param withStacks whether to record the call stacks of layouts, which slows the page down
 */
export function traced(
  browser: CDPSession,
  body: () => Promise<void>,
  withStacks?: boolean,
): Promise<readonly TraceEvent[]>;

/** Returns the processor time of a task in microseconds. Very short tasks have only a wall time. */
export function processorTime(event: TraceEvent): number;

/**
 * Returns the events of the page's main thread, which is the thread that called the most functions of scripts.
 *
 * @throws Error when the trace contains no function call
 */
export function pageEvents(events: readonly TraceEvent[]): readonly TraceEvent[];
