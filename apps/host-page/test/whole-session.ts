import type { ThunderjackTable } from "@thunderjack/elements/define";
import type { ThunderjackReplay } from "@thunderjack/elements/replay";
import type { Page } from "playwright";
import { setInstantSpeed } from "./opened.js";

/** The longest time for loading and rendering on a busy machine, in milliseconds. */
const PATIENCE = 60_000;

/**
 * Uses the features of a page with a table and a replay: a split, hints, sounds, the panels except the card picker,
 * other languages, themes, the canvas, and the replay and verification of the recorded session.
 *
 * @param renderers the renderers that the table uses one after the other
 * @returns the credits at the end, in hundredths
 */
export async function wholeSession(
  page: Page,
  renderers: readonly ("canvas" | "canvas2d")[] = ["canvas2d", "canvas"],
): Promise<number> {
  const table = page.locator("thunderjack-table:not([persist])");
  await setInstantSpeed(page);
  await page.waitForFunction(() => customElements.get("thunderjack-replay") !== undefined);
  await table.evaluate(async (element: ThunderjackTable) => {
    element.allowStacking = true;
    element.hints = true;
    element.sound = true;
    await element.updateComplete;
    element.placeBet("middle", 1000);
    const refused = element.deal(["8_c_0", "6_d_0", "8_h_0", "9_s_0", "7_c_0", "6_d_1", "8_c_1", "8_d_1"]);
    if (refused !== null) throw new Error(refused.message);
    if (element.split() !== null) throw new Error("The eights were not split.");
  });
  // The hint button appears after the hints are loaded.
  await table.locator("[data-hint], .hint, tj-advice").first().waitFor({ state: "attached", timeout: PATIENCE });
  const advice = await table.evaluate((element: ThunderjackTable) => element.advice());
  if (advice === null) throw new Error("There is no advice.");
  await table.evaluate((element: ThunderjackTable) => {
    while (element.table?.publicState.phase === "players") element.stand();
  });
  for (const panel of ["rules", "history", "fairness", "keys"] as const) {
    await table.evaluate((element: ThunderjackTable, name) => element.openPanel(name), panel);
    await table.locator("tj-panel").waitFor({ timeout: PATIENCE });
    await table.evaluate((element: ThunderjackTable) => element.openPanel(null));
  }
  for (const language of ["ar", "de", "fr", "es", "no-such-language", "en"]) {
    await table.evaluate((element: ThunderjackTable, name) => {
      element.lang = name;
    }, language);
    const spoken = language === "no-such-language" ? "en" : language;
    await table.locator(`[lang=${spoken}]`).first().waitFor({ state: "attached", timeout: PATIENCE });
  }
  for (const theme of ["midnight", "paper", "high-contrast", "felt", "no-such-theme", "storm"]) {
    await table.evaluate(async (element: ThunderjackTable, name) => {
      element.theme = name;
      element.deck = name === "storm" ? "standard" : "four-colour";
      await element.updateComplete;
    }, theme);
  }
  for (const renderer of renderers) {
    await table.evaluate((element: ThunderjackTable, name) => {
      element.renderer = name;
    }, renderer);
    await table.locator("canvas").first().waitFor({ state: "attached", timeout: PATIENCE });
  }
  await table.evaluate((element: ThunderjackTable) => {
    element.renderer = "lit";
  });
  const recording = await table.evaluate((element: ThunderjackTable) => element.exportRecording());
  await watched(page, recording);
  return await table.evaluate((element: ThunderjackTable) => element.credits ?? Number.NaN);
}

/** Starts a recording in the replay of the page, waits for its verdict, and seeks to its end. */
async function watched(page: Page, recording: string | null): Promise<void> {
  const replay = page.locator("thunderjack-replay");
  await replay.evaluate(async (element: ThunderjackReplay, text) => {
    element.text = text;
    await element.updateComplete;
    element.play();
    element.lang = "fr";
  }, recording);
  await replay.locator("tj-verdict").waitFor({ timeout: PATIENCE });
  await replay.evaluate((element: ThunderjackReplay) => {
    element.conductor?.seek(element.conductor.tape.recording.events.length);
  });
  await page.waitForFunction(
    () => document.querySelector("thunderjack-replay")?.conductor?.status.isAtEnd === true,
    null,
    { timeout: PATIENCE },
  );
}
