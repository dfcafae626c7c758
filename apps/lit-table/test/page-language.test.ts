import { expect, test } from "vitest";
import { pageLanguage } from "../src/page-language.js";

test("the address names the language", () => {
  expect(pageLanguage("?lang=ar&speed=fast", ["fr"])).toBe("ar");
  expect(pageLanguage("?lang=de-AT", ["fr"])).toBe("de");
});

test("without a name in the address it is the first language of the browser that there is", () => {
  expect(pageLanguage("", ["xx", "fr-CA", "en"])).toBe("fr");
  expect(pageLanguage("?lang=xx", ["es-419"])).toBe("es");
  expect(pageLanguage("", ["en-GB", "de"])).toBe("en");
  expect(pageLanguage("", ["xx"])).toBe("en");
});
