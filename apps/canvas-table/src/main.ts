import { ENGLISH } from "@thunderjack/stage";
import { openGame, skipOnClick } from "./game.js";
import { LoadingOverlay } from "./loading-overlay.js";
import { mountCanvas } from "./mount-canvas.js";
import { elementOf } from "./page.js";
import { loadPageLanguage } from "./page-language.js";
import { pageOptions } from "./page-options.js";

const options = pageOptions(location.search);
const canvas = elementOf("canvas", HTMLElement);
let words = ENGLISH;

try {
  words = await loadPageLanguage();
  const { conductor, stage } = openGame(options, words);
  skipOnClick(canvas, conductor);
  void mountCanvas(canvas, stage, words, options.backend);
} catch (reason) {
  new LoadingOverlay(canvas, words).showError(reason);
}
