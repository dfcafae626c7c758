import { IdbSecrets, IdbStore } from "@thunderjack/session/browser";
import { isSpeed } from "@thunderjack/stage";
import type { Found } from "../kill/page-report.js";
import { chanceFrom } from "../player/chance.js";
import { Player } from "../player/player.js";
import { sendReport } from "./send-report.js";
import { tableOf } from "./tables.js";

/** The name of the session, which every page of the test resumes. */
const NAME = "browser";

async function found(): Promise<Found> {
  const [store, secrets] = [new IdbStore(), new IdbSecrets()];
  const [stored, retired, seeds] = await Promise.all([store.load(NAME), store.retired(NAME), secrets.load(NAME)]);
  await Promise.all([store.close(), secrets.close()]);
  return { lines: stored?.lines ?? [], retired, secrets: seeds };
}

async function openAndPlay(): Promise<void> {
  const parameters = new URLSearchParams(location.search);
  const speed = parameters.get("speed") ?? "";
  sendReport({ kind: "found", found: await found() });
  const table = await tableOf({ kind: "persisted", name: NAME, speed: isSpeed(speed) ? speed : "instant" });
  let isOpen = false;
  const player = new Player(table, chanceFrom(Number(parameters.get("seed"))), {
    asks: (command) => sendReport({ kind: "asks", command }),
    sees: ({ view, cue }) => {
      if (isOpen) sendReport({ kind: "sees", view, cue: cue ?? null });
    },
  });
  player.watch();
  const { conductor } = table;
  if (conductor === null) throw new Error("The table is not ready.");
  sendReport({ kind: "opened", view: conductor.view, notices: table.notices });
  isOpen = true;
  await player.play(Number.POSITIVE_INFINITY);
}

openAndPlay().catch((reason: unknown) => {
  sendReport({
    kind: "failed",
    reason: reason instanceof Error ? `${reason.message}\n${reason.stack}` : String(reason),
  });
});
