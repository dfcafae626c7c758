// Both embeds in one script that is no module and needs no other file: `<script src="thunderjack.classic.js">`.
export * from "../define.js";
export { ThunderjackReplay } from "../replay.js";
