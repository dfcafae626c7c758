import { openShareLink, playback } from "@thunderjack/recording";
import { ENGLISH, narrate, VirtualClock } from "@thunderjack/stage";

const { recording } = openShareLink("#tj1.usGlUhAgAZAALg0iARoCJ6pCUzJsKocI6eeLiSkHcv2ZDUmEyDhNvjfEzT1FYA");
if (recording !== null) {
  const player = playback(recording, { clock: new VirtualClock(), speed: 2 });
  for (const { round, kind, seq } of player.chapters) console.log(`round ${round}: ${kind} at event ${seq}`);

  player.steps$.subscribe(({ event, state }) => {
    const sentence = event === null ? null : narrate(event, state, ENGLISH);
    if (sentence !== null) console.log(sentence);
  });
  for (let step = 0; step < 8; step++) player.stepForward();
  player.dispose();
}
