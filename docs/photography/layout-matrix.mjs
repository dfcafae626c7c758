// `pnpm pictures layout-matrix` measures the table in 600 cases: twelve sizes, five numbers of hands, five languages
// and both renderers. It lists the faults, and writes one picture for each renderer, in English, to
// docs/photography/layout.
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { serve } from "./static-server.mjs";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const OUT = fileURLToPath(new URL("layout/", import.meta.url));

const SIZES = [
  [320, 568],
  [360, 616],
  [375, 553],
  [740, 360],
  [844, 390],
  [768, 560],
  [768, 1024],
  [1024, 768],
  [1366, 625],
  [1440, 900],
  [1920, 1080],
  [2560, 1080],
];
const HANDS = [1, 2, 3, 6, 12];
const LANGUAGES = ["en", "de", "es", "fr", "ar"];
const RENDERERS = ["lit", "canvas"];

/** The height of a table in a picture, in pixels. */
const HEIGHT = 240;

/** Returns the rules for a number of hands. Twelve hands need more than one split at a seat, which `casino` allows. */
const rulesFor = (hands) => (hands === 12 ? "casino" : "thunderjack");

/** Opens a page with a table in this state. All cards are eights, so that every hand can be split. */
async function openTable(context, origin, measure, { hands, language, renderer }) {
  const page = await context.newPage();
  page.on("pageerror", (error) => console.error(error.message));
  const body = `<!doctype html><meta charset="utf-8"><style>html,body{margin:0;height:100%}thunderjack-table{display:block;height:100vh}</style>
     <thunderjack-table lang="${language}" rules="${rulesFor(hands)}" renderer="${renderer}" speed="instant" allow-stacking></thunderjack-table>
     <script type="module" src="/thunderjack.js"></script>`;
  await page.route(`${origin}/table`, (route) => route.fulfill({ contentType: "text/html", body }));
  await page.goto(`${origin}/table`);
  await page.addScriptTag({ content: measure });
  await page.waitForFunction(
    ([drawing, lang]) => {
      const table = document.querySelector("thunderjack-table");
      const isDrawn = measured.all(table, drawing).length > 0;
      return isDrawn && table.conductor?.view.language === lang;
    },
    [renderer === "lit" ? "tj-table" : "canvas", language],
  );
  await page.evaluate((wanted) => {
    const table = document.querySelector("thunderjack-table");
    const seats = wanted === 1 ? ["middle"] : wanted === 2 ? ["right", "left"] : ["right", "middle", "left"];
    for (const seat of seats) table.placeBet(seat, 1000);
    const eights = Array.from({ length: rulesOf(wanted) * 4 }, (_, place) => `8_${"hdcs"[place % 4]}_${place >> 2}`);
    table.deal(eights);
    const count = () => table.conductor.view.seats.reduce((sum, { hands }) => sum + hands.length, 0);
    for (let step = 0; step < 40 && count() < wanted; step++) if (table.split() !== null) table.stand();
    if (count() !== wanted) throw new Error(`${count()} hands instead of ${wanted}`);

    function rulesOf(number) {
      return number === 12 ? 6 : 4;
    }
  }, hands);
  return page;
}

/** Measures the cases of a renderer. Returns its faults and its tables in English as JPEGs. */
async function measureAll(context, origin, measure, renderer) {
  const faults = [];
  const pictures = [];
  for (const language of LANGUAGES) {
    for (const hands of HANDS) {
      const page = await openTable(context, origin, measure, { hands, language, renderer });
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        const found = await page.evaluate(async () => {
          for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
          return measured.faultsIn(document.querySelector("thunderjack-table"), innerWidth, innerHeight);
        });
        for (const fault of found)
          faults.push(`${renderer}, ${language}, ${hands} hands, ${width}×${height}: ${fault}`);
        if (language === "en") {
          pictures.push({ width, height, jpeg: await page.screenshot({ type: "jpeg", quality: 80 }) });
        }
      }
      await page.close();
    }
  }
  return { faults, pictures };
}

/** Arranges the tables of a renderer in one picture: a row for each number of hands, a column for each size. */
async function sheetOf(context, pictures) {
  const page = await context.newPage();
  const images = pictures.map(
    ({ width, height, jpeg }) =>
      `<img width="${Math.round((width * HEIGHT) / height)}" height="${HEIGHT}" src="data:image/jpeg;base64,${jpeg.toString("base64")}">`,
  );
  const columns = SIZES.map(([width, height]) => `${Math.round((width * HEIGHT) / height)}px`);
  await page.setViewportSize({ width: 4200, height: HANDS.length * (HEIGHT + 8) });
  await page.setContent(
    `<body style="margin:4px;background:#333;display:grid;gap:6px;width:max-content;grid-template-columns:${columns.join(" ")}">${images.join("")}`,
  );
  await page.waitForLoadState("networkidle");
  const sheet = await page.locator("body").screenshot({ type: "jpeg", quality: 75 });
  await page.close();
  return sheet;
}

/** Measures all cases and writes the pictures. Returns the faults. */
export async function takeLayoutMatrix(studio) {
  const entry = `${ROOT}packages/elements/test/measured-table.ts`;
  const { outputFiles } = await build({
    stdin: {
      contents: `export * from "${entry}"; export * from "${ROOT}packages/elements/test/find-all.ts";`,
      resolveDir: ROOT,
    },
    bundle: true,
    write: false,
    format: "iife",
    globalName: "measured",
    target: "es2022",
  });
  const site = await serve(`${ROOT}packages/elements/dist/cdn`);
  const context = await studio.context({ width: 1280, height: 800 });
  mkdirSync(OUT, { recursive: true });
  const faults = [];
  try {
    for (const renderer of RENDERERS) {
      const result = await measureAll(context, site.origin, outputFiles[0].text, renderer);
      faults.push(...result.faults);
      writeFileSync(`${OUT}${renderer}.jpg`, await sheetOf(context, result.pictures));
      console.log(`layout/${renderer}.jpg`);
    }
  } finally {
    site.close();
    await context.close();
  }
  return faults;
}
