import { fileURLToPath } from "node:url";
import type { Page } from "playwright";
import { build, type Rolldown } from "vite";
import { beforeAll, expect, test } from "vitest";
import { hostPages } from "./opened.js";

const { open } = hostPages();

const ENTRIES = ["define", "replay", "tj-card"] as const;

/** The files that Vite bundles with its default settings from the modules for bundlers, by their paths. */
const files = new Map<string, string>();

beforeAll(async () => {
  const built = await build({
    root: fileURLToPath(new URL("..", import.meta.url)),
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      rolldownOptions: {
        input: Object.fromEntries(
          ENTRIES.map((name) => [name, fileURLToPath(import.meta.resolve(`@thunderjack/elements/${name}`))]),
        ),
        output: { entryFileNames: "bundle/[name].js" },
      },
    },
  });
  for (const { output } of [built].flat() as Rolldown.RolldownOutput[]) {
    for (const file of output) if (file.type === "chunk") files.set(`/${file.fileName}`, file.code);
  }
});

/** Opens a page with a table whose script is one of the bundled entries, and with this element. */
async function bundled(entry: (typeof ENTRIES)[number], element: string) {
  return await open("/plain.html", async (page: Page) => {
    await page.route("**/plain.html", async (route) => {
      const response = await route.fetch();
      const text = (await response.text())
        .replace("/thunderjack.js", `/bundle/${entry}.js`)
        .replace("<body>", `<body><div hidden>${element}</div>`);
      await route.fulfill({ response, body: text });
    });
    await page.route(/\/(?:bundle|assets)\//, async (route) => {
      const body = files.get(new URL(route.request().url()).pathname);
      if (body === undefined) return route.fallback();
      await route.fulfill({ contentType: "text/javascript", body });
    });
  });
}

/** Elements that hide `document.createTreeWalker`. */
const HIDING: readonly string[] = [
  '<img name="createTreeWalker">',
  '<object id="createTreeWalker"></object>',
  // The fields of a form hide its methods.
  '<form name="createTreeWalker"><input name="setAttribute"><input name="removeAttribute"></form>',
  '<img name="querySelectorAll"><img name="documentElement"><img name="createTreeWalker"><img name="createTreeWalker">',
];

test.each(HIDING)("plays a round in a bundle on a page with %s, which keeps its name", async (element) => {
  const { page, complaints } = await bundled("define", element);
  // The table registers, and loads the rest of its code.
  await page.waitForFunction(() => {
    const { querySelector } = Document.prototype;
    const table = querySelector.call(document, "thunderjack-table") as HTMLElementTagNameMap["thunderjack-table"];
    table.speed = "instant";
    return table.table !== undefined && table.table !== null && table.placeBet("middle", 1000) === null;
  });
  const round = await page.evaluate(() => {
    const { querySelector } = Document.prototype;
    const table = querySelector.call(document, "thunderjack-table") as HTMLElementTagNameMap["thunderjack-table"];
    table.deal();
    for (let moves = 0; moves < 20; moves++) if (table.stand() !== null) table.declineSurrender();
    return table.table?.publicState.phase === "settled" ? table.table.publicState.round : null;
  });
  expect(round).toBe(1);
  expect(await page.evaluate(() => typeof document.createTreeWalker)).toBe("object");
  expect(complaints).toEqual([]);
});

test.each([
  ["replay", "thunderjack-replay"],
  ["tj-card", "tj-card"],
] as const)("registers the element of %s in a bundle on a page with such a name", async (entry, name) => {
  const { page, complaints } = await bundled(entry, HIDING[0] ?? "");
  expect(await page.evaluate((tag) => customElements.get(tag) !== undefined, name)).toBe(true);
  expect(complaints).toEqual([]);
});
