import { type ChildProcess, spawn } from "node:child_process";
import { accessSync, constants, statSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { Readable, Writable } from "node:stream";
import { pathToFileURL } from "node:url";
import { BadInput } from "../bad-input.js";

/** The names of Chromium and of the browsers that are built from it, in the folders of the `PATH`. */
const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "msedge"];

/** Their usual places outside these folders. */
const PLACES = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe",
];

/**
 * Returns the path of a Chromium on this machine: the variable `CHROMIUM_PATH`, or else the first one that is found.
 * `null` if there is none.
 */
export function chromiumIn({ CHROMIUM_PATH, PATH = "" }: NodeJS.ProcessEnv): string | null {
  if (CHROMIUM_PATH !== undefined && CHROMIUM_PATH !== "") return CHROMIUM_PATH;
  // An empty entry would be the current folder, which may contain anything.
  const folders = PATH.split(delimiter).filter((folder) => folder !== "");
  const found = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...found, ...PLACES].find(isProgram) ?? null;
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** The time in milliseconds after which a Chromium that does not answer is ended. */
const PATIENCE = 60_000;

/** An empty page in a Chromium without a window. */
export interface ChromiumPage {
  /** Runs an expression in the page and returns its value. A promise is awaited. */
  evaluate(expression: string): Promise<unknown>;
}

/** Whether the system has groups of processes. */
const HAS_GROUPS = process.platform !== "win32";

/** The signals that end this program, after which its Chromium and the files of it must not remain. */
const ENDING = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/**
 * Starts a Chromium, calls back with an empty page, and ends the Chromium, also when a signal ends this program.
 *
 * @throws BadInput when it cannot be started
 */
export async function withChromium<Result>(
  path: string,
  use: (page: ChromiumPage) => Promise<Result>,
): Promise<Result> {
  const profile = await mkdtemp(join(tmpdir(), "thunderjack-chromium-"));
  // Only a page of a file or a server may encode films.
  const empty = join(profile, "empty.html");
  await writeFile(empty, "<!doctype html>");
  // Chromium refuses its sandbox to root. The page contains only pictures that this program has drawn.
  const sandbox = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  const flags = ["--headless=new", "--remote-debugging-pipe", "--no-first-run", "--mute-audio", "--hide-scrollbars"];
  const child = spawn(path, [...flags, `--user-data-dir=${profile}`, ...sandbox, "about:blank"], {
    stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"],
    // All its processes are ended together, and none leaves files elsewhere.
    detached: HAS_GROUPS,
    env: { ...process.env, TMPDIR: profile },
  });
  const ended = new Promise<never>((_, reject) => {
    child.once("error", (error) => reject(new BadInput(`${path}: Chromium cannot be started: ${error.message}`)));
    child.once("exit", () => reject(new BadInput(`${path}: Chromium ended before the pictures were drawn`)));
  });
  // A rejection after the last picture is ignored.
  ended.catch(() => undefined);
  const closed = new Promise<void>((resolve) => child.once("close", () => resolve()));
  let signal: NodeJS.Signals | null = null;
  const onSignal = (name: NodeJS.Signals) => {
    signal = name;
    endAll(child);
  };
  for (const name of ENDING) process.on(name, onSignal);
  try {
    const [, , , to, from] = child.stdio;
    if (!(to instanceof Writable && from instanceof Readable)) throw new Error("Chromium has no pipes.");
    const protocol = new Protocol(to, from);
    return await Promise.race([protocol.openPage(pathToFileURL(empty).href).then(use), ended]);
  } finally {
    if (child.pid !== undefined) {
      endAll(child);
      await closed;
    }
    await rm(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
    for (const name of ENDING) process.off(name, onSignal);
    // Without the listeners, the signal ends the program as usual.
    if (signal !== null) process.kill(process.pid, signal);
  }
}

/** Ends a Chromium and all its processes. Does nothing if they have ended. */
function endAll(child: ChildProcess): void {
  try {
    if (HAS_GROUPS && child.pid !== undefined) process.kill(-child.pid, "SIGKILL");
    else child.kill("SIGKILL");
  } catch {
    // All of them have ended.
  }
}

interface Answer {
  readonly id?: number;
  readonly result?: Readonly<Record<string, unknown>>;
  readonly error?: { readonly message: string };
}

/** A client of the DevTools protocol, whose messages are JSON that ends with a zero byte. */
class Protocol {
  readonly #to: Writable;
  readonly #waiting = new Map<number, { resolve(result: Answer["result"]): void; reject(reason: Error): void }>();
  #last = 0;

  constructor(to: Writable, from: Readable) {
    this.#to = to;
    let parts: Buffer[] = [];
    // A Chromium that has ended reads no more. Its end is reported by the process.
    to.on("error", () => undefined);
    from.on("error", () => undefined);
    from.on("data", (chunk: Buffer) => {
      let start = 0;
      for (let end = chunk.indexOf(0); end !== -1; end = chunk.indexOf(0, start)) {
        parts.push(chunk.subarray(start, end));
        this.#receive(JSON.parse(Buffer.concat(parts).toString("utf8")) as Answer);
        parts = [];
        start = end + 1;
      }
      parts.push(chunk.subarray(start));
    });
  }

  async openPage(url: string): Promise<ChromiumPage> {
    const { targetId } = await this.#send("Target.createTarget", { url: "about:blank" });
    const attached = await this.#send("Target.attachToTarget", { targetId, flatten: true });
    const sessionId = String(attached.sessionId);
    // Answers when the page has replaced the empty one.
    await this.#send("Page.navigate", { url }, sessionId);
    return {
      evaluate: async (expression) => {
        const settings = { expression, awaitPromise: true, returnByValue: true };
        const answer = await this.#send("Runtime.evaluate", settings, sessionId);
        if (answer.exceptionDetails !== undefined) {
          throw new Error(`The page failed: ${JSON.stringify(answer.exceptionDetails)}`);
        }
        return (answer.result as { readonly value?: unknown }).value;
      },
    };
  }

  #receive({ id, result, error }: Answer): void {
    const request = id === undefined ? undefined : this.#waiting.get(id);
    if (id === undefined || request === undefined) return;
    this.#waiting.delete(id);
    if (error !== undefined) request.reject(new Error(error.message));
    else request.resolve(result);
  }

  #send(method: string, params: object, sessionId?: string): Promise<Readonly<Record<string, unknown>>> {
    const id = ++this.#last;
    this.#to.write(`${JSON.stringify({ id, method, params, ...(sessionId === undefined ? {} : { sessionId }) })}\0`);
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new BadInput("Chromium does not answer")), PATIENCE);
      // The process of Chromium keeps this program running. After its end, no answer is expected.
      late.unref();
      this.#waiting.set(id, {
        resolve: (result = {}) => {
          clearTimeout(late);
          resolve(result);
        },
        reject: (reason) => {
          clearTimeout(late);
          reject(reason);
        },
      });
    });
  }
}
