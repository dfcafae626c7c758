import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ruleSet } from "@thunderjack/core";
import { History } from "@thunderjack/inspector";
import { scenarioStory, tableFold } from "@thunderjack/inspector/thunderjack";
import type { SaveAnswer, SaveRequest } from "./stream-messages.js";

/** The module that registers the table, from the folder of the saved stories. */
const ELEMENT = "../../src/table/thunderjack-table.define.js";

/** The preview of Storybook, from the folder of the saved stories. */
const PREVIEW = "../../../../apps/storybook/.storybook/preview.js";

/** The names that Windows reserves for devices, also with an extension. */
const DEVICE = /^(aux|con|nul|prn|(com|lpt)[0-9])$/i;

/**
 * Writes the story of a moment into a folder. The source is made here from the events, so that a request cannot contain
 * code. A file that exists is not overwritten.
 *
 * @param request a `SaveRequest`; anything else is rejected
 * @param folder the absolute path of the folder of the saved stories
 */
export async function saveStory(request: unknown, folder: string): Promise<SaveAnswer> {
  if (!isRequest(request)) return { name: "", problem: "The request is not valid." };
  const { name, rules, opening, events, position } = request;
  if (DEVICE.test(name)) return { name, problem: "Windows allows no file with this name. Choose another name." };
  try {
    const history = new History(tableFold(opening), events);
    const source = scenarioStory({
      rules: ruleSet(rules),
      history,
      position,
      name,
      element: ELEMENT,
      preview: PREVIEW,
    });
    const file = `${name.replace(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, "-").toLowerCase()}.stories.ts`;
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, file), source, { flag: "wx" });
    return { name, path: file };
  } catch (reason) {
    return { name, problem: problemOf(reason) };
  }
}

function problemOf(reason: unknown): string {
  if (!(reason instanceof Error)) return String(reason);
  return "code" in reason && reason.code === "EEXIST" ? "A story with this name exists already." : reason.message;
}

function isRequest(value: unknown): value is SaveRequest {
  if (typeof value !== "object" || value === null) return false;
  const { name, rules, opening, events, position } = value as Partial<Record<keyof SaveRequest, unknown>>;
  return (
    typeof name === "string" &&
    typeof rules === "object" &&
    rules !== null &&
    typeof opening === "object" &&
    opening !== null &&
    Array.isArray(events) &&
    Number.isInteger(position)
  );
}
