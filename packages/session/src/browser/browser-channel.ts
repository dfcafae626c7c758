import type { Channel, OpenChannel } from "../channel.js";

/**
 * Opens a `BroadcastChannel` between the tabs of an origin. If the platform has none or does not allow it, the channel
 * delivers nothing.
 */
export const browserChannel: OpenChannel = (name) => {
  const channel = opened(name);
  if (channel === null) return SILENT;
  return {
    post: (text) => channel.postMessage(text),
    listen: (receive) => {
      const listener = ({ data }: MessageEvent<unknown>): void => {
        if (typeof data === "string") receive(data);
      };
      channel.addEventListener("message", listener);
      return () => channel.removeEventListener("message", listener);
    },
    close: () => channel.close(),
  };
};

function opened(name: string): BroadcastChannel | null {
  if (typeof BroadcastChannel === "undefined") return null;
  try {
    return new BroadcastChannel(`thunderjack/${name}`);
  } catch {
    return null;
  }
}

const SILENT: Channel = { post: () => {}, listen: () => () => {}, close: () => {} };
