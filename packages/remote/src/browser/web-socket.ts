import type { Transport } from "../transport.js";

/**
 * The part of the class `WebSocket` that a transport needs, so that Node can pass another implementation, such as the class
 * of the package `ws`. Implementations have different classes of events.
 */
export interface WebSocketClass {
  new (
    url: string,
  ): {
    /** Sends a text message. */
    send(text: string): void;
    /** Closes the connection. */
    close(): void;
    /** Called when the connection is open. */
    onopen: ((event: never) => void) | null;
    /** Called with each message. */
    onmessage: ((event: never) => void) | null;
    /** Called when the connection is closed, with the code. */
    onclose: ((event: never) => void) | null;
    /** Called when the connection fails. `onclose` is called afterwards. */
    onerror: ((event: never) => void) | null;
  };
}

/**
 * Returns a transport over a WebSocket. Players need it.
 *
 * @param url the URL of the table, which begins with `ws:` or `wss:`
 * @param Socket the class to use; defaults to the class of the platform
 */
export function webSocketTransport(url: string, Socket: WebSocketClass = WebSocket): Transport {
  return {
    canSend: true,
    connect({ opened, received, closed }) {
      const socket = new Socket(url);
      socket.onopen = () => opened();
      socket.onmessage = ({ data }: { readonly data: unknown }) => typeof data === "string" && received(data);
      socket.onclose = ({ code }: { readonly code: number }) => closed(code);
      return {
        send: (text) => socket.send(text),
        close() {
          socket.onopen = socket.onmessage = socket.onclose = socket.onerror = null;
          socket.close();
        },
      };
    },
  };
}
