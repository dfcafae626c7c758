import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { ROOT, textOf } from "./markdown.js";

const RECORDS = readdirSync(`${ROOT}docs/decisions`).filter((name) => name !== "index.md");

it("numbers the decisions without gaps", () => {
  const numbers = RECORDS.map((name) => Number(name.match(/^(\d{4})-[a-z0-9-]+\.md$/)?.[1]));
  expect(numbers).toEqual(RECORDS.map((_, place) => place + 1));
});

it.each(RECORDS)("%s has a date, a status, a context, a decision and consequences", (name) => {
  const text = textOf(`docs/decisions/${name}`);
  expect(text).toMatch(/^# .+\n\n- Date: \d{4}-\d\d-\d\d\n- Status: (accepted|proposed|replaced by \[\d{4}\].*)\n/);
  const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
  expect(headings.slice(0, 3)).toEqual(["Context", "Decision", "Consequences"]);
});

it.each(RECORDS)("%s is listed in the index with its title", (name) => {
  const title = textOf(`docs/decisions/${name}`).match(/^# (.+)$/m)?.[1] ?? "";
  expect(textOf("docs/decisions/index.md")).toContain(`[${title}](${name.replace(/\.md$/, "")})`);
});
