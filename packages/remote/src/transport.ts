/** The callbacks of a connection. */
export interface ConnectionListener {
  /** Called once when texts can be sent. */
  readonly opened: () => void;
  /** Called with each text that the server sends. */
  readonly received: (text: string) => void;
  /**
   * Called once when the connection is closed or could not be opened. No other callback follows.
   *
   * @param code the close code of the house; 0 if there is none
   */
  readonly closed: (code: number) => void;
}

/** A connection to a table. */
export interface Connection {
  /** Sends a text. A no-op for a connection that cannot send, such as server-sent events. */
  send(text: string): void;
  /** Closes the connection. `closed` is not called. */
  close(): void;
}

/** Opens connections to one table of a house. */
export interface Transport {
  /** Whether the connections can send. If not, the client can only watch. */
  readonly canSend: boolean;
  /**
   * Opens a connection.
   *
   * @param after the position of the last commit that the client has received; `null` if it has no table yet
   */
  connect(listener: ConnectionListener, after: number | null): Connection;
}
