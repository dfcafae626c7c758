// The table and the replay in one classic script without further files: `<script src="thunderjack.classic.js">`.
export * from "../define.js";
export { ThunderjackReplay } from "../replay.js";
