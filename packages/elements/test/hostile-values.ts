import { IS_THOROUGH } from "@thunderjack/vitest/thorough";
import { onTestFinished } from "vitest";

/** Text that would become an image, a script and an alert if it were parsed as markup. */
export const MARKUP = "</script></style><img src=x onerror=window.wasExecuted=1><script>window.wasExecuted=1</script>";

/** Text that reverses the direction of the text after it, unless it is isolated. */
export const TURNED = "\u202Eturned\u2066\u202D";

export const LONG = "long ".repeat(20) + "a".repeat(100_000);

/** Attribute values of a faulty template or an attacker. */
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

/** Property values of the wrong type. */
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

/**
 * Returns the values of a thorough run. In an ordinary run, returns every fifth one. It starts at another value for
 * each `turn`, so that every value is used.
 */
export function sample<Value>(values: readonly Value[], turn: number): readonly Value[] {
  return IS_THOROUGH ? values : values.filter((_, place) => (place + turn) % 5 === 0);
}

/** Returns a short form of a value, for a message. */
export function inShort(value: unknown): string {
  if (typeof value !== "string") return typeof value;
  return value.length > 24 ? `${value.slice(0, 24)}… (${value.length})` : value;
}

/** Collects all uncaught errors during the test; they are not reported elsewhere. */
export function uncaught(): readonly string[] {
  const failures: string[] = [];
  const note = (event: ErrorEvent | PromiseRejectionEvent) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    failures.push(event instanceof ErrorEvent ? event.message : String(event.reason?.stack ?? event.reason));
  };
  addEventListener("error", note, true);
  addEventListener("unhandledrejection", note, true);
  onTestFinished(() => {
    removeEventListener("error", note, true);
    removeEventListener("unhandledrejection", note, true);
  });
  return failures;
}

/** Resolves in a later frame, after the browser has reported unhandled rejections. */
export function errorsReported(): Promise<unknown> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => requestAnimationFrame(() => resolve(port1.close()));
    port2.postMessage(null);
  });
}
