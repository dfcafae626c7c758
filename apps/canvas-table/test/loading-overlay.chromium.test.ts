import { VirtualClock } from "@thunderjack/core";
import { ENGLISH, loadPhrasebook } from "@thunderjack/stage";
import { expect, onTestFinished, test } from "vitest";
import { LoadingOverlay } from "../src/loading-overlay.js";

/** Adds an overlay to the page. */
function shown(words = ENGLISH) {
  const parent = document.createElement("div");
  document.body.append(parent);
  onTestFinished(() => parent.remove());
  const clock = new VirtualClock();
  const overlay = new LoadingOverlay(parent, words, clock);
  const text = () => parent.querySelector("[role]")?.textContent ?? null;
  return { overlay, clock, text, alert: () => parent.querySelector("[role=alert]") };
}

test("shows an error if the table is not loaded in time, and the table if it is loaded later", () => {
  const { overlay, clock, text, alert } = shown();
  clock.pass(14_999);
  expect([text(), alert()]).toEqual(["Loading table…", null]);
  clock.pass(1);
  expect(alert()?.textContent).toBe("Loading failed: 15 seconds");
  overlay.remove();
  expect(text()).toBeNull();
});

test("shows no other error after the renderer was painted or has failed", () => {
  const painted = shown();
  painted.overlay.remove();
  painted.clock.pass(60_000);
  expect(painted.text()).toBeNull();
  const failed = shown();
  failed.overlay.showError(new Error("no network"));
  failed.clock.pass(60_000);
  expect(failed.alert()?.textContent).toBe("Loading failed: no network");
});

test("is in the language of the page", async () => {
  const { clock, text } = shown(await loadPhrasebook("fr"));
  expect(text()).toBe("Chargement de la table…");
  clock.pass(15_000);
  expect(text()).toBe("Chargement impossible\u00a0: 15\u00a0secondes");
});
