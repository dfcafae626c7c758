import type { Command, Rejection, TableEvent } from "@thunderjack/core";
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
  /** The tab of the owner; empty if none is known. */
  readonly owner: string;
}

/** The position of a message in the sequence that the owner publishes, and the save state of the owner. */
interface OwnerPosition extends OwnerTerm {
  /** The sequence number. It increases by one with each command and each change of the table in the term. */
  readonly seq: number;
  readonly saving: SessionStatus["saving"];
  /** The reason why not everything is saved; `null` if everything is saved. Older versions omit the field. */
  readonly unsaved?: Pick<Notice, "code" | "detail"> | null;
}

/**
 * A follower requests the whole table. The message contains the owner that the follower knows, so that the current
 * owner can raise its term.
 */
interface SnapshotRequest extends OwnerTerm {
  readonly type: "hello";
}

/** The whole table. */
export interface SnapshotMessage extends OwnerPosition {
  readonly type: "scene";
  readonly scene: TableSnapshot;
}

/** The events of one command. */
export interface EventsMessage extends OwnerPosition {
  readonly type: "told";
  readonly events: readonly TableEvent[];
}

/** A follower requests the current position, to find out whether it has missed an event. */
interface PositionRequest extends OwnerTerm {
  readonly type: "where";
}

/** The answer to a request for the position. */
export interface PositionMessage extends OwnerPosition {
  readonly type: "here";
}

/** A follower sends a command. The command is carried out once, even if the message is repeated. */
interface CommandMessage {
  readonly type: "command";
  readonly id: string;
  readonly command: Command;
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

const PROTOCOL = "thunderjack/1";

/** Returns a message as text. */
export function textOf(message: Message): string {
  return JSON.stringify({ protocol: PROTOCOL, ...message });
}

/** Parses a message. Returns `null` if the text is not a message of this protocol. */
export function messageOf(text: string): Message | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  return isObject(value) && value.protocol === PROTOCOL && isMessage(value) ? value : null;
}

type Fields = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isMessage(value: Fields): value is Fields & Message {
  switch (value.type) {
    case "hello":
    case "where":
      return isOwnerTerm(value);
    case "here":
      return isPlace(value);
    case "scene":
      return isPlace(value) && isSnapshot(value.scene);
    case "told":
      return isPlace(value) && Array.isArray(value.events) && value.events.every(isTyped);
    case "command":
      return typeof value.id === "string" && isCommand(value.command);
    case "answer":
      return typeof value.id === "string" && (value.refused === null || isObject(value.refused));
    case "yield":
    case "yielded":
      return typeof value.tab === "string";
    default:
      return false;
  }
}

function isOwnerTerm({ term, owner }: Fields): boolean {
  return Number.isSafeInteger(term) && typeof owner === "string";
}

function isPlace(value: Fields): boolean {
  const { seq, saving, unsaved } = value;
  return isOwnerTerm(value) && Number.isSafeInteger(seq) && typeof saving === "string" && isReason(unsaved);
}

function isReason(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  return (
    isObject(value) && typeof value.code === "string" && (value.detail === null || typeof value.detail === "string")
  );
}

function isSnapshot(value: unknown): boolean {
  if (!isObject(value) || !isObject(value.state)) return false;
  return isObject(value.rules) && isObject(value.fairness) && typeof value.shoe === "number";
}

function isTyped(value: unknown): value is Fields {
  return isObject(value) && typeof value.type === "string";
}

/** The required fields of each command, with their types. */
const COMMAND_FIELDS: { readonly [Type in Command["type"]]: Readonly<Record<string, "string" | "number">> } = {
  PlaceBet: { seat: "string", amount: "number" },
  ClearBets: {},
  StartAgain: {},
  Deal: {},
  Hit: { hand: "string" },
  Stand: { hand: "string" },
  Double: { hand: "string" },
  Split: { hand: "string" },
  Surrender: { hand: "string" },
  DeclineSurrender: { hand: "string" },
  TakeInsurance: { hand: "string" },
  DeclineInsurance: { hand: "string" },
};

function isCommand(value: unknown): value is Command {
  if (!isTyped(value) || typeof value.type !== "string" || !Object.hasOwn(COMMAND_FIELDS, value.type)) return false;
  const fields = new Map(Object.entries(COMMAND_FIELDS)).get(value.type) ?? {};
  if (!Object.entries(fields).every(([field, type]) => typeof value[field] === type)) return false;
  if (value.amount !== undefined && typeof value.amount !== "number") return false;
  return value.stack === undefined || (Array.isArray(value.stack) && value.stack.every((id) => typeof id === "string"));
}
