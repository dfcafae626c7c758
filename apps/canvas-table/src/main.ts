import { openGame, skipOnClick } from "./game.js";
import { LoadingOverlay } from "./loading-overlay.js";
import { mountCanvas } from "./mount-canvas.js";
import { elementOf } from "./page.js";
import { speakPageLanguage } from "./page-language.js";
import { pageOptions } from "./page-options.js";

const options = pageOptions(location.search);
const canvas = elementOf("canvas", HTMLElement);

try {
  const { conductor, stage } = openGame(options, await speakPageLanguage());
  skipOnClick(canvas, conductor);
  void mountCanvas(canvas, stage, options.means);
} catch (reason) {
  new LoadingOverlay(canvas).showError(reason);
}
