import { describe, expect, it } from "vitest";
import { references } from "../generate/references.mjs";

describe("the references of the pages", () => {
  it.each(references())("say what the types say: $path", async ({ path, text }) => {
    await expect(text).toMatchFileSnapshot(path);
  });
});
