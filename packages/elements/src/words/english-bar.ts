import type { BarWords } from "./table-words.js";

/** In the first thing that a page loads: few words. */
export const ENGLISH_BAR: BarWords = {
  history: "History",
  fairness: "Fairness",
  keys: "Keys",
  sound: "Sound",
  rules: "Rules",
  picker: "Choose cards",
  replay: "Replay",
  pause: "Pause",
  play: "Play",
  again: "Again",
  back: "Back to the table",
  loading: "Loading…",
  chosen: "chosen seed",
  frozen: "The table is closed for the moment.",
  notDealt: "This deal was not allowed.",
  otherShoe: "A new shoe. The seed of the last one is shown under Fairness.",
  round: (round) => `Round ${round}`,
  notLoaded: (reason) => `This could not be loaded: ${reason}`,
};
