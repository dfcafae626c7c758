import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chosenSeeds, type GameEvent, Table } from "@thunderjack/core";
import { afterEach, beforeEach, expect, test } from "vitest";
import { saveStory } from "../.storybook/saved-stories.js";
import type { SaveRequest } from "../.storybook/stream-messages.js";

let root: string;
let folder: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "saved-"));
  folder = join(root, "saved");
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

function request(name: string): SaveRequest {
  const table = new Table({ rules: "thunderjack", seeds: chosenSeeds("saved"), allowStacking: true });
  const opening = table.publicState;
  const events: GameEvent[] = [];
  table.publicEvents$.subscribe((event) => events.push(event));
  table.dispatch({ type: "PlaceBet", seat: "right", amount: 1000 });
  table.dispatch({ type: "Deal", stack: ["8_h_0", "9_s_0", "8_d_0", "q_c_0"] });
  return { name, rules: table.rules, opening, events, position: events.length };
}

test("writes a story with its test into the folder of the saved stories", async () => {
  expect(await saveStory(request("APairOfEights"), folder)).toEqual({
    name: "APairOfEights",
    path: "a-pair-of-eights.stories.ts",
  });
  const source = readFileSync(join(folder, "a-pair-of-eights.stories.ts"), "utf8");
  expect(source).toContain('import "../../src/table/thunderjack-table.define.js";');
  expect(source).toContain('import preview from "../../../../apps/storybook/.storybook/preview.js";');
  expect(source).toContain("export const APairOfEights = meta.story(");
  expect(source).toContain("toMatchObject(");
});

test("does not overwrite a story", async () => {
  await saveStory(request("APairOfEights"), folder);
  const path = join(folder, "a-pair-of-eights.stories.ts");
  writeFileSync(path, "changed by hand");
  expect((await saveStory(request("APairOfEights"), folder)).problem).toContain("exists already");
  expect(readFileSync(path, "utf8")).toBe("changed by hand");
});

test("writes one of two stories with the same name that are saved at the same time", async () => {
  const answers = await Promise.all([saveStory(request("Twice"), folder), saveStory(request("Twice"), folder)]);
  expect(answers.filter(({ path }) => path !== undefined)).toHaveLength(1);
});

test.each(["../Outside", "..\\Outside", "/etc/Passwd", "Nul\0", "A/B", "", "lower", "A".repeat(65)])(
  "rejects the name %j",
  async (name) => {
    expect((await saveStory(request(name), folder)).problem).toContain("The name of a story");
    expect(existsSync(folder)).toBe(false);
    expect(readdirSync(root)).toEqual([]);
  },
);

test.each(["Con", "CON", "Nul", "Aux", "Prn", "Com1", "Lpt9"])(
  "rejects the name %s of a device of Windows",
  async (name) => {
    expect((await saveStory(request(name), folder)).problem).toContain("Windows");
    expect(existsSync(folder)).toBe(false);
  },
);

test("accepts names that only begin like a device", async () => {
  expect(await saveStory(request("Console"), folder)).toMatchObject({ path: "console.stories.ts" });
});

test.each([
  null,
  1,
  "text",
  [],
  {},
  { ...request("ATable"), events: "none" },
  { ...request("ATable"), position: 0.5 },
  { ...request("ATable"), position: 1e9 },
  { ...request("ATable"), position: -1 },
  { ...request("ATable"), rules: { seats: [] } },
  { ...request("ATable"), opening: {} },
  { ...request("ATable"), events: [null] },
  { ...request("ATable"), events: [{ type: "Unknown" }] },
])("rejects a request that no panel sends, and writes nothing: %#", async (hostile) => {
  expect((await saveStory(hostile, folder)).problem).toEqual(expect.any(String));
  expect(existsSync(folder)).toBe(false);
});

test("writes texts of a request only as JSON, never as code", async () => {
  const { rules, ...other } = request("Injected");
  const evil = '`$\u007bhacked()}` */ "); hacked(); //';
  const { path = "" } = await saveStory({ ...other, rules: { ...rules, name: evil } }, folder);
  const source = readFileSync(join(folder, path), "utf8");
  expect(source).toContain(JSON.stringify(evil));
  expect(source.replaceAll(JSON.stringify(evil), "")).not.toContain("hacked");
});
