import type { Chapter, ChapterKind } from "@thunderjack/recording";
import { ENGLISH } from "@thunderjack/stage";
import { ENGLISH_REPLAY } from "@thunderjack/stage/english/replay";
import { expect, it } from "vitest";
import { marksOf } from "./marks.js";

/** Returns a chapter of the first round, at a time in milliseconds. */
const chapter = (time: number, kind: ChapterKind, hand: Chapter["hand"] = null): Chapter => ({
  seq: time + 1,
  time,
  round: 1,
  kind,
  hand,
});

it("gives chapters that are close together one mark with their texts, the most important first", () => {
  const chapters = [
    chapter(0, "round"),
    chapter(1, "split", "left"),
    chapter(2, "split", "right"),
    chapter(3, "split", "left"),
    chapter(4, "blackjack", "middle"),
    chapter(900, "settled"),
  ];
  const marks = marksOf({ chapters, duration: 1000, room: 10 }, ENGLISH_REPLAY, ENGLISH);
  expect(marks).toEqual([
    expect.objectContaining({
      kind: "blackjack",
      seq: 5,
      place: 0.004,
      label: "Round 1: Blackjack (Middle seat), Split (Left seat), Split (Right seat), Deal",
    }),
    expect.objectContaining({ kind: "settled", seq: 901, place: 0.9, label: "Round 1: Bets settled" }),
  ]);
});

it("creates few texts for a long recording", () => {
  const chapters = Array.from({ length: 10_000 }, (_, time) => chapter(time, time % 2 === 0 ? "round" : "settled"));
  let texts = 0;
  const chapterTexts = new Proxy(ENGLISH_REPLAY.chapters, {
    get(target, kind: ChapterKind) {
      texts++;
      return target[kind];
    },
  });
  const marks = marksOf({ chapters, duration: 9999, room: 5 }, { ...ENGLISH_REPLAY, chapters: chapterTexts }, ENGLISH);
  expect(marks).toHaveLength(5);
  expect(texts).toBe(10);
});
