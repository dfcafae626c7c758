import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, vi } from "vitest";
import { type Area, Picture } from "./picture.js";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const PICTURES = new URL("../.test-results/webkit/", import.meta.url);
const PATIENCE = 60_000;

/** The time to wait for the effect of a press before the press is repeated, in milliseconds. */
const GUARD = 1000;

/** The functions that every script in the page can call. */
const IN_PAGE = `
  const childrenOf = (node) => [...(node.shadowRoot?.children ?? []), ...node.children];
  const all = (root) => childrenOf(root).flatMap((one) => [one, ...all(one)]);
  const find = (selector, within = document) => all(within).filter((one) => one.matches(selector) && one.checkVisibility());
  const table = () => document.querySelector("thunderjack-table");
  const nameOf = (one) => (one.getAttribute("aria-label") ?? one.textContent ?? "").replace(/\\s+/g, " ").trim();
`;

/** A WebDriver session: https://www.w3.org/TR/webdriver2. Packages for it have licences that this project excludes. */
class WebDriver {
  readonly #address: string;

  private constructor(address: string) {
    this.#address = address;
  }

  /** Starts a session of the driver program that listens on a port. */
  static async start(port: number): Promise<WebDriver> {
    const address = `http://127.0.0.1:${port}/session`;
    await vi.waitFor(() => fetch(`http://127.0.0.1:${port}/status`), { timeout: PATIENCE });
    const options = { browserName: "MiniBrowser", "webkitgtk:browserOptions": { args: ["--automation"] } };
    const { sessionId } = await answer<{ sessionId: string }>(address, { capabilities: { alwaysMatch: options } });
    return new WebDriver(`${address}/${sessionId}`);
  }

  /** Sends a command, such as `url` or `element/ID/click`. */
  send<T>(command: string, parameters: object = {}): Promise<T> {
    return answer<T>(`${this.#address}/${command}`, parameters);
  }

  async screenshot(): Promise<Buffer> {
    return Buffer.from(await answer<string>(`${this.#address}/screenshot`), "base64");
  }

  async end(): Promise<void> {
    await fetch(this.#address, { method: "DELETE" });
  }
}

/** Returns the value in a driver's response. Throws an `Error` for a failed command. */
async function answer<T>(address: string, parameters?: object): Promise<T> {
  const request = parameters === undefined ? {} : { method: "POST", body: JSON.stringify(parameters) };
  const response = await fetch(address, request);
  const { value } = (await response.json()) as { value: T & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${address}: ${value.error}: ${value.message}`);
  return value;
}

/** A page in WebKitGTK. */
export class WebKitPage {
  readonly #driver: WebDriver;
  readonly #address: string;

  constructor(driver: WebDriver, address: string) {
    this.#driver = driver;
    this.#address = address;
  }

  async open(path: string): Promise<void> {
    await this.#driver.send("url", { url: `${this.#address}/${path}` });
  }

  async reload(): Promise<void> {
    await this.#driver.send("refresh");
  }

  /** Returns the result of a function body in the page. It may call the functions in `IN_PAGE`. */
  run<T>(script: string, ...args: readonly unknown[]): Promise<T> {
    return this.#driver.send<T>("execute/sync", { script: `${IN_PAGE}${script}`, args });
  }

  /** Waits until a function body in the page returns a value that is neither `false` nor `null`, and returns it. */
  until<T>(script: string, ...words: readonly unknown[]): Promise<T> {
    return this.#wait(PATIENCE, script, words);
  }

  #wait<T>(timeout: number, script: string, words: readonly unknown[]): Promise<T> {
    const check = async () => {
      const result = await this.run<T | false | null>(script, ...words);
      if (result === false || result === null) throw new Error(`Not true in the page: ${script}`);
      return result;
    };
    return vi.waitFor(check, { timeout });
  }

  /** Clicks the first enabled button with this name in the first element that matches a selector, which is the whole page by default. */
  async press(name: string, within = "html"): Promise<void> {
    const button = await this.until<Record<string, string>>(
      `const buttons = find("button", document.querySelector(arguments[1]));
       return buttons.find((one) => nameOf(one) === arguments[0] && !one.disabled && one.ariaDisabled !== "true") ?? null`,
      name,
      within,
    );
    await this.#driver.send(`element/${Object.values(button)[0]}/click`);
  }

  /**
   * Presses a button until a function body in the page returns true. The table ignores a press shortly after its
   * controls have changed.
   */
  async pressUntil(name: string, script: string, ...words: readonly unknown[]): Promise<void> {
    await vi.waitFor(
      async () => {
        if (await this.run<boolean>(script, ...words)) return;
        await this.press(name);
        await this.#wait(GUARD, script, words);
      },
      { timeout: PATIENCE },
    );
  }

  /** Returns the visible area of the first element that matches a selector. */
  areaOf(selector: string): Promise<Area> {
    return this.until<Area>(
      `const [one] = find(arguments[0]); if (!one) return null;
       const { x, y, width, height } = one.getBoundingClientRect(); return width > 0 ? { x, y, width, height } : null`,
      selector,
    );
  }

  /** Returns a picture of the window, and stores it in `.test-results/webkit`. */
  async picture(name: string): Promise<Picture> {
    const data = await this.#driver.screenshot();
    await mkdir(PICTURES, { recursive: true });
    await writeFile(new URL(`${name}.png`, PICTURES), data);
    return new Picture(data);
  }
}

/**
 * Provides the built pages in WebKitGTK to the tests of one file. The window has 1280 × 900 pixels on a virtual screen.
 */
export function webKitPage(): { page(): WebKitPage } {
  let server: { readonly httpServer: { address(): unknown }; close(): Promise<void> };
  let program: ChildProcess;
  let driver: WebDriver;
  let page: WebKitPage;
  beforeAll(async () => {
    const { preview } = await import("vite");
    server = await preview({ root: ROOT, logLevel: "warn", preview: { host: "127.0.0.1", port: 0 } });
    const port = await freePort();
    const words = ["-a", "-s", "-screen 0 1600x1200x24", "WebKitWebDriver", `--port=${port}`];
    // The driver has its own process group, so that the browser can be ended together with it.
    program = spawn("xvfb-run", words, { stdio: "ignore", detached: true });
    driver = await WebDriver.start(port);
    await driver.send("window/rect", { x: 0, y: 0, width: 1280, height: 900 });
    const { port: pages } = server.httpServer.address() as { readonly port: number };
    page = new WebKitPage(driver, `http://127.0.0.1:${pages}`);
  });
  afterAll(async () => {
    await driver?.end();
    if (program?.pid !== undefined) process.kill(-program.pid);
    await server?.close();
  });
  return { page: () => page };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { readonly port: number };
  server.close();
  await once(server, "close");
  return port;
}
