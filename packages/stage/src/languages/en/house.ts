import { formatCredits } from "../../credits.js";
import type { HouseStrings } from "../house-strings.js";
import { pluralIn } from "../plural.js";

const plural = pluralIn("en");

/** The strings of a table that runs on a server, in English. They are loaded with the code of such tables. */
export const ENGLISH_HOUSE: HouseStrings = {
  connections: {
    connecting: "Connecting to the table…",
    live: "The table is connected.",
    reconnecting: "The connection is interrupted. Connecting again…",
    moved: "The table moves to another server. Connecting again…",
    full: "This table is full.",
    refused: "The house has refused the connection.",
    closed: "The connection is closed.",
  },
  watching: "You are watching this table.",
  noSeat: "Take a free seat to play.",
  ready: "You are ready. Waiting for the other players.",
  timeLeft: (seconds) => `${seconds} ${plural(seconds, { one: "second", other: "seconds" })} left`,
  away: (player) => `${player} has no connection.`,
  development: "This house is for development only. Anyone can sign in as any player.",
  amount: "Buy-in in credits",
  takeSeat: (seat) => `Take the ${seat} seat`,
  buyIn: (seat) => `Buy in at the ${seat} seat`,
  leaveSeat: (seat) => `Leave the ${seat} seat`,
  purse: (seat, amount) => `Credits of the ${seat} seat: ${formatCredits(amount)}`,
  reasons: {
    "seat-taken": "This seat is taken.",
    "account-too-small": "Your account does not have enough credits.",
    "purse-too-large": "You may not bring so many credits to this table.",
    "wallet-refused": "Your wallet refused the stake.",
    "wallet-unknown": "Your wallet did not answer. The stake was not made.",
    "not-seated": "You have no seat at this table.",
    "too-many-requests": "These are too many requests at once. Please wait a second.",
    "house-closing": "The house is closing. Please connect again.",
    unavailable: "The house cannot store the request now. Please try again.",
  },
};
