import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Request } from "playwright";
import { describe, expect, it } from "vitest";
import { hostPages } from "./opened.js";
import { wholeSession } from "./whole-session.js";

const { open } = hostPages();
const PATIENT = { timeout: 60_000 };
const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

describe("the network", () => {
  it("receives requests for files of the library only, during a whole session on a page without a policy", async () => {
    const requests: Request[] = [];
    const sockets: string[] = [];
    const { page, complaints } = await open("/whole.html", async (before) => {
      before.context().on("request", (request) => requests.push(request));
      before.on("websocket", (socket) => sockets.push(socket.url()));
    });
    const { origin } = new URL(page.url());
    const atFirst = requests.length;
    await wholeSession(page);

    expect(requests.filter((request) => request.method() !== "GET").map((request) => request.url())).toEqual([]);
    // `blob:` and `data:` URLs do not use the network.
    const asked = requests.map((request) => request.url()).filter((url) => !/^(blob|data):/.test(url));
    expect(asked.filter((url) => new URL(url).origin !== origin)).toEqual([]);
    const paths = asked.map((url) => new URL(url).pathname);
    expect(paths.filter((path) => !existsSync(at(`../dist${path}`)))).toEqual([]);
    const later = paths.slice(atFirst).filter((path) => !/^\/(chunks\/|thunderjack|tj-)/.test(path));
    expect(later).toEqual([]);
    expect(asked.every((url) => new URL(url).search === "")).toBe(true);
    expect(sockets).toEqual([]);
    expect(complaints).toEqual([]);

    // The replay verifies the recording when the page is idle, which may be after all other steps.
    await page.waitForFunction(() => document.querySelector("thunderjack-replay")?.verdict != null, null, PATIENT);
    // All chunks are loaded. Repeating the session must not send a request.
    const soFar = requests.length;
    await page.evaluate(() => {
      for (const name of ["thunderjack-table", "thunderjack-replay"]) {
        document.querySelector(name)?.replaceWith(document.createElement(name));
      }
    });
    await wholeSession(page);
    // Only a new worker requests its own file again.
    const again = requests.slice(soFar).map((request) => request.url());
    expect(again.filter((url) => !/advice-worker-[^/]*\.js$/.test(url))).toEqual([]);
  });
});

/** Patterns of code that opens a connection, and of URLs. */
const CONNECTIONS = [
  /\bfetch\s*\(/g,
  /\bXMLHttpRequest\b/g,
  /\bWebSocket\b/g,
  /\bsendBeacon\b/g,
  /\bEventSource\b/g,
  /\bRTCPeerConnection\b/g,
  /\bWebTransport\b/g,
  /\bimportScripts\s*\(/g,
  /\bhttps?:\/\/[^\s"'`)\\]*/g,
];

/** The matches of these patterns that a shipped file may contain, with the reason. */
const ALLOWED: readonly { readonly file: RegExp; readonly found: RegExp; readonly why: string }[] = [
  {
    file: /./,
    found: /^http:\/\/www\.w3\.org\/(2000\/svg|1999\/xhtml|1999\/xlink|1998\/Math\/MathML|XML\/1998\/namespace)$/,
    why: "The name of a namespace, which is never requested.",
  },
  {
    file: /elements\/dist\/(modules\/replay\/replay-source|cdn\/chunks\/replay-[^/]*|cdn\/thunderjack\.classic)\.js$/,
    found: /^fetch\s*\($/,
    why: "thunderjack-replay loads the recording of its attribute src, from the origin of the page only.",
  },
  {
    file: /(remote\/dist\/browser\/(event-stream|web-socket)|elements\/dist\/cdn\/(chunks\/browser-[^/]*|thunderjack\.classic))\.js$/,
    found: /^(WebSocket|EventSource)$/,
    why: "A table connects to the house that the page names in the attribute house.",
  },
  {
    file: /elements\/dist\/cdn\/(chunks\/painting-[^/]*|thunderjack\.classic)\.js$/,
    found: /./,
    why: "The bundled PixiJS contains image loaders, and URLs in its messages. The table loads no images.",
  },
];

describe("the shipped code", () => {
  const packages = readdirSync(at("../../../packages"));
  const files = packages.flatMap((name) => {
    const dist = at(`../../../packages/${name}/dist`);
    return (existsSync(dist) ? readdirSync(dist, { recursive: true }) : [])
      .map(String)
      .filter((file) => file.endsWith(".js"))
      .map((file) => `${name}/dist/${file}`);
  });

  it("opens no connection except in the allowed places", () => {
    const found = files.flatMap((file) => {
      const text = withoutComments(readFileSync(at(`../../../packages/${file}`), "utf8"));
      return CONNECTIONS.flatMap((pattern) => text.match(pattern) ?? [])
        .filter((match) => !ALLOWED.some((allowed) => allowed.file.test(file) && allowed.found.test(match)))
        .map((match) => `${file}: ${match}`);
    });
    expect(found).toEqual([]);
    expect(files.length).toBeGreaterThan(100);
  });

  it("contains a call of fetch that the patterns of this test match", () => {
    const [file = ""] = files.filter((each) => each.endsWith("modules/replay/replay-source.js"));
    expect(readFileSync(at(`../../../packages/${file}`), "utf8")).toMatch(/\bfetch\s*\(/);
  });
});

/** Removes comments, which may contain URLs. A `//` after other text is kept, because it may be a part of a URL. */
function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/^\s*\/\/.*$/gm, "");
}
