import type { Command, Phase, RuleSet } from "@thunderjack/core";
import { openingState, statesOf } from "@thunderjack/recording";
import { type TableView, view } from "@thunderjack/stage";
import { Follower } from "../../src/follower.js";
import type { RecordingLines, SessionChange } from "../../src/index.js";
import { Owner } from "../../src/owner.js";
import type { OpenCommand } from "../../src/write.js";
import { recordingOf } from "./disk.js";

/*
 * The law that no command is carried out on a table that its player did not see. It compares the table that was drawn
 * at the press with the stored table to which the events of the command were appended. It uses no versions.
 */

/** The press of a button: its command, and the table that the player saw. */
export interface Press {
  readonly command: Command;
  readonly seen: Seen;
}

/** The facts of a table on which a player decides. */
interface Seen {
  /** The commitment of the shoe. */
  readonly commitment: string;
  readonly round: number;
  readonly isBetting: boolean;
  /** The cards of the hands and of the dealer, as text. */
  readonly cards: string;
}

/** The listeners for the id that a session gives to a command. */
const watched = new WeakMap<Command, (id: string) => void>();

for (const kind of [Owner, Follower]) {
  const { dispatch } = kind.prototype;
  kind.prototype.dispatch = function (this: Owner & Follower, given: OpenCommand) {
    watched.get(given.command)?.(given.id);
    return dispatch.call(this, given);
  };
}

/**
 * Stores the presses of a simulation, and compares the table of each with the one on which its command is carried out.
 */
export class Presses {
  readonly problems: string[] = [];
  /** The number of commands that were compared. */
  compared = 0;
  readonly #presses = new Map<string, Press>();

  /** Returns the command to dispatch for a press. */
  add(press: Press): Command {
    const command = { ...press.command };
    watched.set(command, (id) => this.#presses.set(id, press));
    return command;
  }

  /**
   * Excludes a command from the law, because a message with its id does not contain the version that the player saw.
   */
  exclude(id: string): void {
    this.#presses.delete(id);
  }

  /**
   * Compares a change with the table that the player saw. While storage fails, the changes of several shoes are
   * combined into one. Such a change is not compared, because it does not contain the table of each command.
   */
  carriedOut(before: RecordingLines, { ids, from, lines, retired, keep }: SessionChange): void {
    const [id, other] = ids;
    if (retired.length > 1 || keep === 0) return;
    const press = id === undefined || other !== undefined ? undefined : this.#presses.get(id);
    if (press === undefined) return;
    const [ended] = retired;
    // Before the first deal, and with it, the header is replaced. A command that ends the shoe has its events in the
    // retired recording. While storage fails, a new shoe is also stored together with the first command on it.
    const bases =
      ended === undefined
        ? [before.slice(0, Math.max(1, from))]
        : [before.filter((line, place) => line === ended[place]), lines.slice(0, 1)];
    const tables = bases.map(tableOf);
    this.compared++;
    if (tables.some((table) => table === null || isSeen(press, table))) return;
    const { command, seen } = press;
    this.problems.push(
      `${JSON.stringify(command)} (${id}) was carried out on ${JSON.stringify(tables)}; its player saw ${JSON.stringify(seen)}`,
    );
  }
}

function isSeen({ command, seen }: Press, table: Seen): boolean {
  if (!["PlaceBet", "ClearBets", "Deal"].includes(command.type)) return JSON.stringify(seen) === JSON.stringify(table);
  const isSame = seen.commitment === table.commitment && seen.round === table.round;
  return isSame && seen.isBetting && table.isBetting;
}

const BETTING: readonly Phase[] = ["betting", "settled", "broke"];

/** Returns the facts that a player sees in a view. */
export function seenIn({ seats, dealer, round, phase }: TableView, commitment: string): Seen {
  const hands = seats.flatMap((seat) => seat.hands.map(({ name, cards }) => [name, ...cards.map(({ card }) => card)]));
  const cards = JSON.stringify([hands, dealer.cards.map(({ card }) => card)]);
  return { commitment, round, isBetting: BETTING.includes(phase), cards };
}

function tableOf(lines: RecordingLines): Seen | null {
  const recording = recordingOf(lines);
  if (recording === null) return null;
  const { header } = recording;
  const state = [...statesOf(recording)].at(-1) ?? openingState(header);
  const rules: RuleSet = header.rules;
  return seenIn(view(rules, state), header.fairness.commitment);
}
