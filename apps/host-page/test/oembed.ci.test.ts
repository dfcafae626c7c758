import type { ThunderjackReplay } from "@thunderjack/elements/replay";
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { RECORDINGS } from "../src/server/recordings.mjs";
import { hostPages } from "./opened.js";

const { open } = hostPages();

/** The fields of an oEmbed answer of the type `rich`. All but the thumbnail are required. */
interface OEmbed {
  readonly version: string;
  readonly type: string;
  readonly title: string;
  readonly html: string;
  readonly width: number;
  readonly height: number;
  readonly thumbnail_url: string;
  readonly thumbnail_width: number;
  readonly thumbnail_height: number;
}

/** Returns the OpenGraph properties of a page and the URL of its oEmbed answer, as a reader of the page finds them. */
function tagsOf(page: Page) {
  return page.evaluate(() => ({
    properties: Object.fromEntries(
      [...document.querySelectorAll("meta[property]")].map((tag) => [
        tag.getAttribute("property"),
        tag.getAttribute("content") ?? "",
      ]),
    ),
    oembed: document.querySelector<HTMLLinkElement>("link[type='application/json+oembed']")?.href ?? "",
  }));
}

/** Requests an oEmbed answer, with further parameters. */
async function answer(address: string, parameters: Readonly<Record<string, string>> = {}): Promise<OEmbed> {
  const url = new URL(address);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  const response = await fetch(url);
  expect([response.status, response.headers.get("Content-Type")]).toEqual([200, "application/json"]);
  return (await response.json()) as OEmbed;
}

describe.each(RECORDINGS)("the shared recording $id", ({ id, title }) => {
  test("has a page with OpenGraph tags, whose picture is the poster of the replay", async () => {
    const { page, complaints } = await open(`/recordings/${id}.html`);
    const { properties } = await tagsOf(page);
    expect(properties).toMatchObject({ "og:title": title, "og:type": "website", "og:url": page.url() });
    const size = await page.evaluate(async (src) => {
      const picture = new Image();
      picture.src = src;
      await picture.decode();
      return [picture.naturalWidth, picture.naturalHeight].map(String);
    }, properties["og:image"] ?? "");
    expect(size).toEqual([properties["og:image:width"], properties["og:image:height"]]);
    const replay = page.locator("thunderjack-replay");
    const poster = replay.locator("[part=poster]");
    await poster.waitFor();
    expect(await poster.getAttribute("src")).toBe(properties["og:image"]);
    await replay.locator(".big-play").click();
    await poster.waitFor({ state: "detached" });
    expect(await page.locator("#breaches").textContent()).toBe("0");
    expect(complaints).toEqual([]);
  });

  test("has an oEmbed answer, whose frame plays on a page of another origin", async () => {
    const { page, complaints } = await open(`/recordings/${id}.html`);
    const { oembed, properties } = await tagsOf(page);
    const { html, ...others } = await answer(oembed);
    expect(others).toMatchObject({ version: "1.0", type: "rich", title, thumbnail_url: properties["og:image"] });
    const article = await page.goto(
      new URL(`/article.html?${new URLSearchParams({ url: page.url() })}`, page.url()).href,
    );
    expect(await article?.text()).toContain(html);
    const frame = page.frameLocator("iframe");
    await frame.locator(".big-play").click();
    await frame.getByRole("button", { name: "Pause" }).waitFor();
    const [inner] = page.frames().filter((each) => each.parentFrame() !== null);
    expect(new URL(inner?.url() ?? "").origin).not.toBe(new URL(page.url()).origin);
    const height = await inner
      ?.locator("thunderjack-replay")
      .evaluate((replay: ThunderjackReplay) => replay.offsetHeight);
    await expect.poll(() => page.locator("iframe").evaluate((element) => element.clientHeight)).toBe(height);
    expect(complaints).toEqual([]);
  });
});

test("the size in the answer is that of the replay, within the limits of the request", async () => {
  const { page } = await open("/recordings/round.html");
  const { oembed } = await tagsOf(page);
  for (const maxwidth of ["390", "800", "2000"]) {
    const { html, width, height } = await answer(oembed, { maxwidth });
    expect(width).toBe(Math.min(Number(maxwidth), 800));
    const [, src = ""] = /src="([^"]+)"/.exec(html) ?? [];
    const { page: framed } = await open("/index.html", undefined, { viewport: { width, height: 600 } });
    await framed.goto(src);
    const replay = framed.locator("thunderjack-replay");
    await replay.locator(".big-play").waitFor();
    expect(await replay.evaluate((element: ThunderjackReplay) => element.offsetHeight)).toBe(height);
    await framed.close();
  }
  expect(await answer(oembed, { maxwidth: "320", maxheight: "200" })).toMatchObject({ width: 320, height: 200 });
  expect(await answer(oembed, { maxwidth: "-5", maxheight: "wide" })).toMatchObject({ width: 800 });
});

test("other formats and unknown recordings have no answer", async () => {
  const { page } = await open("/recordings/round.html");
  const { oembed } = await tagsOf(page);
  const status = async (name: string, value: string) => {
    const url = new URL(oembed);
    url.searchParams.set(name, value);
    return (await fetch(url)).status;
  };
  expect(await status("format", "xml")).toBe(501);
  expect(await status("url", `${page.url()}?other`)).toBe(404);
});
