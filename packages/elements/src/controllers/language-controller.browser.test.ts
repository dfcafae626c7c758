import { expect, onTestFinished, test, vi } from "vitest";
import "../define.js";
import { drawn, textOf } from "../../test/seated.js";
import type { ThunderjackTable } from "../index.js";

/** Adds a table to an element with a `lang` attribute. */
async function tableIn(language: string): Promise<{ readonly element: ThunderjackTable; readonly part: HTMLElement }> {
  const part = document.createElement("div");
  part.lang = language;
  const element = document.createElement("thunderjack-table");
  part.append(element);
  document.body.append(part);
  onTestFinished(() => part.remove());
  await drawn(element);
  return { element, part };
}

const speaks = (element: ThunderjackTable, deal: string) =>
  vi.waitFor(() => expect(textOf(element, "[data-look=go] .name")).toBe(deal), { timeout: 20_000 });

test("uses the nearest `lang` around the table, also after the table is moved", async () => {
  const { element, part } = await tableIn("de");
  await speaks(element, "Austeilen");
  part.before(element);
  onTestFinished(() => element.remove());
  await speaks(element, "Deal");
  part.append(element);
  await speaks(element, "Austeilen");
  element.lang = "en";
  await speaks(element, "Deal");
});

test("uses the `lang` around a shadow root", async () => {
  const outer = document.createElement("div");
  outer.lang = "de";
  outer.attachShadow({ mode: "open" }).innerHTML = "<section></section>";
  const inner = outer.shadowRoot?.firstElementChild?.attachShadow({ mode: "closed" });
  const element = document.createElement("thunderjack-table");
  inner?.append(element);
  document.body.append(outer);
  onTestFinished(() => outer.remove());
  await speaks(element, "Austeilen");
});

test("applies a changed language of the page at the next update of the table", async () => {
  const { lang } = document.documentElement;
  onTestFinished(() => {
    document.documentElement.lang = lang;
  });
  const element = document.createElement("thunderjack-table");
  document.body.append(element);
  onTestFinished(() => element.remove());
  await speaks(element, "Deal");
  document.documentElement.lang = "fr";
  element.placeBet("middle", 1000);
  await speaks(element, "Distribuer");
});
