import { BindGroup, Container, Geometry, Shader, Texture, TextureSource } from "pixi.js";
import { expect, test } from "vitest";
import { cdp } from "vitest/browser";
import type { Means } from "../src/index.js";
import { painted } from "./painted-table.js";

/** What a table is made of, and must not be left over when it has gone. */
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
 * Enough to tell what stays with each table from what stays once. A hundred tables, and the heap after them in bytes, are
 * measured by `pnpm --filter canvas-table frames`, which fails where it grows; its report is FRAMES.md there.
 */
const TABLES = 8;

const browser = cdp() as { send(method: string, parameters?: object): Promise<unknown> };

interface Remote {
  readonly objectId: string;
}

interface DocumentNode {
  readonly backendNodeId: number;
  readonly documentURL?: string;
  readonly children?: readonly DocumentNode[];
  readonly contentDocument?: DocumentNode;
}

/** How many of them there are once all that nobody holds is collected. */
async function living(): Promise<Readonly<Record<string, number>>> {
  const here = await thisDocument();
  Reflect.set(window, "kinds", KINDS);
  const counts: Record<string, number> = {};
  for (const [place, { name }] of KINDS.entries()) {
    const prototype = await called(here, `function () { return kinds[${place}].prototype; }`);
    const { objects } = (await browser.send("Runtime.queryObjects", { prototypeObjectId: prototype.objectId })) as {
      objects: Remote;
    };
    const { value } = await called(objects, "function () { return String(this.length); }");
    counts[name] = Number(value);
    for (const { objectId } of [prototype, objects]) await browser.send("Runtime.releaseObject", { objectId });
  }
  Reflect.deleteProperty(window, "kinds");
  await browser.send("Runtime.releaseObject", { objectId: here.objectId });
  return counts;
}

async function called({ objectId }: Remote, functionDeclaration: string): Promise<Remote & { value?: unknown }> {
  const { result } = (await browser.send("Runtime.callFunctionOn", { objectId, functionDeclaration })) as {
    result: Remote & { value?: unknown };
  };
  return result;
}

/** The document of the test: it lies in a frame of the page, and only objects of its own are asked for. */
async function thisDocument(): Promise<Remote> {
  const { root } = (await browser.send("DOM.getDocument", { depth: -1, pierce: true })) as { root: DocumentNode };
  const mine = [...documentsIn(root)].find(({ documentURL }) => documentURL === location.href);
  const { object } = (await browser.send("DOM.resolveNode", { backendNodeId: mine?.backendNodeId })) as {
    object: Remote;
  };
  return object;
}

function* documentsIn(node: DocumentNode): Iterable<DocumentNode> {
  if (node.documentURL !== undefined) yield node;
  for (const child of [...(node.children ?? []), ...(node.contentDocument === undefined ? [] : [node.contentDocument])])
    yield* documentsIn(child);
}

async function mountAndDispose(prefer: Means, times: number): Promise<void> {
  for (let time = 0; time < times; time++) {
    const { dispose, host } = await painted({ canvas: { prefer } });
    dispose();
    // What is out of sight is not painted: the next one must not lie under it.
    host.remove();
  }
}

test.each(["webgl", "canvas2d"] as const)("tables that came and went leave nothing behind, by %s", async (prefer) => {
  // The first ones prepare what all of them share.
  await mountAndDispose(prefer, 3);
  const before = await living();
  expect(before.Texture).toBeGreaterThan(0);
  await mountAndDispose(prefer, TABLES);
  const after = await living();
  // The last one may still be held here and there; one of each table may not.
  const grown = Object.keys(after).filter((name) => (after[name] ?? 0) >= (before[name] ?? 0) + TABLES);
  expect(grown, JSON.stringify({ before, after })).toEqual([]);
});
