import { SEATS, type Seat } from "@thunderjack/core";
import type { Player } from "@thunderjack/house";
import { type CryptoKey, generateKeyPair, importJWK, importSPKI, type JWK, jwtVerify, SignJWT } from "jose";
import * as v from "valibot";

const ALGORITHM = "EdDSA";
const ISSUER = "thunderjack";

/** The claims of a token, besides `exp`. */
const claims = v.object({
  /** The account of the player. */
  sub: v.pipe(v.string(), v.regex(/^[\w.@:-]{1,100}$/)),
  /** The name for display. */
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
  /** The table; `*` for all tables. */
  table: v.pipe(v.string(), v.maxLength(64)),
  /** The seats that the player may take; absent for all seats. */
  seats: v.optional(v.array(v.picklist(SEATS))),
  may: v.picklist(["play", "watch", "operate"]),
  /** The largest sum of the player's purses to which a buy-in may lead, in hundredths; absent for no limit. */
  purse: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  /** `exp` is checked by jose, and must be present. */
  exp: v.number(),
});

/** The permissions that a token gives. */
export interface Access {
  readonly player: Player;
  /** The table; `*` for all tables. */
  readonly table: string;
  readonly seats: readonly Seat[];
  readonly may: "play" | "watch" | "operate";
  /** The time at which the token expires, in milliseconds since 1970. */
  readonly expires: number;
}

/** The contents of a new token. */
export interface NewToken {
  readonly player: Player;
  readonly table: string;
  readonly seats?: readonly Seat[];
  readonly may: Access["may"];
}

/** Verifies the tokens of the operator, and signs tokens in development mode only. */
export class Tokens {
  readonly #publicKey: CryptoKey | Uint8Array;
  readonly #privateKey: CryptoKey | Uint8Array | null;

  private constructor(publicKey: CryptoKey | Uint8Array, privateKey: CryptoKey | Uint8Array | null) {
    this.#publicKey = publicKey;
    this.#privateKey = privateKey;
  }

  /** @param pem the public Ed25519 key of the operator, as SPKI in PEM */
  static async ofOperator(pem: string): Promise<Tokens> {
    return new Tokens(await importSPKI(pem, ALGORITHM), null);
  }

  /**
   * Returns tokens for development, which anyone can have.
   *
   * @param jwk a private Ed25519 key that several processes share; defaults to a new one
   */
  static async forDevelopment(jwk?: JWK): Promise<Tokens> {
    if (jwk === undefined) {
      const { publicKey, privateKey } = await generateKeyPair(ALGORITHM, { crv: "Ed25519" });
      return new Tokens(publicKey, privateKey);
    }
    const { d: _, ...open } = jwk;
    return new Tokens(await importJWK(open, ALGORITHM), await importJWK(jwk, ALGORITHM));
  }

  /** Whether the house signs its own tokens. */
  get isDevelopment(): boolean {
    return this.#privateKey !== null;
  }

  /** @throws Error if this is not development mode */
  async sign({ player, table, seats, may }: NewToken, seconds = 43_200): Promise<string> {
    if (this.#privateKey === null) throw new Error("Only a house in development mode signs tokens.");
    const { id, ...claimed } = player;
    return new SignJWT({ ...claimed, table, may, ...(seats === undefined ? {} : { seats }) })
      .setProtectedHeader({ alg: ALGORITHM })
      .setIssuer(ISSUER)
      .setSubject(id)
      .setExpirationTime(`${seconds} seconds`)
      .sign(this.#privateKey);
  }

  /**
   * Returns what the bearer may do at a table; `null` if the token is invalid, expired, or for another table.
   *
   * @param table `null` for no table, which every token allows
   */
  async access(token: string, table: string | null): Promise<Access | null> {
    try {
      const { payload } = await jwtVerify(token, this.#publicKey, { algorithms: [ALGORITHM], issuer: ISSUER });
      const { sub, name, table: allowed, seats = SEATS, may, purse, exp } = v.parse(claims, payload);
      if (table !== null && allowed !== "*" && allowed !== table) return null;
      const player = { id: sub, name, ...(purse === undefined ? {} : { purse }) };
      return { player, table: allowed, seats, may, expires: exp * 1000 };
    } catch {
      return null;
    }
  }
}
