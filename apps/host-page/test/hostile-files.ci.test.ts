import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import type { ThunderjackReplay } from "@thunderjack/elements/replay";
import { inCurrentVersion, trailerHash } from "@thunderjack/recording";
import { launchOptions } from "@thunderjack/vitest/chromium-path";
import { processorTime, traced } from "@thunderjack/vitest/trace";
import { type Browser, type CDPSession, chromium, type Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

/*
 * Hostile files in a `<thunderjack-replay>`: each one gives a clear reason, and none of them holds the main thread.
 */

/** The longest permitted task of the main thread, in milliseconds of thread time. A busy machine takes up to twice 50. */
const LONGEST = 100;

const lines = readFileSync(new URL("../public/round.tjr", import.meta.url), "utf8")
  .trimEnd()
  .split("\n");
const [header = ""] = lines;
const text = textOf(lines);
const place = lines.findIndex((line) => line.includes('"type":"CardDealt"'));
const line = lines[place] ?? "";

function textOf(all: readonly string[]): string {
  return all.map((each) => `${each}\n`).join("");
}

/** Returns the recording with another line for its first card. */
const withCard = (other: string) => textOf(lines.map((each, index) => (index === place ? other : each)));
/** Returns the recording with another header. */
const withHeader = (other: string) => textOf([other, ...lines.slice(1)]);
const shuffled = '"type":"ShoeShuffled"';
const shuffles = Array.from({ length: 20_000 }, (_, index) => `{"seq":${index + 1},${shuffled},"cards":312,"t":0}`);

/** Returns the recording with notes after its trailer. */
function withNotes(count: number): string {
  const current = inCurrentVersion(text);
  const hash = trailerHash(current.trimEnd().split("\n").at(-1) ?? "");
  const note = (index: number) =>
    JSON.stringify({ x_annotation: { seq: 1 + (index % (lines.length - 2)), comment: `Note ${index}` }, hash });
  return current + Array.from({ length: count }, (_, index) => `${note(index)}\n`).join("");
}

type Answer = (response: ServerResponse) => void;
const plain = (body: string | Uint8Array, status = 200, type = "text/plain"): Answer => {
  return (response) => response.writeHead(status, { "content-type": type }).end(body);
};

/** The files by name, with the answer of the server and the reason that is expected. */
const FILES: Readonly<Record<string, readonly [answer: string | Uint8Array | Answer, reason: RegExp]>> = {
  empty: ["", /not a complete header/],
  "one newline": ["\n", /line 1: is not JSON/],
  "millions of newlines": ["\n".repeat(8 * 2 ** 20), /line 1: is not JSON/],
  "one very long line": ["x".repeat(32 * 2 ** 20), /longer than 16384 bytes/],
  "a very long line after the header": [`${header}\n${"[".repeat(32 * 2 ** 20)}`, /line 2: is longer/],
  "a line that is one byte too long": [
    withCard(`${line.slice(0, -1)}${" ".repeat(16_385 - line.length)}}`),
    /is longer/,
  ],
  "20,000 shuffles": [textOf([header, ...shuffles]), /line 2/],
  "deep JSON": [withCard(`${line.slice(0, -1)},"x_deep":${"[".repeat(8000)}${"]".repeat(8000)}}`), /line \d+/],
  "deep JSON in the header": [
    withHeader(`${header.slice(0, -1)},"x_d":${'{"a":'.repeat(2000)}1${"}".repeat(2000)}}`),
    /nested deeper than 8/,
  ],
  "a huge number": [withCard(line.replace(/"seq":\d+/, '"seq":1e308')), /seq/],
  "an infinite number": [withCard(line.replace(/"seq":\d+/, '"seq":1e999')), /seq/],
  "a negative time": [withCard(line.replace(/"t":\d+/, '"t":-1')), /"t": must be/],
  "a fraction": [withCard(line.replace(/"t":\d+/, '"t":0.5')), /"t": must be/],
  "a lone surrogate": [withHeader(header.replace('"createdAt":"', '"createdAt":"\\ud800')), /line 1/],
  "a byte order mark": [`\uFEFF${text}`, /line 1: is not JSON/],
  "carriage returns only": [text.replaceAll("\n", "\r"), /not a complete header|is not JSON|line 1/],
  "a NUL byte": [withCard(line.replace('"type"', '"ty\0pe"')), /is not JSON/],
  "NUL bytes only": [new Uint8Array(2 ** 20), /line 1/],
  "bytes of gzip": [gzipSync(text), /line 1|not text in UTF-8|not a complete header/],
  "UTF-16": [Buffer.from(text, "utf16le"), /line 1/],
  "an invalid byte": [Buffer.concat([Buffer.from(`${header}\n`), Buffer.from([0xff, 10])]), /not text in UTF-8/],
  "a web page": ["<!doctype html><title>Not found</title>", /web page/],
  "a web page after a comment": ["  \n<!-- a comment --><html></html>", /web page/],
  "a web page of a server, with plain text": [plain("Not found", 200, "text/html"), /web page/],
  "a JSON list": ["[]\n", /not a JSON object/],
  "a JSON text": ['"recording"\n', /not a JSON object/],
  "prototype keys": [withHeader(header.replace("{", '{"__proto__":{"isPolluted":true},')), /not allowed as a key/],
  "prototype keys in an event": [withCard(line.replace("{", '{"constructor":{"prototype":1},')), /line \d+/],
  "the same key twice": [
    withHeader(header.replace("{", '{"format":"chess",').replace('"format":"thunderjack"', '"format":"chess"')),
    /format/,
  ],
  "a trailer twice": [textOf([...lines, lines.at(-1) ?? ""]), new RegExp(`line ${lines.length + 1}`)],
  "a header twice": [textOf([header, ...lines]), /line 2/],
  "lines in reverse order": [textOf([header, ...lines.slice(1).reverse()]), /line 2/],
  "an unknown version": [withHeader(header.replace(/"version":\d+/, '"version":999')), /version/],
  "an unknown event": [withCard(line.replace("CardDealt", "CardStolen")), /CardStolen|type/],
  "markup as an event": [withCard(line.replace("CardDealt", "<img src=x onerror=alert(1)>")), /line \d+/],
  "rules without limits": [withHeader(header.replace(/"decks":\d+/, '"decks":9007199254740991')), /decks/],
  "a body with the status 404": [plain(text, 404), /404/],
  "a body with the status 500": [plain(text, 500), /500/],
  "a redirect to another origin": [
    (response) => response.writeHead(302, { location: "http://127.0.0.1:1/" }).end(),
    /./,
  ],
  "an endless redirect": [(response) => response.writeHead(302, { location: "?again" }).end(), /./],
  "an endless stream": [endless, /more than 67108864 bytes/],
  "a stream that stops without an end": [(response) => void response.writeHead(200).write(header), /./],
  "no answer": [() => undefined, /./],
  "an interrupted stream": [
    (response) => response.writeHead(200, { "content-length": "9" }).write("{", () => response.destroy()),
    /./,
  ],
};

/** Files that can be played, with the expected status of the verdict. A changed file is `broken`. */
const PLAYABLE: Readonly<Record<string, readonly [answer: string | Answer, status: RegExp]>> = {
  "a valid file with the type of a picture": [plain(text, 200, "image/png"), /fair|committed|consistent/],
  "as many notes as are shown": [withNotes(3_500), /fair|committed|consistent/],
  "too many notes": [withNotes(300_000), /fair|committed|consistent/],
  "a file that is cut off": [text.slice(0, -20), /open/],
  "line feeds with carriage returns": [text.replaceAll("\n", "\r\n"), /broken/],
  "a changed amount": [
    text.replace(/"(right|middle|left)":[1-9]\d*(?=.*RoundStarted|\D)/, '"$1":100'),
    /broken|consistent/,
  ],
};

/** Sends data without an end, as fast as they are read. */
function endless(response: ServerResponse): void {
  response.writeHead(200, { "content-type": "text/plain" });
  const chunk = Buffer.alloc(2 ** 16, "{}\n");
  const send = () => {
    while (!response.destroyed && response.write(chunk));
  };
  response.on("drain", send);
  send();
}

const LIBRARY = dirname(fileURLToPath(import.meta.resolve("@thunderjack/elements/thunderjack-replay.js")));
const PAGE = '<!doctype html><title>Replay</title><script type="module" src="/thunderjack-replay.js"></script>';

let server: Server;
let browser: Browser;
let session: CDPSession;
let page: Page;

beforeAll(async () => {
  server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const [answer] = { ...FILES, ...PLAYABLE }[decodeURIComponent(pathname.slice("/files/".length))] ?? [];
    if (pathname === "/") return plain(PAGE, 200, "text/html")(response);
    if (typeof answer === "function") return answer(response);
    if (answer !== undefined) return plain(answer)(response);
    readFile(join(LIBRARY, pathname)).then(
      (file) => plain(file, 200, "text/javascript")(response),
      () => plain("", 404)(response),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  browser = await chromium.launch(launchOptions());
  session = await browser.newBrowserCDPSession();
  page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  await page.waitForFunction(() => customElements.get("thunderjack-replay") !== undefined);
});

afterAll(async () => {
  await browser?.close();
  server?.closeAllConnections();
  server?.close();
});

/** The outcome of a file in a replay: an error, or a verdict. */
interface Outcome {
  readonly message: string | null;
  readonly shown: string;
  readonly status: string | null;
}

/** Loads a file in a replay, and returns the outcome and the longest task in milliseconds of thread time. */
async function loaded(name: string): Promise<Outcome & { readonly longest: number }> {
  let outcome: Outcome = { message: null, shown: "", status: null };
  const events = await traced(session, async () => {
    outcome = await page.evaluate(
      async (src) => {
        const replay = document.createElement("thunderjack-replay") as ThunderjackReplay;
        // The deadlines of loading pass twenty times as fast.
        const schedule = (time: number, call: () => void) => {
          const timer = setTimeout(call, time / 20);
          return () => clearTimeout(timer);
        };
        replay.clock = { now: () => performance.now(), schedule };
        const result = new Promise<Omit<Outcome, "shown">>((resolve) => {
          replay.addEventListener("replay-error", ({ detail }) => resolve({ message: detail.message, status: null }));
          // The verdict on a file that is not text comes before the error.
          replay.addEventListener("replay-verdict", ({ detail }) => {
            setTimeout(() => resolve({ message: null, status: detail.status }));
          });
        });
        replay.src = src;
        document.body.append(replay);
        const { message, status } = await result;
        await replay.updateComplete;
        const alert = replay.shadowRoot?.querySelector("[role=alert]")?.textContent ?? "";
        const images = replay.shadowRoot?.querySelectorAll("img, script").length ?? 0;
        if (images > 0 || "isPolluted" in {}) throw new Error("The file has changed the page.");
        replay.remove();
        return { message, shown: alert, status };
      },
      `/files/${encodeURIComponent(name)}`,
    );
  });
  const mains = new Set(
    events.filter(({ args }) => args?.name === "CrRendererMain").map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = events.filter(({ name: task, pid, tid }) => task === "RunTask" && mains.has(`${pid} ${tid}`));
  return { ...outcome, longest: Math.max(...tasks.map((task) => processorTime(task) / 1000)) };
}

const found: (readonly [name: string, longest: number, reason: string])[] = [];

afterAll(() => {
  const [slowest] = [...found].sort(([, one], [, other]) => other - one);
  console.log(`${found.length} hostile files; the longest task took ${slowest?.[1].toFixed(0)} ms: ${slowest?.[0]}`);
  if (process.env.VERBOSE) console.log(found.map((each) => each.join(" · ")).join("\n"));
});

describe("a replay states the reason, and the page responds, with a hostile file:", () => {
  it.each(Object.entries(FILES))("%s", async (name, [, reason]) => {
    const { message, shown, longest } = await loaded(name);
    found.push([name, longest, message ?? ""]);
    expect(message).toMatch(reason);
    expect(shown.trim().length).toBeGreaterThan(10);
    expect(longest).toBeLessThan(LONGEST);
  });
});

describe("a replay plays a file that is valid at its beginning:", () => {
  it.each(Object.entries(PLAYABLE))("%s", async (name, [, status]) => {
    const outcome = await loaded(name);
    found.push([name, outcome.longest, outcome.status ?? ""]);
    expect(outcome.message).toBeNull();
    expect(outcome.status).toMatch(status);
    expect(outcome.longest).toBeLessThan(LONGEST);
  });
});

it("a hostile share link in the URL of the page does not hold a replay with `deep-link`", async () => {
  const { origin } = new URL(page.url());
  await page.goto(`${origin}/#${"#tj1.".repeat(100_000)}&`);
  await page.waitForFunction(() => customElements.get("thunderjack-replay") !== undefined);
  const events = await traced(session, async () => {
    await page.evaluate(async () => {
      const replay = document.createElement("thunderjack-replay") as ThunderjackReplay;
      replay.deepLink = true;
      document.body.append(replay);
      await replay.updateComplete;
      await new Promise(requestAnimationFrame);
    });
  });
  const tasks = events.filter(({ name }) => name === "RunTask").map((task) => processorTime(task) / 1000);
  expect(Math.max(...tasks)).toBeLessThan(LONGEST);
});
