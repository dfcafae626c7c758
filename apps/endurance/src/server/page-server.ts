import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage } from "node:http";
import { extname, join, normalize } from "node:path";

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
};

/** A server of the built pages on 127.0.0.1. */
export interface PageServer {
  readonly origin: string;
  close(): Promise<void>;
}

/**
 * Serves the built pages.
 *
 * @param folder the folder of the pages
 * @param report receives the report of a page; the page continues when the promise resolves
 */
export async function servePages(
  folder: string,
  report: (text: string) => Promise<void> | void = () => {},
): Promise<PageServer> {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://127.0.0.1");
    const type = TYPES[extname(pathname)];
    try {
      if (request.method === "POST") {
        await report(await textOf(request));
        response.writeHead(204).end();
      } else if (type === undefined) response.writeHead(204).end();
      else response.setHeader("Content-Type", type).end(await readFile(join(folder, normalize(pathname))));
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request.setEncoding("utf8")) text += String(chunk);
  return text;
}
