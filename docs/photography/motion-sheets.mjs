// `pnpm pictures motion` takes contact sheets of movements, a frame each tenth of a second, in both renderers. They are
// written to docs/pictures/motion, which is not part of the repository. `pnpm pictures motion deal blitz` takes only
// these.
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { serve } from "./static-server.mjs";

const ELEMENTS = fileURLToPath(new URL("../../packages/elements/dist/cdn/", import.meta.url));
const SHEETS = fileURLToPath(new URL("../pictures/motion/", import.meta.url));
const SIZE = { width: 1024, height: 680 };
const FRAME = 360;
const BETWEEN = 100;

const cards = (names, deck = "0") => names.split(" ").map((name) => `${name}_${deck}`);
const ALL = { right: 5000, middle: 5000, left: 5000 };

/**
 * The movements. Each has its bets and cards, the moves before the first frame, the moves that are shown, and the
 * number of frames. A shown move starts when the previous one has ended. `deal 1` deals the same cards of another deck.
 */
const SCENES = {
  bet: {
    bets: {},
    deal: "",
    before: [],
    shown: ["placeBet right 6000", "placeBet middle 5000", "placeBet right 0"],
    frames: 12,
  },
  deal: { bets: ALL, deal: "8_s a_c 9_d 10_h 5_h 6_c 9_s 7_d", before: [], shown: ["deal"], frames: 18 },
  bust: { bets: ALL, deal: "10_s 10_c 9_d 10_h 6_h 6_c 9_s 7_d k_h 2_s", before: ["deal"], shown: ["hit"], frames: 10 },
  settlement: {
    bets: { right: 27_000, middle: 5000, left: 5000 },
    deal: "10_s 9_c 9_d 10_h k_h 8_c 8_s 7_d",
    before: ["deal", "stand", "stand"],
    shown: ["stand"],
    frames: 30,
  },
  "next-deal": {
    bets: { right: 27_000, middle: 5000, left: 5000 },
    deal: "10_s 9_c 9_d 10_h k_h 8_c 8_s 7_d",
    before: ["deal", "stand", "stand", "stand"],
    shown: ["deal 1"],
    frames: 12,
  },
  "dealer-bust": {
    bets: ALL,
    deal: "10_s 9_c 9_d 6_h k_h 8_c 8_s 7_d 2_s k_d",
    before: ["deal", "stand", "stand"],
    shown: ["stand"],
    frames: 40,
  },
  split: {
    bets: { middle: 5000 },
    deal: "8_s 10_h 8_h 7_d 3_c 10_c 2_c 9_h",
    before: ["deal"],
    shown: ["split", "double", "stand"],
    frames: 44,
  },
  thunderjack: { bets: ALL, deal: "9_s 10_c a_s 6_h k_h 8_c k_s 7_d", before: [], shown: ["deal"], frames: 50 },
  blitz: {
    bets: { right: 5000, middle: 5000 },
    deal: "2_s 10_c 10_h 3_h 9_c 7_d 2_c 4_d 3_c 5_s",
    before: ["deal", "hit", "hit", "hit"],
    shown: ["hit"],
    frames: 24,
  },
};

const PAGE = `<!doctype html><meta charset="utf-8"><style>html,body{margin:0;height:100%;background:#05071a}
thunderjack-table{display:block;height:100vh}</style><body><script type="module">
import "/thunderjack.js";
const table = document.createElement("thunderjack-table");
table.allowStacking = true;
table.speed = "instant";
table.renderer = new URLSearchParams(location.search).get("renderer");
document.body.append(table);
window.table = table;
</script>`;

/**
 * Pauses all animations, and sets them to the time of the page's clock before each frame. Runs in the page. The browser
 * dispatches the event of a finished animation in its next frame, which is too late for the picture, so it is
 * dispatched here, in the order of the ends. An animation that starts in a listener starts when the other has ended.
 */
function holdAnimations() {
  const held = new Map();
  let end = null;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...args) {
    const animation = animate.apply(this, args);
    animation.pause();
    animation.addEventListener("finish", (event) => {
      if (event.isTrusted && animation.isHeld) event.stopImmediatePropagation();
    });
    animation.isHeld = true;
    held.set(animation, end ?? performance.now());
    return animation;
  };
  const endOf = ([animation, start]) => start + animation.effect.getComputedTiming().endTime;
  window.showAnimations = () => {
    for (;;) {
      for (const [animation] of held) if (animation.playState !== "paused") held.delete(animation);
      const ended = [...held].filter((one) => endOf(one) <= performance.now());
      const next = ended.sort((one, other) => endOf(one) - endOf(other))[0];
      if (next === undefined) break;
      const [animation] = next;
      end = endOf(next);
      held.delete(animation);
      animation.finish();
      animation.dispatchEvent(new AnimationPlaybackEvent("finish"));
    }
    end = null;
    for (const [animation, start] of held) animation.currentTime = performance.now() - start;
  };
}

async function framesOf(browser, origin, renderer, { bets, deal, before, shown, frames }) {
  const page = await browser.newPage({ viewport: SIZE });
  page.on("pageerror", (error) => console.error(error.message));
  await page.route("**/sheet*", (route) => route.fulfill({ contentType: "text/html", body: PAGE }));
  await page.clock.install({ time: 0 });
  await page.addInitScript(holdAnimations);
  await page.goto(`${origin}/sheet?renderer=${renderer}`);
  await page.clock.pauseAt(60_000);
  const pass = async (milliseconds) => {
    for (let time = 0; time < milliseconds; time += 20) {
      await page.clock.runFor(20);
      await page.evaluate(() => new Promise((resolve) => queueMicrotask(resolve)));
    }
    await page.evaluate(() => window.showAnimations());
  };
  const move = (text) =>
    page.evaluate(
      ([line, stack]) => {
        const [name, ...rest] = line.split(" ");
        if (name === "placeBet") window.table.placeBet(rest[0], Number(rest[1]));
        else if (name === "deal") window.table.deal(stack);
        else window.table[name]();
      },
      [text, cards(deal, text.split(" ")[1])],
    );
  while (!(await page.evaluate(() => window.table?.conductor != null))) await pass(100);
  for (const [seat, amount] of Object.entries(bets)) await move(`placeBet ${seat} ${amount}`);
  for (const line of before) {
    await move(line);
    await pass(500);
  }
  // The code of the movements is loaded with the first interaction.
  await page.mouse.move(500, 300);
  await page.evaluate(() => {
    window.table.speed = "normal";
  });
  await new Promise((resolve) => setTimeout(resolve, 500));
  await pass(1500);
  const pictures = [];
  let next = 0;
  for (let frame = 0; frame < frames; frame++) {
    const isSettled = await page.evaluate(() => window.table.conductor.isSettled);
    if (next < shown.length && isSettled) await move(shown[next++]);
    const shot = await page.screenshot({ type: "jpeg", quality: 70 });
    pictures.push({ time: frame * BETWEEN, data: shot.toString("base64") });
    await pass(BETWEEN);
  }
  await page.close();
  return pictures;
}

async function sheetOf(browser, title, pictures) {
  const columns = 6;
  const page = await browser.newPage({ viewport: { width: columns * (FRAME + 8) + 8, height: 600 } });
  const items = pictures.map(
    ({ time, data }) =>
      `<figure><img src="data:image/jpeg;base64,${data}"><figcaption>${(time / 1000).toFixed(1)} s</figcaption></figure>`,
  );
  await page.setContent(`<style>body{margin:8px;background:#05071a;color:#fff;font:12px sans-serif;display:grid;gap:8px;
grid-template-columns:repeat(${columns},${FRAME}px)}h1{grid-column:1/-1;margin:0;font-size:16px}figure{margin:0}
img{width:100%;display:block}</style><h1>${title}</h1>${items.join("")}`);
  const sheet = await page.screenshot({ fullPage: true });
  await page.close();
  return sheet;
}

/** Takes the contact sheets of some movements; of all of them by default. */
export async function takeMotionSheets(browser, names) {
  const { origin, close } = await serve(ELEMENTS);
  mkdirSync(SHEETS, { recursive: true });
  try {
    for (const name of names.length > 0 ? names : Object.keys(SCENES)) {
      const scene = SCENES[name];
      if (scene === undefined) throw new Error(`There is no movement ${name}: ${Object.keys(SCENES).join(", ")}.`);
      for (const renderer of ["lit", "canvas"]) {
        const sheet = await sheetOf(browser, `${name}, ${renderer}`, await framesOf(browser, origin, renderer, scene));
        writeFileSync(`${SHEETS}${name}-${renderer}.png`, sheet);
        console.log(`motion/${name}-${renderer}.png  ${Math.round(sheet.length / 1000)} kB`);
      }
    }
  } finally {
    close();
  }
}
