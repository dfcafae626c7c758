import { expect, onTestFinished, test, vi } from "vitest";
import { replayed, settled, written } from "../../test/replayed.js";

const { text, recording } = written();
const seqsOf = (type: string) => recording.events.filter((event) => event.type === type).map(({ seq }) => seq);

test("plays from the beginning of a clip to its end, and again", async () => {
  const ends: number[] = [];
  const { element, clock } = await replayed({ text, from: 9, until: 14 });
  element.addEventListener("replay-end", ({ detail }) => ends.push(detail.seq));
  expect(element.conductor?.seq).toBe(9);
  element.play();
  clock.pass(60_000);
  expect(element.conductor?.status).toMatchObject({ seq: 14, isPlaying: false, isAtEnd: true });
  element.play();
  expect(element.conductor?.seq).toBe(9);
  clock.pass(60_000);
  expect(ends).toEqual([14, 14]);
});

test("has a timeline of the clip only, and seeks to no position before it", async () => {
  const whole = await replayed({ text });
  const { element } = await replayed({ text, from: 9, until: 14 });
  const { conductor } = element;
  expect(conductor?.tape.timeAt(9)).toBe(0);
  expect(conductor?.status.duration).toBeLessThan((whole.element.conductor?.status.duration ?? 0) / 2);
  conductor?.seek(2);
  expect(conductor?.seq).toBe(9);
  conductor?.seek(12);
  expect(conductor?.seq).toBe(12);
});

test("ignores the end of a clip beyond the end of the recording", async () => {
  const { element } = await replayed({ text, until: 9999 });
  expect(element.conductor?.tape.length).toBe(recording.events.length);
});

test.each([
  ["outcome", seqsOf("RoundSettled").slice(0, -1)],
  ["decision", null],
] as const)("pauses on each %s while it plays", async (pauseOn, expected) => {
  const { element, clock } = await replayed({ text, pauseOn });
  const { conductor } = element;
  const paused: number[] = [];
  for (let count = 0; count < 30; count++) {
    element.play();
    clock.pass(60_000);
    if (conductor === null || conductor.status.isAtEnd) break;
    expect(conductor.status.isPlaying).toBe(false);
    paused.push(conductor.seq);
  }
  const moves = ["HandHit", "HandStood", "HandDoubled", "HandSplit"].flatMap(seqsOf);
  const decisions = moves.map((seq) => seq - 1).sort((one, other) => one - other);
  expect(paused).toEqual(expected ?? decisions);
});

test("opens at the beginning of a round that the address of the page names", async () => {
  const before = location.href;
  onTestFinished(() => history.replaceState(null, "", before));
  history.replaceState(null, "", "#t=r2");
  const { element } = await replayed({ text, deepLink: true });
  const starts = seqsOf("RoundStarted");
  expect(element.conductor?.seq).toBe(starts[1]);
  location.hash = "#t=r3";
  await vi.waitFor(() => expect(element.conductor?.seq).toBe(starts[2]));
  location.hash = "#t=r99";
  await settled(element);
  expect(element.conductor?.seq).toBe(starts[2]);
});
