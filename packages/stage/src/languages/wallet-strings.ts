/** The strings of a table whose page confirms each stake. */
export interface WalletStrings {
  /** The message while the table waits for the page. */
  readonly waiting: string;
  /** The button that ends the waiting. */
  readonly cancel: string;
  /** The notice that the page has not answered in time. */
  readonly late: string;
  /** The notice that the player has ended the waiting. */
  readonly cancelled: string;
}
