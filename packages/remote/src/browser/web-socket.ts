import type { Transport } from "../transport.js";

/** The part of the class `WebSocket` that a transport needs, so that Node can pass another implementation. */
export interface WebSocketClass {
  new (url: string): Pick<WebSocket, "send" | "close" | "onopen" | "onmessage" | "onclose" | "onerror">;
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
      socket.onmessage = ({ data }) => typeof data === "string" && received(data);
      socket.onclose = ({ code }) => closed(code);
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
