import type { WalletStrings } from "../wallet-strings.js";

/** The strings of a table whose page confirms each stake, in English. They are loaded with the code that waits. */
export const ENGLISH_WALLET: WalletStrings = {
  waiting: "Waiting for the page to confirm this bet…",
  cancel: "Cancel this bet",
  confirmed: "The bet is confirmed. Waiting for the saved table…",
  late: "The page did not answer in time. Nothing was played, and the bet is returned.",
  cancelled: "The bet is cancelled. Nothing was played.",
};
