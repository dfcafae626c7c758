import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { launchOptions } from "@thunderjack/vitest/chromium-path";
import { type Browser, chromium, type Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { served } from "./served.js";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

/** The index of the built Storybook. */
interface StoryIndex {
  readonly entries: Readonly<Record<string, { readonly id: string; readonly type: "story" | "docs" }>>;
}

describe("the built Storybook", () => {
  const folder = mkdtempSync(join(tmpdir(), "storybook-"));
  let browser: Browser;
  let site: Awaited<ReturnType<typeof served>>;

  beforeAll(async () => {
    execFileSync("npx", ["storybook", "build", "--output-dir", folder, "--disable-telemetry", "--quiet"], {
      cwd: ROOT,
      stdio: "pipe",
    });
    site = await served(folder);
    browser = await chromium.launch(launchOptions());
  }, 600_000);

  afterAll(async () => {
    await browser?.close();
    site?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  function storyIndex(): StoryIndex {
    return JSON.parse(readFileSync(join(folder, "index.json"), "utf8")) as StoryIndex;
  }

  /** Opens a page, and collects its console errors and its requests to other origins. */
  async function opened(path: string): Promise<{ page: Page; complaints: string[]; foreign: string[] }> {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const complaints: string[] = [];
    const foreign: string[] = [];
    page.on("pageerror", ({ message }) => complaints.push(message));
    page.on("console", (message) => {
      if (message.type() === "error") complaints.push(`${message.text()} (${message.location().url})`);
    });
    page.on("request", (request) => {
      const url = request.url();
      if (!url.startsWith(site.origin) && !/^(data|blob|about):/.test(url)) foreign.push(url);
    });
    await page.goto(`${site.origin}/${path}`);
    return { page, complaints, foreign };
  }

  it("shows a component with controls from the manifest", async () => {
    const { page, complaints, foreign } = await opened("?path=/story/hands-tj-hand--its-turn");
    const story = page.frameLocator("#storybook-preview-iframe");
    await story.locator("tj-hand").waitFor({ timeout: 60_000 });
    await page
      .locator("#panel-tab-content, #storybook-panel-root")
      .getByText("::part(total)")
      .first()
      .waitFor({ timeout: 60_000 });
    expect(complaints).toEqual([]);
    expect(foreign).toEqual([]);
    await page.close();
  }, 200_000);

  it("opens with a page that shows a table, and where to begin", async () => {
    const { page, complaints, foreign } = await opened("");
    const docs = page.frameLocator("#storybook-preview-iframe").locator("#storybook-docs");
    await docs.getByRole("heading", { name: "Thunderjack", level: 1 }).waitFor({ timeout: 60_000 });
    await docs.frameLocator("iframe").getByRole("button", { name: "Bet 50 more" }).waitFor({ timeout: 60_000 });
    // A link to a missing story would show an error in its place.
    const links = await docs
      .locator("tbody a")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
    expect(links.length).toBeGreaterThan(5);
    const { entries } = storyIndex();
    expect(links.map((link) => link.split("/").at(-1) ?? "").filter((id) => !(id in entries))).toEqual([]);
    expect(complaints).toEqual([]);
    expect(foreign).toEqual([]);
    await page.close();
  }, 200_000);

  it("steps through a recorded round with the scrubber, in both renderers", async () => {
    const { page, complaints, foreign } = await opened(
      "?path=/story/table-tj-table--at-this-moment&globals=painter:both",
    );
    const story = page.frameLocator("#storybook-preview-iframe");
    await story.locator("canvas").first().waitFor({ timeout: 60_000 });
    const slider = story.getByRole("slider", { name: "Position" });
    const before = Number(await slider.inputValue());
    await story.getByRole("button", { name: "Next event" }).click();
    await expect.poll(() => slider.inputValue(), { timeout: 30_000 }).toBe(String(before + 1));
    await expect.poll(() => page.url(), { timeout: 30_000 }).toContain(`position:${before + 1}`);
    expect(complaints).toEqual([]);
    expect(foreign).toEqual([]);
    await page.close();
  }, 200_000);

  it("copies the moment of a table as a story, and does not offer to write it", async () => {
    const { page, complaints, foreign } = await opened("?path=/story/game-thunderjack-table--a-table");
    const story = page.frameLocator("#storybook-preview-iframe");
    await story.getByRole("button", { name: "Bet 50 more" }).click({ timeout: 60_000 });
    await page.getByRole("tab", { name: "Stream" }).click();
    await page.getByRole("button", { name: "Copy as story" }).waitFor({ timeout: 60_000 });
    expect(await page.getByRole("button", { name: "Write story file" }).count()).toBe(0);
    expect(complaints).toEqual([]);
    expect(foreign).toEqual([]);
    await page.close();
  }, 200_000);

  it("does not run the play function of a story that a recorded round replaces", async () => {
    const { page } = await opened(
      "iframe.html?viewMode=story&id=panels-tj-history--three-rounds&globals=round:the+higher+total+wins",
    );
    await page.getByRole("slider", { name: "Position" }).waitFor({ timeout: 60_000 });
    await expect.poll(() => hasEmitted(page, "storyFinished"), { timeout: 60_000 }).toBe(true);
    expect(await hasEmitted(page, "playFunctionThrewException")).toBe(false);
    await page.close();
  }, 200_000);

  it("has a picture of every story for a phone and a desktop, and no others", () => {
    const { entries } = storyIndex();
    // The test of the development server writes a story, perhaps while this Storybook is built.
    const stories = Object.values(entries).filter(
      ({ type, id }) => type === "story" && !id.startsWith("saved-a-story-of-the-test--"),
    );
    const wanted = stories.flatMap(({ id }) => [1280, 360].map((width) => `${id.replace("--", "-")}-${width}.png`));
    const pictures = readdirSync(join(ROOT, "__screenshots__")).filter((name) => name.endsWith(".png"));
    expect(pictures.sort()).toEqual(wanted.sort());
  });
});

/** Returns whether Storybook has emitted this event in a page. */
function hasEmitted(page: Page, event: string): Promise<boolean> {
  return page.evaluate((name) => {
    const channel: unknown = Reflect.get(window, "__STORYBOOK_ADDONS_CHANNEL__");
    return (channel as { last(event: string): unknown }).last(name) !== undefined;
  }, event);
}
