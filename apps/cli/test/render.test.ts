import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { fileURLToPath } from "node:url";
import { chromiumPath } from "@thunderjack/vitest/chromium-path";
import { PNG } from "pngjs";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { writeOut } from "../src/output.js";
import { chromiumIn, withChromium } from "../src/render/chromium.js";
import { directory, fileText, playing, putFile, thunderjack } from "./in-process.js";

const chromium = chromiumPath();
const MAIN = fileURLToPath(new URL("../dist/main.js", import.meta.url));

/** A Thunderjack, and a round with two hands. */
const SCRIPT = {
  seed: "a film",
  rounds: [
    { stack: ["a_s_0", "9_h_0", "k_s_0", "7_c_0"], bets: { middle: 1000 } },
    { bets: { right: 1000, middle: 1000 }, moves: ["stand", "stand"] },
  ],
};

beforeAll(async () => putFile("film.tjr", (await playing(SCRIPT)).stdout));

const bytesOf = (name: string): Buffer => readFileSync(join(directory(), name));

/** Returns the durations of the frames of a GIF, in milliseconds. */
function delaysOf(gif: Buffer): readonly number[] {
  const delays: number[] = [];
  const control = Buffer.from([0x21, 0xf9, 4]);
  for (let at = gif.indexOf(control); at !== -1; at = gif.indexOf(control, at + 1)) {
    delays.push(10 * gif.readUInt16LE(at + 4));
  }
  return delays;
}

/** Decodes a film in a page: its size, its duration in seconds, and the number of colours of its first frame. */
async function decoded(url: string) {
  const video = document.createElement("video");
  const next = (event: string) =>
    new Promise((resolve, reject) => {
      video.addEventListener(event, resolve, { once: true });
      video.addEventListener("error", () => reject(new Error(video.error?.message)), { once: true });
    });
  const first = next("loadeddata");
  video.src = url;
  await first;
  // A frame is decoded for certain after a seek. This is the first picture, because each is shown longer.
  const shown = next("seeked");
  video.currentTime = 0.05;
  await shown;
  const { videoWidth: width, videoHeight: height } = video;
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const context = canvas.getContext("2d");
  context?.drawImage(video, 0, 0);
  const pixels = new Uint32Array(context?.getImageData(0, 0, width, height).data.buffer ?? []);
  // A recorded film states no duration; it is known at the end.
  const end = next("seeked");
  video.currentTime = Number.MAX_SAFE_INTEGER;
  await end;
  return { width, height, duration: video.duration, colours: new Set(pixels).size };
}

describe("render FILE --svg and --html", () => {
  it("print a picture of the last event, without a browser", async () => {
    const { exitCode, stdout, stderr } = await thunderjack(["render", "film.tjr", "--svg"]);
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: "" });
    expect(stdout).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="1280" height="720"/);
  });

  it("draw the event of --at, in a size, a theme, a deck and a language", async () => {
    const words = ["--at", "8", "--size", "640x480", "--theme", "paper", "--deck", "traditional", "--lang", "fr"];
    const { stdout } = await thunderjack(["render", "film.tjr", "--svg", ...words]);
    expect(stdout).toContain('viewBox="0 0 640 480"');
    expect(stdout).toContain('lang="fr"');
    expect(stdout).toContain("as de pique");
    const plain = await thunderjack(["render", "film.tjr", "--svg", "--at", "8", "--size", "640x480"]);
    expect(stdout).not.toBe(plain.stdout);
  });

  it("write a page that loads nothing and has no script", async () => {
    await thunderjack(["render", "film.tjr", "--html", "--out", "film.html"]);
    const html = fileText("film.html");
    expect(html).toContain("default-src 'none'");
    expect(html).not.toMatch(/<script|<link|src=|href=/);
    expect(html).toContain("<svg ");
  });

  it.each([
    [["film.tjr"], "render needs a format: --svg, --html, --png, --gif or --webm"],
    [["film.tjr", "--svg", "--png"], "--svg and --png cannot be combined"],
    [["--svg"], "render needs a FILE, or - for the standard input"],
    [["film.tjr", "--svg", "--from", "2"], "--from and --until are for a film; a picture has --at"],
    [["film.tjr", "--gif", "--at", "2"], "--at is for a picture; a film has --from and --until"],
    [["film.tjr", "--gif", "--from", "9", "--until", "2"], "--from 9 is after --until 2"],
    [
      ["film.tjr", "--svg", "--out", "./film.tjr"],
      "--out ./film.tjr: is an input of the command; write to another file",
    ],
    [["film.tjr", "--svg", "--fps", "9"], "--fps is for a film: --gif or --webm"],
    [["film.tjr", "--gif", "--fps", "51"], "--fps 51: must be a whole number from 1 to 50 for --gif"],
    [["film.tjr", "--webm", "--fps", "0"], "--fps 0: must be a whole number from 1 to 60 for --webm"],
    [["film.tjr", "--webm", "--fps", "1e1"], "--fps 1e1: must be a whole number from 1 to 60 for --webm"],
    [["film.tjr", "--svg", "--at", "999"], "--at 999: must be the number of an event, from 0 (before the first) to "],
    [["film.tjr", "--svg", "--size", "10x10"], "--size 10x10: must be a width and a height in pixels, from 280x240 to"],
    [["film.tjr", "--svg", "--theme", "mud"], "--theme mud: must be storm, felt, midnight, paper or high-contrast"],
    [["film.tjr", "--svg", "--deck", "mud"], "--deck mud: must be standard, four-colour, traditional or"],
    [["film.tjr", "--png"], "--png needs Chromium or Chrome, and none was found; install one, or set CHROMIUM_PATH to"],
    [["film.tjr", "--png", "--out", "none/film.png"], "--out none/film.png: there is no such file or directory"],
    [["film.tjr", "--gif"], "--gif needs Chromium or Chrome, and none was found;"],
    [["film.tjr", "--webm"], "--webm needs Chromium or Chrome, and none was found;"],
  ])("reject %j", async (words, message) => {
    const { exitCode, stdout, stderr } = await thunderjack(["render", ...words]);
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: "" });
    expect(stderr).toContain(`thunderjack: ${message}`);
    expect(stderr.trimEnd().split("\n")).toHaveLength(1);
  });
});

describe("render FILE --png, --gif and --webm", () => {
  it("write no bytes to a terminal, also when the recording comes from a pipe", async () => {
    const stdout = Object.assign(new PassThrough(), { isTTY: true });
    const written = writeOut({ stdout, directory: directory() }, undefined, new Uint8Array([137]));
    await expect(written).rejects.toThrow("this format is not text: write it to a file with --out FILE");
    expect(stdout.read()).toBeNull();
  });

  it("find the Chromium of CHROMIUM_PATH, then the first one in the PATH", () => {
    expect(chromiumIn({ CHROMIUM_PATH: "/opt/my-chromium", PATH: "" })).toBe("/opt/my-chromium");
    expect(chromiumIn({ PATH: directory() })).toBe(process.platform === "linux" ? null : expect.anything());
  });

  it("do not take a folder for a Chromium", () => {
    const folder = join(directory(), "programs");
    mkdirSync(join(folder, "chromium"), { recursive: true });
    expect(chromiumIn({ PATH: folder })).not.toBe(join(folder, "chromium"));
  });

  it("report a program that is no Chromium", async () => {
    const { exitCode, stderr } = await thunderjack(["render", "film.tjr", "--png", "--out", "x.png"], "", {
      chromium: join(directory(), "film.tjr"),
    });
    expect(exitCode).toBe(2);
    expect(stderr).toContain("Chromium cannot be started");
    expect(existsSync(join(directory(), "x.png"))).toBe(false);
  });

  // A Chromium that does not answer is ended after 60 s. A program that has ended is not waited for.
  it.skipIf(!existsSync(MAIN))("end at once when the program ends at once", { timeout: 60_000 }, () => {
    const { status, stderr } = spawnSync(process.execPath, [MAIN, "render", "film.tjr", "--png", "--out", "x.png"], {
      cwd: directory(),
      // Node does not know the flags of Chromium, and ends.
      env: { ...process.env, CHROMIUM_PATH: process.execPath },
      encoding: "utf8",
      timeout: 45_000,
    });
    expect(stderr).toContain("Chromium ended before the pictures were drawn");
    expect(status).toBe(2);
  });

  it("write a picture in the wanted size", async () => {
    const words = ["render", "film.tjr", "--png", "--at", "8", "--size", "640x480", "--out", "film.png"];
    expect(await thunderjack(words, "", { chromium })).toEqual({ exitCode: 0, stdout: "", stderr: "" });
    const { width, height, data } = PNG.sync.read(bytesOf("film.png"));
    expect({ width, height }).toEqual({ width: 640, height: 480 });
    expect(new Set(data).size).toBeGreaterThan(100);
  });

  it("write a film whose cards move, with pictures in hundredths of a second and a rest at its end", async () => {
    const words = [
      "render",
      "film.tjr",
      "--gif",
      "--from",
      "4",
      "--until",
      "9",
      "--size",
      "320x400",
      "--out",
      "film.gif",
    ];
    expect(await thunderjack(words, "", { chromium })).toEqual({ exitCode: 0, stdout: "", stderr: "" });
    const gif = bytesOf("film.gif");
    expect(gif.subarray(0, 6).toString()).toBe("GIF89a");
    expect([gif.readUInt16LE(6), gif.readUInt16LE(8)]).toEqual([320, 400]);
    const delays = delaysOf(gif);
    expect(delays.at(-1)).toBeGreaterThan(1500);
    // Twelve pictures per second are 80 or 90 ms long, so that their sum stays that of the film.
    expect(delays.filter((delay) => delay === 80 || delay === 90).length).toBeGreaterThan(5);
  });

  it.skipIf(!existsSync(MAIN) || process.platform === "win32")(
    "leave no file, no Chromium and no profile when they are interrupted",
    { timeout: 120_000 },
    async () => {
      const temporary = join(directory(), "interrupted");
      mkdirSync(temporary);
      const child = spawn(process.execPath, [MAIN, "render", "film.tjr", "--gif", "--out", "half.gif"], {
        cwd: directory(),
        env: { ...process.env, CHROMIUM_PATH: chromium, TMPDIR: temporary },
        stdio: "ignore",
      });
      const ended = new Promise((resolve) => child.once("exit", (_code, signal) => resolve(signal)));
      // The process of Chromium exists when its profile contains more than the page.
      await vi.waitFor(
        () => {
          const [profile = ""] = readdirSync(temporary);
          expect(profile).not.toBe("");
          expect(readdirSync(join(temporary, profile)).length).toBeGreaterThan(1);
        },
        { timeout: 60_000, interval: 50 },
      );
      const [profile = ""] = readdirSync(temporary);
      child.kill("SIGINT");
      expect(await ended).toBe("SIGINT");
      expect(existsSync(join(directory(), "half.gif"))).toBe(false);
      expect(readdirSync(temporary)).toEqual([]);
      // A killed process is listed until the system has removed it.
      const processes = () => spawnSync("ps", ["-eo", "args"], { encoding: "utf8" }).stdout;
      await vi.waitFor(() => expect(processes()).not.toContain(profile), { timeout: 20_000, interval: 100 });
    },
  );

  it("write a film as WebM, which Chromium plays in its size and for its time", async () => {
    const words = [
      "render",
      "film.tjr",
      "--webm",
      "--from",
      "8",
      "--until",
      "9",
      "--size",
      "320x400",
      "--out",
      "film.webm",
    ];
    expect(await thunderjack(words, "", { chromium })).toEqual({ exitCode: 0, stdout: "", stderr: "" });
    const webm = bytesOf("film.webm");
    expect(webm.subarray(0, 4).toString("hex")).toBe("1a45dfa3");
    const film = (await withChromium(chromium, (page) =>
      page.evaluate(`(${decoded})("data:video/webm;base64,${webm.toString("base64")}")`),
    )) as Awaited<ReturnType<typeof decoded>>;
    expect(film).toMatchObject({ width: 320, height: 400 });
    // The rest at the end is included, so the duration is stated in the file.
    expect(film.duration).toBeGreaterThan(2);
    expect(film.duration).toBeLessThan(5);
    // The felt, the cards and the lettering of the first frame.
    expect(film.colours).toBeGreaterThan(20);
  });
});

describe("card FILE", () => {
  const ADDRESSES = ["--url", "https://example.com/r/1", "--base", "https://example.com/replay"];

  it("writes the card, its page and its oEmbed answer", async () => {
    const words = ["card", "film.tjr", ...ADDRESSES, "--out", "card", "--caption", "<27 November>"];
    expect(await thunderjack(words, "", { chromium })).toEqual({ exitCode: 0, stdout: "", stderr: "" });
    const { width, height } = PNG.sync.read(bytesOf("card/card.png"));
    expect({ width, height }).toEqual({ width: 1200, height: 630 });
    expect(fileText("card/card.svg")).toContain("&lt;27 November&gt;</text>");
    const html = fileText("card/index.html");
    for (const property of [
      '<meta property="og:title" content="Thunderjack! +30">',
      '<meta property="og:image" content="https://example.com/r/1/card.png">',
      '<meta property="og:url" content="https://example.com/r/1/">',
      '<link rel="alternate" type="application/json+oembed" href="https://example.com/r/1/oembed.json"',
    ]) {
      expect(html).toContain(property);
    }
    expect(html).not.toContain("<script");
    const answer = JSON.parse(fileText("card/oembed.json"));
    expect(answer).toMatchObject({ version: "1.0", type: "rich", width: 960, thumbnail_width: 1200 });
    const link = /src="(?<link>[^"]+)"/.exec(answer.html)?.groups?.link ?? "";
    expect(link).toMatch(/^https:\/\/example\.com\/replay#tj1\./);
    const opened = await thunderjack(["share", "--open", link]);
    expect(JSON.parse((await thunderjack(["replay", "-", "--json"], opened.stdout)).stdout).rounds).toHaveLength(2);
  });

  it.each([
    [["film.tjr"], "card needs --url URL: a card names full addresses"],
    [["film.tjr", "--url", "card", "--base", "https://example.com"], "--url card: must be a URL such as"],
    [["film.tjr", "--url", "https://example.com"], "card needs --base URL"],
    [
      ["film.tjr", "--url", "https://example.com/r?id=1", "--base", "https://example.com"],
      "--url https://example.com/r?",
    ],
    [["film.tjr", "--url", "https://example.com/r?", "--base", "https://example.com"], "--url https://example.com/r?:"],
    [
      ["film.tjr", "--url", "https://example.com/r#1", "--base", "https://example.com"],
      "--url https://example.com/r#1:",
    ],
    [["film.tjr", ...ADDRESSES], "card needs --out FOLDER: it writes four files"],
    [["film.tjr", ...ADDRESSES, "--out", "card"], "--png needs Chromium or Chrome, and none was found"],
  ])("rejects %j", async (words, message) => {
    const { exitCode, stderr } = await thunderjack(["card", ...words]);
    expect(exitCode).toBe(2);
    expect(stderr).toContain(`thunderjack: ${message}`);
  });
});
