import { annotated, annotationsOf, branchesOf, openShareLink, verify } from "@thunderjack/recording";
import { expect, onTestFinished, test, vi } from "vitest";
import { button, press, replayed, settled, written } from "../../test/replayed.js";
import { all, textOf } from "../../test/seated.js";
import type { ThunderjackReplay } from "./thunderjack-replay.js";

const { text, recording } = written();
const HOSTILE = '<img src=x onerror="window.hostile=1"> \u202e';

const panel = (element: ThunderjackReplay) => all(element, "[part=workshop]")[0];
const signs = (element: ThunderjackReplay) => all(element, "[part=note-sign]") as HTMLButtonElement[];

/** Opens the notes of a replay from its menu. */
async function opened(settings: Partial<ThunderjackReplay> = {}) {
  const { element, clock } = await replayed({ text, ...settings });
  button(element, "More").click();
  await settled(element);
  button(element, "Notes and branches").click();
  await vi.waitFor(() => expect(panel(element)).toBeDefined());
  await settled(element);
  return { element, clock };
}

/** Returns the text that a download or a copy of the replay contains. */
function textIn(element: ThunderjackReplay): Promise<string> {
  return new Promise((resolve) => {
    const create = vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
      void (file as Blob).text().then(resolve);
      return "blob:none";
    });
    onTestFinished(() => create.mockRestore());
    all(element, "tj-transport")[0]?.dispatchEvent(
      new CustomEvent("tj-replay-request", { detail: { do: "download" }, bubbles: true, composed: true }),
    );
  });
}

async function note(element: ThunderjackReplay, glyph: string, comment: string): Promise<void> {
  const [glyphs] = all(element, "[name=glyph]");
  const [field] = all(element, "[name=comment]");
  if (!(glyphs instanceof HTMLSelectElement) || !(field instanceof HTMLInputElement)) throw new Error("No editor.");
  glyphs.value = glyph;
  field.value = comment;
  button(element, "Save the note").click();
  await settled(element);
}

test("the signs of the notes are large enough for touch, and cover no control of the replay", async () => {
  const { element } = await replayed({ text: annotated(text, [{ seq: 4, glyph: "??" }]) });
  await vi.waitFor(() => expect(signs(element)).toHaveLength(1));
  await settled(element);
  const [sign] = signs(element).map((one) => one.getBoundingClientRect());
  if (sign === undefined) throw new Error("There is no sign.");
  expect([sign.width, sign.height]).toEqual([44, 44]);
  const controls = all(element, "tj-transport").map((one) => one.getBoundingClientRect());
  expect(controls.filter(({ top, height }) => height > 0 && top < sign.bottom)).toEqual([]);
  const slider = all(element, "[role=slider]").map((one) => one.getBoundingClientRect());
  expect(slider.filter(({ bottom }) => bottom > sign.top + 1)).toEqual([]);
});

test("shows the notes of a recording on its timeline, as text", async () => {
  const { element } = await replayed({
    text: annotated(text, [
      { seq: 4, glyph: "??", comment: HOSTILE },
      { seq: 9, glyph: "!" },
    ]),
  });
  await vi.waitFor(() => expect(signs(element)).toHaveLength(2));
  const [first] = signs(element);
  expect(first?.getAttribute("aria-label")).toBe(`Go to event 4: blunder: ${HOSTILE}`);
  expect(all(element, "img")).toEqual([]);
  first?.click();
  expect(element.conductor?.seq).toBe(4);
});

test("has its strings in the language of the replay, also after a change", async () => {
  const { element } = await opened();
  expect(textOf(element, ".workshop h3")).toContain("Notes");
  element.lang = "de";
  await vi.waitFor(() => expect(textOf(element, ".workshop h3")).toContain("Notizen"));
});

test("edits notes, which are downloaded and leave the verdict as it was", async () => {
  const { element } = await opened({ at: 6 });
  const before = verify(text);
  await note(element, "?", HOSTILE);
  press(element, "ArrowRight");
  await settled(element);
  await note(element, "", "x");
  expect(textOf(element, ".notes bdi")).toContain("onerror");
  expect("hostile" in window).toBe(false);
  const file = await textIn(element);
  expect(annotationsOf(file)).toEqual([
    { seq: 6, glyph: "?", comment: HOSTILE },
    { seq: 7, comment: "x" },
  ]);
  expect(verify(file).status).toBe(before.status);
  button(element, "Delete the note (7)").click();
  await settled(element);
  expect(signs(element)).toHaveLength(1);
});

test("gives every decision a glyph by its expected loss", async () => {
  const hit = { bets: { right: 2000 }, stack: "10_h_0 9_s_0 10_d_0 8_c_0 2_c_0", moves: ["Hit"] };
  const { element } = await opened({ text: written([hit]).text });
  button(element, "Mark mistakes").click();
  await vi.waitFor(() => expect(signs(element).length).toBeGreaterThan(0), 30_000);
  expect(signs(element)[0]?.getAttribute("aria-label")).toMatch(/^Go to event \d+: blunder$/);
});

test("plays on from a decision with the same cards, and keeps the branch after the trailer", async () => {
  const decision = recording.events.find(({ type }) => type === "TurnStarted")?.seq ?? 0;
  const { element } = await opened({ at: decision });
  button(element, "Play on from here").click();
  await settled(element);
  await vi.waitFor(() => expect(all(element, "thunderjack-table tj-hand, thunderjack-table")).not.toEqual([]));
  const [table] = all(element, "thunderjack-table") as HTMLElementTagNameMap["thunderjack-table"][];
  await vi.waitFor(() => expect(table?.table?.publicState.turn).toBe("right"), 10_000);
  expect(table?.table?.publicState.version).toBe(decision);
  expect(JSON.stringify(table?.table?.publicState.dealer.cards)).toContain("null");
  table?.table?.dispatch({ type: "Stand", hand: "right" });
  await settled(element);
  button(element, "Save the branch").click();
  await settled(element);
  const file = await textIn(element);
  expect(branchesOf(file)).toEqual([
    expect.objectContaining({ seq: decision, cards: "same", commands: [{ type: "Stand", hand: "right" }] }),
  ]);
  button(element, `Branch from event ${decision}: the same cards`).click();
  await settled(element);
  const [nested] = all(element, "thunderjack-replay") as ThunderjackReplay[];
  await vi.waitFor(() => expect(nested?.conductor?.tape.event(decision + 1).type).toBe("HandStood"));
});

test("copies a full address with the position and the notes", async () => {
  const copied: string[] = [];
  const write = vi.spyOn(navigator.clipboard, "writeText").mockImplementation(async (link) => void copied.push(link));
  onTestFinished(() => write.mockRestore());
  const { element } = await replayed({
    text: annotated(text, [{ seq: 4, glyph: "??", comment: "Zoë" }]),
    at: 5,
    shareBase: "https://example.com/replay#x",
  });
  button(element, "More").click();
  await settled(element);
  button(element, "Copy a link to this moment").click();
  await vi.waitFor(() => expect(copied).toHaveLength(1));
  expect(copied[0]).toMatch(/^https:\/\/example\.com\/replay#tj1\./);
  const link = openShareLink(copied[0] ?? "");
  expect(annotationsOf(link.text ?? "")).toEqual([expect.objectContaining({ glyph: "??", comment: "Zoë" })]);
});

test("inspects its events beside the replay, and follows the position in both directions", async () => {
  const { element } = await replayed({ text, inspect: true, at: 3 });
  await vi.waitFor(() => expect(all(element, "tj-inspector")).toHaveLength(1));
  const [inspector] = all(element, "tj-inspector") as HTMLElementTagNameMap["tj-inspector"][];
  await vi.waitFor(() => expect(inspector?.position).toBe(3));
  expect(JSON.stringify(inspector?.history?.events.slice(0, 8))).not.toContain("10_c_0");
  inspector?.dispatchEvent(new CustomEvent("tj-inspect", { detail: { position: 7 } }));
  expect(element.conductor?.seq).toBe(7);
});

test("has a link to each chapter, whose address opens the replay at the chapter", async () => {
  const { element } = await replayed({ text, inspect: true, deepLink: true });
  await vi.waitFor(() => expect(all(element, ".chapters a").length).toBeGreaterThan(0));
  const links = all(element, ".chapters a") as HTMLAnchorElement[];
  const chapters = element.conductor?.tape.chapters ?? [];
  expect(links).toHaveLength(chapters.length);
  const last = chapters.at(-1);
  onTestFinished(() => history.replaceState(null, "", location.pathname + location.search));
  location.hash = new URL(links.at(-1)?.href ?? "").hash;
  await vi.waitFor(() => expect(element.conductor?.seq).toBe(last?.seq));
});
