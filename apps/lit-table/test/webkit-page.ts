import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";
import { Builder, type WebDriver, type WebElement } from "selenium-webdriver";
import { afterAll, beforeAll, vi } from "vitest";
import { type Area, Picture } from "./picture.js";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const PICTURES = new URL("../.test-results/webkit/", import.meta.url);
const PATIENCE = 60_000;

/** The time in which the page shows the effect of a press, in milliseconds. After it, the press is repeated. */
const GUARD = 1000;

/** The functions that every script in the page can call. */
const IN_PAGE = `
  const all = (root) => [...root.querySelectorAll("*")].flatMap((one) => [one, ...(one.shadowRoot ? all(one.shadowRoot) : [])]);
  const find = (selector) => all(document).filter((one) => one.matches(selector) && one.checkVisibility());
  const table = () => document.querySelector("thunderjack-table");
  const nameOf = (one) => (one.getAttribute("aria-label") ?? one.textContent ?? "").replace(/\\s+/g, " ").trim();
`;

/** A page in WebKitGTK. */
export class WebKitPage {
  readonly #driver: WebDriver;
  readonly #address: string;

  constructor(driver: WebDriver, address: string) {
    this.#driver = driver;
    this.#address = address;
  }

  async open(path: string): Promise<void> {
    await this.#driver.get(`${this.#address}/${path}`);
  }

  async reload(): Promise<void> {
    await this.#driver.navigate().refresh();
  }

  /** Returns the result of a function body in the page. It may call the functions in `IN_PAGE`. */
  run<T>(script: string, ...words: readonly unknown[]): Promise<T> {
    return this.#driver.executeScript<T>(`${IN_PAGE}${script}`, ...words);
  }

  /** Waits until a function body in the page returns a value that is neither `false` nor `null`. */
  async until<T>(script: string, ...words: readonly unknown[]): Promise<T> {
    const result = await this.#driver.wait(() => this.run<T>(script, ...words), PATIENCE, script);
    return result as T;
  }

  /** Presses the button with this name with the pointer. */
  async press(name: string): Promise<void> {
    const button = await this.until<WebElement>(
      `return find("button").find((one) => nameOf(one) === arguments[0] && !one.disabled && one.ariaDisabled !== "true") ?? null`,
      name,
    );
    await button.click();
  }

  /**
   * Presses a button until a function body in the page returns true. A press is not carried out shortly after a control
   * changed its command or its hand.
   */
  async pressUntil(name: string, script: string, ...words: readonly unknown[]): Promise<void> {
    await this.#driver.wait(async () => {
      await this.press(name);
      return this.#driver.wait(() => this.run<boolean>(script, ...words), GUARD).catch(() => false);
    }, PATIENCE);
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
    const data = Buffer.from(await this.#driver.takeScreenshot(), "base64");
    await mkdir(PICTURES, { recursive: true });
    await writeFile(new URL(`${name}.png`, PICTURES), data);
    return new Picture(data);
  }
}

/** Provides the built pages in WebKitGTK, in a window of 1280 × 900 pixels without a screen, to the tests of one file. */
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
    // A process group of its own, so that the browser ends together with the driver.
    program = spawn("xvfb-run", words, { stdio: "ignore", detached: true });
    await vi.waitFor(() => fetch(`http://127.0.0.1:${port}/status`), { timeout: PATIENCE });
    driver = await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities({ browserName: "MiniBrowser", "webkitgtk:browserOptions": { args: ["--automation"] } })
      .build();
    await driver.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 900 });
    const { port: pages } = server.httpServer.address() as { readonly port: number };
    page = new WebKitPage(driver, `http://127.0.0.1:${pages}`);
  });
  afterAll(async () => {
    await driver?.quit().catch(() => {});
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
