import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { setTimeout } from "node:timers/promises";
import { FIREFOX_PATH } from "@thunderjack/vitest/engines";
import { firefox } from "playwright";
import { still } from "./studio.mjs";

/* One moment of a round in the three browser engines of the tests, side by side. */

const STACK = "8_h_0 6_s_0 8_c_0 10_c_0 3_d_0 10_d_0";
const ADDRESS = `/table.html?speed=instant&seed=a+picture&stack=${STACK.split(" ")[0]}`;
const IS_OPEN = `document.querySelector("thunderjack-table")?.conductor?.view != null`;
const PLAY = `
  const table = document.querySelector("thunderjack-table");
  table.placeBet("middle", 5000);
  table.deal("${STACK}".split(" "));
  table.split();
`;
const IS_SPLIT = `document.querySelector("thunderjack-table").conductor.view.seats[1].hands.length === 2`;

/** The time between two looks at a page in WebKit, and their maximum number. */
const PAUSE = 500;
const LOOKS = 120;

/** Returns the first result that `isGood` accepts. */
async function first(take, isGood) {
  for (let look = 0; look < LOOKS; look++) {
    const result = await take().catch(() => null);
    if (isGood(result)) return result;
    await setTimeout(PAUSE);
  }
  throw new Error("WebKit does not show the table.");
}

async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address();
  server.close();
  await once(server, "close");
  return port;
}

/** Takes a screenshot of the moment in WebKitGTK, whose window has 1280 × 900 pixels. */
async function inWebKit(url) {
  const port = await freePort();
  const words = ["-a", "-s", "-screen 0 1600x1200x24", "WebKitWebDriver", `--port=${port}`];
  // The driver has its own process group, so that the browser can be ended together with it.
  const program = spawn("xvfb-run", words, { stdio: "ignore", detached: true });
  let session = `http://127.0.0.1:${port}/session`;
  const send = async (path, body) => {
    const request = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
    return (await (await fetch(session + path, request)).json()).value;
  };
  const run = (script) => send("/execute/sync", { script, args: [] });
  try {
    const options = { browserName: "MiniBrowser", "webkitgtk:browserOptions": { args: ["--automation"] } };
    const { sessionId } = await first(() => send("", { capabilities: { alwaysMatch: options } }), Boolean);
    session += `/${sessionId}`;
    await send("/window/rect", { x: 0, y: 0, width: 1280, height: 900 });
    await send("/url", { url });
    const isTrue = (value) => value === true;
    await first(() => run(`return ${IS_OPEN}`), isTrue);
    await run(PLAY);
    await first(() => run(`return ${IS_SPLIT}`), isTrue);
    let last = null;
    const isStill = (now) => {
      const isSame = now !== null && now === last;
      last = now;
      return isSame;
    };
    return Buffer.from(await first(() => send("/screenshot"), isStill), "base64");
  } finally {
    await fetch(session, { method: "DELETE" }).catch(() => {});
    process.kill(-program.pid);
  }
}

/** Takes a screenshot of the moment in a page of Chromium or Firefox. */
async function inPage(page) {
  await page.waitForFunction(IS_OPEN);
  await page.evaluate(`{ ${PLAY} }`);
  await page.waitForFunction(IS_SPLIT);
  return still(page);
}

/** Takes a screenshot of one moment in Chromium, Firefox and WebKitGTK, with the names of the engines. */
export async function engines(studio) {
  const origin = new URL((await studio.visit("table", ADDRESS, { width: 1280, height: 900 })).url()).origin;
  const webkit = await inWebKit(origin + ADDRESS);
  // The width and the height are in the header of a PNG.
  const viewport = { width: webkit.readUInt32BE(16), height: webkit.readUInt32BE(20) };
  const chromium = await inPage(await studio.visit("table", ADDRESS, viewport));
  const browser = await firefox.launch({ channel: "moz-firefox", executablePath: FIREFOX_PATH });
  try {
    const context = await browser.newContext({ viewport, locale: "en-GB" });
    const pictures = {
      Chromium: chromium,
      "Firefox ESR": await inPage(await studio.open(context, "table", ADDRESS)),
      WebKitGTK: webkit,
    };
    const figures = Object.entries(pictures).map(
      ([name, png]) =>
        `<figure><img src="data:image/png;base64,${png.toString("base64")}"><figcaption>${name}</figcaption></figure>`,
    );
    const style = `<style>
      body { display: flex; margin: 0; font: 20px sans-serif; text-align: center }
      figure { flex: 1; margin: 0 } img { display: block; width: 100% } figcaption { padding: 8px }
    </style>`;
    const size = { width: 1800, height: Math.round((600 * viewport.height) / viewport.width) + 40 };
    return await still(await studio.blank(size, style + figures.join("")));
  } finally {
    await browser.close();
  }
}
