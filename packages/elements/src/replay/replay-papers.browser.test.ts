import { randomSeeds } from "@thunderjack/core";
import { expect, test, vi } from "vitest";
import { button, press, replayed, settled, written } from "../../test/replayed.js";
import { all, textOf } from "../../test/seated.js";
import type { ThunderjackReplay } from "../replay.js";

const { text, recording } = written();
const last = recording.events.length;

/** Returns a recording with this client seed, and with a server seed that is marked as random. */
const seeded = (clientSeed: string) =>
  written([{ bets: { right: 1000 } }], { seeds: randomSeeds(new Uint8Array(32).fill(7), clientSeed) });
const fair = seeded("my words");

/** Returns the texts of the badge and of its reasons, once the recording is verified. */
async function verdictOn(file: string): Promise<string | null> {
  const { element } = await replayed({ text: file });
  await vi.waitFor(() => expect(textOf(element, ".badge[aria-expanded]")).not.toContain("checking"));
  await settled(element);
  button(element, textOf(element, ".badge[aria-expanded]") ?? "").click();
  await settled(element);
  return `${textOf(element, ".badge[aria-expanded]")}: ${textOf(element, ".why")}`;
}

test("shows fair, consistent, open or broken on the badge, with the reasons", async () => {
  expect(await verdictOn(text)).toMatch(/^Replay consistent: .*the seed or some of the cards were chosen/);
  expect(await verdictOn(text.slice(0, -300))).toMatch(/^Replay open: .*not closed/);
  const changed = text.replace('"outcome":"blitz","returned":12000', '"outcome":"blitz","returned":12500');
  expect(changed).not.toBe(text);
  expect(await verdictOn(changed)).toMatch(/^Replay broken: .*line \d+/);
});

test("verifies a recording with a client seed as fair, and one without as committed", async () => {
  expect(fair.recording.trailer).not.toBeNull();
  expect(await verdictOn(fair.text)).toMatch(/^Replay fair: /);
  expect(await verdictOn(seeded("").text)).toMatch(/^Replay committed: /);
});

test("scrolls the transcript with the replay, and seeks to the clicked sentence", async () => {
  const { element } = await replayed({ text });
  button(element, "Transcript").click();
  await vi.waitFor(() => expect(all(element, ".line").length).toBeGreaterThan(20));
  const current = () => all(element, '.line[aria-current="true"]')[0]?.textContent?.trim();
  expect(current()).toBeUndefined();
  press(element, "ArrowRight");
  await settled(element);
  expect(current()).toBe("Round 1.");
  const line = all(element, ".line").find((one) => one.textContent?.includes("Blitz!"));
  (line as HTMLElement).click();
  await settled(element);
  expect(current()).toMatch(/^Blitz!/);
  expect(recording.events[(element.conductor?.status.seq ?? 0) - 1]?.type).toBe("BlitzAwarded");
  element.text = fair.text;
  await vi.waitFor(() => expect(all(element, ".line").some((one) => one.textContent?.includes("Blitz!"))).toBe(false));
  expect(all(element, ".line").length).toBeGreaterThan(5);
});

const TRANSCRIPT = /^Round 1\.\n[\s\S]*\n\nRound 2\.\n[\s\S]*You win 90\.\n$/;

/** Requests a copy of the transcript, and returns the message. */
async function copiedTranscript(element: ThunderjackReplay): Promise<string | null> {
  button(element, "Transcript").click();
  await vi.waitFor(() => expect(all(element, ".line").length).toBeGreaterThan(20));
  button(element, "Copy the transcript").click();
  await vi.waitFor(() => expect(textOf(element, ".notice")).not.toBe(""));
  return textOf(element, ".notice");
}

test("copies the transcript as text", async () => {
  const copied = vi.spyOn(navigator.clipboard, "write").mockImplementation(async ([item]) => {
    expect(await (await item?.getType("text/plain"))?.text()).toMatch(TRANSCRIPT);
  });
  const { element } = await replayed({ text });
  expect(await copiedTranscript(element)).toBe("Copied.");
  expect(copied).toHaveBeenCalledOnce();
  copied.mockRestore();
});

test("shows a short transcript for manual copying if the clipboard is unavailable, and not a long one", async () => {
  const copied = vi.spyOn(navigator.clipboard, "write").mockRejectedValue(new Error("no"));
  const { element: short } = await replayed({ text });
  expect(await copiedTranscript(short)).toMatch(/^Copying failed\. Select and copy this text:/);
  // A text field replaces line breaks.
  expect((all(short, ".notice input")[0] as HTMLInputElement).value).toMatch(/^Round 1\..*You win 90\.$/);
  const { element: long } = await replayed({ text: written(Array(100).fill({ bets: { right: 1000 } })).text });
  expect(await copiedTranscript(long)).toBe("The transcript is too long to copy. Download it instead.");
  copied.mockRestore();
});

test("copies a link to the moment: a share link, or with `deep-link` the URL of the page", async () => {
  const copied = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  const { element, clock } = await replayed({ text, at: 12 });
  const copyLink = async () => {
    button(element, "More").click();
    await settled(element);
    button(element, "Copy a link to this moment").click();
    await vi.waitFor(() => expect(textOf(element, ".notice")).toBe("The link was copied."));
    return String(copied.mock.lastCall?.[0]);
  };
  const link = await copyLink();
  expect(link).toMatch(/^#tj1\.[\w-]+&t=11$/);
  clock.pass(6000);
  await settled(element);
  expect(textOf(element, ".notice")).toBe("");
  element.deepLink = true;
  element.id = "one";
  await settled(element);
  expect(new URL(await copyLink()).hash).toBe("#t=12&replay=one");
  const { element: other } = await replayed({ src: link });
  await vi.waitFor(() => expect(other.conductor?.status.seq).toBe(12));
  expect(other.conductor?.tape.recording.events).toHaveLength(last);
  copied.mockRestore();
});

test("shows the link for manual copying if the clipboard is unavailable", async () => {
  const copied = vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("no"));
  const { element } = await replayed({ text });
  button(element, "More").click();
  await settled(element);
  button(element, "Copy a link to this moment").click();
  await vi.waitFor(() => expect(all(element, ".notice input")).toHaveLength(1));
  expect((all(element, ".notice input")[0] as HTMLInputElement).value).toMatch(/^#tj1\./);
  copied.mockRestore();
});

test("announces steps, and only the results of rounds during fast play", async () => {
  const { element, clock } = await replayed({ text });
  press(element, "ArrowRight");
  await settled(element);
  expect(textOf(element, ".spoken")).toBe("Round 1.");
  const said = new Set<string | null>();
  element.speed = 16;
  await settled(element);
  element.play();
  for (let step = 0; step < 200; step++) {
    clock.pass(20);
    await element.updateComplete;
    said.add(textOf(element, ".spoken"));
  }
  expect([...said].filter((sentence) => sentence !== "Round 1.")).toEqual([
    "You win 100.",
    "You win 60.",
    "You win 90.",
  ]);
});

test.each([
  ["de", "ltr", "Abspielen", /^Runde 3, Ereignis/],
  ["fr", "ltr", "Lire", /^Manche 3, événement/],
  ["es", "ltr", "Reproducir", /^Ronda 3, evento/],
  ["ar", "rtl", "تشغيل", /^الجولة 3/],
])("translates the position and the buttons into %s", async (lang, direction, play, position) => {
  const { element } = await replayed({ text, at: last - 6 });
  element.lang = lang;
  await vi.waitFor(() => expect(button(element, play)).not.toBeNull());
  await settled(element);
  expect(all(element, ".player")[0]?.getAttribute("dir")).toBe(direction);
  expect(all(element, "[role=slider]")[0]?.getAttribute("aria-valuetext")).toMatch(position);
  button(element, play).click();
  expect(element.conductor?.status.isPlaying).toBe(true);
});
