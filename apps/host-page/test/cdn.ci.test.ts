import type { ThunderjackTable } from "@thunderjack/elements/define";
import type { ThunderjackReplay } from "@thunderjack/elements/replay";
import { expect, test } from "vitest";
import { hostPages, playRound, setInstantSpeed } from "./opened.js";

const { open } = hostPages();

test("a table that is imported from a named origin plays a round under the strict policy", async () => {
  const origins = new Set<string>();
  const { page, complaints } = await open("/elsewhere.html", async (before) => {
    before.on("request", (request) => {
      if (/\/(chunks\/|thunderjack)/.test(request.url())) origins.add(new URL(request.url()).origin);
    });
  });
  await setInstantSpeed(page);
  const cdn = await page.evaluate(() => document.documentElement.dataset.cdn);
  await playRound(page);
  await page.locator("thunderjack-table").evaluate(async (table: ThunderjackTable) => {
    table.hints = true;
    await table.updateComplete;
    table.placeBet("middle", 1000);
    await table.openPanel("history");
  });
  await page.locator("tj-panel").waitFor();
  expect([...origins]).toEqual([cdn]);
  expect(new URL(page.url()).origin).not.toBe(cdn);
  expect(await page.locator("#breaches").textContent()).toBe("0");
  expect(complaints).toEqual([]);
});

test("a replay plays a recording from another origin with crossorigin, and refuses it without", async () => {
  const { page, complaints } = await open("/elsewhere.html");
  const replay = page.locator("thunderjack-replay");
  await replay.getByRole("button", { name: "Play", exact: true }).first().waitFor();
  expect(await replay.evaluate((element: ThunderjackReplay) => element.conductor?.tape.length ?? 0)).toBeGreaterThan(
    10,
  );
  await replay.evaluate((element: ThunderjackReplay) => {
    const { src } = element;
    element.src = null;
    element.crossOrigin = null;
    element.src = `${src}?again`;
  });
  await replay.getByText("The file is on another site").first().waitFor();
  expect(await page.locator("#breaches").textContent()).toBe("0");
  expect(complaints).toEqual([]);
});

test("a chunk with another hash than the import map states is not run", async () => {
  const { page, complaints } = await open("/elsewhere.html", (before) =>
    before.route("**/chunks/table-*.js", async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()}\nglobalThis.changed = true;` });
    }),
  );
  await expect.poll(() => complaints.join()).toContain("integrity");
  expect(await page.evaluate(() => ["changed" in globalThis, customElements.get("thunderjack-table")])).toEqual([
    false,
    undefined,
  ]);
});

test("an import from an origin that the policy does not name is refused", async () => {
  const elsewhere = await open("/elsewhere.html");
  const cdn = await elsewhere.page.evaluate(() => document.documentElement.dataset.cdn ?? "");
  const { page } = await open("/strict.html");
  // As text, because Vite would replace the import.
  const result = await page.evaluate(`import("${cdn}/thunderjack-replay.js").then(() => "loaded", () => "refused")`);
  expect(result).toBe("refused");
  expect(await page.locator("#breaches").textContent()).toBe("1");
});

test("the autoloader requests only the files of the elements in the page", async () => {
  const files: string[] = [];
  const { page, complaints } = await open("/autoloaded.html", async (before) => {
    before.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith(".js")) files.push(pathname.replace(/-[\w-]{8}\.js$/, ".js"));
    });
  });
  await page.waitForFunction(() => customElements.get("tj-card") !== undefined);
  await page.locator("tj-card[card]").waitFor();
  expect(files.filter((path) => /table|game|round|library/.test(path))).toEqual([]);
  expect(files).toEqual(expect.arrayContaining(["/autoloader.js", "/tj-card.js"]));
  await page.evaluate(() => {
    const section = document.createElement("section");
    section.append(document.createElement("thunderjack-table"));
    document.body.append(section);
  });
  await setInstantSpeed(page);
  await playRound(page);
  expect(await page.locator("#breaches").textContent()).toBe("0");
  expect(complaints).toEqual([]);
});

test("the autoloader registers elements in a shadow root on request", async () => {
  const { page, complaints } = await open("/autoloaded.html");
  const isDefined = await page.evaluate(`import("/autoloader.js").then(async ({ discover }) => {
    const root = document.body.appendChild(document.createElement("div")).attachShadow({ mode: "open" });
    root.append(document.createElement("tj-credits"));
    await discover(root);
    return customElements.get("tj-credits") !== undefined;
  })`);
  expect(isDefined).toBe(true);
  expect(complaints).toEqual([]);
});

test("an element accepts a number as text, as some frameworks set it", async () => {
  const { page, complaints } = await open("/autoloaded.html");
  const value = await page.evaluate(`import("/tj-chip.js").then(() => {
    const chip = document.createElement("tj-chip");
    chip.value = "500";
    return chip.value;
  })`);
  expect(value).toBe(500);
  expect(complaints).toEqual([]);
});

test("a classic script contains both elements and requests no other file", async () => {
  const files: string[] = [];
  const { page, complaints } = await open("/classic.html", async (before) => {
    before.on("request", (request) => files.push(new URL(request.url()).pathname));
  });
  await setInstantSpeed(page);
  await playRound(page);
  await page.locator("thunderjack-table").evaluate(async (table: ThunderjackTable) => {
    table.lang = "fr";
    table.hints = true;
    await table.openPanel("rules");
  });
  await page.locator("tj-panel").waitFor();
  expect(await page.evaluate(() => customElements.get("thunderjack-replay") !== undefined)).toBe(true);
  expect(files.sort()).toEqual(["/breaches.js", "/classic.html", "/page.css", "/thunderjack.classic.js"]);
  expect(await page.locator("#breaches").textContent()).toBe("0");
  expect(complaints).toEqual([]);
});
