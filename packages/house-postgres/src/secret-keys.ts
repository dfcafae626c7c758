import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import type { Secret } from "@thunderjack/house";

/** A secret as it is stored. */
export interface SealedSecret {
  readonly anchor: string;
  /** The name of the key with which it is encrypted. */
  readonly keyName: string;
  readonly nonce: Uint8Array;
  /** The ciphertext, followed by the tag of 16 bytes. */
  readonly sealed: Uint8Array;
}

const ALGORITHM = "aes-256-gcm";
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * The keys that encrypt the seeds, with AES-256-GCM. The first key encrypts; all keys decrypt. To rotate the keys, put a
 * new one before the others, restart all processes, call `PostgresHouseStore.rotateKeys`, and remove the old one.
 */
export class SecretKeys {
  readonly #keys: ReadonlyMap<string, Buffer>;
  /** The name of the key that encrypts. */
  readonly current: string;

  /**
   * @param text the keys as `NAME:BASE64`, separated by commas, the current one first. A key has 32 bytes.
   * @throws RangeError if the text is not such a list; the message does not contain the keys
   */
  constructor(text: string) {
    const keys = text.split(",").map((entry) => {
      const [name = "", base64 = ""] = entry.trim().split(":");
      const bytes = Buffer.from(base64, "base64");
      if (!/^[\w.-]{1,40}$/.test(name) || bytes.length !== KEY_BYTES) {
        throw new RangeError("The keys are a list of NAME:BASE64, and each key has 32 bytes.");
      }
      return [name, bytes] as const;
    });
    this.#keys = new Map(keys);
    this.current = keys[0]?.[0] ?? "";
  }

  /** Encrypts a secret. It can be decrypted only for the same table and anchor. */
  seal(table: string, { anchor, bytes }: Secret): SealedSecret {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(ALGORITHM, this.#key(this.current), nonce).setAAD(boundTo(table, anchor));
    const sealed = Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
    return { anchor, keyName: this.current, nonce, sealed };
  }

  /** @throws Error if the key is not known, or the secret was changed or moved to another table */
  open(table: string, { anchor, keyName, nonce, sealed }: SealedSecret): Secret {
    const tag = sealed.subarray(-TAG_BYTES);
    const decipher = createDecipheriv(ALGORITHM, this.#key(keyName), nonce, { authTagLength: TAG_BYTES });
    decipher.setAAD(boundTo(table, anchor)).setAuthTag(tag);
    const bytes = Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()]);
    return { anchor, bytes: new Uint8Array(bytes) };
  }

  #key(name: string): Buffer {
    const key = this.#keys.get(name);
    if (key === undefined)
      throw new Error(`The seeds are encrypted with the key ${name}, which is not in the list of keys.`);
    return key;
  }
}

function boundTo(table: string, anchor: string): Buffer {
  return Buffer.from(JSON.stringify([table, anchor]));
}
