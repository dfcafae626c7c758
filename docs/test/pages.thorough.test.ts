import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { launchOptions } from "@thunderjack/vitest/chromium-path";
import { type Browser, chromium, type Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ENTRIES } from "../generate/entries.mjs";
import { serve } from "../photography/static-server.mjs";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const PAGES = readdirSync(ROOT)
  .filter((name) => name.endsWith(".md") && name !== "README.md")
  .map((name) => name.replace(/\.md$/, ".html"));
const REFERENCE = ["api/index.html", ...[...ENTRIES.keys()].map((name) => `api/${name}.html`)];
/** Collects the errors of a page and its requests to other origins. */
function complaintsOf(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(`${message.text()} (${message.location().url})`);
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("request", (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith("http") && hostname !== "127.0.0.1") complaints.push(`requested ${request.url()}`);
  });
  return complaints;
}

describe("the built pages", () => {
  const folder = mkdtempSync(join(tmpdir(), "pages-"));
  let server: Awaited<ReturnType<typeof serve>>;
  let browser: Browser;
  let api: { readonly stderr: string };

  beforeAll(async () => {
    api = spawnSync(process.execPath, [join(ROOT, "generate/api.mjs")], { encoding: "utf8" });
    // The build fails if a link is dead. It runs in a separate process, because the test environment would change the
    // build.
    const vitepress = join(ROOT, "node_modules/vitepress/bin/vitepress.js");
    const env = { ...process.env, NODE_ENV: "production" };
    execFileSync(process.execPath, [vitepress, "build", "--outDir", folder], { cwd: ROOT, env, stdio: "pipe" });
    server = await serve(folder);
    browser = await chromium.launch(launchOptions());
    // The timeout is long, because the build of all pages takes minutes on a busy machine.
  }, 600_000);

  afterAll(async () => {
    await browser.close();
    server.close();
    rmSync(folder, { recursive: true });
  });

  it.each(PAGES)("%s opens without errors and without requests to other origins", async (name) => {
    const page = await browser.newPage();
    const complaints = complaintsOf(page);
    await page.goto(`${server.origin}/${name}`, { waitUntil: "networkidle" });
    expect(await page.locator("h1").first().textContent()).toBeTruthy();
    expect(complaints).toEqual([]);
    await page.close();
  });

  it("have a comment for every public name, without dead links", () => {
    expect(api.stderr).toBe("");
  });

  it.each(REFERENCE)("%s exists, with the name of its package", (name) => {
    const title =
      name === "api/index.html" ? "Reference" : `@thunderjack/${name.slice("api/".length, -".html".length)}`;
    expect(readFileSync(join(folder, name), "utf8")).toContain(title);
  });

  it("have no link to a missing anchor", () => {
    const text = new Map([...PAGES, ...REFERENCE].map((name) => [name, readFileSync(join(folder, name), "utf8")]));
    const dead: string[] = [];
    for (const [name, html] of text) {
      for (const [, href = ""] of html.matchAll(/<a [^>]*?href="([^"]*#[^"]+)"/g)) {
        const { hostname, pathname, hash } = new URL(href, `http://pages/${name}`);
        if (hostname !== "pages") continue;
        const target = text.get(decodeURI(pathname).slice(1));
        const id = decodeURIComponent(hash.slice(1));
        if (target !== undefined && !id.includes("=") && !target.includes(`id="${id}"`)) dead.push(`${name}: ${href}`);
      }
    }
    expect(dead).toEqual([]);
  });

  it("have a playable table on the first page", async () => {
    const page = await browser.newPage();
    await page.goto(`${server.origin}/index.html`, { waitUntil: "networkidle" });
    const table = page.locator("thunderjack-table");
    await table.getByRole("button", { name: "Bet 10 more" }).click();
    await table.getByRole("button", { name: "Deal" }).click();
    await expect.poll(() => table.getByRole("img").count(), { timeout: 30_000 }).toBeGreaterThan(3);
    await page.close();
  });
});
