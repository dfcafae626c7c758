import { evolve, type Fairness, publicState, type TableState } from "@thunderjack/core";
import {
  openingState,
  parseRecording,
  type Recording,
  type RecordingHeader,
  statesOf,
  verify,
} from "@thunderjack/recording";
import type { RecordingLines } from "../../src/index.js";
import { withoutVersion } from "../tab-group.js";
import { recordingOf } from "./disk.js";
import type { SimulatedTab } from "./simulated-tab.js";
import { type World, withoutTornTail } from "./world.js";

/*
 * The laws of a simulated session, which must hold after any faults. The function of a law returns one sentence for
 * each violation.
 */

/** Returns the violations of the laws in the stored, sent and shown data; an empty array if there are none. */
export async function brokenLaws(world: World): Promise<readonly string[]> {
  const owner = ownerOf(world);
  const stored = world.history;
  // If the owner plays in memory, it has not repaired the incomplete write in the storage.
  const history = owner?.session?.status.saving === "saved" ? stored : stored.map(withoutTornTail);
  return [
    ...history.flatMap(soundRecording),
    ...lostStates(world, history),
    ...settledTwice(world),
    ...carriedOutTwice(world),
    ...world.presses.problems,
    ...cutWithoutNotice(world),
    ...recoveredWithoutMark(world, history),
    ...seenWithoutMark(world, history),
    ...sentSecrets(world),
    ...differences(world),
    ...(await exportsOtherwise(world)),
    ...world.tabs.flatMap(({ number, problems }) => problems.map((problem) => `tab ${number}: ${problem}`)),
  ];
}

function ownerOf({ alive }: World): SimulatedTab | undefined {
  return alive.find(({ session }) => session?.status.role === "owner");
}

/**
 * Checks that a recording can be read and is not broken, that its rounds are settled in order, and that the credits
 * follow from the events.
 */
function soundRecording(lines: RecordingLines): readonly string[] {
  const recording = recordingOf(lines);
  if (recording === null) return [`a recording cannot be read: ${lines[0]?.slice(0, 60)}`];
  const { status, why } = verify(lines.map((line) => `${line}\n`).join(""));
  const problems: string[] = [];
  // An open recording may end with an incomplete command, if it was deleted during a write or its seed was lost. Such a
  // recording is not broken.
  if (status === "broken") problems.push(`a recording does not verify: ${why}`);
  let { credits } = recording.header;
  let rounds = 0;
  let state: TableState = openingState(recording.header);
  for (const event of recording.events) {
    state = evolve(state, event);
    if (event.type === "RoundStarted") credits -= event.bets.right + event.bets.middle + event.bets.left;
    else if (event.type === "HandDoubled" || event.type === "HandSplit" || event.type === "InsuranceTaken") {
      credits -= event.amount;
    } else if (event.type === "HandSettled") credits += event.returned;
    else if (event.type === "GameRestarted") ({ credits } = event);
    if (event.type === "RoundSettled" && event.round !== ++rounds) problems.push(`round ${event.round} is not next`);
  }
  if (state.credits !== credits) problems.push(`the credits are ${state.credits}, but ${credits} by the events`);
  return problems;
}

/**
 * Checks that the storage finally contains every state that was shown as saved. A tab that received a valid forged
 * message is excluded: it shows the forged table until it requests the table from the owner.
 */
function lostStates(world: World, history: readonly RecordingLines[]): readonly string[] {
  const known = new Map<string, Set<string>>();
  for (const lines of history) {
    const recording = recordingOf(lines);
    if (recording === null) continue;
    const { commitment } = recording.header.fairness;
    const states = known.get(commitment) ?? new Set();
    known.set(commitment, states);
    for (const state of statesOf(recording)) states.add(textOf(publicState(state)));
  }
  return world.tabs.flatMap(({ number, acknowledged, isDeceived }) =>
    (isDeceived ? [] : acknowledged)
      // Bets before the first deal of a shoe replace each other in the header, so only the last ones are stored.
      .filter(({ state }) => state.round > 0)
      .filter(({ commitment, state }) => known.get(commitment)?.has(textOf(state)) !== true)
      .slice(0, 1)
      .map(({ event, state }) => `tab ${number} showed ${event.type} of round ${state.round} as saved, and it is lost`),
  );
}

/** Checks that no tab publishes the end of a round as saved twice. */
function settledTwice({ tabs }: World): readonly string[] {
  return tabs.flatMap(({ number, acknowledged }) => {
    const rounds = acknowledged.flatMap(({ commitment, era, event }) =>
      event.type === "RoundSettled" ? [`${era}/${commitment.slice(0, 8)}/${event.round}`] : [],
    );
    return new Set(rounds).size === rounds.length ? [] : [`tab ${number} published a settled round twice: ${rounds}`];
  });
}

function carriedOutTwice({ carriedOut }: World): readonly string[] {
  return [...carriedOut].filter(([, times]) => times > 1).map(([id, times]) => `${id} was carried out ${times} times`);
}

/** Checks that a tab that has saved a table without its damaged end adds a notice. */
function cutWithoutNotice({ alive, cutters }: World): readonly string[] {
  return alive
    .filter((tab) => cutters.has(tab) && !tab.noticed.has("tail-cut"))
    .map(({ number }) => `tab ${number} cut off the end of the table, and added no notice`);
}

/**
 * Checks that each saved recovery leaves its own mark: the recording before the shoe that was in play after it contains
 * the recovery, or the header of that shoe names it. A shoe that was not dealt may be replaced by a later recovery, and
 * is then in no recording.
 */
function recoveredWithoutMark({ tabs }: World, history: readonly RecordingLines[]): readonly string[] {
  const recordings = history.flatMap((lines) => recordingOf(lines) ?? []);
  return tabs.flatMap(({ number, recoveries }) =>
    recoveries
      .filter(({ fairness }) => {
        const same = recordings.filter(({ header }) => header.fairness.commitment === fairness.commitment);
        const before = recordings.filter(({ header }) => isBefore(header, fairness));
        const isNamed = same.some(({ header }) => header.recovered !== undefined);
        return same.length > 0 && !isNamed && !before.some((recording) => recording.recoveries !== undefined);
      })
      .map(({ codes }) => `tab ${number} recovered without a mark: ${codes}`),
  );
}

/** Returns whether a recording is that of the shoe before the given one. */
function isBefore({ fairness }: RecordingHeader, { chain }: Fairness): boolean {
  if (chain === undefined) return false;
  if (chain.index === 1) return fairness.nextAnchor === chain.anchor;
  return fairness.anchor === chain.anchor && fairness.index === chain.index - 1;
}

/**
 * Checks that cards that were shown and not saved are not dealt again: the recording of their shoe has a recovery, or a
 * new chain began. Without locks, another tab that already owns the table reads the mark of this tab only after a
 * message, which can be lost. With a chosen seed, every new session deals the same cards.
 */
function seenWithoutMark(world: World, history: readonly RecordingLines[]): readonly string[] {
  if (world.era > 0 || world.isForgotten || world.isUnlocked || world.options.seed !== undefined) return [];
  // An owner that plays in memory leaves the stored shoe to the next one.
  if (ownerOf(world)?.session?.status.saving === "memory") return [];
  const recordings = history.flatMap((lines) => recordingOf(lines) ?? []);
  return world.tabs.flatMap(({ number, unsaved, isUnmarked, isAlive }) => {
    if (isUnmarked || isAlive) return [];
    const lost = unsaved.find(({ anchor, commitment, state }) => {
      const same = recordings.filter(({ header }) => header.fairness.commitment === commitment);
      if (state.round === 0 || same.some((recording) => hasState(recording, state))) return false;
      // The chain of a session that was deleted and never saved is in no recording.
      if (!recordings.some(({ header }) => isOfChain(header, anchor))) return false;
      const isBroken = recordings.some(
        ({ header }) => header.recovered !== undefined && header.fairness.anchor !== anchor,
      );
      return !isBroken && !same.some(isMarked);
    });
    if (lost === undefined) return [];
    return [`tab ${number} showed ${lost.event.type} of round ${lost.state.round}, and its shoe is dealt again`];
  });
}

function isOfChain({ fairness }: RecordingHeader, anchor: string): boolean {
  return fairness.anchor === anchor || fairness.nextAnchor === anchor;
}

function hasState(recording: Recording, state: TableState): boolean {
  return [...statesOf(recording)].some((found) => textOf(publicState(found)) === textOf(state));
}

function isMarked(recording: Recording | null): boolean {
  return recording?.recoveries !== undefined || recording?.header.recovered !== undefined;
}

/** Checks that no seed and no hole card is sent to another tab. */
function sentSecrets({ channels, seeds }: World): readonly string[] {
  const problems: string[] = [];
  const all = channels.texts.join("\n");
  for (const seed of seeds) if (all.includes(seed)) problems.push("a seed was sent to other tabs");
  if (/"card":"[^"]+","faceDown":true/.test(all)) problems.push("a hole card was sent to other tabs");
  return problems;
}

/**
 * Checks that the last exported recording of the owner ends with the table that the owner shows. A storage that a newer
 * version has upgraded cannot be read.
 */
async function exportsOtherwise(world: World): Promise<readonly string[]> {
  const problems: string[] = [];
  if (world.isUpgraded) return problems;
  for (const { session, number } of world.alive) {
    if (session?.status.role !== "owner" || session.publicState.round === 0) continue;
    const exported = session.export({ open: true });
    await world.pass(200);
    const recording = parseRecording((await exported).at(-1) ?? "").recording;
    const state = recording === null ? undefined : [...statesOf(recording)].at(-1);
    const isShown = state !== undefined && textOf(publicState(state)) === textOf(session.publicState);
    if (!isShown) problems.push(`tab ${number} exports a different table from the one it shows`);
  }
  return problems;
}

/**
 * Checks the end of a simulation. There must be one owner, and all tabs must show and draw the same table. Without
 * locks, all tabs are owners, and their tables were compared in `World.meet`. A tab that cannot read the messages of
 * the owner shows an old table, and must have a notice. An owner whose table is not saved must also have a notice.
 */
function differences({ alive, isUnlocked }: World): readonly string[] {
  const problems: string[] = [];
  const owners = alive.filter(({ session }) => session?.status.role === "owner");
  const expected = isUnlocked ? alive.length : 1;
  if (owners.length !== expected) problems.push(`${owners.length} of ${alive.length} tabs own the table`);
  const [first] = owners;
  for (const tab of alive) {
    const { session, number, drawn, expectedView } = tab;
    if (session === null) {
      problems.push(`tab ${number} never opened`);
      continue;
    }
    const isSilent = first !== undefined && (first.build === "newer") !== (tab.build === "newer");
    if (isSilent && !isUnlocked) {
      if (!tab.noticed.has("owner-silent"))
        problems.push(`tab ${number} receives no messages from its owner, and has no notice`);
    } else if (!isUnlocked && textOf(session.publicState) !== textOf(first?.session?.publicState)) {
      problems.push(`tab ${number} (${session.status.role}) shows a different table from its owner`);
    }
    // A forged message can contain other rules, but the conductor keeps the rules with which it was created.
    if (!tab.isDeceived && JSON.stringify(drawn?.seats) !== JSON.stringify(expectedView?.seats)) {
      problems.push(`tab ${number} draws a different table from the one it has`);
    }
    const { saving, notices } = session.status;
    const explains = session.status.role === "follower" || notices.length > 0;
    if (saving !== "saved" && !explains) problems.push(`tab ${number} is not saved, and has no notice`);
  }
  return problems;
}

function textOf(state: TableState | undefined): string {
  return JSON.stringify(withoutVersion(state));
}
