import { execFile } from "node:child_process";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { createServer } from "vitepress";

/*
 * Serves the documentation without building its pages, as a child process: it sends the URL of the first page to its
 * parent process, and ends when the parent disconnects.
 */

const DOCS = dirname(fileURLToPath(import.meta.url));

process.once("disconnect", () => process.exit());
await promisify(execFile)(process.execPath, ["generate/api.mjs"], { cwd: DOCS });
const server = await createServer(DOCS, { host: "127.0.0.1", port: 5175 });
await server.listen();
process.send?.(server.resolvedUrls?.local[0]);
