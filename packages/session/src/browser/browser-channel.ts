import type { Channel, OpenChannel } from "../channel.js";

/** Channels between the tabs of an origin; where there is no `BroadcastChannel` they carry nothing. */
export const browserChannel: OpenChannel = (name) => {
  if (typeof BroadcastChannel === "undefined") return SILENT;
  const channel = new BroadcastChannel(`thunderjack/${name}`);
  return {
    post: (text) => channel.postMessage(text),
    listen: (heard) => {
      const listener = ({ data }: MessageEvent<unknown>): void => {
        if (typeof data === "string") heard(data);
      };
      channel.addEventListener("message", listener);
      return () => channel.removeEventListener("message", listener);
    },
    close: () => channel.close(),
  };
};

const SILENT: Channel = { post: () => {}, listen: () => () => {}, close: () => {} };
