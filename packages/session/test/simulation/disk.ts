import { parseRecording, type Recording } from "@thunderjack/recording";
import {
  type RecordingLines,
  type SecretStore,
  type SessionChange,
  type SessionStore,
  VersionConflict,
} from "../../src/index.js";
import { type Secret, withoutSecrets, withSecret } from "../../src/secret-store.js";
import { rememberedCommands, type StoredSession } from "../../src/session-store.js";
import { recordingsIn, secretsIn, sessionIn } from "../../src/stored-records.js";
import { anyBelow, type Chance } from "../chance.js";
import { damaged, type Path, pathsIn } from "../damage.js";

/** The values that replace a part of a record. */
const VALUES: readonly unknown[] = [undefined, null, 0, -1, 0.5, 2 ** 53, Number.NaN, "", "x", true, [], [null], {}];

/** The stored records. They can contain anything after they were damaged. */
interface Records {
  readonly session: unknown;
  readonly retired: unknown;
  readonly secrets: unknown;
}

/**
 * The storage that all tabs of a simulation share. Like a database, it returns damaged records unchanged, and applies
 * later changes to their valid parts.
 */
export class Disk {
  #records: Records = { session: undefined, retired: [], secrets: [] };
  /** The recording in play as it would be without damage. */
  #whole: RecordingLines = [];
  #wasDamaged = false;
  /** The retired recordings that were damaged. */
  readonly #hit = new Set<unknown>();
  /** The last version that was used. No version is used twice. */
  #version = 0;

  /**
   * @param lost called with the original lines of a recording, when a retired recording is damaged, or when a tab
   *   replaces or retires a damaged one
   */
  constructor(private readonly lost: (lines: RecordingLines) => void) {}

  readonly store: SessionStore = {
    load: async () => (this.#records.session ?? null) as StoredSession | null,
    save: (_name, expected, change) => this.#save(expected, change),
    retired: async () => this.#records.retired as readonly RecordingLines[],
    remove: async () => {
      this.#records = { ...this.#records, session: undefined, retired: [] };
      this.#whole = [];
    },
  };

  readonly secrets: SecretStore = {
    load: async () => this.#records.secrets as readonly Secret[],
    add: async (_name, secret) => this.#keep(withSecret(this.#secrets, secret)),
    forget: async (_name, commitments) => this.#keep(withoutSecrets(this.#secrets, commitments)),
    remove: async () => this.#keep([]),
  };

  /**
   * The stored recordings, the oldest first, without the retired ones that were damaged. The recording in play is
   * returned as it would be without damage.
   */
  get recordings(): readonly RecordingLines[] {
    const isUnreadable = this.#wasDamaged && recordingOf(this.#whole) === null;
    return [...this.#sound, ...(this.#session === null || isUnreadable ? [] : [this.#whole])];
  }

  /** The stored version; `null` if nothing is stored. */
  get version(): number | null {
    return this.#session?.version ?? null;
  }

  /** The recording in play as it would be without damage. */
  get whole(): RecordingLines {
    return this.#whole;
  }

  /** The stored recording in play, including its damage. */
  get inPlay(): RecordingLines {
    return this.#session?.lines ?? [];
  }

  /** Whether the recording in play is damaged. */
  get isDamaged(): boolean {
    return JSON.stringify(this.inPlay) !== JSON.stringify(this.#whole);
  }

  /**
   * Replaces one stored value, or one character of a text. Returns the path of the value; `null` if nothing is stored.
   */
  damage(chance: Chance): string | null {
    const paths = pathsIn(this.#records).filter(([record, key]) => key !== undefined || record === "secrets");
    const path = paths[anyBelow(chance, paths.length)];
    if (path === undefined) return null;
    this.#wasDamaged = true;
    const value = at(this.#records, path);
    const isByte = typeof value === "string" && chance() < 0.5;
    const damage = isByte ? otherCharacter(value, chance) : VALUES[anyBelow(chance, VALUES.length)];
    const [record, key] = path;
    if (record === "retired") {
      const rows = this.#records.retired as readonly RecordingLines[];
      const row = rows[Number(key)];
      if (row !== undefined && !this.#hit.has(row)) this.lost(row);
      this.#records = damaged(this.#records, path, damage) as Records;
      const after = this.#records.retired as readonly unknown[];
      // The copies of the other rows are new objects.
      for (const [place, other] of rows.entries()) {
        if (place === Number(key) || this.#hit.has(other)) this.#hit.add(after[place]);
      }
    } else this.#records = damaged(this.#records, path, damage) as Records;
    return path.join(".");
  }

  get #session(): StoredSession | null {
    return sessionIn(this.#records.session);
  }

  get #secrets(): readonly Secret[] {
    return secretsIn(this.#records.secrets);
  }

  /** The retired recordings without the damaged ones. */
  get #sound(): readonly RecordingLines[] {
    return recordingsIn((this.#records.retired as readonly unknown[]).filter((row) => !this.#hit.has(row)));
  }

  #keep(secrets: readonly Secret[]): void {
    this.#records = { ...this.#records, secrets };
  }

  async #save(expected: number | null, { ids, from, lines, retired, keep }: SessionChange): Promise<number> {
    const before = this.#session;
    const stored = before?.version ?? null;
    if (stored !== expected) throw new VersionConflict(expected, stored);
    // A tab that has not read the damaged lines can replace lines after them. The lines before the replaced ones do not
    // change.
    if (this.isDamaged && from < this.#whole.length) this.lost(this.#whole);
    const header = this.#whole[0];
    this.#whole = [...this.#whole.slice(0, from), ...lines];
    this.#version = Math.max(this.#version, stored ?? 0) + 1;
    // A recording that cannot be read is retired with its damage. Its header may be damaged and still be valid.
    if (this.#wasDamaged) {
      const isHit = (row: RecordingLines) =>
        recordingOf(row) === null || (row[0] === before?.lines[0] && row[0] !== header);
      for (const row of retired) if (isHit(row)) this.#hit.add(row);
    }
    const rows = [...(this.#records.retired as readonly unknown[]), ...retired];
    this.#records = {
      ...this.#records,
      session: {
        version: this.#version,
        lines: [...(before?.lines ?? []).slice(0, from), ...lines],
        lineCount: from + lines.length,
        done: rememberedCommands(before?.done ?? [], ids),
      },
      retired: rows.slice(Math.max(0, rows.length - keep)),
    };
    return this.#version;
  }
}

/** Returns the recording in these lines, up to the first damage; `null` if its header is damaged. */
export function recordingOf(lines: RecordingLines): Recording | null {
  return parseRecording(lines.map((line) => `${line}\n`).join("")).recording;
}

function at(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((inner, key) => (inner as Record<string | number, unknown>)[key], value);
}

/** Returns the text with one character replaced by a random one. */
function otherCharacter(text: string, chance: Chance): string {
  const place = anyBelow(chance, text.length);
  const character = String.fromCharCode(32 + anyBelow(chance, 95));
  return text.slice(0, place) + character + text.slice(place + 1);
}
