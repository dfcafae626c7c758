import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath, pathToFileURL } from "node:url";
import { engines } from "./engines-picture.mjs";
import { still } from "./studio.mjs";

/*
 * The screenshots other than those of the table: the page of replays, both renderers, Storybook, the documentation, and
 * a report.
 */

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const DESK = { width: 1440, height: 900 };

/** Takes a screenshot of a recording at its last event. */
async function replay(studio) {
  const page = await studio.visit("table", "/replays.html", { width: 1440, height: 1100 });
  const player = page.locator("#stacked");
  await player.locator("tj-result-badge").first().waitFor();
  await page.locator("article", { has: player }).evaluate((article) => article.scrollIntoView({ block: "end" }));
  return still(page);
}

/** Takes a screenshot of one round in both renderers, with the buttons of a decision. */
async function sideBySide(studio) {
  const stack = "8_h_0,6_c_0,8_d_0,10_s_0,3_h_0,2_d_0";
  const page = await studio.visit("table", `/side-by-side.html?speed=instant&stack=${stack}`, DESK);
  const lit = page.locator("[renderer=lit]");
  await lit.getByRole("button", { name: "Bet 50 more" }).click();
  await lit.getByRole("button", { name: "Deal", exact: true }).click();
  await lit.getByRole("button", { name: "Split", exact: true }).click();
  await page.locator("[renderer=canvas]").getByRole("button", { name: "Double" }).waitFor();
  await page.mouse.move(0, 0);
  return still(page);
}

async function story(studio, address) {
  const page = await studio.visit("storybook", `/?path=/story/${address}`, DESK);
  const frame = page.frameLocator("#storybook-preview-iframe");
  await frame.locator("#storybook-root > *").first().waitFor();
  return { page, frame };
}

/** Takes a screenshot of a component in Storybook, with its controls. */
async function storybook(studio) {
  const { page } = await story(studio, "hands-tj-hand--six-card-blitz");
  await page.getByText("the cards of the deal, first to last").waitFor();
  return still(page);
}

/** Takes a screenshot of a recorded round in Storybook, with the scrubber and both renderers. */
async function storybookStream(studio) {
  const globals = "round:three+seats+are+split+into+six+hands;position:27;painter:both";
  const { page, frame } = await story(studio, `table-tj-table--at-this-moment&globals=${globals}&panel=false`);
  await frame.locator("canvas").waitFor();
  return still(page);
}

async function firstPage(studio) {
  const page = await studio.visit("pages", "/index.html", DESK);
  await page.evaluate(() => {
    document.querySelector("thunderjack-table").seed = "a picture";
  });
  await page.getByText("chosen seed").first().waitFor({ state: "attached" });
  return still(page);
}

const rendererPage = async (studio) => still(await studio.visit("pages", "/write-a-renderer.html", DESK));

/** Takes a screenshot of a simulation report, from the top to the end of the chart for hard totals. */
async function report(studio) {
  const folder = mkdtempSync(join(tmpdir(), "report-"));
  try {
    const file = join(folder, "report.html");
    const words = "simulate --rules thunderjack --strategy optimal --rounds 3000000 --html".split(" ");
    const all = [`${ROOT}apps/cli/dist/main.js`, ...words, file, "--seed", "a report"];
    execFileSync(process.execPath, all, { stdio: "pipe" });
    const page = await studio.blank({ width: 1200, height: 900 }, "");
    await page.goto(pathToFileURL(file).href);
    return await still(page, { fullPage: true, clip: { x: 0, y: 0, width: 1200, height: 1830 } });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Takes a screenshot of a table on a server, in the windows of two players and a watcher, with the first decision. */
async function house(studio) {
  const folder = mkdtempSync(join("/var/tmp", "house-"));
  const env = { ...process.env, HOUSE_FOLDER: folder, PORT: "0" };
  const server = spawn(process.execPath, [`${ROOT}apps/house/dist/develop.js`], {
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise((resolve) => server.once("exit", resolve));
  try {
    let origin;
    for await (const line of createInterface(server.stdout)) {
      origin = /http:\/\/[\d.:]+/.exec(line)?.[0];
      if (origin !== undefined) break;
    }
    const page = await (await studio.context({ width: 1600, height: 900 })).newPage();
    await page.goto(`${origin}/?table=one&windows`);
    const [ann, bob, watcher] = ["Ann", "Bob", "A watcher, on the canvas"].map((title) =>
      page.frameLocator(`iframe[title="${title}"]`),
    );
    await watcher.locator("canvas").waitFor();
    for (const [frame, seat, chip] of [
      [ann, "right", 25],
      [bob, "left", 100],
    ]) {
      await frame.getByRole("button", { name: `Take the ${seat} seat` }).click();
      await frame.getByRole("button", { name: `Leave the ${seat} seat` }).waitFor();
      await frame.getByRole("button", { name: `Bet ${chip} more` }).click();
    }
    for (const frame of [ann, bob]) await frame.getByRole("button", { name: /^Deal/, disabled: false }).click();
    await ann.getByRole("button", { name: /^Stand/, disabled: false }).waitFor();
    // The time that is left changes every second, so the page never stops changing.
    await watcher.getByText("Waiting for Ann").first().waitFor();
    await page.waitForTimeout(1500);
    return await page.screenshot();
  } finally {
    server.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true });
  }
}

/** The functions that take the screenshots, by name. */
export const OTHER_PICTURES = {
  "replay-1440": replay,
  "side-by-side-1440": sideBySide,
  storybook,
  "storybook-stream": storybookStream,
  "docs-first-page": firstPage,
  "docs-renderer": rendererPage,
  report,
  engines,
  house,
};
