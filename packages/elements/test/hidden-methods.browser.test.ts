import { expect, test } from "vitest";
import "../src/define.js";

// This test is in a file of its own, because no other table of the page can be rendered while the image exists.
test("shows the reason as text in a page in which an image hides a method of the document that Lit calls", async () => {
  const image = document.createElement("img");
  const table = document.createElement("thunderjack-table");
  image.name = "importNode";
  document.body.append(image, table);
  await expect.poll(() => table.shadowRoot?.textContent).toMatch(/^Loading failed: .*importNode/);
  image.remove();
  table.remove();
});
