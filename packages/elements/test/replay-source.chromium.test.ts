import { shareLink } from "@thunderjack/recording";
import { expect, test, vi } from "vitest";
import type { TjVerdict } from "../src/tj-verdict/tj-verdict.js";
import { button, feltText, press, replayed, STORMY, settled, written } from "./replayed.js";
import { all, markupOf, textOf } from "./seated.js";

const { text, recording } = written();
const last = recording.events.length;
const asData = (file: string) => `data:application/x-ndjson,${encodeURIComponent(file)}`;

async function opened(element: HTMLElement & { readonly playback: unknown }): Promise<void> {
  await vi.waitFor(() => expect(element.playback).not.toBeNull());
  await settled(element as never);
}

test("without a recording it says so, and how to bring one", async () => {
  const { element } = await replayed();
  expect(textOf(element, ".cover .headline")).toBe("No recording yet");
  expect(element.playback).toBeNull();
});

test("a data address is decoded", async () => {
  const { element } = await replayed({ src: asData(text), at: last });
  await opened(element);
  expect(feltText(element)).toContain("Thunderjack!");
});

test("a data address may be written in base64", async () => {
  const { element } = await replayed({ src: `data:application/x-ndjson;base64,${btoa(text)}` });
  await opened(element);
  expect(element.playback?.recording).toEqual(recording);
});

const inBase64 = (bytes: Uint8Array) => `data:text/plain;base64,${btoa(String.fromCharCode(...bytes))}`;
const bytesOf = (file: string) => new TextEncoder().encode(file);

test.each(["a data address", "a file of the page's site", "a file of the player"])(
  "not a byte is left out of %s: a byte order mark is a fault",
  async (from) => {
    const { element } = await replayed();
    const bytes = bytesOf(`\uFEFF${text}`);
    const fetching = vi.spyOn(window, "fetch").mockResolvedValue(new Response(bytes));
    if (from === "a data address") element.src = inBase64(bytes);
    else if (from === "a file of the page's site") element.src = "/marked.tjr";
    else {
      const taken = new DataTransfer();
      taken.items.add(new File([bytes], "marked.tjr"));
      element.dispatchEvent(new DragEvent("drop", { dataTransfer: taken, bubbles: true, cancelable: true }));
    }
    await vi.waitFor(() => expect(textOf(element, ".cover")).toContain("line 1: is not JSON"));
    expect(element.playback).toBeNull();
    fetching.mockRestore();
  },
);

test("bytes that are no text are a bad line: what came before plays, and it is broken", async () => {
  const bytes = bytesOf(text);
  const place = text.indexOf('"CardDealt"') + 3;
  bytes[place] = 0xff;
  const line = text.slice(0, place).split("\n").length;
  const { element } = await replayed({ src: inBase64(bytes) });
  await opened(element);
  expect(element.playback?.recording.events).toHaveLength(line - 2);
  expect(markupOf(element)).toContain(`line ${line}: is not text in UTF-8`);
  const [badge] = all(element, "tj-verdict");
  expect((badge as TjVerdict).verdict).toMatchObject({ status: "broken", checks: [{ name: "format", line }] });
});

test("a share link is played, alone or at the end of an address, and may name a moment", async () => {
  const link = shareLink(recording);
  const { element } = await replayed({ src: `${link}&t=12` });
  await opened(element);
  expect(element.playback?.status.seq).toBe(12);
  element.src = `https://elsewhere.example/page${link}`;
  await vi.waitFor(() => expect(element.playback?.status.seq).toBe(0));
  expect(element.playback?.recording.events).toHaveLength(last);
});

test("a recording may stand inside the element, also when it comes later", async () => {
  const { element } = await replayed();
  const script = document.createElement("script");
  script.type = "application/x-thunderjack";
  script.textContent = `\n${text}`;
  element.append(script);
  await opened(element);
  expect(element.playback?.recording).toEqual(recording);
});

test("a recording may be set as text, or as what was read already", async () => {
  const { element } = await replayed({ text });
  expect(element.playback?.recording).toEqual(recording);
  const other = written([STORMY[2] ?? { bets: {} }]).recording;
  element.recording = other;
  await settled(element);
  expect(element.playback?.recording).toEqual(other);
  element.recording = null;
  await settled(element);
  expect(element.playback?.recording).toEqual(recording);
});

test("another source in its place keeps the element, and gives up the one before", async () => {
  const asked: AbortSignal[] = [];
  const fetching = vi.spyOn(window, "fetch").mockImplementation((_, init) => {
    const { signal } = init ?? {};
    if (signal !== null && signal !== undefined) asked.push(signal);
    return new Promise((_resolve, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));
  });
  const { element } = await replayed({ src: "/slow.tjr" });
  expect(textOf(element, ".cover")).toContain("is being loaded");
  element.src = asData(text);
  await opened(element);
  expect(asked.map(({ aborted }) => aborted)).toEqual([true]);
  fetching.mockRestore();
});

test("a file is fetched from the page's own site, and from no other", async () => {
  const fetching = vi.spyOn(window, "fetch").mockResolvedValue(new Response(text));
  const { element } = await replayed({ src: "/rounds/one.tjr" });
  await opened(element);
  expect(fetching).toHaveBeenCalledOnce();
  element.src = "https://elsewhere.example/one.tjr";
  await vi.waitFor(() => expect(textOf(element, ".reason")).toContain("another site"));
  expect(fetching).toHaveBeenCalledOnce();
  fetching.mockRestore();
});

test("a file that is not there is told with what the server said", async () => {
  const fetching = vi.spyOn(window, "fetch").mockResolvedValue(new Response("", { status: 404 }));
  const { element } = await replayed({ src: "/no-such.tjr" });
  await vi.waitFor(() => expect(textOf(element, ".reason")).toContain("404"));
  fetching.mockRestore();
});

test("what is no recording is told with line and reason, and the page hears of it", async () => {
  const heard: unknown[] = [];
  const { element } = await replayed();
  element.addEventListener("replay-error", ({ detail }) => heard.push(detail));
  element.text = '{"format":"chess","version":1}\n';
  await settled(element);
  expect(textOf(element, "[role=alert]")).toContain('line 1, field "format"');
  expect(heard).toEqual([expect.objectContaining({ isPlayable: false, message: expect.stringContaining("line 1") })]);
});

test("what came before a bad line still plays", async () => {
  const lines = text.split("\n");
  lines[20] = '{"seq":20,"t":1,"type":"CardDealt","to":"nobody"}';
  const { element } = await replayed({ text: lines.join("\n") });
  expect(textOf(element, ".problem")).toContain("What came before plays.");
  expect(textOf(element, ".problem")).toContain("line 21");
  expect(element.playback?.recording.events).toHaveLength(19);
  press(element, "End");
  await settled(element);
  expect(element.playback?.status.seq).toBe(19);
  expect(feltText(element)).toContain("two of hearts");
});

test("a last line that was cut off is a warning", async () => {
  const { element } = await replayed({ text: text.slice(0, -200) });
  expect(all(element, ".notice").map((one) => one.textContent)).toContain(
    "The last line was cut off. All before it plays.",
  );
});

test("nothing in a recording is markup", async () => {
  const evil = '<img src=x onerror="window.isBroken=true"><script>window.isBroken=true</script>';
  const { text: named } = written([STORMY[2] ?? { bets: {} }], { meta: { title: evil, player: evil } });
  const { element } = await replayed({ text: named });
  button(element, "Transcript").click();
  await vi.waitFor(() => expect(all(element, ".line").length).toBeGreaterThan(0));
  element.text = named.replace('"format":"thunderjack"', `"format":${JSON.stringify(evil)}`);
  await settled(element);
  element.text = `{"${evil.replaceAll('"', "'")}":1}\n`;
  await settled(element);
  element.text = named.replace('"type":"RoundStarted"', `"type":${JSON.stringify(evil.slice(0, 40))}`);
  await settled(element);
  expect(textOf(element, ".reason, .problem")).toContain("<img");
  expect(all(element, "img, script")).toEqual([]);
  expect(markupOf(element)).not.toContain("<img");
  expect(Reflect.get(window, "isBroken")).toBeUndefined();
});

test("a file that is dropped on it is played", async () => {
  const { element } = await replayed({ src: asData(text) });
  await opened(element);
  const { text: other } = written([STORMY[2] ?? { bets: {} }]);
  const files = new DataTransfer();
  files.items.add(new File([other], "other.tjr"));
  const over = new DragEvent("dragover", { dataTransfer: files, bubbles: true, cancelable: true });
  element.dispatchEvent(over);
  expect(over.defaultPrevented).toBe(true);
  await settled(element);
  expect(textOf(element, ".drop")).toContain("Drop it");
  element.dispatchEvent(new DragEvent("drop", { dataTransfer: files, bubbles: true, cancelable: true }));
  await vi.waitFor(() => expect(element.playback?.recording.events.length ?? 0).toBeGreaterThan(0));
  await vi.waitFor(() => expect(element.playback?.recording.events.length).toBeLessThan(last));
});
