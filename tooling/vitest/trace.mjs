const CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline"];

/** The category of the call stacks of layouts. */
const STACKS = "disabled-by-default-devtools.timeline.stack";

/** Traces a function and returns the events of the trace. */
export async function traced(browser, body, withStacks = false) {
  const events = [];
  const collect = ({ value }) => {
    // A part of a long trace has too many events for one call of `push`.
    for (const event of value) events.push(event);
  };
  browser.on("Tracing.dataCollected", collect);
  const complete = new Promise((resolve) => browser.once("Tracing.tracingComplete", () => resolve()));
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

/** Returns the processor time of a task in microseconds. Very short tasks have only a wall time. */
export function processorTime({ tdur, dur = 0 }) {
  return tdur ?? dur;
}

/** Returns the events of the page's main thread, which is the thread that called the most functions of scripts. */
export function pageEvents(events) {
  const calls = new Map();
  const threadOf = ({ pid, tid }) => `${pid} ${tid}`;
  for (const event of events) {
    if (event.name === "FunctionCall") calls.set(threadOf(event), (calls.get(threadOf(event)) ?? 0) + 1);
  }
  const [page] = [...calls].sort(([, one], [, other]) => other - one);
  if (page === undefined) throw new Error("No function call was traced.");
  return events.filter((event) => threadOf(event) === page[0]);
}
