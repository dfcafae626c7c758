import { isInPlay } from "@thunderjack/core";
import type { RecordingLines, Secret, Session, StoredSession } from "../src/index.js";
import { playRounds, type TabGroup } from "./tab-group.js";

/** The stored records of a session. */
export interface Records {
  readonly session: StoredSession;
  readonly retired: readonly RecordingLines[];
  readonly secrets: readonly Secret[];
}

/** The credits that a table showed while its recording had a number of lines. */
export interface Shown {
  readonly lines: number;
  readonly credits: number;
  readonly isInPlay: boolean;
}

/** A played session: its records, and the credits that its tables showed. */
export interface Played {
  readonly name: string;
  readonly records: Records;
  /** The credits of each shoe in the order of the commands; the shoe in play is the last one. */
  readonly shoes: readonly (readonly Shown[])[];
}

/** The credits with which a session begins. */
const STARTING_CREDITS = 50_000;

/** Stores the credits of a session after each command. */
export class CreditsLog {
  readonly shoes: Shown[][] = [];
  readonly #group: TabGroup;
  readonly #session: Session;
  #commitment = "";

  constructor(group: TabGroup, session: Session, before: readonly (readonly Shown[])[] = []) {
    this.#group = group;
    this.#session = session;
    this.shoes = before.map((shoe) => [...shoe]);
  }

  /** Stores the credits that are shown now. */
  async note(): Promise<void> {
    const { store, name } = this.#group.options;
    const { fairness, publicState } = this.#session;
    const shown = { credits: publicState.credits, isInPlay: isInPlay(publicState) };
    if (fairness.commitment !== this.#commitment) {
      const closed = (await store.retired(name)).at(-1)?.length ?? 0;
      if (this.#commitment !== "") this.shoes.at(-1)?.push({ lines: closed, ...shown });
      this.shoes.push([]);
    }
    this.#commitment = fairness.commitment;
    this.shoes.at(-1)?.push({ lines: (await store.load(name))?.lines.length ?? 0, ...shown });
  }

  /** Plays rounds with a bet that no other round has, so that no two rounds end with the same credits. */
  async play(rounds: number, bet: number): Promise<void> {
    for (let round = 0; round < rounds; round++) {
      await this.#session.send({ type: "PlaceBet", seat: "middle", amount: bet + round * 1_000 });
      await this.note();
      await playRounds(this.#session, 1);
      await this.note();
    }
  }

  /** Deals rounds until one of them waits for a move. */
  async deal(): Promise<void> {
    await this.#session.send({ type: "PlaceBet", seat: "middle", amount: 1_000 });
    do {
      await this.#session.send({ type: "Deal" });
      await this.note();
    } while (this.#session.publicState.phase !== "players");
  }
}

/**
 * Returns the credits that a player may have after damage: those at the end of the newest readable recording. They are
 * computed from the commands of the test, and not by the code of the session that reads recordings:
 *
 * - The recording in play is readable up to its first changed line if its header is unchanged. If all of it is
 *   unchanged, the shown credits are kept; the bets of a round in play are lost if the secret is damaged. Otherwise the
 *   credits are those before or after the round of the changed line. A change without effect, such as another time, may
 *   also keep the shown credits.
 * - The same applies to a retired recording. If it is not closed, the bets of the round in play may be returned.
 * - If no recording is readable, the session begins with its starting credits.
 */
export function readableCredits({ records, shoes }: Played, found: Records): readonly number[] {
  const inPlay = creditsIn(records.session.lines, linesIn(found.session), shoes.at(-1) ?? [], true);
  if (inPlay !== null) return inPlay;
  const kept: readonly unknown[] = Array.isArray(found.retired) ? found.retired : [];
  for (const row of [...kept].reverse()) {
    const place = records.retired.findIndex(([header]) => Array.isArray(row) && row[0] === header);
    const lines = records.retired[place];
    if (lines === undefined) continue;
    return creditsIn(lines, row, shoes.at(place - records.retired.length - 1) ?? []) ?? [];
  }
  return [STARTING_CREDITS];
}

function linesIn(session: unknown): unknown {
  return typeof session === "object" && session !== null && "lines" in session ? session.lines : undefined;
}

/** Returns the possible credits at the end of the readable part of a recording; `null` if its header is changed. */
function creditsIn(
  lines: RecordingLines,
  found: unknown,
  shown: readonly Shown[],
  isInPlay = false,
): readonly number[] | null {
  const read: readonly unknown[] = Array.isArray(found) ? found : [];
  const changed = lines.findIndex((line, index) => line !== read[index]);
  const last = shown.at(-1)?.credits ?? STARTING_CREDITS;
  const isClosed = lines.at(-1)?.startsWith('{"end":true') === true;
  if (changed === -1 && read.length === lines.length && (isInPlay || isClosed)) return [last];
  const intact = changed === -1 ? lines.length : changed;
  if (intact === 0) return null;
  const before = shown.filter(({ lines }) => lines <= Math.max(intact, 1));
  const settled = before.filter((one) => !one.isInPlay).at(-1);
  const after = shown.find((one) => !one.isInPlay && one.lines > intact);
  const credits = settled?.credits ?? STARTING_CREDITS;
  const lost = credits - stakesIn(lines.slice(settled?.lines ?? 1, intact));
  return [credits, lost, after?.credits ?? last, last];
}

/** Returns the sum of the amounts that these lines take from the credits. */
function stakesIn(lines: RecordingLines): number {
  return lines.reduce((sum, line) => {
    const { type, bets, amount } = JSON.parse(line);
    if (type === "RoundStarted") return sum + bets.right + bets.middle + bets.left;
    return ["HandDoubled", "HandSplit", "InsuranceTaken"].includes(type) ? sum + amount : sum;
  }, 0);
}
