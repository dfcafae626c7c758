import type { StackedCards } from "@thunderjack/recording";

/** The cards that were chosen for one deal of a shoe. */
export interface ShoeStack extends StackedCards {
  /** The number of the shoe in the session. */
  readonly shoe: number;
}

/** The seed of a chain, from which the shoe in play and the shoes after it are shuffled. */
export interface Secret {
  /**
   * The commitment to the seed, in lower-case hex: the anchor of the chain. For a shoe without a chain, which an older
   * version of the program has stored, it is the commitment of the shoe.
   */
  readonly commitment: string;
  /** The seed of the last shoe of the chain: 32 bytes in lower-case hex. */
  readonly serverSeed: string;
  /** The number of shoes in the chain; absent for a shoe without a chain. */
  readonly length?: number;
  /**
   * The cards of the stacked deals of the shoe in play, which its recording does not contain; absent if there are none.
   */
  readonly stacks?: readonly ShoeStack[];
  /**
   * The number of the last shoe in the session that was dealt while nothing could be saved; absent, or 0, if everything
   * is saved.
   */
  readonly unsaved?: number;
}

/** Stores the seeds in play separately from the recordings. Its content is neither exported nor sent to other tabs. */
export interface SecretStore {
  /** Returns the seeds of a session; an empty array if there is no such session. */
  load(name: string): Promise<readonly Secret[]>;
  /**
   * Adds a seed to a session. It replaces a stored seed with the same commitment, as {@link withSecret} does: `unsaved`
   * stays if the added seed has none.
   */
  add(name: string, secret: Secret): Promise<void>;
  /** Deletes the seeds of a session that belong to these commitments. */
  forget(name: string, commitments: readonly string[]): Promise<void>;
  /** Deletes all seeds of a session. */
  remove(name: string): Promise<void>;
}

/**
 * Returns the seeds with one seed added. If the same seed is already stored with a mark of unsaved moves, the mark is
 * kept, because a tab that was frozen in the meantime does not know the mark. Only `unsaved: 0` removes it.
 */
export function withSecret(secrets: readonly Secret[], added: Secret): readonly Secret[] {
  const { unsaved, ...secret } = added;
  const before = secrets.find(({ commitment }) => commitment === secret.commitment)?.unsaved ?? 0;
  const mark = unsaved === 0 ? 0 : Math.max(before, unsaved ?? 0);
  return [...withoutSecrets(secrets, [secret.commitment]), mark === 0 ? secret : { ...secret, unsaved: mark }];
}

/** Returns the seeds without the seeds of these commitments. */
export function withoutSecrets(secrets: readonly Secret[], commitments: readonly string[]): readonly Secret[] {
  return secrets.filter(({ commitment }) => !commitments.includes(commitment));
}
