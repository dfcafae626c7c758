import { IS_THOROUGH } from "@thunderjack/vitest/thorough";
import { BindGroup, Container, Geometry, Shader, Texture, TextureSource } from "pixi.js";
import { expect, test } from "vitest";
import { cdp } from "vitest/browser";
import type { CanvasBackend } from "../src/index.js";
import { painted } from "./painted-table.js";

/** The classes whose instances must be garbage-collected after a table is disposed. */
const KINDS = [
  Container,
  Texture,
  TextureSource,
  BindGroup,
  Shader,
  Geometry,
  HTMLCanvasElement,
  WebGL2RenderingContext,
] as const;

/**
 * The number of tables to mount, which distinguishes a leak per table from a single allocation. `pnpm --filter
 * canvas-table frames` measures the heap after a hundred tables.
 */
const TABLES = IS_THOROUGH ? 8 : 4;

const browser = cdp();

type DocumentNode = Awaited<ReturnType<typeof wholeDocument>>;

/** Without a graphics processor, WebGL takes longer. */
const BACKENDS: readonly CanvasBackend[] = IS_THOROUGH ? ["webgl", "canvas2d"] : ["canvas2d"];

/** Collects garbage and counts the instances of each class. */
async function countInstances(): Promise<Readonly<Record<string, number>>> {
  const here = await thisDocument();
  Reflect.set(window, "kinds", KINDS);
  const counts: Record<string, number> = {};
  for (const [place, { name }] of KINDS.entries()) {
    const { result: kind } = await called(here, `function () { return kinds[${place}].prototype; }`);
    const prototype = idOf(kind);
    const { objects } = await browser.send("Runtime.queryObjects", { prototypeObjectId: prototype });
    const remote = idOf(objects);
    const { result } = await called(remote, "function () { return String(this.length); }");
    counts[name] = Number(result.value);
    for (const objectId of [prototype, remote]) await browser.send("Runtime.releaseObject", { objectId });
  }
  Reflect.deleteProperty(window, "kinds");
  await browser.send("Runtime.releaseObject", { objectId: here });
  return counts;
}

function called(objectId: string, functionDeclaration: string) {
  return browser.send("Runtime.callFunctionOn", { objectId, functionDeclaration });
}

function idOf({ objectId }: { readonly objectId?: string }): string {
  if (objectId === undefined) throw new Error("The value is not an object.");
  return objectId;
}

/** Returns the document of the test, which runs in an iframe of the page. */
async function thisDocument(): Promise<string> {
  const mine = [...documentsIn(await wholeDocument())].find(({ documentURL }) => documentURL === location.href);
  if (mine === undefined) throw new Error("The document of this test is not in the page.");
  const { object } = await browser.send("DOM.resolveNode", { backendNodeId: mine.backendNodeId });
  return idOf(object);
}

async function wholeDocument() {
  return (await browser.send("DOM.getDocument", { depth: -1, pierce: true })).root;
}

function* documentsIn(node: DocumentNode): Iterable<DocumentNode> {
  if (node.documentURL !== undefined) yield node;
  for (const child of [...(node.children ?? []), ...(node.contentDocument === undefined ? [] : [node.contentDocument])])
    yield* documentsIn(child);
}

async function mountAndDispose(prefer: CanvasBackend, times: number): Promise<void> {
  for (let time = 0; time < times; time++) {
    const { dispose, host } = await painted({ canvas: { prefer } });
    dispose();
    // A host that remains would move the next table out of the viewport, where it is not drawn.
    host.remove();
  }
}

test.each(BACKENDS)("disposed tables are garbage-collected, with %s", async (prefer) => {
  // The first tables create shared objects.
  await mountAndDispose(prefer, 3);
  const before = await countInstances();
  expect(before.Texture).toBeGreaterThan(0);
  await mountAndDispose(prefer, TABLES);
  const after = await countInstances();
  // The last table may still be referenced. A leak is at least one instance per table.
  const grown = Object.keys(after).filter((name) => (after[name] ?? 0) >= (before[name] ?? 0) + TABLES);
  expect(grown, JSON.stringify({ before, after })).toEqual([]);
});
