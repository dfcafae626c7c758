import { IS_THOROUGH } from "@thunderjack/vitest/thorough";
import { expect, onTestFinished, test } from "vitest";
import "../src/components/tj-table/round.js";
import { ThunderjackTable, TjTable } from "../src/define.js";
import "../src/replay.js";
import type { ThunderjackReplay } from "../src/replay.js";
import { errorsReported, uncaught } from "./hostile-values.js";
import { settled, written } from "./replayed.js";
import { all, drawn, shownHands } from "./seated.js";

/** Returns the document of a new iframe in this page. */
function framed(): Document {
  const frame = document.createElement("iframe");
  frame.width = "900";
  frame.height = "700";
  document.body.append(frame);
  onTestFinished(() => frame.remove());
  if (frame.contentDocument === null) throw new Error("The frame has no document.");
  return frame.contentDocument;
}

/** Returns the elements of a tree whose styles are missing. */
const unstyled = (root: Element) =>
  [root, ...all(root, "*")]
    .filter((element) => element.shadowRoot !== null && element.shadowRoot.adoptedStyleSheets.length === 0)
    .map(({ localName }) => localName);

test("continues the round, with the same look, in a table that is moved to the document of an iframe and back", async () => {
  const failures = uncaught();
  const table = document.createElement("thunderjack-table");
  onTestFinished(() => table.remove());
  Object.assign(table, { speed: "instant", seed: "moved", theme: "paper" });
  document.body.append(table);
  await drawn(table);
  table.placeBet("middle", 1000);
  table.deal();
  await drawn(table);
  // The table has its own styles and the styles of the theme, which are loaded lazily.
  const sheets = () => table.shadowRoot?.adoptedStyleSheets.length ?? 0;
  await expect.poll(sheets).toBeGreaterThan(ThunderjackTable.elementStyles.length);
  // The table inside has adopted the styles of a round and of the printing on the felt.
  const innerSheets = () => all(table, "tj-table")[0]?.shadowRoot?.adoptedStyleSheets.length ?? 0;
  await expect.poll(innerSheets).toBe(TjTable.elementStyles.length + 2);
  const styled = sheets();
  const hands = JSON.stringify(shownHands(table));
  const kindsNow = () => new Set([table, ...all(table, "*")].map(({ localName }) => localName));
  const kinds = kindsNow();
  for (const place of [framed(), document, framed(), document]) {
    place.body.append(place.adoptNode(table));
    await drawn(table);
    expect(unstyled(table)).toEqual([]);
    expect(JSON.stringify(shownHands(table))).toBe(hands);
    // The new inner table renders the lazily loaded parts in a later task.
    await expect.poll(innerSheets).toBe(TjTable.elementStyles.length + 2);
    // The observer of the new document can report an intermediate size, with which there is no room for the pay line.
    await expect.poll(kindsNow).toEqual(kinds);
    await expect.poll(sheets).toBe(styled);
    const view = place.defaultView ?? window;
    expect(view.getComputedStyle(all(table, ".felt")[0] ?? table).position).toBe("relative");
  }
  expect(table.table?.publicState.phase).toBe("players");
  expect(table.stand()).toBeNull();
  expect(table.table?.publicState.phase).toBe("settled");
  await errorsReported();
  expect(failures).toEqual([]);
});

test("restores the lazily loaded styles of a tj-table without new frames that is moved to another document", async () => {
  const table = document.createElement("thunderjack-table");
  const bare = document.createElement("tj-table");
  onTestFinished(() => {
    for (const element of [table, bare]) element.remove();
  });
  document.body.append(table, bare);
  await drawn(table);
  if (table.conductor === null) throw new Error("The table is not open.");
  bare.frame = { view: table.conductor.view };
  // A change of its size would also update it.
  for (const side of ["width", "height"]) bare.style.setProperty(side, "500px");
  const sheets = () => bare.shadowRoot?.adoptedStyleSheets.length ?? 0;
  await expect.poll(sheets).toBe(TjTable.elementStyles.length + 2);
  const place = framed();
  place.body.append(place.adoptNode(bare));
  await expect.poll(sheets).toBe(TjTable.elementStyles.length + 2);
});

test("plays a table that is first rendered in the document of an iframe, with panels and canvas", async () => {
  const failures = uncaught();
  const table = document.createElement("thunderjack-table");
  table.speed = "instant";
  framed().body.append(table);
  await drawn(table);
  expect(unstyled(table)).toEqual([]);
  table.placeBet("middle", 1000);
  expect(table.deal()).toBeNull();
  while (table.table?.publicState.phase === "players") table.stand();
  for (const panel of ["history", "fairness", "keys", "rules"] as const) {
    await table.openPanel(panel);
    await drawn(table);
    expect(unstyled(table)).toEqual([]);
    await table.openPanel(null);
  }
  table.renderer = "canvas2d";
  await expect.poll(() => all(table, "canvas").length, { timeout: 30_000 }).toBe(1);
  await errorsReported();
  expect(failures).toEqual([]);
});

test("shows a replay in the document of an iframe", async () => {
  const failures = uncaught();
  const replay = document.createElement("thunderjack-replay") as ThunderjackReplay;
  replay.text = written().text;
  framed().body.append(replay);
  await settled(replay);
  expect(all(replay, "tj-seat").length).toBeGreaterThan(0);
  expect(unstyled(replay)).toEqual([]);
  await errorsReported();
  expect(failures).toEqual([]);
});

test("reports no error after the frame of a table was removed", async () => {
  const failures = uncaught();
  for (const renderer of ["lit", "canvas2d"]) {
    const document = framed();
    const table = window.document.createElement("thunderjack-table");
    Object.assign(table, { renderer, speed: "instant" });
    document.body.append(table);
    await drawn(table);
    if (renderer !== "lit") await expect.poll(() => all(table, "canvas").length, { timeout: 30_000 }).toBe(1);
    document.defaultView?.frameElement?.remove();
    // A resize observer of the removed window would report an error with each frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }
  await errorsReported();
  expect(failures).toEqual([]);
});

test("reports no error for a table in a document without a window, and after its return", async () => {
  const failures = uncaught();
  const table = document.createElement("thunderjack-table");
  document.body.append(table);
  await drawn(table);
  const nowhere = document.implementation.createHTMLDocument();
  nowhere.body.append(table);
  await errorsReported();
  document.body.append(table);
  await drawn(table);
  expect(unstyled(table)).toEqual([]);
  expect(all(table, "tj-seat")).toHaveLength(3);
  table.remove();
  expect(failures).toEqual([]);
});

const TABLES = IS_THOROUGH ? 300 : 45;

test(`reports no error when ${TABLES} tables are added and removed during rounds by innerHTML`, async () => {
  const failures = uncaught();
  const place = document.createElement("div");
  document.body.append(place);
  onTestFinished(() => place.remove());
  for (let turn = 0; turn < TABLES; turn++) {
    place.innerHTML = `<thunderjack-table seed="turn ${turn}" credits="${turn * 1000}"></thunderjack-table>`;
    const table = place.querySelector("thunderjack-table");
    if (table === null) throw new Error("There is no table.");
    // Some tables are removed before their first render, some during motion, and some during the turn of a hand.
    if (turn % 3 === 0) continue;
    await table.updateComplete;
    if (turn % 3 === 1) table.speed = "instant";
    table.placeBet("middle", 1000);
    table.deal();
    if (turn % 2 === 0) await errorsReported();
  }
  place.innerHTML = '<thunderjack-table seed="the last"></thunderjack-table>';
  const [last] = place.children;
  if (!(last instanceof HTMLElement)) throw new Error("There is no table.");
  await expect.poll(() => all(last, "tj-seat").length, { timeout: 30_000 }).toBe(3);
  await errorsReported();
  expect(failures).toEqual([]);
});
