import { languages } from "@thunderjack/stage";
import { expect, test } from "vitest";
import { pageLanguage } from "../src/page-language.js";
import { PAGE_STRINGS } from "../src/strings/languages.js";

test("the URL sets the language, even if the player has chosen another one", () => {
  expect(pageLanguage("?lang=ar&speed=fast", "es", ["fr"])).toBe("ar");
  expect(pageLanguage("?lang=de-AT", null, ["fr"])).toBe("de");
});

test("the language that the player has chosen precedes the languages of the browser", () => {
  expect(pageLanguage("", "es", ["fr"])).toBe("es");
  expect(pageLanguage("", "xx", ["fr"])).toBe("fr");
});

test("without a chosen language, the first available language of the browser is used", () => {
  expect(pageLanguage("", null, ["xx", "fr-CA", "en"])).toBe("fr");
  expect(pageLanguage("?lang=xx", null, ["es-419"])).toBe("es");
  expect(pageLanguage("", null, ["en-GB", "de"])).toBe("en");
  expect(pageLanguage("", null, ["xx"])).toBe("en");
});

test("the pages have strings in every language of the stage", () => {
  expect(Object.keys(PAGE_STRINGS)).toEqual(languages());
});
