import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { oembed, wordsOf } from "./oembed.mjs";
import { FRAMED, PAGES } from "./pages.mjs";
import { RECORDINGS } from "./recordings.mjs";
import { serverRendered } from "./server-rendered.mjs";

const DIST = fileURLToPath(new URL("../../dist", import.meta.url));

/** @type {Readonly<Record<string, string>>} */
const TYPES = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".tjr": "text/plain; charset=utf-8",
  ".jpg": "image/jpeg",
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
 * @param {Readonly<Record<"host" | "frames", string>>} origins the values of the placeholders in the pages and their
 *   policies
 */
async function answer(request, response, origins) {
  const { pathname, searchParams } = new URL(request.url ?? "/", origins.host);
  const path = pathname === "/" ? "/index.html" : normalize(pathname);
  const type = TYPES[extname(path)];
  if (path === "/favicon.ico") {
    response.writeHead(204).end();
    return;
  }
  if (path === "/oembed") {
    const { status, body } = oembed(searchParams, origins);
    response.writeHead(status, { "Content-Type": "application/json", "Access-Control-Allow-Origin": "*" });
    response.end(body === null ? "" : JSON.stringify(body));
    return;
  }
  /** @type {Record<string, string>} */
  const words = { ...origins, nonce: randomBytes(16).toString("base64") };
  try {
    if (type === undefined) throw new Error("No file of this kind is served.");
    const recording = RECORDINGS.find(({ id }) => path === `/recordings/${id}.html` || path === `/frames/${id}.html`);
    if (recording !== undefined) Object.assign(words, wordsOf(recording, origins));
    const template = path.startsWith("/frames/") ? "/frame.html" : "/recording.html";
    const content = await readFile(join(DIST, recording === undefined ? path : template));
    const policy = [...PAGES, ...FRAMED].find((page) => page.path === path)?.policy ?? null;
    if (policy !== null) response.setHeader("Content-Security-Policy", filled(policy, words));
    response.setHeader("X-Content-Type-Options", "nosniff");
    response.setHeader("Content-Type", type);
    // A page of another origin may import the scripts and fetch the recordings, as from a CDN.
    if (type === TYPES[".js"] || type === TYPES[".tjr"]) response.setHeader("Access-Control-Allow-Origin", "*");
    if (path === "/elsewhere.html") words.importmap = await importMap(origins.frames, words.nonce ?? "");
    if (path === "/server.html") words.table = await serverRendered(words.nonce ?? "");
    if (path === "/article.html") words.frame = embedded(searchParams.get("url"), origins);
    response.end(path.endsWith(".html") ? filled(content.toString("utf8"), words) : content);
  } catch {
    response.statusCode = 404;
    response.end();
  }
}

/**
 * Returns the frame of a shared recording, as another site finds it in the oEmbed answer.
 *
 * @param {string | null} address the address of its page. Defaults to that of the first recording
 * @param {Readonly<Record<"host" | "frames", string>>} origins
 */
function embedded(address, origins) {
  const url = address ?? `${origins.host}/recordings/${RECORDINGS[0]?.id}.html`;
  return String(oembed(new URLSearchParams({ url }), origins).body?.html ?? "");
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
