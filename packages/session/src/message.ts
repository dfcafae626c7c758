import type { Command, Rejection, TableEvent } from "@thunderjack/core";
import { isMessage, PROTOCOL } from "./message-schema.js";
import type { Notice } from "./notice.js";
import type { TableSnapshot } from "./snapshot.js";
import type { SessionStatus } from "./status.js";

/*
 * The messages between the tabs of a session. They contain public data only: public events, public states and commands.
 * They are sent as JSON. The receiver validates them, because another tab may run another version.
 */

/** A message between tabs. */
export type Message =
  | SnapshotRequest
  | SnapshotMessage
  | EventsMessage
  | PositionRequest
  | PositionMessage
  | CommandMessage
  | AnswerMessage
  | YieldMessage
  | YieldedMessage;

/** The owner that a message refers to. */
export interface OwnerTerm {
  /** The number of the term. It is higher than the term of every owner that this owner or its followers know. */
  readonly term: number;
  /** The id of the owner's tab; empty if none is known. */
  readonly owner: string;
}

/** The position of a message in the sequence that the owner publishes, and the save state of the owner. */
interface OwnerPosition extends OwnerTerm {
  /** The sequence number. It increases by one with each command and each change of the table in the term. */
  readonly seq: number;
  readonly saving: SessionStatus["saving"];
  /**
   * The reason why not everything is saved; `null` if everything is saved or the reason is unknown. Older versions omit
   * the field.
   */
  readonly unsaved?: Pick<Notice, "code" | "detail"> | null;
}

/** The owner that a follower knows, and the last position that it has received from this owner. */
export interface FollowerPosition extends OwnerTerm {
  /** The last sequence number; -1 if there is none. Older versions omit the field. */
  readonly seq?: number;
}

/**
 * A follower requests the whole table. The message contains the owner that the follower knows, so that the current
 * owner can raise its term.
 */
interface SnapshotRequest extends FollowerPosition {
  readonly type: "hello";
}

/** The whole table. */
export interface SnapshotMessage extends OwnerPosition {
  readonly type: "scene";
  /** Older releases of the program omit `version` in its state. */
  readonly scene: TableSnapshot;
}

/** The events of one command. */
export interface EventsMessage extends OwnerPosition {
  readonly type: "told";
  readonly events: readonly TableEvent[];
}

/** A follower requests the current position, to find out whether it has missed an event. */
interface PositionRequest extends FollowerPosition {
  readonly type: "where";
}

/** The position of the owner. It is sent as the answer to a request, and when only the save state changes. */
export interface PositionMessage extends OwnerPosition {
  readonly type: "here";
  /**
   * The {@link tableBasis} of the owner's table. A follower with another table at this position requests the whole
   * table. Older versions omit the field.
   */
  readonly basis?: string;
}

/** A follower sends a command. The command is carried out once, even if the message is repeated. */
interface CommandMessage {
  readonly type: "command";
  readonly id: string;
  readonly command: Command;
  /** The basis of the command; see {@link OpenCommand.basis}. Older versions omit the field. */
  readonly basis?: string;
}

/** The answer to a command. */
interface AnswerMessage {
  readonly type: "answer";
  readonly id: string;
  readonly refused: Rejection | null;
}

/** A tab requests ownership of the table. */
interface YieldMessage {
  readonly type: "yield";
  readonly tab: string;
}

/** The owner has saved everything. The named tab may now take the table over. */
interface YieldedMessage {
  readonly type: "yielded";
  readonly tab: string;
}

/** Returns a message as text. */
export function textOf(message: Message): string {
  return JSON.stringify({ protocol: PROTOCOL, ...message });
}

/** Parses a message. Returns `null` if the text is not a valid message of this protocol. */
export function messageOf(text: string): Message | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  return isMessage(value) ? (value as Message) : null;
}
