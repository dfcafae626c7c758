import type { Channel } from "../../src/index.js";
import { messageOf } from "../../src/message.js";
import { anyBelow } from "../chance.js";
import { damaged, pathsIn } from "../damage.js";
import type { Mortal, Surroundings } from "./surroundings.js";

/** The fields that an older version does not send. */
const ADDED: readonly string[] = ["unsaved", "basis", "version"];

/** The values that replace a part of a message. */
const VALUES: readonly unknown[] = [undefined, null, 0, 1, -1, 0.5, 9e15, 1e300, "", "x", true, [], [null], {}];

/** The channels of a simulation. Messages are delayed, duplicated, reordered, lost or forged. */
export class FaultyChannels {
  /** All messages that the tabs sent. */
  readonly texts: string[] = [];
  readonly #listeners = new Map<Mortal, Set<(text: string) => void>>();

  constructor(private readonly world: Surroundings) {}

  openFor(tab: Mortal): Channel {
    const own = new Set<(text: string) => void>();
    this.#listeners.set(tab, own);
    return {
      post: (text) => {
        if (tab.isAlive) this.#post(tab, versionOf(tab, text));
      },
      listen: (listener) => {
        own.add(listener);
        return () => own.delete(listener);
      },
      close: () => this.#listeners.delete(tab),
    };
  }

  /** Sends an earlier message again to all tabs: unchanged, with one damaged value, or as an older version sends it. */
  forge(): void {
    const { chance, presses } = this.world;
    const text = this.texts[anyBelow(chance, this.texts.length)];
    if (text === undefined) return;
    const kind = anyBelow(chance, 3);
    const message: unknown = JSON.parse(text);
    const paths = pathsIn(message);
    const value = VALUES[anyBelow(chance, VALUES.length)];
    const changed =
      kind === 0
        ? message
        : kind === 1
          ? damaged(message, paths[anyBelow(chance, paths.length)] ?? [], value)
          : withoutAdded(message);
    const forged = JSON.stringify(changed) ?? "";
    const valid = messageOf(forged.replace(NEWER, CURRENT));
    if (forged !== text && valid !== null) {
      if (valid.type === "command") presses.exclude(valid.id);
      for (const tab of this.#listeners.keys())
        if (valid.type === "scene" || valid.type === "told") tab.isDeceived = true;
    }
    for (const [tab, listeners] of this.#listeners) this.#deliver(tab, listeners, forged);
  }

  #post(from: Mortal, text: string): void {
    const { plan, presses } = this.world;
    this.texts.push(text);
    const message = from.build === "older" ? messageOf(text) : null;
    if (message?.type === "command") presses.exclude(message.id);
    for (const [tab, listeners] of this.#listeners) {
      if (tab === from || plan.strikes("message dropped", 0.03)) continue;
      this.#deliver(tab, listeners, text);
      if (plan.strikes("message doubled", 0.03)) this.#deliver(tab, listeners, text);
    }
  }

  #deliver(tab: Mortal, listeners: ReadonlySet<(text: string) => void>, text: string): void {
    const { plan, chance, clock } = this.world;
    const delay = plan.strikes("message late", 0.05) ? 1_000 + anyBelow(chance, 6_000) : 1;
    const received = tab.build === "newer" ? otherProtocol(text, NEWER, CURRENT) : text;
    clock.schedule(delay, () => tab.run("message", () => notifyAll(listeners, received)));
  }
}

function notifyAll(listeners: ReadonlySet<(text: string) => void>, text: string): void {
  for (const listener of [...listeners]) listener(text);
}

const CURRENT = '"protocol":"thunderjack/1"';
const NEWER = '"protocol":"thunderjack/2"';

/** Returns a message as the version of the program in this tab sends it. */
function versionOf({ build }: Mortal, text: string): string {
  if (build === "newer") return otherProtocol(text, CURRENT, NEWER);
  return build === "older" ? JSON.stringify(withoutAdded(JSON.parse(text))) : text;
}

/** Replaces either of two protocols in a message with the other one. A tab ignores messages of another protocol. */
function otherProtocol(text: string, one: string, other: string): string {
  return text.startsWith(`{${one}`) ? `{${other}${text.slice(one.length + 1)}` : text.replace(`{${other}`, `{${one}`);
}

function withoutAdded(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutAdded);
  if (typeof value !== "object" || value === null) return value;
  const kept = Object.entries(value).filter(([field]) => !ADDED.includes(field));
  return Object.fromEntries(kept.map(([field, inner]) => [field, withoutAdded(inner)]));
}
