import { replyTo } from "./advice-answers.js";
import type { AdviceRequest } from "./protocol.js";

/*
 * The worker's own file: it is started as one, and imported by nobody.
 */

addEventListener("message", ({ data }: MessageEvent<AdviceRequest>) => {
  postMessage(replyTo(data));
});
