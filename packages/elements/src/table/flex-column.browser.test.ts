import { expect, onTestFinished, test } from "vitest";
import { all, drawn, seatedAt } from "../../test/seated.js";

test.each([
  ["a flex column", "display: flex; flex-direction: column; height: 800px", "flex: 1"],
  ["a flex column with a minimum height", "display: flex; flex-direction: column; min-height: 800px", "flex: 1"],
  ["a flex row", "display: flex; height: 800px", "flex: 1"],
  ["a grid", "display: grid; height: 800px", ""],
  ["a block with a height", "height: 800px", ""],
])("fills %s", async (_, container, own) => {
  const { element } = await seatedAt();
  const page = document.createElement("div");
  page.style.cssText = container;
  element.style.cssText = own;
  document.body.append(page);
  onTestFinished(() => page.remove());
  page.append(element);
  await drawn(element);
  const [table] = all(element, "tj-table");
  const bottomOf = (part: Element | undefined) => Math.round(part?.getBoundingClientRect().bottom ?? 0);
  expect(bottomOf(element)).toBe(bottomOf(page));
  expect(bottomOf(table)).toBe(bottomOf(page));
  expect(table?.getBoundingClientRect().width).toBe(page.getBoundingClientRect().width);
});
