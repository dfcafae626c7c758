import { layCanvas } from "./canvas-felt.js";
import { Curtain } from "./curtain.js";
import { openGame, skipOnTouch } from "./game.js";
import { felt } from "./page.js";
import { pageOptions } from "./page-options.js";

const options = pageOptions(location.search);
const canvas = felt("canvas");

try {
  const { conductor, stage } = openGame(options);
  skipOnTouch(canvas, conductor);
  void layCanvas(canvas, stage, options.means);
} catch (reason) {
  new Curtain(canvas).complain(reason);
}
