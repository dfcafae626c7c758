import type { Command, GameEvent, Rejection } from "@thunderjack/core";
import type { Notice } from "./notice.js";
import type { Scene } from "./scene.js";
import type { SessionStatus } from "./status.js";

/*
 * What the tabs of a session tell each other. Only what everybody may see is ever in it: public events, public states,
 * and commands. It goes as JSON, and whoever reads it checks it: another tab may run another version.
 */

/** A message between tabs. */
export type Message =
  | Hello
  | SceneMessage
  | Told
  | Where
  | Here
  | CommandMessage
  | AnswerMessage
  | YieldMessage
  | Yielded;

/** Who tells. */
export interface Reign {
  /** Higher for each owner than for those that it, or whoever follows it, has heard of. */
  readonly term: number;
  /** The tab of the owner; empty where none was heard of. */
  readonly owner: string;
}

/** How far the owner of the table has told. */
interface Place extends Reign {
  /** How much was told in that term: one more for each command and for each change of the table. */
  readonly seq: number;
  readonly saving: SessionStatus["saving"];
  /** Why not everything is saved; `null` where it is. Tabs of older versions do not say. */
  readonly unsaved?: Pick<Notice, "code" | "detail"> | null;
}

/** A follower wants to see the whole table. It says whom it has heard, so that the owner can show that it comes after. */
interface Hello extends Reign {
  readonly type: "hello";
}

/** The whole table. */
export interface SceneMessage extends Place {
  readonly type: "scene";
  readonly scene: Scene;
}

/** What one command caused. */
export interface Told extends Place {
  readonly type: "told";
  readonly events: readonly GameEvent[];
}

/** A follower asks whether it has missed something. */
interface Where extends Reign {
  readonly type: "where";
}

/** The answer to that. */
export interface Here extends Place {
  readonly type: "here";
}

/** A follower wants this command to be carried out, once. */
interface CommandMessage {
  readonly type: "command";
  readonly id: string;
  readonly command: Command;
}

/** What became of it. */
interface AnswerMessage {
  readonly type: "answer";
  readonly id: string;
  readonly refused: Rejection | null;
}

/** This tab wants the table. */
interface YieldMessage {
  readonly type: "yield";
  readonly tab: string;
}

/** Everything is saved: that tab may take it. */
interface Yielded {
  readonly type: "yielded";
  readonly tab: string;
}

const PROTOCOL = "thunderjack/1";

/** A message as it is sent. */
export function textOf(message: Message): string {
  return JSON.stringify({ protocol: PROTOCOL, ...message });
}

/** The message that a text is; `null` when it is none that is understood here. */
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
      return isReign(value);
    case "here":
      return isPlace(value);
    case "scene":
      return isPlace(value) && isScene(value.scene);
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

function isReign({ term, owner }: Fields): boolean {
  return Number.isSafeInteger(term) && typeof owner === "string";
}

function isPlace(value: Fields): boolean {
  const { seq, saving, unsaved } = value;
  return isReign(value) && Number.isSafeInteger(seq) && typeof saving === "string" && isReason(unsaved);
}

function isReason(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  return (
    isObject(value) && typeof value.code === "string" && (value.detail === null || typeof value.detail === "string")
  );
}

function isScene(value: unknown): boolean {
  if (!isObject(value) || !isObject(value.state)) return false;
  return isObject(value.rules) && isObject(value.fairness) && typeof value.shoe === "number";
}

function isTyped(value: unknown): value is Fields {
  return isObject(value) && typeof value.type === "string";
}

/** Which fields a command must have, and of which type. */
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
