import { expect, it } from "vitest";
import { ENGLISH_WORKSHOP } from "../src/languages/en/workshop.js";
import { textsIn } from "../src/languages/phrasebook-faults.js";
import { registerLanguage } from "../src/languages/registered-language.js";
import { loadWorkshopStrings } from "../src/workshop.js";

it("has every string of the workshop in every language, with its event", async () => {
  for (const language of ["en", "fr", "de", "es", "ar"]) {
    const strings = await loadWorkshopStrings(language);
    const texts = textsIn(strings, { branch: [[47]], goTo: [[47]] });
    expect(texts).toHaveLength(24);
    for (const { name, text } of texts) {
      expect(text, `${language} ${name}`).toMatch(/\S/);
      if (name === "branch" || name === "goTo") expect(text).toContain("47");
    }
    if (language !== "en") expect(strings.title).not.toBe(ENGLISH_WORKSHOP.title);
  }
});

it("falls back to the language without its region, and to English", async () => {
  expect(await loadWorkshopStrings("fr-CA")).toBe(await loadWorkshopStrings("fr"));
  expect(await loadWorkshopStrings("tlh")).toBe(ENGLISH_WORKSHOP);
});

it("loads the strings of a registered language", async () => {
  const strings = { ...ENGLISH_WORKSHOP, title: "Notities" };
  const missing = () => Promise.reject(new Error("not needed"));
  const parts = { game: missing, panels: missing, replay: missing, house: missing };
  registerLanguage("nl", { ...parts, workshop: async () => strings });
  expect(await loadWorkshopStrings("nl-BE")).toBe(strings);
});
