import { IS_THOROUGH } from "@thunderjack/vitest/thorough";
import { LitElement } from "lit";
import { beforeAll, describe, expect, test } from "vitest";
import "../src/components/tj-table/round.js";
import "../src/define.js";
import * as elements from "../src/index.js";
import { definePanels } from "../src/panels/define-panels.js";
import "../src/replay.js";
import type { ThunderjackReplay } from "../src/replay.js";
import { errorsReported, inShort, sample, TEXTS, uncaught, VALUES } from "./hostile-values.js";
import { written } from "./replayed.js";
import { all, drawn, textOf } from "./seated.js";

type ElementClass = typeof LitElement & (new () => LitElement);

const isElementClass = (value: unknown): value is ElementClass =>
  typeof value === "function" && value.prototype instanceof LitElement;

beforeAll(() => definePanels());

/** Returns the names of the properties that a page can set. */
const settable = ({ elementProperties }: ElementClass) =>
  [...elementProperties].filter(([, { state }]) => state !== true).map(([property]) => property);

const inPage = async <Kind extends LitElement>(element: Kind): Promise<Kind> => {
  document.body.append(element);
  await element.updateComplete;
  return element;
};

/** Returns the problem that a table shows; "a table" if it accepts commands. */
async function saidBy(table: elements.ThunderjackTable): Promise<string> {
  await drawn(table);
  const problem = textOf(table, ".problem");
  if (problem !== null) return problem;
  return table.deal() === null || table.placeBet("middle", 1000) !== undefined ? "a table" : "nothing";
}

describe("attributes", () => {
  test("accept every text on every element, without errors and without markup", async () => {
    const failures = uncaught();
    const classes: readonly unknown[] = [...Object.values(elements), customElements.get("thunderjack-replay")];
    let [tried, turn] = [0, 0];
    for (const Element of classes.filter(isElementClass)) {
      for (const attribute of Element.observedAttributes) {
        for (const text of sample(TEXTS, turn++)) {
          // Any other text is a URL of this site, which would be fetched. Another test covers that.
          if (attribute === "src" && text !== "" && text !== "\0") continue;
          const element = new Element();
          element.setAttribute(attribute, text);
          await inPage(element);
          expect(all(document.body, "img, script"), `${element.localName} ${attribute}="${inShort(text)}"`).toEqual([]);
          element.remove();
          tried++;
        }
      }
    }
    await errorsReported();
    expect(failures).toEqual([]);
    expect(tried).toBeGreaterThan(IS_THOROUGH ? 1500 : 300);
  });

  test.each(["rules", "credits", "seed", "speed", "renderer", "lang", "theme", "deck", "keys", "history-limit"])(
    "%s of a table in play shows a problem or leaves the table playable, and has no effect on the next table",
    async (attribute) => {
      const failures = uncaught();
      const table = await inPage(document.createElement("thunderjack-table"));
      table.speed = "instant";
      for (const text of sample(TEXTS, attribute.length)) {
        table.setAttribute(attribute, text);
        expect((await saidBy(table)).length, inShort(text)).toBeLessThan(500);
        expect(document.documentElement.scrollWidth, inShort(text)).toBeLessThanOrEqual(innerWidth);
        table.removeAttribute(attribute);
      }
      table.remove();
      const again = await inPage(document.createElement("thunderjack-table"));
      expect(await saidBy(again)).toBe("a table");
      again.remove();
      await errorsReported();
      expect(failures).toEqual([]);
    },
  );

  test("accept every text on a replay while a recording is shown", async () => {
    const failures = uncaught();
    const replay = document.createElement("thunderjack-replay") as ThunderjackReplay;
    replay.text = written().text;
    await inPage(replay);
    for (const attribute of ["at", "speed", "poster", "renderer", "lang", "controls", "loop", "deep-link"]) {
      for (const text of TEXTS) {
        replay.setAttribute(attribute, text);
        await replay.updateComplete;
        expect(document.documentElement.scrollWidth, inShort(text)).toBeLessThanOrEqual(innerWidth);
      }
      replay.removeAttribute(attribute);
    }
    replay.remove();
    await errorsReported();
    expect(failures).toEqual([]);
  });
});

describe("properties", () => {
  test("of the wrong type leave a table that shows a problem or plays", async () => {
    const failures = uncaught();
    for (const [turn, property] of settable(elements.ThunderjackTable).entries()) {
      for (const value of sample(VALUES, turn)) {
        const table = document.createElement("thunderjack-table");
        Reflect.set(table, property, value);
        await inPage(table);
        await table.updateComplete;
        table.remove();
      }
    }
    await errorsReported();
    expect(failures).toEqual([]);
  });

  test("of the wrong type are named by a table", async () => {
    const said = async (settings: object) => {
      const table = await inPage(Object.assign(document.createElement("thunderjack-table"), settings));
      const problem = await saidBy(table);
      table.remove();
      return problem;
    };
    expect(await said({ table: {} })).toBe('"table" is not a Table.');
    expect(await said({ table: undefined })).toBe("a table");
    expect(await said({ rules: 7 })).toContain("A rule set must be the name of a preset");
    expect(await said({ rules: 7n })).toContain("A rule set must be the name of a preset");
    expect(await said({ credits: "many" })).toContain("Credits must be a whole number of hundredths");
    expect(await said({ renderer: 7 })).toContain('Unknown renderer "7"');
    expect(await said({ lang: 7, soundMemory: null })).toBe("a table");
  });

  test("of the wrong type on smaller elements reject `updateComplete`, and do not throw when they are set", async () => {
    const failures = uncaught();
    let rejected = 0;
    for (const Element of Object.values<unknown>(elements).filter(isElementClass)) {
      if (Element === elements.ThunderjackTable) continue;
      for (const property of settable(Element)) {
        for (const value of VALUES) {
          const element = new Element();
          Reflect.set(element, property, value);
          document.body.append(element);
          await element.updateComplete.catch((reason: unknown) => {
            expect(reason, `${element.localName}.${String(property)}`).toBeInstanceOf(Error);
            rejected++;
          });
          element.remove();
        }
      }
    }
    await errorsReported();
    expect(failures).toEqual([]);
    expect(rejected).toBeGreaterThan(0);
  });

  test("of the wrong type leave a replay that shows the problem and dispatches an error", async () => {
    const failures = uncaught();
    const Replay = customElements.get("thunderjack-replay");
    if (!isElementClass(Replay)) throw new Error("There is no replay.");
    for (const property of settable(Replay)) {
      for (const value of VALUES) {
        const replay = document.createElement("thunderjack-replay");
        Reflect.set(replay, property, value);
        await inPage(replay);
        replay.remove();
      }
    }
    const errors: string[] = [];
    for (const settings of [
      { recording: {} },
      { recording: { header: {}, events: [], trailer: null } },
      { text: 7 },
      { text: "not a recording" },
    ]) {
      const replay = Object.assign(document.createElement("thunderjack-replay"), settings) as ThunderjackReplay;
      replay.addEventListener("replay-error", ({ detail }) => errors.push(detail.message));
      await inPage(replay);
      await expect
        .poll(() => textOf(replay, "[data-cover=failed]"), { message: JSON.stringify(settings), timeout: 30_000 })
        .toBeTruthy();
      expect(textOf(replay, "[data-cover=failed]")?.toLowerCase()).toContain(errors.at(-1)?.toLowerCase());
      replay.remove();
    }
    expect(errors).toHaveLength(4);
    await errorsReported();
    expect(failures).toEqual([]);
  });
});
