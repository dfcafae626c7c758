import { assertEqual } from "../assert-equal.js";
import { roundNamed } from "../recorded-rounds.js";
import type { ConformanceCase, RendererDriver } from "./driver.js";
import { type Harness, tableOf, withHarness } from "./harness.js";

const MINUTE = 60_000;

/** Returns the cases about disposing a renderer and about the end of the stream. */
export function disposalCases<Host>(driver: RendererDriver<Host>): readonly ConformanceCase[] {
  const group = "disposal";
  return [
    { group, name: "leaves an empty host, no subscription and no timer", run: () => removesEverything(driver) },
    { group, name: "keeps the last view when the stream completes", run: () => keepsLastView(driver) },
    { group, name: "can be mounted again in the same host after disposal", run: () => mountsAgain(driver) },
  ];
}

/** Disposes the renderer in the middle of a deal, then runs `body`. */
function disposedWhileDealing<Host>(
  driver: RendererDriver<Host>,
  body: (harness: Harness<Host>) => Promise<void>,
): Promise<void> {
  const opening = tableOf(driver, roundNamed("the higher total wins"), 0, "normal");
  return withHarness(driver, opening, async (harness, play) => {
    const dispose = harness.mount();
    await harness.press("Deal");
    play.clock.pass(700);
    await harness.expectView("during the deal");
    dispose();
    dispose();
    await body(harness);
  });
}

function removesEverything<Host>(driver: RendererDriver<Host>): Promise<void> {
  return disposedWhileDealing(driver, async (harness) => {
    const { clock, conductor, host, dispatched } = harness;
    await harness.settled();
    assertEqual(driver.isEmpty(host), true, "whether the host is empty");
    assertEqual(harness.subscriptions, 0, "subscriptions to the frames");
    clock.pass(MINUTE);
    await harness.settled();
    assertEqual(driver.isEmpty(host), true, "whether the host is empty a minute later");
    await tryToPress(harness, "Stand");
    assertEqual(dispatched, [{ type: "Deal" }], "the dispatched commands");
    conductor.dispose();
    assertEqual(clock.waiting, 0, "timers");
  });
}

/** Presses a button that may have been removed. The driver may throw or ignore the call. */
async function tryToPress<Host>({ driver, host }: Harness<Host>, label: string): Promise<void> {
  try {
    await driver.press(host, label);
  } catch {
    return;
  }
}

function keepsLastView<Host>(driver: RendererDriver<Host>): Promise<void> {
  const round = roundNamed("the higher total wins");
  return withHarness(driver, tableOf(driver, round, round.commands.length), async (harness, play) => {
    const dispose = harness.mount();
    play.conductor.dispose();
    await harness.expectView("after the stream completed");
    dispose();
    assertEqual(driver.isEmpty(harness.host), true, "whether the host is empty");
  });
}

function mountsAgain<Host>(driver: RendererDriver<Host>): Promise<void> {
  return disposedWhileDealing(driver, async (harness) => {
    harness.mount();
    await harness.expectView("after mounting again");
    harness.clock.pass(MINUTE);
    await harness.expectView("a minute after mounting again");
    await harness.press("Stand");
    assertEqual(harness.dispatched, [{ type: "Deal" }, { type: "Stand", hand: "right" }], "the dispatched commands");
  });
}
