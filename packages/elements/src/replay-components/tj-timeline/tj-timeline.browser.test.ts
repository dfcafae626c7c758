import type { Chapter } from "@thunderjack/recording";
import { expect, onTestFinished, test, vi } from "vitest";
import { ENGLISH_LANGUAGE } from "../../replay/language.js";
import "./tj-timeline.define.js";

test("computes its marks once its size is known, and again only for other chapters or durations", async () => {
  const chapters: Chapter[] = [{ seq: 1, time: 0, round: 1, kind: "round", hand: null }];
  const read = vi.spyOn(chapters, Symbol.iterator);
  const status = {
    seq: 0,
    time: 0,
    duration: 1000,
    rate: 1,
    isPlaying: false,
    isAtEnd: false,
    isLive: false,
    loop: false,
  };
  const timeline = document.createElement("tj-timeline");
  onTestFinished(() => timeline.remove());
  Object.assign(timeline, { words: ENGLISH_LANGUAGE, chapters, status });
  document.body.append(timeline);
  await timeline.updateComplete;
  expect(read).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(timeline.shadowRoot?.querySelectorAll("[part=mark]")).toHaveLength(1));
  expect(read).toHaveBeenCalledOnce();
  const update = async (changed: Partial<typeof timeline>) => {
    Object.assign(timeline, changed);
    await timeline.updateComplete;
    return read.mock.calls.length;
  };
  expect(await update({ timeNow: () => 0 })).toBe(1);
  expect(await update({ status: { ...status, seq: 1, time: 500 } })).toBe(1);
  expect(await update({ status: { ...status, duration: 2000 } })).toBe(2);
});
