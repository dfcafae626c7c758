import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { FRAMED, PAGES } from "./pages.mjs";
import { serverRendered } from "./server-rendered.mjs";

const DIST = fileURLToPath(new URL("../../dist", import.meta.url));

/** @type {Readonly<Record<string, string>>} */
const TYPES = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".tjr": "text/plain; charset=utf-8",
};

/**
 * Serves the host pages on 127.0.0.1 with their HTTP headers, and the framed page from a separate origin.
 *
 * @param {number} port 0 for a free port. The framed page uses another free port
 * @returns {Promise<{ origin: string, close: () => Promise<void> }>}
 */
export async function serveHostPages(port = 0) {
  const origins = { host: "", frames: "" };
  const host = createServer((request, response) => answer(request, response, origins));
  const frames = createServer((request, response) => answer(request, response, origins));
  origins.host = await listen(host, port);
  origins.frames = await listen(frames, 0);
  return {
    origin: origins.host,
    close: async () => {
      await Promise.all([host, frames].map(shut));
    },
  };
}

/**
 * Answers a request with a page, with a file of a page, or with 404.
 *
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 * @param {Readonly<Record<string, string>>} origins the values of the placeholders in the pages and their policies
 */
async function answer(request, response, origins) {
  const { pathname } = new URL(request.url ?? "/", origins.host);
  const path = pathname === "/" ? "/index.html" : normalize(pathname);
  const type = TYPES[extname(path)];
  if (path === "/favicon.ico") {
    response.writeHead(204).end();
    return;
  }
  /** @type {Record<string, string>} */
  const words = { ...origins, nonce: randomBytes(16).toString("base64") };
  try {
    if (type === undefined) throw new Error("No file of this kind is served.");
    const text = await readFile(join(DIST, path), "utf8");
    const policy = [...PAGES, FRAMED].find((page) => page.path === path)?.policy ?? null;
    if (policy !== null) response.setHeader("Content-Security-Policy", filled(policy, words));
    response.setHeader("X-Content-Type-Options", "nosniff");
    response.setHeader("Content-Type", type);
    // A page of another origin may import the scripts and fetch the recordings, as from a CDN.
    if (type === TYPES[".js"] || type === TYPES[".tjr"]) response.setHeader("Access-Control-Allow-Origin", "*");
    if (path === "/elsewhere.html") words.importmap = await importMap(origins.frames ?? "", words.nonce ?? "");
    if (path === "/server.html") words.table = await serverRendered(words.nonce ?? "");
    response.end(path.endsWith(".html") ? filled(text, words) : text);
  } catch {
    response.statusCode = 404;
    response.end();
  }
}

/**
 * Returns the tag of an import map with the hashes of the library.
 *
 * @param {string} origin the origin of the library
 * @param {string} nonce
 */
async function importMap(origin, nonce) {
  /** @type {Readonly<Record<string, string>>} */
  const hashes = JSON.parse(await readFile(join(DIST, "integrity.json"), "utf8"));
  const integrity = Object.entries(hashes).map(([path, hash]) => [`${origin}/${path}`, hash]);
  const map = JSON.stringify({ integrity: Object.fromEntries(integrity) });
  return `<script type="importmap" nonce="${nonce}">${map}</script>`;
}

/**
 * Returns a text with its placeholders, such as `{{nonce}}`, replaced.
 *
 * @param {string} text
 * @param {Readonly<Record<string, string>>} words the values by name. A placeholder without a value is kept
 */
function filled(text, words) {
  return text.replace(/\{\{(\w+)\}\}/g, (slot, word) => words[word] ?? slot);
}

/**
 * Starts a server on 127.0.0.1.
 *
 * @param {import("node:http").Server} server
 * @param {number} port 0 for a free port
 * @returns {Promise<string>} the origin of the server
 */
function listen(server, port) {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => {
      const address = server.address();
      if (address === null || typeof address === "string") reject(new Error("The server has no port."));
      else resolve(`http://127.0.0.1:${address.port}`);
    });
  });
}

/** @param {import("node:http").Server} server */
function shut(server) {
  return new Promise((resolve) => {
    server.close(resolve);
    server.closeAllConnections();
  });
}
