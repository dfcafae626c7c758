import { type FilmPicture, filmSvg, tableSvg } from "@thunderjack/canvas/svg";
import { Tape } from "@thunderjack/recording";
import { pacing } from "@thunderjack/stage";
import { filmOf, momentOf } from "@thunderjack/stage/film";
import { defineCommand } from "citty";
import { BadInput } from "../bad-input.js";
import { languageOf } from "../game/game-options.js";
import { checkOptions } from "../options.js";
import { checkOut, refuseTerminal, writeOut } from "../output.js";
import { Progress } from "../progress.js";
import { readRecording, withoutFault } from "../recording-file.js";
import type { Shell } from "../shell.js";
import { withChromium } from "./chromium.js";
import { Easel } from "./easel.js";
import { gifOf } from "./gif.js";
import { LOOK_ARGS, lookOf, positionOf, sizeOf } from "./picture-options.js";
import { picturePage } from "./picture-page.js";

/** The formats. `svg` and `html` need no browser. */
const FORMATS = ["svg", "html", "png", "gif", "webm"] as const;

type Format = (typeof FORMATS)[number];

/** The number of pictures per second without `--fps`, and the largest one, by the format of a film. */
const FPS = { gif: { usual: 12, most: 50 }, webm: { usual: 25, most: 60 } } as const;

/** `thunderjack render`: draws a moment of a recording, or a film of it. */
export function renderCommand(shell: Shell) {
  return defineCommand({
    meta: { name: "render", description: "Draw a moment of a recording, or a film of it." },
    args: {
      file: { type: "positional", required: false, description: "The recording (.tjr); - reads the standard input" },
      svg: { type: "boolean", description: "A picture as SVG; needs no browser" },
      html: { type: "boolean", description: "A page with the picture; needs no browser" },
      png: { type: "boolean", description: "A picture as PNG; needs Chromium" },
      gif: { type: "boolean", description: "A film as an animated GIF; needs Chromium" },
      webm: { type: "boolean", description: "A film as WebM; needs Chromium" },
      at: { type: "string", valueHint: "SEQ", description: "A picture: after this event; default: the last one" },
      from: { type: "string", valueHint: "SEQ", description: "A film: begin after this event; default: 0" },
      until: { type: "string", valueHint: "SEQ", description: "A film: end after this event; default: the last one" },
      fps: { type: "string", valueHint: "N", description: "A film: pictures per second; default: GIF 12, WebM 25" },
      size: { type: "string", valueHint: "WxH", description: "The size in pixels; default: 1280x720" },
      ...LOOK_ARGS,
      out: { type: "string", valueHint: "FILE", description: "Write to this file; default: the standard output" },
    },
    async run({ args, cmd }): Promise<number> {
      checkOptions(args, cmd);
      const { file, out } = args;
      if (file === undefined) throw new BadInput("render needs a FILE, or - for the standard input");
      const format = formatOf(args);
      if (out !== undefined) await checkOut(shell, out, [file]);
      else if (format !== "svg" && format !== "html") refuseTerminal(shell);
      const size = sizeOf(args.size);
      const look = await lookOf(args.theme, args.deck);
      const { words } = await languageOf(args.lang);
      const recording = await withoutFault(shell, file, await readRecording(shell, file), "can be drawn");
      const tape = new Tape(recording, { pace: pacing() });
      if (format === "gif" || format === "webm") {
        if (args.at !== undefined) throw new BadInput(`--at is for a picture; a film has --from and --until`);
        const from = positionOf("from", args.from, recording, 0);
        const until = positionOf("until", args.until, recording, tape.length);
        if (from > until) throw new BadInput(`--from ${from} is after --until ${until}`);
        const fps = fpsOf(format, args.fps);
        const progress = new Progress(shell, "pictures");
        const pictures = function* (): Generator<FilmPicture, void> {
          let drawn = 0;
          for (const picture of filmSvg(filmOf(tape, { from, until, words }), size, { fps, ...look })) {
            yield picture;
            progress.update(++drawn);
          }
        };
        try {
          const film = await withChromium(chromiumOf(shell, format), async (page) => {
            const easel = await Easel.open(page, size);
            return format === "gif" ? gifOf(easel, pictures(), size) : easel.webm(pictures(), size, fps);
          });
          await writeOut(shell, out, film);
        } finally {
          progress.end();
        }
        return 0;
      }
      if (args.from !== undefined || args.until !== undefined) {
        throw new BadInput("--from and --until are for a film; a picture has --at");
      }
      if (args.fps !== undefined) throw new BadInput("--fps is for a film: --gif or --webm");
      const view = momentOf(tape, positionOf("at", args.at, recording, tape.length), words);
      const svg = tableSvg(view, size, look);
      if (format === "svg") await writeOut(shell, out, `${svg}\n`);
      else if (format === "html") {
        const { language, direction, labels, message } = view;
        await writeOut(shell, out, picturePage({ language, direction, title: labels.table, svg, caption: message }));
      } else {
        const png = await withChromium(chromiumOf(shell, format), async (page) =>
          (await Easel.open(page, size)).png(svg),
        );
        await writeOut(shell, out, png);
      }
      return 0;
    },
  });
}

function formatOf(args: Readonly<Record<string, unknown>>): Format {
  const [format, other] = FORMATS.filter((name) => args[name] === true);
  if (format === undefined) throw new BadInput("render needs a format: --svg, --html, --png, --gif or --webm");
  if (other !== undefined) throw new BadInput(`--${format} and --${other} cannot be combined`);
  return format;
}

function fpsOf(format: keyof typeof FPS, text: string | undefined): number {
  const { usual, most } = FPS[format];
  if (text === undefined) return usual;
  const fps = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  if (fps >= 1 && fps <= most) return fps;
  throw new BadInput(`--fps ${text}: must be a whole number from 1 to ${most} for --${format}`);
}

/**
 * Returns the Chromium of this machine.
 *
 * @throws BadInput if there is none
 */
export function chromiumOf({ chromium }: Shell, format: Format): string {
  if (chromium !== null) return chromium;
  throw new BadInput(
    `--${format} needs Chromium or Chrome, and none was found; install one, or set CHROMIUM_PATH to its program. --svg and --html need none`,
  );
}
