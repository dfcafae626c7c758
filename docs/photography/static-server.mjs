import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";

const TYPES = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".json": "application/json",
};

/**
 * Serves a folder on the loopback interface at a free port, until it is closed.
 *
 * @param {string} folder the absolute path, or a path relative to the working directory
 * @returns {Promise<{ origin: string, close(): void }>}
 */
export async function serve(folder) {
  const server = createServer(({ url = "/" }, response) => {
    try {
      const path = decodeURIComponent(new URL(url, "http://localhost").pathname).replace(/\/$/, "/index.html");
      const body = readFileSync(join(folder, path));
      response.writeHead(200, { "content-type": TYPES[extname(path)] ?? "application/octet-stream" }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { origin: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
}
