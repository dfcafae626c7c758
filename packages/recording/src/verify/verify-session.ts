import type { Amount, RuleSet } from "@thunderjack/core";
import type { RecordedFairness, RecordingHeader } from "../header.js";
import { isJsonObject, type JsonObject, parsedJson } from "../json.js";
import { ROUNDS_PER_SHOE } from "../lifecycle/shoe-lifecycle.js";
import { LIMITS } from "../limits.js";
import { lineEnd } from "../lines.js";
import { finished, partly, type Steps } from "../steps.js";
import { trailerHash } from "../trailer-hash.js";
import type { Outline } from "./outline.js";
import { SeedChainPlaces } from "./seed-chain-places.js";
import type { Unproven } from "./unproven.js";
import { type Examined, examineInSteps, isAnchored, type Verification, type VerifyOptions } from "./verify.js";

/*
 * A session is a chain of recordings. A recording names its shoe in the chain of seeds, and the hash of the trailer
 * before it. Each link is compared with the recording before it:
 *
 *   link                                              result
 *   ───────────────────────────────────────────────   ──────────────────────────────────────────────────────
 *   the next shoe of the chain, and the hash matches  the recordings are linked
 *   the next shoe of the chain, and another hash      broken: one of the two recordings was changed
 *   a later shoe of the chain                         the shoes between are missing
 *   the same shoe or an earlier one                   broken: the recordings are not in order
 *   the first shoe of the next chain                  as for the next shoe; the last shoe of a chain names the next chain
 *   another chain                                     shoes of the chain before it, or a chain between, may be missing
 *   another chain after the secret was lost           later shoes of the chain before it may be missing
 *   any shoe after an open recording, unless the      broken: the recording was cut off
 *   secret was lost
 */

/** Shoes of a session that are missing. */
export interface MissingShoes {
  /** The anchor of their chain, in lower-case hex; `null` if it is unknown. */
  readonly anchor: string | null;
  /** The number of the first missing shoe in the chain. */
  readonly first: number;
  /** The number of the last missing shoe in the chain; `null` if it is unknown. */
  readonly last: number | null;
}

/** A recording that begins with other credits than those with which the recording before it ended. */
export interface CreditsChange {
  /** The number of the recording, from 1. */
  readonly recording: number;
  /** The credits after the last settled round of the recording before it, in hundredths. */
  readonly before: Amount;
  /** The credits with which the recording begins, in hundredths. */
  readonly after: Amount;
}

/** A recording that has other rules than the recording before it. */
export interface RulesChange {
  /** The number of the recording, from 1. */
  readonly recording: number;
  /** The names of the changed options of the rule set, in alphabetical order. */
  readonly options: readonly (keyof RuleSet)[];
}

/**
 * A fact that the verification of a session did not prove:
 *
 * - `anchor-time`: when the anchor was published. The caller can pass the anchor that was noted in time. Also listed if
 *   the place of a shoe in the chain of that anchor was not checked.
 * - `later-shoes`: whether there are shoes after the last one, and whether recordings were written again together with
 *   all later ones. The caller can pass the head.
 * - `seed-choice`: whether the house chose favourable server seeds. A recording has no client seed, or a later chain has
 *   a client seed that an earlier chain had used, so that the house knew it.
 * - `client-seed`: who chose the client seeds. The caller can pass the client seeds of the player.
 * - `credits`: whether the credits of each recording are those with which the recording before it ended.
 * - `rules`: whether each recording has the rules of the recording before it.
 * - `cards`: whether all cards come from the seeds.
 * - `shoe-ends`: whether the house retired a shoe before a round that was favourable for the player. The house knows the
 *   cards of the next round. A shoe that is retired after {@link ROUNDS_PER_SHOE} rounds leaves it no choice.
 */
export type SessionUnproven =
  | "anchor-time"
  | "later-shoes"
  | "seed-choice"
  | "client-seed"
  | "credits"
  | "rules"
  | "cards"
  | "shoe-ends";

/** The verification of a session. */
export interface SessionVerification {
  /**
   * - `complete`: all recordings pass their checks, and they are linked. The last one may be open.
   * - `incomplete`: as `complete`, but shoes are missing or may be missing, or there is no recording.
   * - `broken`: a recording or a link is wrong.
   */
  readonly status: "complete" | "incomplete" | "broken";
  /** The reason for the status, as a sentence. */
  readonly why: string;
  /** The verification of each recording, in the order in which they were passed. */
  readonly recordings: readonly Verification[];
  /** The number of the recording that is wrong, from 1; absent unless the status is `broken`. */
  readonly wrong?: number;
  /** The missing shoes, in the order of the session. */
  readonly missing: readonly MissingShoes[];
  /** The numbers of the recordings, from 1, that begin a new chain because the secret of the one before it was lost. */
  readonly recovered: readonly number[];
  /** The facts that the verification did not prove. */
  readonly notProven: readonly SessionUnproven[];
  /** The linked recordings between which the credits changed, in the order of the session. */
  readonly creditsChanges: readonly CreditsChange[];
  /** The linked recordings between which the rules changed, in the order of the session. */
  readonly rulesChanges: readonly RulesChange[];
}

/** The options of {@link verifySession}. */
export interface SessionOptions {
  /** The anchor of the first chain, in hex, which the player wrote down before the first deal of the session. */
  readonly anchor?: string;
  /** The head that the player wrote down last: the `trailerHash` of the last closed recording, in hex. */
  readonly head?: string;
  /**
   * The client seeds of the player, in the order in which they were set. Each recording must have the first one, or the
   * one that follows the client seed of the recording before it. Otherwise the recording is broken.
   */
  readonly clientSeeds?: readonly string[];
}

/**
 * Verifies the recordings of a session, each by itself and together. Never throws, even for invalid text.
 *
 * @param texts the recordings in the order of the session
 */
export function verifySession(texts: readonly string[], options: SessionOptions = {}): SessionVerification {
  return finished(verifySessionInSteps(texts, options));
}

/** Verifies a session in short steps, with the same result as {@link verifySession}. */
export function* verifySessionInSteps(
  texts: readonly string[],
  { anchor, head, clientSeeds = [] }: SessionOptions = {},
): Steps<SessionVerification> {
  const session = new Session(hexOf(anchor), hexOf(head), clientSeeds);
  const places = new SeedChainPlaces();
  for (const [place, text] of texts.entries()) {
    const examined = yield* partly(
      place / texts.length,
      (place + 1) / texts.length,
      examineInSteps(text, session.notedFor(text), places),
    );
    const after = (place + 1) / texts.length;
    session.add(examined, yield* partly(after, after, hashOf(text, examined.outline)));
  }
  return session.verification;
}

function hexOf(noted: string | undefined): string | undefined {
  return noted?.trim().toLowerCase();
}

/** A recording and its place in the session. */
interface Link {
  /** The number of the recording, from 1. */
  readonly number: number;
  readonly fairness: RecordedFairness;
  readonly rules: RuleSet;
  /** The hash of the trailer; `null` if the recording is open. */
  readonly hash: string | null;
  /** The credits at the end; `null` if the recording is open. */
  readonly credits: Amount | null;
  readonly rounds: number;
}

class Session {
  readonly #anchor: string | undefined;
  readonly #head: string | undefined;
  readonly #recordings: Verification[] = [];
  readonly #missing: MissingShoes[] = [];
  readonly #recovered: number[] = [];
  #isPlaceUnchecked = false; // of a shoe that names the noted anchor
  #fault: { readonly number: number; readonly why: string } | null = null;
  #last: Link | null = null;
  readonly #hashes = new Set<string>(); // the hashes of all trailers
  readonly #usedSeeds = new Map<string, string>(); // the anchor of the first chain that used each client seed
  #isSeedUsedAgain = false;
  readonly #clientSeeds: string[]; // the noted client seeds from that of the last recording on
  readonly #creditsChanges: CreditsChange[] = [];
  readonly #rulesChanges: RulesChange[] = [];
  #isRetiredEarly = false; // whether a shoe before the last one has another number of rounds than a used-up one
  #closed: string | null = null; // the hash of the last trailer

  constructor(anchor: string | undefined, head: string | undefined, clientSeeds: readonly string[]) {
    this.#anchor = anchor;
    this.#head = head;
    this.#clientSeeds = [...clientSeeds];
  }

  /**
   * Returns the noted values with which the next recording is compared: the anchor for the first recording and for each
   * later one that names it, and one of the client seeds.
   */
  notedFor(text: string): VerifyOptions {
    const named = fairnessIn(text);
    const anchor = this.#last === null || named.anchor === this.#anchor ? this.#anchor : undefined;
    const [, next] = this.#clientSeeds;
    if (this.#last !== null && next !== undefined && named.clientSeed === next) this.#clientSeeds.shift();
    const [clientSeed] = this.#clientSeeds;
    return { ...(anchor === undefined ? {} : { anchor }), ...(clientSeed === undefined ? {} : { clientSeed }) };
  }

  /**
   * Adds the next recording.
   *
   * @param hash the hash of its trailer; `null` if it is open
   */
  add({ outline, verification }: Examined, hash: string | null): void {
    this.#recordings.push(verification);
    const number = this.#recordings.length;
    if (verification.status === "broken") this.#fail(number, `Recording ${number} is broken. ${verification.why}`);
    if (this.#fault !== null || outline === null) return;
    const { header } = outline;
    const { fairness, rules } = header;
    const link = {
      number,
      fairness,
      rules,
      hash,
      credits: outline.credits,
      rounds: outline.rounds,
    };
    this.#useSeed(fairness);
    if (fairness.anchor === this.#anchor && !isAnchored(verification.checks)) this.#isPlaceUnchecked = true;
    if (this.#last === null) this.#begin(fairness, header.previous);
    else this.#follow(this.#last, link, header);
    if (this.#last !== null && this.#last.rounds !== ROUNDS_PER_SHOE) this.#isRetiredEarly = true;
    this.#last = link;
    if (link.hash === null) return;
    this.#closed = link.hash;
    this.#hashes.add(link.hash);
  }

  get verification(): SessionVerification {
    const fault = this.#fault;
    const missing = fault === null ? [...this.#missing, ...this.#missingAtEnd()] : this.#missing;
    const status = fault !== null ? "broken" : missing.length > 0 || this.#last === null ? "incomplete" : "complete";
    const isAnchorProven = this.#anchor !== undefined && !this.#isPlaceUnchecked && fault === null;
    const isEnded = this.#head !== undefined && this.#head === this.#closed && fault === null;
    const isSeedUsedAgain = this.#isSeedUsedAgain && fault === null;
    const isSeedUnused = this.#clientSeeds.length > 1;
    const isWhole = this.#missing.length === 0 && fault === null;
    const isCredited = isWhole && this.#creditsChanges.length === 0;
    const isSameRules = isWhole && this.#rulesChanges.length === 0;
    const isUsedUp = isWhole && !this.#isRetiredEarly;
    return {
      status,
      why: fault?.why ?? this.#whyNotComplete(missing) ?? "All recordings pass their checks, and they are linked.",
      recordings: this.#recordings,
      ...(fault === null ? {} : { wrong: fault.number }),
      missing,
      recovered: this.#recovered,
      notProven: [
        ...(isAnchorProven ? [] : (["anchor-time"] as const)),
        ...(isEnded ? [] : (["later-shoes"] as const)),
        ...(isSeedUsedAgain || this.#lists("seed-choice") ? (["seed-choice"] as const) : []),
        ...(isSeedUnused || this.#lists("client-seed") ? (["client-seed"] as const) : []),
        ...(isCredited ? [] : (["credits"] as const)),
        ...(isSameRules ? [] : (["rules"] as const)),
        ...(this.#lists("cards") ? (["cards"] as const) : []),
        ...(isUsedUp ? [] : (["shoe-ends"] as const)),
      ],
      creditsChanges: this.#creditsChanges,
      rulesChanges: this.#rulesChanges,
    };
  }

  /** Returns whether the verification of a recording lists a fact that was not proven. */
  #lists(name: Unproven): boolean {
    return this.#recordings.some(({ notProven }) => notProven.includes(name));
  }

  #fail(number: number, why: string): void {
    this.#fault ??= { number, why };
  }

  #miss(anchor: string | null, first: number, last: number | null): void {
    if (last === null || first <= last) this.#missing.push({ anchor, first, last });
  }

  /** Notes whether an earlier chain has used the client seed. Each recording without one lists `seed-choice` anyway. */
  #useSeed({ anchor, clientSeed }: RecordedFairness): void {
    const first = this.#usedSeeds.get(clientSeed) ?? anchor;
    this.#usedSeeds.set(clientSeed, first);
    if (first !== anchor) this.#isSeedUsedAgain = true;
  }

  /** Adds the first recording. */
  #begin({ anchor, index }: RecordedFairness, previous: string | null): void {
    if (index === 1 && previous !== null) this.#miss(null, 1, null);
    if (index > 1 && previous === null) {
      this.#fail(
        1,
        `Recording 1 contains shoe ${index} of its chain, but its "previous" is null, as if there were no shoe before it.`,
      );
    }
    this.#miss(anchor, 1, index - 1);
  }

  /** Compares a recording with the one before it. */
  #follow(last: Link, { number, fairness, rules }: Link, { previous, recovered, credits }: RecordingHeader): void {
    const distance = distanceBetween(last.fairness, fairness);
    if (recovered !== undefined) {
      this.#recovered.push(number);
      if (distance === null) return this.#followLost(last.fairness, fairness, previous);
    }
    if (last.hash === null) {
      return this.#fail(
        last.number,
        `Recording ${last.number} has no trailer, but recording ${number} follows it: recording ${last.number} was cut off.`,
      );
    }
    if (distance === null || distance > 1) return this.#missBetween(last.fairness, fairness);
    if (distance < 1) {
      const why = `Recording ${number} contains shoe ${fairness.index} of its chain, but recording ${last.number} before it contains shoe ${last.fairness.index}: the recordings must be in the order of their shoes, each once.`;
      return this.#fail(number, why);
    }
    if (fairness.anchor === last.fairness.anchor && fairness.length !== last.fairness.length) {
      const why = `Recordings ${last.number} and ${number} are of the same chain, but give its length as ${last.fairness.length} and ${fairness.length} shoes.`;
      return this.#fail(number, why);
    }
    if (previous !== last.hash) {
      const why = `The "previous" of recording ${number} is not the hash of recording ${last.number}: one of the two was changed.`;
      return this.#fail(last.number, why);
    }
    if (last.credits !== null && last.credits !== credits) {
      this.#creditsChanges.push({ recording: number, before: last.credits, after: credits });
    }
    const options = changedOptions(last.rules, rules);
    if (options.length > 0) this.#rulesChanges.push({ recording: number, options });
  }

  /** Adds the missing shoes before a chain that begins because the secret of the chain before it was lost. */
  #followLost(from: RecordedFairness, to: RecordedFairness, previous: string | null): void {
    if (previous !== this.#closed) return this.#missBetween(from, to);
    this.#miss(from.anchor, from.index + 1, null);
    this.#miss(to.anchor, 1, to.index - 1);
  }

  /** Adds the missing shoes between two recordings. */
  #missBetween(from: RecordedFairness, to: RecordedFairness): void {
    if (from.anchor === to.anchor) return this.#miss(from.anchor, from.index + 1, to.index - 1);
    this.#miss(from.anchor, from.index + 1, from.length);
    if (from.nextAnchor !== to.anchor) this.#miss(from.nextAnchor ?? null, 1, null);
    this.#miss(to.anchor, 1, to.index - 1);
  }

  #missingAtEnd(): readonly MissingShoes[] {
    const last = this.#last;
    // A head of an earlier recording was noted too early to show whether later shoes are missing.
    if (last === null || this.#head === undefined || this.#hashes.has(this.#head)) return [];
    return [{ anchor: last.fairness.anchor, first: last.fairness.index + (last.hash === null ? 0 : 1), last: null }];
  }

  #whyNotComplete(missing: readonly MissingShoes[]): string | null {
    if (this.#last === null) return "There is no recording.";
    if (missing.length === 0) return null;
    const isEndWrong = missing.length > this.#missing.length;
    const end = isEndWrong
      ? " The hash of the last closed recording is not the head: the recording was changed, or shoes after it are missing."
      : "";
    const lost = this.#recovered.map(
      (number) => ` Recording ${number} begins a new chain, because the secret of the chain before it was lost.`,
    );
    return `${this.#missing.length === 0 ? "" : `Missing: ${this.#missing.map(shoesText).join(", ")}.`}${lost.join("")}${end}`.trim();
  }
}

function shoesText({ anchor, first, last }: MissingShoes): string {
  const chain = anchor === null ? "of an unknown chain" : `of the chain that begins with ${anchor.slice(0, 8)}`;
  if (last === null) return `possibly shoes from ${first} on ${chain}`;
  return first === last ? `shoe ${first} ${chain}` : `the shoes ${first} to ${last} ${chain}`;
}

/** Returns the names of the options in which two rule sets differ. */
function changedOptions(before: RuleSet, after: RuleSet): readonly (keyof RuleSet)[] {
  const names = Object.keys({ ...before, ...after }).sort() as (keyof RuleSet)[];
  return names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
}

/** Returns the number of shoes from one recording to another; `null` if their chains are not linked. */
function distanceBetween(from: RecordedFairness, to: RecordedFairness): number | null {
  if (from.anchor === to.anchor) return to.index - from.index;
  return from.nextAnchor === to.anchor ? from.length - from.index + to.index : null;
}

/** Returns the field `fairness` of the header of a text, even if the header is invalid; empty if there is none. */
function fairnessIn(text: string): JsonObject {
  const header = parsedJson(text.slice(0, Math.min(lineEnd(text, 0), LIMITS.bytesPerLine))) ?? null;
  if (!isJsonObject(header)) return {};
  const { fairness = null } = header;
  return isJsonObject(fairness) ? fairness : {};
}

/** The number of characters after which a step of the search for the trailer ends. */
const STEP = 32 * 1024;

/** Returns the hash of the trailer's line; `null` if the recording is open, or not a recording. */
function* hashOf(text: string, outline: Outline | null): Steps<string | null> {
  if (outline === null || outline.trailer === null) return null;
  let start = 0;
  for (let [line, pause] = [1, STEP]; line < outline.lines; line++) {
    start = lineEnd(text, start) + 1;
    if (start < pause) continue;
    pause = start + STEP;
    yield 1; // The progress of the search does not count.
  }
  return trailerHash(text.slice(start, lineEnd(text, start)));
}
