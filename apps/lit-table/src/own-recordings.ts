import { PRESETS, type PresetName } from "@thunderjack/core";
import { parseRecording } from "@thunderjack/recording";
import type { RecordingLines, SessionStore } from "@thunderjack/session";
import { isPreset } from "./last-game.js";
import { tableName } from "./page-options.js";

/** A recording of a table of the lobby. */
export interface OwnRecording {
  readonly rules: PresetName;
  /** The time at which the shoe was opened, in ISO 8601. */
  readonly createdAt: string;
  /** The number of finished rounds. */
  readonly rounds: number;
  /** The text of the recording, without an unfinished round. */
  readonly text: string;
}

/**
 * Returns the recordings of the stored tables of the lobby, the latest first. Recordings without a finished round are
 * omitted.
 */
export async function ownRecordings(store: Pick<SessionStore, "load" | "retired">): Promise<readonly OwnRecording[]> {
  const rules = Object.keys(PRESETS).filter(isPreset);
  const tables = rules.flatMap((name) =>
    [false, true].map((hasSleeve) => ({ name, stored: tableName(name, hasSleeve) })),
  );
  const recordings = await Promise.all(
    tables.map(async ({ name, stored }) => {
      const [session, retired] = await Promise.all([store.load(stored), store.retired(stored)]);
      const open = finishedRounds(session?.lines ?? []);
      return [...retired, open].flatMap((lines) => ownRecording(name, lines));
    }),
  );
  return recordings.flat().sort((one, other) => other.createdAt.localeCompare(one.createdAt));
}

/** Returns the lines up to the end of the last finished round. The lines of a round in play contain its hole card. */
function finishedRounds(lines: RecordingLines): RecordingLines {
  return lines.slice(0, lines.map((line) => line.includes('"type":"RoundSettled"')).lastIndexOf(true) + 1);
}

function ownRecording(rules: PresetName, lines: RecordingLines): readonly OwnRecording[] {
  const text = `${lines.join("\n")}\n`;
  const { recording } = parseRecording(text);
  const rounds = recording?.events.filter(({ type }) => type === "RoundSettled").length ?? 0;
  return recording === null || rounds === 0 ? [] : [{ rules, createdAt: recording.header.createdAt, rounds, text }];
}
