import { onTestFinished } from "vitest";

/** A text that would be a picture, a script and an alarm, were it ever markup. */
export const MARKUP = "</script></style><img src=x onerror=window.wasExecuted=1><script>window.wasExecuted=1</script>";

/** Turns what comes after it around, wherever it is not kept in a place of its own. */
export const TURNED = "\u202Eturned\u2066\u202D";

export const LONG = "long ".repeat(20) + "a".repeat(100_000);

/** What stands in attributes that were written by a template gone wrong, or by somebody who means no good. */
export const TEXTS = [
  "",
  " ",
  "garbage",
  "NaN",
  "-1",
  "1e308",
  "-1e999",
  "0.1",
  "9007199254740993",
  "null",
  "undefined",
  "[object Object]",
  "__proto__",
  "constructor",
  "toString",
  '{"__proto__":{"decks":1}}',
  MARKUP,
  TURNED,
  "💣👩‍👩‍👧‍👦",
  "\0",
  "\uD800",
  "a-".repeat(5000),
  LONG,
] as const;

/** What a program may set a property to, where it should have set something else. */
export const VALUES: readonly unknown[] = [
  undefined,
  null,
  Number.NaN,
  -1,
  1e308,
  "text",
  true,
  {},
  [],
  [null],
  () => 1,
  Symbol("a symbol"),
  7n,
  Object.create(null),
  new Date(Number.NaN),
];

/** How a value is named in a message. */
export function inShort(value: unknown): string {
  if (typeof value !== "string") return typeof value;
  return value.length > 24 ? `${value.slice(0, 24)}… (${value.length})` : value;
}

/** Everything that nobody caught while the test ran; it is not reported elsewhere. */
export function uncaught(): readonly string[] {
  const heard: string[] = [];
  const note = (event: ErrorEvent | PromiseRejectionEvent) => {
    event.preventDefault();
    // A notice of the browser's, to whoever observes sizes in the page of the tests: nothing was thrown.
    if (event instanceof ErrorEvent && event.message.startsWith("ResizeObserver loop")) return;
    event.stopImmediatePropagation();
    heard.push(event instanceof ErrorEvent ? event.message : String(event.reason?.stack ?? event.reason));
  };
  addEventListener("error", note, true);
  addEventListener("unhandledrejection", note, true);
  onTestFinished(() => {
    removeEventListener("error", note, true);
    removeEventListener("unhandledrejection", note, true);
  });
  return heard;
}

/** Rejections that nobody handles are told once the page has nothing else to do. */
export function told(): Promise<unknown> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => requestAnimationFrame(() => resolve(port1.close()));
    port2.postMessage(null);
  });
}
