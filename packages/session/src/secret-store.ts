/** The seed of a shoe that is in play, and so shown to nobody. */
export interface Secret {
  /** Its SHA-256, which was shown before the first deal; lower-case hex. */
  readonly commitment: string;
  /** 32 bytes in lower-case hex. */
  readonly serverSeed: string;
}

/**
 * Where the seeds in play are kept, apart from the recordings: what is exported or sent to other tabs never comes from
 * here.
 */
export interface SecretStore {
  /** The seeds of a session; none when there is no such session. */
  load(name: string): Promise<readonly Secret[]>;
  /** Keeps one more seed of a session; one that is kept already is kept once. */
  add(name: string, secret: Secret): Promise<void>;
  /** Forgets those seeds of a session that these commitments were made to. */
  forget(name: string, commitments: readonly string[]): Promise<void>;
  /** Forgets all seeds of a session. */
  remove(name: string): Promise<void>;
}

/** The seeds with one more. */
export function withSecret(secrets: readonly Secret[], secret: Secret): readonly Secret[] {
  return [...withoutSecrets(secrets, [secret.commitment]), secret];
}

/** The seeds without those of these commitments. */
export function withoutSecrets(secrets: readonly Secret[], commitments: readonly string[]): readonly Secret[] {
  return secrets.filter(({ commitment }) => !commitments.includes(commitment));
}
