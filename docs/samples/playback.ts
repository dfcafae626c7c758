import { VirtualClock } from "@thunderjack/core";
import { openShareLink, Tape } from "@thunderjack/recording";
import { TapeConductor } from "@thunderjack/stage/tape-conductor";

const { recording } = openShareLink("#tj1.usGlUhAgAZAALg0iARoCJ6pCUzJsKocI6eeLiSkHcv2ZDUmEyDhNvjfEzT1FYA");
if (recording !== null) {
  const tape = new Tape(recording);
  for (const { round, kind, seq } of tape.chapters) console.log(`round ${round}: ${kind} at event ${seq}`);

  const conductor = new TapeConductor(tape, { clock: new VirtualClock(), rate: 2 });
  conductor.steps$.subscribe(({ sentence }) => {
    if (sentence !== null) console.log(sentence);
  });
  for (let step = 0; step < 8; step++) conductor.stepForward();
  conductor.dispose();
}
