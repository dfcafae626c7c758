import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { launchOptions } from "@thunderjack/vitest/chromium-path";
import { chromium } from "playwright";

/** The time within which a server must answer, in milliseconds. */
const START = 60_000;

/** Returns a free port. */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** Fetches a page of a server that is starting. */
async function answered(url, server, end = Date.now() + START) {
  try {
    return await (await fetch(url)).text();
  } catch (reason) {
    if (server.exitCode !== null || Date.now() > end) throw reason;
    await new Promise((resolve) => setTimeout(resolve, 200));
    return answered(url, server, end);
  }
}

/** Fails if two values differ. */
function expectEqual(what, found, expected) {
  if (found === expected) return;
  throw new Error(`${what}: expected ${JSON.stringify(expected)}, but found ${JSON.stringify(found)}.`);
}

/** In the page: describes the picture of its table, inside all shadow roots. */
function pictured() {
  const { shadowRoot } = document.querySelector("thunderjack-table");
  const tables = [...(shadowRoot?.querySelectorAll("tj-table") ?? [])].filter((each) => each.clientWidth > 0);
  const [table] = tables;
  const buttons = table?.shadowRoot?.querySelector("tj-bet-controls")?.shadowRoot?.querySelectorAll("button") ?? [];
  const inside = [...buttons].filter((button) => {
    const { left, right, width } = button.getBoundingClientRect();
    return width > 20 && left >= 0 && right <= innerWidth;
  });
  return {
    tables: tables.length,
    bars: shadowRoot?.querySelectorAll(".bar").length ?? 0,
    buttons: inside.length === buttons.length ? inside.length : "some are outside of the page",
    felts: table?.shadowRoot?.querySelectorAll(".felt").length ?? 0,
  };
}

/**
 * Serves a project with its script `start`, and plays a round in Chromium. If the project renders the first picture on
 * its server, also checks the picture before any script runs, and that the element replaces it.
 */
export async function playFresh(project, isServerRendered) {
  const port = await freePort();
  const words = ["run", "start", "--", "--port", String(port)];
  // A process group of its own, so that the server is also ended that npm starts.
  const server = spawn("npm", words, { cwd: project, detached: true, stdio: "ignore" });
  const browser = await chromium.launch(launchOptions());
  try {
    const url = `http://localhost:${port}/`;
    const text = await answered(url, server);
    const viewport = { width: 1280, height: 900 };
    if (isServerRendered) {
      expectEqual("shadow roots of the table in the HTML", text.split('<template shadowroot="open"').length > 10, true);
      const unscripted = await browser.newPage({ viewport, javaScriptEnabled: false });
      await unscripted.goto(url);
      expectEqual("the picture without scripts", JSON.stringify(await unscripted.evaluate(pictured)), ONE_TABLE);
    }
    const page = await browser.newPage({ viewport });
    const complaints = [];
    page.on("pageerror", (error) => complaints.push(error.message));
    page.on("console", (message) => {
      if (message.type() === "error" && !message.text().includes("404")) complaints.push(message.text());
    });
    await page.goto(url);
    await page.waitForFunction(() => document.querySelector("thunderjack-table")?.conductor);
    expectEqual("the picture of the element", JSON.stringify(await page.evaluate(pictured)), ONE_TABLE);
    await page.evaluate(async () => {
      const table = document.querySelector("thunderjack-table");
      table.speed = "instant";
      await table.updateComplete;
      table.placeBet("middle", 1000);
      table.deal();
      table.declineInsurance();
      table.stand();
    });
    await page.getByText(/^You have [\d.]+ credits\.$/).waitFor();
    expectEqual(
      "the rules of the table",
      await page.evaluate(() => document.querySelector("thunderjack-table").rules),
      "casino",
    );
    expectEqual("errors in the console", complaints.join("\n"), "");
  } finally {
    await browser.close();
    process.kill(-server.pid);
  }
}

const ONE_TABLE = JSON.stringify({ tables: 1, bars: 1, buttons: 8, felts: 1 });
