import { chosenSeeds, publicTable, Table, VirtualClock } from "@thunderjack/core";
import { conduct } from "@thunderjack/stage";
import { expect, test } from "vitest";
import { chanceFrom } from "../src/player/chance.js";
import { Player } from "../src/player/player.js";

test("the player continues when a bet starts a new shoe, with a new conductor", async () => {
  const conductorOf = (seed: string) => {
    const table = publicTable(new Table({ rules: "thunderjack", seeds: chosenSeeds(seed) }));
    const { rules, publicState: state, publicEvents$: events$ } = table;
    const dispatch = table.dispatch.bind(table);
    return conduct({ rules, state, events$, dispatch, clock: new VirtualClock(), speed: "instant" });
  };
  const [full, next] = [conductorOf("full"), conductorOf("next")];
  let conductor = full;
  const player = new Player(
    {
      get conductor() {
        return conductor;
      },
      act(command, options) {
        expect(options).toEqual({ expected: conductor.version });
        conductor = next;
        return next.act(command);
      },
    },
    chanceFrom(1),
  );
  await player.play(1);
  expect(full.view.staked).toBe(0);
  expect(next.view.staked).toBeGreaterThan(0);
});
