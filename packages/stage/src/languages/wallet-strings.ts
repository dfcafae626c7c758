/** The strings of a table whose page confirms each stake. */
export interface WalletStrings {
  /** The message while the table waits for the page. */
  readonly waiting: string;
  /** The button that cancels the stake while the table waits. */
  readonly cancel: string;
  /** The message while a saved table carries out a stake that the page has confirmed. */
  readonly confirmed: string;
  /** The notice that the page has not answered in time. */
  readonly late: string;
  /** The notice that the player has cancelled the stake. */
  readonly cancelled: string;
}
