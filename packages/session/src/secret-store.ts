/** The seed of a shoe in play. It is secret until the shoe is retired. */
export interface Secret {
  /** The SHA-256 of the seed, in lower-case hex. It is shown before the first deal. */
  readonly commitment: string;
  /** The seed: 32 bytes in lower-case hex. */
  readonly serverSeed: string;
}

/** Stores the seeds in play separately from the recordings. Its content is neither exported nor sent to other tabs. */
export interface SecretStore {
  /** Returns the seeds of a session; an empty array if there is no such session. */
  load(name: string): Promise<readonly Secret[]>;
  /** Adds a seed to a session. A seed that is already stored is not stored again. */
  add(name: string, secret: Secret): Promise<void>;
  /** Deletes the seeds of a session that belong to these commitments. */
  forget(name: string, commitments: readonly string[]): Promise<void>;
  /** Deletes all seeds of a session. */
  remove(name: string): Promise<void>;
}

/** Returns the seeds with one seed added. */
export function withSecret(secrets: readonly Secret[], secret: Secret): readonly Secret[] {
  return [...withoutSecrets(secrets, [secret.commitment]), secret];
}

/** Returns the seeds without the seeds of these commitments. */
export function withoutSecrets(secrets: readonly Secret[], commitments: readonly string[]): readonly Secret[] {
  return secrets.filter(({ commitment }) => !commitments.includes(commitment));
}
