import { mkdir } from "node:fs/promises";
import { resolve } from "node:path";
import { CARD_SIZE, handOfCard, socialCardSvg, tableText } from "@thunderjack/canvas/svg";
import { Tape } from "@thunderjack/recording";
import type { TableView } from "@thunderjack/stage";
import { momentOf } from "@thunderjack/stage/film";
import { defineCommand } from "citty";
import { BadInput } from "../bad-input.js";
import { escaped } from "../escaped.js";
import { languageOf } from "../game/game-options.js";
import { whyNotOpened } from "../input.js";
import { checkOptions } from "../options.js";
import { writeOut } from "../output.js";
import { readRecording, withoutFault } from "../recording-file.js";
import { linkTo } from "../share.js";
import type { Shell } from "../shell.js";
import { bestMoment } from "./best-moment.js";
import { withChromium } from "./chromium.js";
import { Easel } from "./easel.js";
import { LOOK_ARGS, lookOf, positionOf } from "./picture-options.js";
import { picturePage } from "./picture-page.js";
import { chromiumOf } from "./render.js";

/** The size of the replay in the page of another site, in pixels. */
const PLAYER = { width: 960, height: 640 };

/** `thunderjack card`: writes a social card of a recording, with a page and an oEmbed answer that name it. */
export function cardCommand(shell: Shell) {
  return defineCommand({
    meta: { name: "card", description: "Write a social card of a recording, and the page that shows it." },
    args: {
      file: { type: "positional", required: false, description: "The recording (.tjr); - reads the standard input" },
      out: { type: "string", valueHint: "FOLDER", description: "The folder of the files" },
      url: { type: "string", valueHint: "URL", description: "The address at which the folder will be served" },
      base: { type: "string", valueHint: "URL", description: "The address of the page that opens share links" },
      at: { type: "string", valueHint: "SEQ", description: "After this event; default: the best result" },
      caption: { type: "string", valueHint: "TEXT", description: "The line at the lower edge of the card" },
      ...LOOK_ARGS,
    },
    async run({ args, cmd }): Promise<number> {
      checkOptions(args, cmd);
      const { file, out, caption = "" } = args;
      if (file === undefined) throw new BadInput("card needs a FILE, or - for the standard input");
      const url = addressOf("url", args.url);
      const base = addressOf("base", args.base);
      if (out === undefined) throw new BadInput("card needs --out FOLDER: it writes four files");
      const look = await lookOf(args.theme, args.deck);
      const { words } = await languageOf(args.lang);
      const recording = await withoutFault(shell, file, await readRecording(shell, file), "can be drawn");
      const tape = new Tape(recording);
      const at = positionOf("at", args.at, recording, bestMoment(tape));
      const view = momentOf(tape, at, words);
      const svg = socialCardSvg(view, { ...look, caption });
      const chromium = chromiumOf(shell, "png");
      await folder(shell, out);
      const png = await withChromium(chromium, async (page) => (await Easel.open(page, CARD_SIZE)).png(svg));
      const link = linkTo(file, recording, { base });
      const facts: CardFacts = { title: titleOf(view), text: tableText(view), url, link };
      await writeOut(shell, `${out}/card.svg`, `${svg}\n`);
      await writeOut(shell, `${out}/card.png`, png);
      await writeOut(shell, `${out}/oembed.json`, `${JSON.stringify(oembedOf(facts), null, 2)}\n`);
      const page = picturePage({
        language: view.language,
        direction: view.direction,
        title: facts.title,
        svg,
        caption: view.message,
        head: headOf(facts),
        below: `<p><a href="${escaped(link)}">${escaped(facts.title)}</a></p>\n`,
      });
      await writeOut(shell, `${out}/index.html`, page);
      return 0;
    },
  });
}

interface CardFacts {
  readonly title: string;
  readonly text: string;
  /** The address of the folder, with a slash at its end. */
  readonly url: string;
  /** The full address of the replay. */
  readonly link: string;
}

/** Returns the result of the hand on the card, such as "Thunderjack! +30". */
function titleOf(view: TableView): string {
  const { badge } = handOfCard(view) ?? {};
  return badge == null ? view.labels.table : [badge.label, badge.amountText].filter((text) => text !== null).join(" ");
}

/** Returns the elements that describe a page to the sites that show links to it. */
function headOf({ title, text, url }: CardFacts): string {
  const properties = {
    "og:type": "website",
    "og:title": title,
    "og:description": text,
    "og:url": url,
    "og:image": `${url}card.png`,
    "og:image:type": "image/png",
    "og:image:width": String(CARD_SIZE.width),
    "og:image:height": String(CARD_SIZE.height),
    "og:image:alt": text,
  };
  const graph = Object.entries(properties).map(
    ([name, content]) => `<meta property="${name}" content="${escaped(content)}">\n`,
  );
  return (
    `<meta name="description" content="${escaped(text)}">\n${graph.join("")}` +
    `<meta name="twitter:card" content="summary_large_image">\n` +
    `<link rel="alternate" type="application/json+oembed" href="${escaped(`${url}oembed.json`)}" title="${escaped(title)}">\n`
  );
}

/** Returns the answer of oEmbed 1.0, with which another site shows the replay. */
function oembedOf({ title, url, link }: CardFacts): object {
  const { width, height } = PLAYER;
  const frame =
    `<iframe src="${escaped(link)}" title="${escaped(title)}" width="${width}" height="${height}"` +
    ` frameborder="0" loading="lazy"></iframe>`;
  return {
    version: "1.0",
    type: "rich",
    title,
    provider_name: "Thunderjack",
    provider_url: new URL(link).origin,
    html: frame,
    width,
    height,
    thumbnail_url: `${url}card.png`,
    thumbnail_width: CARD_SIZE.width,
    thumbnail_height: CARD_SIZE.height,
  };
}

/** @throws BadInput if the address is missing, is not an `http:` or `https:` URL, or is not that of a folder for `--url` */
function addressOf(option: "url" | "base", text: string | undefined): string {
  if (text === undefined) throw new BadInput(`card needs --${option} URL: a card names full addresses`);
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) {
    throw new BadInput(`--${option} ${text}: must be a URL such as https://example.com/replay`);
  }
  const { href } = new URL(text);
  if (option === "base") return href;
  if (/[?#]/.test(href)) throw new BadInput(`--url ${text}: must be a folder, without ? and #`);
  return href.endsWith("/") ? href : `${href}/`;
}

async function folder(shell: Shell, out: string): Promise<void> {
  try {
    await mkdir(resolve(shell.directory, out), { recursive: true });
  } catch (error) {
    throw new BadInput(`--out ${out}: ${whyNotOpened(error)}`);
  }
}
