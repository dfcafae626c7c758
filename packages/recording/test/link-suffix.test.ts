import { PRESETS } from "@thunderjack/core";
import { describe, expect, it } from "vitest";
import { type Annotation, annotationsOf, openShareLink, parseRecording, shareLink } from "../src/index.js";
import { playedTable } from "./played-table.js";
import { vector } from "./vector.js";

const recordingIn = (text: string) => parseRecording(text).recording ?? expect.fail("This is not a recording.");
const opened = (link: string) => {
  const result = openShareLink(link);
  return result.recording === null ? expect.fail(result.fault) : result;
};
const PLAYED = recordingIn(vector("casino.tjr"));

describe("a share link", () => {
  it("opens at the event at which it was made, with chosen cards and with the revealed seed", () => {
    const { lines } = playedTable(PRESETS.thunderjack, "shared", [1, 0, 2, 1, 0, 1, 0, 0]);
    for (const recording of [PLAYED, recordingIn(lines.map((line) => `${line}\n`).join(""))]) {
      for (const event of recording.events) {
        if (event.type === "ShoeStacked") continue;
        const { recording: again, at } = opened(shareLink(recording, { at: event.seq }));
        const found = again.events[(at ?? 0) - 1];
        expect(found?.type).toBe(event.type);
        if (event.type === "CardDealt" && !event.faceDown) expect(found).toMatchObject({ card: event.card });
      }
    }
  });

  it("keeps the annotations, with the events that they belong to", () => {
    const [one, other] = PLAYED.events.filter(({ type }) => type === "CardDealt");
    const notes: Annotation[] = [
      { seq: one?.seq ?? 0, glyph: "??", comment: "Zoë: <b>never</b> 😀" },
      { seq: other?.seq ?? 0, glyph: "!" },
    ];
    const { recording, text, at } = opened(shareLink(PLAYED, { annotations: notes }));
    const found = annotationsOf(text);
    expect(found.map(({ glyph, comment }) => ({ glyph, comment }))).toEqual(
      notes.map(({ glyph, comment }) => ({ glyph, comment })),
    );
    expect(recording.events[(found[0]?.seq ?? 0) - 1]).toMatchObject({ type: "CardDealt" });
    expect(at).toBeNull();
  });

  it("leaves out the last annotations if they do not fit", () => {
    const annotations = PLAYED.events.map(({ seq }) => ({ seq, comment: `${seq}`.padEnd(256, "–") }));
    const link = shareLink(PLAYED, { annotations });
    expect(link.length).toBeLessThanOrEqual(4096);
    const found = annotationsOf(opened(link).text);
    expect(found.length).toBeGreaterThan(2);
    expect(found.length).toBeLessThan(annotations.length);
    expect(found[0]?.comment).toBe(annotations[0]?.comment);
  });

  it("has as many of thousands of annotations as fit", () => {
    const notes: Annotation[] = Array.from({ length: 20_000 }, (_, index) => ({
      seq: 1 + (index % PLAYED.events.length),
      glyph: "!",
    }));
    const lengthWith = (count: number) => shareLink(PLAYED, { annotations: notes.slice(0, count) }).length;
    const most = lengthWith(notes.length);
    expect(most).toBeLessThanOrEqual(4096);
    expect(most).toBeGreaterThan(4080);
    expect(lengthWith(10)).toBeLessThan(lengthWith(100));
  });

  it("is a full address with a base, whose fragment is replaced", () => {
    const link = shareLink(PLAYED);
    expect(shareLink(PLAYED, { base: "https://example.com/replay?a=1#top" })).toBe(
      `https://example.com/replay?a=1${link}`,
    );
    expect(opened(`https://example.com/#x${link}&t=3&other=1`.replace("#x", "")).at).not.toBeNull();
  });

  it("ignores damaged annotations and unknown parameters", () => {
    const link = shareLink(PLAYED, { annotations: [{ seq: 3, glyph: "?" }] });
    for (const damaged of [
      link.slice(0, -1),
      `${link}AAAA`,
      link.replace(/&n=.*/, "&n=<b>"),
      `${shareLink(PLAYED)}&t=x&n=`,
    ]) {
      const { text, at } = opened(damaged);
      expect(annotationsOf(text)).toEqual([]);
      expect(at).toBeNull();
    }
  });
});
