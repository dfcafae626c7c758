import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { launchOptions } from "@thunderjack/vitest/chromium-path";
import { type Browser, chromium } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";

/** The strictest policy for a page that has its own script and style sheet. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "require-trusted-types-for 'script'",
].join("; ");

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
};

/** The link to the icon of the page. It is removed, because the policy would block the icon. */
const ICON = /<link rel="icon"[^>]*>/;

/** The output folder of the build of this app. */
const BUILT = fileURLToPath(new URL("../dist", import.meta.url));

let server: Server;
let browser: Browser;

async function contentOf(path: string): Promise<Buffer | string> {
  const file = await readFile(join(BUILT, path));
  return path.endsWith(".html") ? file.toString().replace(ICON, "") : file;
}

beforeAll(async () => {
  server = createServer(async ({ url = "/" }, response) => {
    const path = new URL(url, "http://localhost").pathname;
    try {
      const file = await contentOf(path);
      response.setHeader("content-type", TYPES[extname(path)] ?? "application/octet-stream");
      response.setHeader("content-security-policy", POLICY);
      response.end(file);
    } catch {
      response.writeHead(404).end();
    }
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  browser = await chromium.launch(launchOptions());
});

afterAll(async () => {
  await browser?.close();
  server?.close();
});

test.each(["webgl", "canvas2d"])(
  "draws and plays the game under the strictest policy with %s",
  async (backend) => {
    const page = await browser.newPage({ viewport: { width: 480, height: 640 } });
    const errors: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error") errors.push(message.text());
    });
    page.on("pageerror", ({ message }) => errors.push(message));
    await page.addInitScript(() => {
      document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sourceFile }) => {
        console.error(`${violatedDirective} blocked ${blockedURI} in ${sourceFile}`);
      });
    });
    const { port } = server.address() as AddressInfo;
    await page.goto(`http://127.0.0.1:${port}/index.html?speed=instant&renderer=${backend}`);
    // The overlay is removed at the first paint.
    await page.locator(".overlay").waitFor({ state: "detached" });
    expect(await page.evaluate(() => document.querySelector("canvas")?.getContext("2d") === null)).toBe(
      backend === "webgl",
    );
    await page.getByRole("button", { name: "Bet 10 more" }).click();
    await page.getByRole("button", { name: "Deal" }).click();
    expect(await page.getByRole("group", { name: "Dealer" }).getByRole("img").count()).toBeGreaterThan(0);
    expect(errors).toEqual([]);
    await page.close();
  },
  60_000,
);
