import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { IS_THOROUGH } from "@thunderjack/vitest/thorough";
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { hostPages } from "./opened.js";

const { open } = hostPages();

/** The tags whose names hide properties of the document. */
const TAGS: readonly string[] = IS_THOROUGH ? ["img", "form", "object"] : ["form"];

/** Returns the names of all properties of the document. */
function namesInDocument(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    for (let from: object | null = document; from !== null; from = Object.getPrototypeOf(from)) {
      for (const name of Object.getOwnPropertyNames(from)) found.add(name);
    }
    return [...found];
  });
}

/**
 * Returns the names of all properties that the script of the page reads. An id can add these properties to the window.
 */
async function namesInScript(): Promise<readonly string[]> {
  const entry = fileURLToPath(import.meta.resolve("@thunderjack/elements/thunderjack.js"));
  const chunks = [...(await readFile(entry, "utf8")).matchAll(/"\.\/(chunks\/[^"]+)"/g)].map(([, path = ""]) => path);
  const scripts = await Promise.all(chunks.map((path) => readFile(join(dirname(entry), path), "utf8")));
  return [...new Set([...scripts.join().matchAll(/\.([A-Za-z_]\w*)/g)].flatMap(([, name]) => name ?? []))];
}

/** Opens a page to which the test has added an element for each of these names. */
async function clobbered(
  tag: string,
  namesFor: (page: Page) => Promise<readonly string[]>,
  path: "/plain.html" | "/whole.html" = "/plain.html",
) {
  return await open(path, async (page) => {
    const names = await namesFor(page);
    expect(names.length).toBeGreaterThan(200);
    await page.route(`**${path}`, async (route) => {
      const response = await route.fetch();
      const elements = names.map((name) => `<${tag} name="${name}" id="${name}"></${tag}>`).join("");
      const body = (await response.text()).replace("<body>", `<body><div hidden>${elements}</div>`);
      await route.fulfill({ response, body });
    });
  });
}

/** Plays a round without the methods of the document. Returns the number of the round. */
async function played(page: Page): Promise<number> {
  return await page.evaluate(async () => {
    const { querySelector } = Document.prototype;
    const table = querySelector.call(document, "thunderjack-table") as HTMLElementTagNameMap["thunderjack-table"];
    const seats = () => table.shadowRoot?.querySelector("tj-table")?.shadowRoot?.querySelectorAll("tj-seat").length;
    while (seats() !== 3) await new Promise((drawn) => setTimeout(drawn, 20));
    await table.updateComplete;
    table.speed = "instant";
    table.placeBet("middle", 1000);
    table.deal();
    while (table.table?.publicState.phase !== "settled") if (table.stand() !== null) table.declineSurrender();
    await table.openPanel("history");
    return table.table.publicState.round;
  });
}

test.each(TAGS)("plays a round in a page in which <%s> hides every property of the document", async (tag) => {
  const { page, complaints } = await clobbered(tag, namesInDocument);
  expect(await page.evaluate(() => typeof document.createComment)).not.toBe("function");
  expect(await played(page)).toBe(1);
  expect(complaints).toEqual([]);
});

/** Replays the round of the table to its end. Returns the verdict and the credits at the end. */
async function replayed(page: Page) {
  return await page.evaluate(async () => {
    const { querySelector } = Document.prototype;
    const table = querySelector.call(document, "thunderjack-table") as HTMLElementTagNameMap["thunderjack-table"];
    const replay = querySelector.call(document, "thunderjack-replay") as HTMLElementTagNameMap["thunderjack-replay"];
    const seats = () => replay.shadowRoot?.querySelector("tj-table")?.shadowRoot?.querySelectorAll("tj-seat").length;
    replay.text = await table.exportRecording();
    while (seats() !== 3 || replay.verdict === null) await new Promise((drawn) => setTimeout(drawn, 20));
    replay.play();
    replay.conductor?.seek(replay.conductor.tape.recording.events.length);
    await replay.updateComplete;
    return { status: replay.verdict.status, isSame: replay.conductor?.view.credits === table.credits };
  });
}

test.each(TAGS)("replays a round in a page in which <%s> hides every property of the document", async (tag) => {
  const { page, complaints } = await clobbered(tag, namesInDocument, "/whole.html");
  expect(await played(page)).toBe(1);
  expect(await replayed(page)).toEqual({ status: "open", isSame: true });
  expect(complaints).toEqual([]);
});

test.each(TAGS)(
  "shows the reason why it draws no canvas in a page in which <%s> hides every property of the document",
  async (tag) => {
    const { page } = await clobbered(tag, namesInDocument);
    const shown = await page.evaluate(async () => {
      const { querySelector } = Document.prototype;
      const table = querySelector.call(document, "thunderjack-table") as HTMLElementTagNameMap["thunderjack-table"];
      table.renderer = "canvas2d";
      const seats = () => table.shadowRoot?.querySelector("tj-table")?.shadowRoot?.querySelectorAll("tj-seat").length;
      const problem = () => table.shadowRoot?.querySelector(".problem")?.textContent?.trim() ?? "";
      while (problem() === "") await new Promise((drawn) => setTimeout(drawn, 20));
      return { seats: seats(), problem: problem() };
    });
    // The table is drawn without a canvas.
    expect(shown).toEqual({ seats: 3, problem: expect.stringMatching(/^Loading failed: \S/) });
    expect(await played(page)).toBe(1);
  },
);

test("plays a round in a page in which an id adds every property that the script reads to the window", async () => {
  const { page, complaints } = await clobbered("div", namesInScript);
  expect(await page.evaluate(() => typeof Reflect.get(window, "renderRoot"))).toBe("object");
  expect(await played(page)).toBe(1);
  expect(complaints).toEqual([]);
});
