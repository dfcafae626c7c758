import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";
import { launchOptions } from "@thunderjack/vitest/chromium-path";
import { type Browser, chromium, type Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const ELEMENTS = fileURLToPath(new URL("../../../packages/elements/", import.meta.url));
const STORYBOOK = fileURLToPath(new URL("../node_modules/storybook/dist/bin/dispatcher.js", import.meta.url));
const WRITTEN = `${ELEMENTS}stories/saved/a-story-of-the-test.stories.ts`;

/** The answer of a tool of the MCP server. */
interface ToolAnswer {
  readonly isError?: boolean;
  readonly content: readonly { readonly text?: string }[];
}

describe("Storybook for development", () => {
  let server: ChildProcess;
  let browser: Browser;
  let origin: string;

  beforeAll(async () => {
    // A run that was stopped may have left the story.
    rmSync(WRITTEN, { force: true });
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    const options = ["--host", "127.0.0.1", "--port", String(port), "--exact-port", "--ci", "--disable-telemetry"];
    server = spawn(process.execPath, [STORYBOOK, "dev", ...options], { cwd: ROOT, stdio: "ignore" });
    await vi.waitUntil(async () => hasEnded() || (await isServed()), { timeout: 300_000, interval: 500 });
    expect(hasEnded(), "the server has ended").toBe(false);
    browser = await chromium.launch(launchOptions());
  }, 400_000);

  afterAll(async () => {
    rmSync(WRITTEN, { force: true });
    await browser?.close();
    server?.kill();
    if (server !== undefined && !hasEnded()) await once(server, "exit");
  });

  /** Returns whether the server has ended by itself or by a signal. */
  function hasEnded(): boolean {
    return server.exitCode !== null || server.signalCode !== null;
  }

  async function isServed(): Promise<boolean> {
    return fetch(`${origin}/index.json`).then(
      ({ ok }) => ok,
      () => false,
    );
  }

  /** Calls a method of the MCP server. */
  async function ask<Result>(method: string, params: object): Promise<Result> {
    const response = await fetch(`${origin}/mcp`, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json, text/event-stream" },
      body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }),
    });
    const text = await response.text();
    const data = text
      .split("\n")
      .filter((line) => line.startsWith("data:"))
      .map((line) => line.slice("data:".length));
    return (JSON.parse(data.length === 0 ? text : data.join("")) as { readonly result: Result }).result;
  }

  async function tool(name: string, options: object = {}): Promise<string> {
    const { isError = false, content } = await ask<ToolAnswer>("tools/call", { name, arguments: options });
    const text = content.map(({ text = "" }) => text).join("\n");
    if (isError) throw new Error(`${name}: ${text}`);
    return text;
  }

  it("has the tools that docs/storybook.md describes, and no others", async () => {
    const { tools } = await ask<{ readonly tools: readonly { readonly name: string }[] }>("tools/list", {});
    const described = readFileSync(fileURLToPath(new URL("../../../docs/storybook.md", import.meta.url)), "utf8");
    const [, section = ""] = described.split("## Tools for language models");
    const named = [...section.matchAll(/^\| `([a-z-]+)` +\|/gm)].map(([, name]) => name);
    expect(tools.map(({ name }) => name).sort()).toEqual(named.sort());
  }, 120_000);

  it("answers questions about components with the custom elements manifest", async () => {
    expect(await tool("docs-list")).toContain("tj-hand (hands-tj-hand)");
    expect(await tool("docs-show", { id: "hands-tj-hand" })).toContain("`outcome`");
    expect(await tool("docs-show-story", { storyId: "hands-tj-hand--doubled" })).toContain('moves: "Double"');
    expect(await tool("get-storybook-story-instructions")).toContain("stories");
  }, 120_000);

  it("finds and runs stories", async () => {
    const storyId = "hands-tj-hand--doubled";
    expect(await tool("stories-preview", { stories: [{ storyId }] })).toContain(storyId);
    const file = `${ELEMENTS}src/components/tj-hand/tj-hand.stories.ts`;
    expect(await tool("stories-find-by-component", { componentPaths: [file] })).toContain(storyId);
    expect(await tool("stories-changed")).toEqual(expect.any(String));
    expect(await tool("test-run", { stories: [{ storyId }] })).toContain("Passing Stories");
  }, 300_000);

  it("writes the moment of a played table as a story, which Storybook then shows", async () => {
    const page: Page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(`${origin}/?path=/story/game-thunderjack-table--a-table`);
    const story = page.frameLocator("#storybook-preview-iframe");
    await story.getByRole("button", { name: "Bet 50 more" }).click({ timeout: 120_000 });
    await page.getByRole("tab", { name: "Stream" }).click();
    await story.getByRole("button", { name: "Deal", exact: true }).click();
    await page.getByRole("option", { name: /RoundStarted/ }).waitFor({ timeout: 60_000 });
    await page.getByLabel("Story", { exact: true }).fill("AStoryOfTheTest");
    await page.getByRole("button", { name: "Write story file" }).click();
    await page.getByText("Written: packages/elements/stories/saved/").waitFor({ timeout: 60_000 });
    expect(existsSync(WRITTEN)).toBe(true);
    await page.goto(`${origin}/iframe.html?viewMode=story&id=saved-a-story-of-the-test--a-story-of-the-test`);
    await page.locator("thunderjack-table").waitFor({ timeout: 120_000 });
    await page.close();
  }, 400_000);
});

/** Returns a port of the loopback interface that is free now. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("There is no free port.");
  return address.port;
}
