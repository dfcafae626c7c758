import { describe, expect, it } from "vitest";
import { references } from "../generate/references.mjs";

describe("the references of the pages", () => {
  it.each(references())("match the types: $path", async ({ path, text }) => {
    await expect(text).toMatchFileSnapshot(path);
  });
});
