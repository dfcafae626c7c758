import { expect, it } from "vitest";
import { decodeDataUrl } from "./data-url.js";

/** Returns the decoded bytes and the number of steps; `null` for a malformed URL. */
function decoded(src: string): { readonly bytes: Buffer; readonly steps: number } | null {
  const work = decodeDataUrl(src);
  for (let steps = 1; ; steps++) {
    const step = work.next();
    if (step.done === true) return step.value === null ? null : { bytes: Buffer.concat(step.value), steps };
  }
}

const bytesIn = async (src: string) => Buffer.from(await (await fetch(src)).arrayBuffer());

it.each([
  "data:,",
  "data:text/plain,one%0Atwo\n\tthree%C3%AB%F0%9F%82%A1 é 🂡 ~x",
  "data:text/plain;charset=utf-8,%00%7f%ff%FE,x",
  "data:;base64,",
  "data:;base64,AAEC/v8=",
  "data:text/plain; BASE64 ,AA EC%2Fv8",
])("decodes %o in the same way as the platform", async (src) => {
  expect(decoded(src)?.bytes).toEqual(await bytesIn(src));
});

it.each(["%41", "é", "🂡", "ab%C3%AB", " "])("decodes a long URL of %o in steps", (piece) => {
  const count = 300_000;
  const text = decodeURIComponent(piece).repeat(count);
  for (const shift of ["", "a", "ab", "abc"]) {
    const found = decoded(`data:,${shift}${piece.repeat(count)}`);
    expect(found?.bytes.toString() === shift + text).toBe(true);
    expect(found?.steps).toBeGreaterThan((piece.length * count) / 2 ** 18);
  }
});

it("decodes long base64 in steps, with escapes and white space in it", () => {
  const bytes = Buffer.alloc(500_000, "a recording ");
  const base64 = bytes
    .toString("base64")
    .replaceAll("h", "%68")
    .replace(/(.{70})/g, "$1%0A ");
  const found = decoded(`data:text/plain;base64,${base64}`);
  expect(found?.bytes.equals(bytes)).toBe(true);
  expect(found?.steps).toBeGreaterThan(4);
});

it.each([
  "data:text/plain",
  "data:,%",
  "data:,%4",
  "data:,%zz",
  "data:;base64,a",
  "data:;base64,*",
  `data:;base64,QQ==${"QQ==".repeat(50_000)}`,
])("returns null for a malformed URL", (src) => {
  expect(decoded(src)).toBeNull();
});
