import type { CardId } from "@thunderjack/cards";
import { chosenSeeds, publicTable, Table } from "@thunderjack/core";
import { verify } from "@thunderjack/recording";
import { expect, test } from "vitest";
import type { PanelName } from "../src/panels/panel-name.js";
import { searched } from "./hidden-cards.js";
import { drawn, ownTable, seatedAt } from "./seated.js";

/** The player has 16 and the dealer shows a nine: the round waits for the player. */
const STACK: readonly CardId[] = ["10_h_0", "9_s_0", "6_d_0", "q_c_0"];
const PANELS: readonly (PanelName | null)[] = [null, "history", "fairness", "rules", "keys", "picker"];

const tables = {
  "a table of the page": async (renderer: "lit" | "canvas") => {
    const { element } = await seatedAt({ stack: STACK });
    element.renderer = renderer;
    return element;
  },
  "a table of the element": (renderer: "lit" | "canvas") => ownTable({ allowStacking: true, renderer }),
  "a stored table": async (renderer: "lit" | "canvas") => {
    const element = await ownTable({ allowStacking: true, renderer, persist: `hidden ${renderer}` });
    await expect.poll(() => element.session?.status.role).toBe("owner");
    return element;
  },
};

for (const renderer of ["lit", "canvas"] as const) {
  for (const [name, open] of Object.entries(tables)) {
    test(`${name} discloses no hidden card and no seed during a round (${renderer})`, async () => {
      const element = await open(renderer);
      element.placeBet("middle", 1000);
      element.deal(STACK);
      await expect.poll(() => element.table?.publicState.turn).toBe("middle");
      for (const panel of PANELS) {
        await element.openPanel(panel);
        await drawn(element);
        const { seen, found } = searched(element);
        expect(seen).toBeGreaterThan(500);
        expect(found, `with ${panel ?? "no panel"}`).toEqual([]);
      }
      const texts = [
        await element.exportRecording(),
        ...(await element.exportRecordings()),
        ...((await element.session?.export({ open: true })) ?? []),
      ];
      for (const text of texts) {
        expect(text).toContain('"card":null');
        expect(text).not.toContain("q_c_0");
        expect(verify(text ?? "").status).toBe("open");
      }
      element.session?.forget();
    });
  }
}

test("a page can set only the public side of its table", async () => {
  const table = new Table({ rules: "thunderjack", seeds: chosenSeeds("a page") });
  const given = publicTable(table);
  const element = await ownTable({ table: given });
  expect(element.table).toBe(given);
  expect(element.placeBet("middle", 1000)).toBeNull();
  expect(table.state.bets.middle).toBe(1000);
});

test("the search of these tests finds hidden cards and seeds in objects, maps and texts, and nothing in a public state", () => {
  const root = document.createElement("div");
  const table = new Table({ rules: "thunderjack", seeds: chosenSeeds("a test"), allowStacking: true });
  table.dispatch({ type: "PlaceBet", seat: "middle", amount: 1000 });
  table.dispatch({ type: "Deal", stack: STACK });
  const disclosed = (value: unknown) => searched(Object.assign(root.cloneNode() as Element, { value })).found;
  expect(disclosed({ deep: [table.state] })).toEqual(["a state with the hole card"]);
  expect(disclosed(new Map([["a", table]]))).toContain("the table itself");
  expect(disclosed({ serverSeed: "00" })).toEqual(["a seed"]);
  expect(disclosed('{"type":"CardDealt","card":"q_c_0","faceDown":true}')).toEqual(["text of the hole card"]);
  expect(disclosed(table.publicState)).toEqual([]);
});
