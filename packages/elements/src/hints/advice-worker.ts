import { replyTo } from "./advice-answers.js";
import type { AdviceRequest } from "./protocol.js";

/* The entry file of the worker. No other module imports it. */

addEventListener("message", ({ data }: MessageEvent<AdviceRequest>) => {
  postMessage(replyTo(data));
});
