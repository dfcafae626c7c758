import { SeedChain } from "@thunderjack/core";
import { LIMITS, parseRecording, type Recording, shareLink } from "@thunderjack/recording";
import { expect, onTestFinished, test, vi } from "vitest";
import { button, feltText, press, replayed, STORMY, settled, written } from "../../test/replayed.js";
import { all, markupOf, textOf } from "../../test/seated.js";
import type { TjVerdict } from "../replay-components/tj-verdict/tj-verdict.js";
import type { ReplayVerdict } from "./replay-events.js";
import { writeInSteps } from "./written-recording.js";

const { text, recording } = written();
const last = recording.events.length;
const asData = (file: string) => `data:application/x-ndjson,${encodeURIComponent(file)}`;

async function opened(element: HTMLElement & { readonly conductor: unknown }): Promise<void> {
  await vi.waitFor(() => expect(element.conductor).not.toBeNull());
  await settled(element as never);
}

test("shows how to open a recording when there is none", async () => {
  const { element } = await replayed();
  expect(textOf(element, ".cover .headline")).toBe("No recording yet");
  expect(element.conductor).toBeNull();
});

test("decodes a `data:` URL", async () => {
  const { element } = await replayed({ src: asData(text), at: last });
  await opened(element);
  expect(feltText(element)).toContain("Thunderjack!");
});

test("decodes a `data:` URL in base64", async () => {
  const { element } = await replayed({ src: `data:application/x-ndjson;base64,${btoa(text)}` });
  await opened(element);
  expect(element.conductor?.tape.recording).toEqual(recording);
});

const inBase64 = (bytes: Uint8Array) => `data:text/plain;base64,${btoa(String.fromCharCode(...bytes))}`;
const bytesOf = (file: string) => new TextEncoder().encode(file);

test.each(["a `data:` URL", "a file of the page's site", "a file of the player"])(
  "keeps every byte of %s: a byte order mark is a fault",
  async (from) => {
    const { element } = await replayed();
    const bytes = bytesOf(`\uFEFF${text}`);
    const fetching = vi.spyOn(window, "fetch").mockResolvedValue(new Response(bytes));
    if (from === "a `data:` URL") element.src = inBase64(bytes);
    else if (from === "a file of the page's site") element.src = "/marked.tjr";
    else {
      const taken = new DataTransfer();
      taken.items.add(new File([bytes], "marked.tjr"));
      element.dispatchEvent(new DragEvent("drop", { dataTransfer: taken, bubbles: true, cancelable: true }));
    }
    await vi.waitFor(() => expect(textOf(element, ".cover")).toContain("Line 1: is not JSON"));
    expect(element.conductor).toBeNull();
    fetching.mockRestore();
  },
);

test("plays the lines before a line that is not UTF-8, and reports the recording as broken", async () => {
  const bytes = bytesOf(text);
  const place = text.indexOf('"CardDealt"') + 3;
  bytes[place] = 0xff;
  const line = text.slice(0, place).split("\n").length;
  const { element } = await replayed({ src: inBase64(bytes) });
  await opened(element);
  expect(element.conductor?.tape.recording.events).toHaveLength(line - 2);
  expect(markupOf(element)).toContain(`Line ${line}: is not text in UTF-8`);
  const [badge] = all(element, "tj-verdict");
  expect((badge as TjVerdict).verdict).toMatchObject({ status: "broken", checks: [{ name: "format", line }] });
});

test("plays a share link, alone or at the end of a URL, with an optional position", async () => {
  const link = shareLink(recording);
  // The position in a link does not count the `ShoeStacked` before it.
  const { element } = await replayed({ src: `${link}&t=12` });
  await opened(element);
  expect(element.conductor?.status.seq).toBe(13);
  element.src = `https://elsewhere.example/page${link}`;
  await vi.waitFor(() => expect(element.conductor?.status.seq).toBe(0));
  expect(element.conductor?.tape.recording.events).toHaveLength(last);
});

test("plays a recording inside the element, also when it is added later", async () => {
  const { element } = await replayed();
  const script = document.createElement("script");
  script.type = "application/x-thunderjack";
  script.textContent = `\n${text}`;
  element.append(script);
  await opened(element);
  expect(element.conductor?.tape.recording).toEqual(recording);
});

test("accepts a recording as text, or parsed", async () => {
  const { element } = await replayed({ text });
  expect(element.conductor?.tape.recording).toEqual(recording);
  const other = written([STORMY[2] ?? { bets: {} }]).recording;
  element.recording = other;
  await settled(element);
  expect(element.conductor?.tape.recording).toEqual(other);
  element.recording = null;
  await settled(element);
  expect(element.conductor?.tape.recording).toEqual(recording);
});

test.each<[string, string, string, boolean]>([
  ["a comment", "", "<!-- page --><html>", true],
  ["an XML declaration", "", '<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml">', true],
  ["a byte order mark", "", "\uFEFF<!doctype html>", true],
  ["white space", "", `${" \n".repeat(300)}<html>`, true],
  ["text of the type HTML", "text/html; charset=utf-8", "Not found", true],
  ["text of the type XHTML", "application/xhtml+xml", "Not found", true],
  ["text of another type", "text/plain", "Not found", false],
  ["a recording of the type HTML", "text/html", text, false],
])("recognizes a web page in an answer that begins with %s", async (_, type, body, isPage) => {
  const parts = [body.slice(0, 1), body.slice(1)].map((part) => new TextEncoder().encode(part));
  const stream = new ReadableStream({
    start: (controller) => {
      for (const part of parts) controller.enqueue(part);
      controller.close();
    },
  });
  const fetching = vi
    .spyOn(window, "fetch")
    .mockResolvedValue(new Response(stream, { headers: { "content-type": type } }));
  onTestFinished(() => fetching.mockRestore());
  const { element } = await replayed({ src: "/page.tjr" });
  await vi.waitFor(() => expect(textOf(element, "[data-cover=loading]")).toBeNull());
  await settled(element);
  const reason = textOf(element, ".reason") ?? "";
  expect(reason.includes("web page")).toBe(isPage);
});

test.each<[string, () => Promise<Response>]>([
  ["never answers", () => new Promise(() => undefined)],
  [
    "stops in the middle",
    async () => new Response(new ReadableStream({ start: (body) => body.enqueue(new Uint8Array(9)) })),
  ],
])("states that the file could not be reached if the server %s", async (_, answer) => {
  let signal: AbortSignal | null | undefined;
  const fetching = vi.spyOn(window, "fetch").mockImplementation((_, init) => {
    ({ signal } = init ?? {});
    return answer();
  });
  onTestFinished(() => fetching.mockRestore());
  const { element, clock } = await replayed({ src: "/slow.tjr" });
  clock.pass(14_000);
  await settled(element);
  expect(textOf(element, ".cover")).toContain("Loading the recording");
  clock.pass(2000);
  await vi.waitFor(() => expect(textOf(element, ".reason")).toBe("The file could not be reached."));
  expect(signal?.aborted).toBe(true);
});

test("cancels the loading of a source when another one is set", async () => {
  const asked: AbortSignal[] = [];
  const fetching = vi.spyOn(window, "fetch").mockImplementation((_, init) => {
    const { signal } = init ?? {};
    if (signal !== null && signal !== undefined) asked.push(signal);
    return new Promise((_resolve, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));
  });
  const { element } = await replayed({ src: "/slow.tjr" });
  expect(textOf(element, ".cover")).toContain("Loading the recording");
  element.src = asData(text);
  await opened(element);
  expect(asked.map(({ aborted }) => aborted)).toEqual([true]);
  fetching.mockRestore();
});

test("fetches a file from the page's own origin only", async () => {
  const fetching = vi.spyOn(window, "fetch").mockResolvedValue(new Response(text));
  const { element } = await replayed({ src: "/rounds/one.tjr" });
  await opened(element);
  expect(fetching).toHaveBeenCalledOnce();
  element.src = "https://elsewhere.example/one.tjr";
  await vi.waitFor(() => expect(textOf(element, ".reason")).toContain("another site"));
  expect(fetching).toHaveBeenCalledOnce();
  fetching.mockRestore();
});

test.each([
  ["", "cors", undefined],
  ["anonymous", "cors", undefined],
  ["use-credentials", "cors", "include"],
])("fetches a file from another origin with crossorigin=%o", async (crossOrigin, mode, credentials) => {
  const fetching = vi.spyOn(window, "fetch").mockResolvedValue(new Response(text));
  const { element } = await replayed({ src: "https://elsewhere.example/one.tjr", crossOrigin });
  await opened(element);
  const [url, options] = fetching.mock.calls[0] ?? [];
  expect([String(url), options?.mode, options?.credentials]).toEqual([
    "https://elsewhere.example/one.tjr",
    mode,
    credentials,
  ]);
  fetching.mockRestore();
});

test("shows the response of the server for a missing file", async () => {
  const fetching = vi.spyOn(window, "fetch").mockResolvedValue(new Response("", { status: 404 }));
  const { element } = await replayed({ src: "/no-such.tjr" });
  await vi.waitFor(() => expect(textOf(element, ".reason")).toContain("404"));
  fetching.mockRestore();
});

test("stops reading a response that is longer than a recording may be", async () => {
  let sent = 0;
  let isCancelled = false;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      sent += 2 ** 22;
      controller.enqueue(new Uint8Array(2 ** 22));
    },
    cancel: () => {
      isCancelled = true;
    },
  });
  const fetching = vi.spyOn(window, "fetch").mockResolvedValue(new Response(body));
  const { element } = await replayed({ src: "/endless.tjr" });
  await vi.waitFor(() => expect(textOf(element, ".reason")).toContain(`more than ${LIMITS.bytes} bytes`), 30_000);
  expect(isCancelled).toBe(true);
  expect(sent).toBeLessThan(LIMITS.bytes + 4 * 2 ** 22);
  fetching.mockRestore();
});

test("shows the line and the reason for text that is not a recording, and dispatches an error", async () => {
  const received: unknown[] = [];
  const { element } = await replayed();
  element.addEventListener("replay-error", ({ detail }) => received.push(detail));
  element.text = '{"format":"chess","version":1}\n';
  await settled(element);
  expect(textOf(element, "[role=alert]")).toContain('Line 1, field "format"');
  expect(received).toEqual([
    expect.objectContaining({ isPlayable: false, message: expect.stringContaining("line 1") }),
  ]);
});

test("plays the lines before a bad line", async () => {
  const lines = text.split("\n");
  lines[20] = '{"seq":20,"t":1,"type":"CardDealt","to":"nobody"}';
  const { element } = await replayed({ text: lines.join("\n") });
  expect(textOf(element, ".problem")).toContain("Everything before the damage can be played.");
  expect(textOf(element, ".problem")).toContain("Line 21");
  expect(element.conductor?.tape.recording.events).toHaveLength(19);
  press(element, "End");
  await settled(element);
  expect(element.conductor?.status.seq).toBe(19);
  expect(feltText(element)).toContain("two of hearts");
});

test("warns of an incomplete last line", async () => {
  const { element } = await replayed({ text: text.slice(0, -200) });
  expect(all(element, ".notice").map((one) => one.textContent)).toContain(
    "The last line was cut off. Everything before it can be played.",
  );
});

test("renders nothing in a recording as markup", async () => {
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

test("plays a file that is dropped on the element", async () => {
  const { element } = await replayed({ src: asData(text) });
  await opened(element);
  const { text: other } = written([STORMY[2] ?? { bets: {} }]);
  const files = new DataTransfer();
  files.items.add(new File([other], "other.tjr"));
  const over = new DragEvent("dragover", { dataTransfer: files, bubbles: true, cancelable: true });
  element.dispatchEvent(over);
  expect(over.defaultPrevented).toBe(true);
  await settled(element);
  expect(textOf(element, ".drop")).toContain("Drop the file");
  element.dispatchEvent(new DragEvent("drop", { dataTransfer: files, bubbles: true, cancelable: true }));
  await vi.waitFor(() => expect(element.conductor?.tape.recording.events.length ?? 0).toBeGreaterThan(0));
  await vi.waitFor(() => expect(element.conductor?.tape.recording.events.length).toBeLessThan(last));
});

test("reports that a server has answered with a web page", async () => {
  const page = "\n<!DOCTYPE html><title>Not found</title>";
  vi.spyOn(window, "fetch").mockResolvedValue(new Response(page));
  onTestFinished(() => void vi.restoreAllMocks());
  const { element } = await replayed({ src: "/a.tjr" });
  await expect.poll(() => textOf(element, ".reason")).toBe("The address leads to a web page, not to a recording.");
});

test("dispatches the verdict with its line and reason, and sets the property `verdict`", async () => {
  const { text } = written();
  const verdicts: ReplayVerdict[] = [];
  const { element } = await replayed();
  element.addEventListener("replay-verdict", ({ detail }) => verdicts.push(detail));
  element.text = text;
  expect(element.verdict).toBeNull();
  await expect.poll(() => verdicts.length).toBe(1);
  expect(element.verdict?.status).toBe("consistent");
  element.text = text.replace('"right":2000', '"right":2001');
  await expect.poll(() => verdicts.length).toBe(2);
  expect(verdicts[1]).toEqual({ status: "broken", line: 1, reason: element.verdict?.why });
});

test("states that a verification took too long, in the badge and in its event, and can start it again", async () => {
  const { text } = written();
  const verdicts: ReplayVerdict[] = [];
  const { element } = await replayed();
  element.addEventListener("replay-verdict", ({ detail }) => verdicts.push(detail));
  slowSteps(61_000);
  element.text = text;
  await expect.poll(() => verdicts.length).toBe(1);
  expect(verdicts[0]).toEqual({ status: "took-too-long", line: null, reason: expect.stringContaining("60000") });
  expect(element.verdict).toBeNull();
  button(element, "Replay not checked").click();
  await settled(element);
  expect(textOf(element, "[part=verdict-reasons]")).toContain("The verification took too long and was stopped.");
  vi.restoreAllMocks();
  button(element, "Check it now").click();
  await expect.poll(() => element.verdict?.status).toBe("consistent");
});

test.each([
  ["parsed from a text of version 1", () => parseRecording(text).recording],
  ["made by a recorder, of a single shoe", () => recording],
])("verifies a recording that was %s", async (_, given) => {
  expect(JSON.parse(text.slice(0, text.indexOf("\n"))).version).toBe(1);
  const { element } = await replayed({ recording: given() });
  await expect.poll(() => element.verdict?.status).toBe("consistent");
  expect([...writeInStepsOf(given())].join("")).toBe(text);
});

test("has no verdict on a recording whose header is not the one that was written", async () => {
  const { recording: parsed } = parseRecording(text);
  if (parsed?.writtenHeader === undefined) throw new Error("The header of version 1 is missing.");
  const { element } = await replayed({
    recording: { ...parsed, header: { ...parsed.header, credits: parsed.header.credits + 100 } },
  });
  expect(all(element, "tj-verdict")).toEqual([]);
  element.recording = parsed;
  await expect.poll(() => element.verdict?.status).toBe("consistent");
});

test("writes the credits of each seat of a parsed recording again", () => {
  const chain = new SeedChain(new Uint8Array(32).fill(7));
  const lines = written(undefined, { seeds: chain.seeds(1, "my words") }).text.split("\n");
  const credits = { right: 30_000, middle: 20_000, left: 0 };
  const first = JSON.stringify({ ...JSON.parse(lines[0] ?? ""), credits });
  const parsed = parseRecording(`${first}\n${lines[1]}\n`).recording;
  expect(writeInStepsOf(parsed)[0]).toBe(`${first}\n${lines[1]}\n`);
});

test("has no verdict on a parsed recording of version 0, whose text is not known", async () => {
  const [first = "", ...others] = text.split("\n");
  const header = { ...JSON.parse(first), version: 0 };
  const { recording: parsed } = parseRecording([JSON.stringify(header), ...others].join("\n"));
  const { element } = await replayed({ recording: parsed });
  await opened(element);
  expect(all(element, "tj-verdict")).toEqual([]);
});

function writeInStepsOf(parsed: Recording | null): readonly string[] {
  if (parsed === null) throw new Error("Nothing was parsed.");
  const steps = writeInSteps(parsed);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** Makes each step of long work seem as long as a slice, so that the page responds after each step. */
function slowSteps(duration = 11): void {
  let time = 0;
  vi.spyOn(performance, "now").mockImplementation(() => {
    time += duration;
    return time;
  });
  onTestFinished(() => void vi.restoreAllMocks());
}

test("shows the progress of a long recording while it is read and verified", async () => {
  const { text: long } = written(Array.from({ length: 200 }, () => ({ bets: { right: 1000 } })));
  slowSteps();
  const { element } = await replayed();
  const seen = new Set<string>();
  const observer = new MutationObserver(() => {
    if (all(element, "progress").length > 0) seen.add("reading");
  });
  observer.observe(element.renderRoot, { childList: true, subtree: true });
  onTestFinished(() => observer.disconnect());
  element.text = long;
  await expect
    .poll(() => {
      if (/%/.test(textOf(element, "tj-verdict .word") ?? "")) seen.add("verifying");
      return element.verdict?.status;
    })
    .toBe("consistent");
  expect([...seen]).toContain("reading");
});

test("stops reading when the replay is removed or gets another recording", async () => {
  const { text: long } = written(Array.from({ length: 200 }, () => ({ bets: { right: 1000 } })));
  slowSteps();
  const { element } = await replayed({ text: long });
  element.text = text;
  await expect.poll(() => element.conductor?.tape.length).toBe(last);
  element.text = long;
  await element.updateComplete;
  element.remove();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(element.conductor).toBeNull();
  expect(element.verdict).toBeNull();
});
