import { LIMITS, type Steps } from "@thunderjack/recording";
import { afterEach, expect, it, vi } from "vitest";
import { decodeInSteps } from "./raw-text.js";

const INVALID = 0xff;

/** Runs all steps. Returns the result and the number of steps. */
function run<Result>(steps: Steps<Result>): { readonly result: Result; readonly count: number } {
  for (let count = 1; ; count++) {
    const step = steps.next();
    if (step.done === true) return { result: step.value, count };
  }
}

const decoded = (bytes: Uint8Array, size = bytes.length) => {
  const parts = Array.from({ length: Math.ceil(bytes.length / size) }, (_, place) =>
    bytes.subarray(place * size, (place + 1) * size),
  );
  const { texts, fault } = run(decodeInSteps(parts)).result;
  for (const text of texts.slice(0, -1)) expect(text.endsWith("\n")).toBe(true);
  return { text: texts.join(""), fault };
};
const bytesOf = (text: string) => new TextEncoder().encode(text);

function withInvalidByte(text: string, place: number): Uint8Array {
  const bytes = bytesOf(text);
  bytes[place] = INVALID;
  return bytes;
}

afterEach(() => {
  vi.restoreAllMocks();
});

it.each(["", "\n", "one line", "\uFEFFone\ntwo\n", "Zoë ♠\n🂡\n", `${"a\n🂡\n".repeat(100_000)}the end`])(
  "keeps every character of a text in UTF-8",
  (text) => {
    expect(decoded(bytesOf(text))).toEqual({ text, fault: null });
    expect(decoded(bytesOf(text), 1021)).toEqual({ text, fault: null });
  },
);

it("returns the lines before the first line that is not UTF-8, at every place", () => {
  const text = "one\ntwo\n\nfour\nfive\n";
  for (const [place, letter] of [...text].entries()) {
    if (letter === "\n") continue;
    const before = text.slice(0, text.lastIndexOf("\n", place) + 1);
    const fault = { line: before.split("\n").length, field: null, reason: "is not text in UTF-8" };
    for (const size of [100, 4, 1])
      expect(decoded(withInvalidByte(text, place), size)).toEqual({ text: before, fault });
  }
});

it("replaces invalid bytes of a last line without a newline, which is incomplete in any case", () => {
  expect(decoded(withInvalidByte("one\ntwo", 5))).toEqual({ text: "one\nt\uFFFDo", fault: null });
});

it("decodes no more than 256 KiB in a step, also of many lines with an invalid one", () => {
  const decode = vi.spyOn(TextDecoder.prototype, "decode");
  const lines = 3 * 2 ** 20;
  const { result, count } = run(decodeInSteps([withInvalidByte("\n".repeat(lines), lines - 2)]));
  expect(result.fault?.line).toBe(lines - 1);
  expect(result.texts.join("").length).toBe(lines - 2);
  expect(count).toBeGreaterThan(12);
  expect(decode.mock.calls.length).toBeLessThan(50);
  for (const [bytes] of decode.mock.calls) expect(bytes?.byteLength).toBeLessThanOrEqual(2 ** 18);
});

it("ends the text at a line that is too long for a recording", () => {
  const { result } = run(decodeInSteps([bytesOf(`one\n${"x".repeat(2 ** 20)}\ntwo\n`)]));
  expect(result.fault).toBeNull();
  expect(result.texts.join("").length).toBe(2 ** 18);
});

it("ends the text at a line that is too long, even if it arrives byte by byte", () => {
  const parts = Array.from({ length: 100_000 }, () => bytesOf("x"));
  const { result, count } = run(decodeInSteps(parts));
  expect(result.texts.join("").length).toBe(LIMITS.bytesPerLine + 1);
  expect(count).toBe(LIMITS.bytesPerLine + 1);
});
