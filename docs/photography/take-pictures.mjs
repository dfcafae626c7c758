// `pnpm pictures` takes all screenshots in docs/pictures from the built sites. `pnpm pictures split-360 report` takes
// only these two. `pnpm pictures motion` takes contact sheets of movements; see motion-sheets.mjs. `pnpm pictures
// layout-matrix` measures the table in all sizes, languages and renderers.
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { takeLayoutMatrix } from "./layout-matrix.mjs";
import { takeMotionSheets } from "./motion-sheets.mjs";
import { OTHER_PICTURES } from "./other-pictures.mjs";
import { Studio } from "./studio.mjs";
import { TABLE_PICTURES } from "./table-pictures.mjs";

const PICTURES = fileURLToPath(new URL("../pictures/", import.meta.url));
const SIGHTS = { ...TABLE_PICTURES, ...OTHER_PICTURES };
const QUALITY = 0.85;

/** Converts a PNG to a JPEG in the browser, because no dependency writes JPEGs. */
async function jpegOf(studio, png) {
  const page = await studio.blank({ width: 100, height: 100 }, "");
  const address = await page.evaluate(
    async ([data, quality]) => {
      const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
      const canvas = document.createElement("canvas");
      canvas.width = bitmap.width;
      canvas.height = bitmap.height;
      canvas.getContext("2d").drawImage(bitmap, 0, 0);
      return canvas.toDataURL("image/jpeg", quality);
    },
    [png.toString("base64"), QUALITY],
  );
  return Buffer.from(address.slice(address.indexOf(",") + 1), "base64");
}

async function take(names) {
  const studio = new Studio();
  try {
    for (const name of names) {
      const jpeg = await jpegOf(studio, await SIGHTS[name](studio));
      writeFileSync(`${PICTURES}${name}.jpg`, jpeg);
      console.log(`${name}.jpg  ${Math.round(jpeg.length / 1000)} kB`);
    }
  } finally {
    await studio.close();
  }
}

async function measure() {
  const studio = new Studio();
  try {
    const faults = await takeLayoutMatrix(studio);
    for (const fault of faults) console.error(fault);
    console.log(`${faults.length} faults in the layout`);
    if (faults.length > 0) process.exitCode = 1;
  } finally {
    await studio.close();
  }
}

const MATRIX = "layout-matrix";
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !Object.hasOwn(SIGHTS, name));
if (wanted[0] === "motion") {
  const studio = new Studio();
  await takeMotionSheets(await studio.browser(), wanted.slice(1)).finally(() => studio.close());
} else if (wanted.length === 1 && wanted[0] === MATRIX) {
  await measure();
} else if (unknown.length > 0) {
  console.error(
    `There is no picture ${unknown.join(", ")}. There are: ${[...Object.keys(SIGHTS), "motion", MATRIX].join(", ")}.`,
  );
  process.exitCode = 2;
} else {
  await take(wanted.length > 0 ? wanted : Object.keys(SIGHTS));
}
