import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

/** A server of pages with the elements of a checkout. */
export interface ServedElements {
  /** Returns the address of a page with this content. */
  readonly page: (body: string) => string;
  readonly close: () => void;
}

/**
 * Serves the built elements of a checkout, compressed with gzip. The pages are isolated, so that they can measure their
 * memory.
 *
 * @param checkout the folder of the checkout
 */
export async function servedElements(checkout: string): Promise<ServedElements> {
  const folder = join(checkout, "packages/elements/dist/cdn");
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
    const isPage = pathname === "/";
    const head = '<!doctype html><meta name="viewport" content="width=device-width"><title>Thunderjack</title>';
    const content = isPage ? `${head}${searchParams.get("body")}` : readFile(join(folder, pathname));
    Promise.resolve(content).then(
      (found) =>
        response
          .writeHead(200, {
            "content-type": isPage ? "text/html" : pathname.endsWith(".js") ? "text/javascript" : "text/css",
            "content-encoding": "gzip",
            "cross-origin-opener-policy": "same-origin",
            "cross-origin-embedder-policy": "require-corp",
          })
          .end(gzipSync(found)),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  return {
    page: (body) => `http://127.0.0.1:${port}/?${new URLSearchParams({ body })}`,
    close: () => server.close(),
  };
}
