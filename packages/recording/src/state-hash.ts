import type { Hand, TableState } from "@thunderjack/core";
import { bytesToHex, sha256, utf8ToBytes } from "@thunderjack/core/sha256";
import { canonicalJson } from "./canonical-json.js";
import type { JsonObject } from "./json.js";

/**
 * Returns the SHA-256 of a state's canonical JSON, in lower-case hex. If two programs compute the same hash, they agree
 * about the whole state, except its version. The purses of a table with one purse for all seats are not hashed.
 */
export function stateHash(state: TableState): string {
  return bytesToHex(sha256(utf8ToBytes(canonicalJson(hashedFields(state)))));
}

/** The fields are listed by name, because a new field of the state must not change the hashes of old recordings. */
function hashedFields(state: TableState): JsonObject {
  const { phase, round, turn, credits, purses, bets, hands, dealer, undealt, tray, shuffles } = state;
  return {
    phase,
    round,
    turn,
    credits,
    ...(purses === null ? {} : { purses: { right: purses.right, middle: purses.middle, left: purses.left } }),
    bets: { right: bets.right, middle: bets.middle, left: bets.left },
    hands: hands.map(hashedHand),
    dealer: { cards: dealer.cards, faceDown: dealer.faceDown },
    undealt,
    tray,
    shuffles,
  };
}

function hashedHand({ name, cards, bet, split, doubled, insurance, outcome, returned }: Hand): JsonObject {
  const insured = insurance === null ? null : { bet: insurance.bet, returned: insurance.returned };
  return { name, cards, bet, split, doubled, insurance: insured, outcome, returned };
}
