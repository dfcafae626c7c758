import type { Transport } from "../transport.js";

/**
 * Returns a transport over server-sent events, for watchers and for networks without WebSockets. It cannot send, so the
 * client can only watch.
 *
 * @param url the URL of the events of the table, which begins with `http:` or `https:`
 * @param token the token of the watcher, which is part of the URL of the request; defaults to none
 */
export function eventStreamTransport(url: string, token?: string): Transport {
  return {
    canSend: false,
    connect({ opened, received, closed }, after) {
      const address = new URL(url);
      if (token !== undefined) address.searchParams.set("token", token);
      if (after !== null) address.searchParams.set("after", String(after));
      const source = new EventSource(address);
      source.onopen = () => opened();
      source.onmessage = ({ data }) => received(String(data));
      // The browser would connect again by itself. The table connects again instead, so that both transports behave alike.
      source.onerror = () => {
        source.close();
        closed(0);
      };
      return { send() {}, close: () => source.close() };
    },
  };
}
