import { expect, test } from "vitest";
import { pageLanguage } from "../src/page-language.js";

test("the address sets the language", () => {
  expect(pageLanguage("?lang=ar&speed=fast", ["fr"])).toBe("ar");
  expect(pageLanguage("?lang=de-AT", ["fr"])).toBe("de");
});

test("without a language in the address, the first available language of the browser is used", () => {
  expect(pageLanguage("", ["xx", "fr-CA", "en"])).toBe("fr");
  expect(pageLanguage("?lang=xx", ["es-419"])).toBe("es");
  expect(pageLanguage("", ["en-GB", "de"])).toBe("en");
  expect(pageLanguage("", ["xx"])).toBe("en");
});
