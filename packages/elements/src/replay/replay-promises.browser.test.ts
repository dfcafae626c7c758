import { SeedChain } from "@thunderjack/core";
import { expect, onTestFinished, test, vi } from "vitest";
import { button, replayed, settled, written } from "../../test/replayed.js";
import { all } from "../../test/seated.js";

const { text, recording } = written();

interface Download {
  readonly name: string;
  readonly type: string;
  readonly content: Promise<string>;
}

/** Records the downloads from now on. Nothing is written to the disk. */
function watchedDownloads(): readonly Download[] {
  const downloads: Download[] = [];
  const files = new Map<string, Blob>();
  const native = URL.createObjectURL.bind(URL);
  const made = vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
    const address = native(file);
    if (file instanceof Blob) files.set(address, file);
    return address;
  });
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    const file = files.get(this.href);
    if (file !== undefined) downloads.push({ name: this.download, type: file.type, content: file.text() });
  });
  onTestFinished(() => {
    made.mockRestore();
    clicked.mockRestore();
  });
  return downloads;
}

test('draws a replay with renderer="canvas" on a canvas, also after a seek', async () => {
  const { element } = await replayed({ text, renderer: "canvas", at: recording.events.length });
  await vi.waitFor(() => expect(all(element, "canvas")).toHaveLength(1), 60_000);
  expect(all(element, "tj-table")).toEqual([]);
  const shownTexts = () => all(element, ".stage *").map((node) => (node.shadowRoot ?? node).textContent);
  await vi.waitFor(() => expect(shownTexts().join(" ")).toContain("You win 90."), 20_000);
  element.at = 3;
  await vi.waitFor(() => expect(shownTexts().join(" ")).not.toContain("You win 90."), 20_000);
  element.renderer = "lit";
  await settled(element);
  await vi.waitFor(() => expect(all(element, "tj-table")).toHaveLength(1), 20_000);
  expect(all(element, "canvas")).toEqual([]);
});

test("downloads the recording unchanged, under a default name", async () => {
  const downloads = watchedDownloads();
  const { element } = await replayed({ text });
  button(element, "More").click();
  await settled(element);
  button(element, "Download the recording").click();
  await vi.waitFor(() => expect(downloads).toHaveLength(1));
  expect(downloads[0]).toMatchObject({ name: "thunderjack.tjr", type: "application/x-ndjson" });
  expect(await downloads[0]?.content).toBe(text);
});

test("writes the text of a parsed recording again, with the cards of stacked deals", async () => {
  const seeds = new SeedChain(new Uint8Array(32).fill(7)).seeds(1, "my words");
  const stacked = written(undefined, { seeds });
  expect(stacked.recording.stacks).toHaveLength(3);
  const downloads = watchedDownloads();
  const { element } = await replayed({ recording: stacked.recording });
  await vi.waitFor(() => expect(element.verdict?.status).toBe("consistent"));
  button(element, "More").click();
  await settled(element);
  button(element, "Download the recording").click();
  await vi.waitFor(() => expect(downloads).toHaveLength(1));
  expect(await downloads[0]?.content).toBe(stacked.text);
});

test("downloads the transcript as text, with every round", async () => {
  const downloads = watchedDownloads();
  const { element } = await replayed({ text });
  button(element, "Transcript").click();
  await vi.waitFor(() => expect(all(element, ".line").length).toBeGreaterThan(20), 20_000);
  button(element, "Download the transcript").click();
  await vi.waitFor(() => expect(downloads).toHaveLength(1));
  expect(downloads[0]).toMatchObject({ name: "thunderjack.txt", type: "text/plain" });
  expect(await downloads[0]?.content).toMatch(/^Round 1\.\n[\s\S]*\n\nRound 2\.\n[\s\S]*You win 90\.\n$/);
});

test("enters and leaves full screen, with a button that is pressed in full screen", async () => {
  // A browser allows full screen only after a user gesture, which the script of a test cannot make.
  let filling: Element | null = null;
  const change = (element: Element | null): Promise<void> => {
    filling = element;
    document.dispatchEvent(new Event("fullscreenchange"));
    return Promise.resolve();
  };
  const spies = [
    vi.spyOn(document, "fullscreenEnabled", "get").mockReturnValue(true),
    vi.spyOn(document, "fullscreenElement", "get").mockImplementation(() => filling),
    vi.spyOn(document, "exitFullscreen").mockImplementation(() => change(null)),
    vi.spyOn(Element.prototype, "requestFullscreen").mockImplementation(function (this: Element) {
      return change(this);
    }),
  ];
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore();
  });
  const { element } = await replayed({ text });
  const press = async () => {
    button(element, "Full screen").click();
    await settled(element);
    return button(element, "Full screen").getAttribute("aria-pressed");
  };
  expect(await press()).toBe("true");
  expect(filling).toBe(element);
  expect(await press()).toBe("false");
  expect(filling).toBeNull();
});
