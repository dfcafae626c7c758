import { chosenSeeds, Table } from "@thunderjack/core";
import { type Frame, readOnlyFrame, readOnlyView, view } from "@thunderjack/stage";
import { Subject } from "rxjs";
import { expect, test } from "vitest";
import { FrameFeed } from "./frame-feed.js";

const { rules, publicState } = new Table({ rules: "thunderjack", seeds: chosenSeeds("a feed") });
const SHOWN = view(rules, publicState);

/** Returns a feed, and the frames that a renderer receives from it. */
function subscribedFeed() {
  const feed = new FrameFeed();
  const received: Frame[] = [];
  feed.frames$.subscribe((frame) => received.push(frame));
  return { feed, received };
}

const unchanged = (frame: Frame) => frame;

test("shows the filtered frames of one conductor at a time", () => {
  const { feed, received } = subscribedFeed();
  const [first, second] = [new Subject<Frame>(), new Subject<Frame>()];
  feed.show({ frames$: first }, readOnlyFrame);
  first.next({ view: SHOWN });
  feed.show({ frames$: second }, unchanged);
  expect(first.observed).toBe(false);
  second.next({ view: SHOWN });
  expect(received).toEqual([{ view: readOnlyView(SHOWN) }, { view: SHOWN }]);
});

test("shows a notice without a cue in place of the message, until the next frame", () => {
  const { feed, received } = subscribedFeed();
  const frames$ = new Subject<Frame>();
  feed.show({ frames$ }, unchanged);
  frames$.next({ view: SHOWN });
  feed.showNotice("The bet is too high.");
  frames$.next({ view: SHOWN });
  expect(received).toEqual([
    { view: SHOWN },
    { view: { ...SHOWN, message: "The bet is too high.", hasNotice: true } },
    { view: SHOWN },
  ]);
  expect(SHOWN.hasNotice).toBe(false);
});

test("shows the notice to a renderer that subscribes later", () => {
  const { feed } = subscribedFeed();
  const frames$ = new Subject<Frame>();
  feed.show({ frames$ }, readOnlyFrame);
  frames$.next({ view: SHOWN });
  feed.showNotice("The bet is too high.");
  const late: Frame[] = [];
  feed.frames$.subscribe((frame) => late.push(frame));
  expect(late.map(({ view: { message, hasNotice } }) => [message, hasNotice])).toEqual([
    ["The bet is too high.", true],
  ]);
});

test("ignores a notice before the first frame", () => {
  const { feed, received } = subscribedFeed();
  feed.showNotice("The bet is too high.");
  expect(received).toEqual([]);
});

test("keeps the last frame after `stop` and after an error of the conductor", () => {
  const { feed, received } = subscribedFeed();
  const [stopped, failed] = [new Subject<Frame>(), new Subject<Frame>()];
  feed.show({ frames$: stopped }, unchanged);
  feed.stop();
  stopped.next({ view: SHOWN });
  feed.show({ frames$: failed }, unchanged);
  failed.next({ view: SHOWN });
  failed.error(new Error("broken"));
  feed.showNotice("The bet is too high.");
  expect(received.map(({ view: { hasNotice } }) => hasNotice)).toEqual([false, true]);
});
