import { spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { directoryOf } from "../src/directory.js";
import { CASES, directory, putFile, thunderjack } from "./in-process.js";

const errorOf = async (...words: string[]) => {
  const { exitCode, stdout, stderr } = await thunderjack(words);
  expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: "" });
  expect(stderr).toMatch(/^thunderjack: [^\n]+\n$/);
  return stderr.slice("thunderjack: ".length, -1);
};

describe("the command line", () => {
  it("prints missing and invalid arguments in one line", async () => {
    expect(await errorOf()).toBe(
      "a command is missing: play, replay, verify, share, render, card, export, import, simulate or odds; see thunderjack --help",
    );
    expect(await errorOf("deal")).toBe(
      'there is no command "deal"; the commands are play, replay, verify, share, render, card, export, import, simulate and odds; see thunderjack --help',
    );
    expect(await errorOf("constructor")).toMatch(/there is no command "constructor"/);
    expect(await errorOf("play")).toMatch(/^play needs a terminal/);
    expect(await errorOf("play", "--script")).toBe("--script needs a value: FILE");
    expect(await errorOf("play", "--scrip", "x")).toBe(
      "there is no option --scrip; the options are --script, --out, --batch, --summary, --json, --rules, --credits, --seed, --client-seed, --lang, --speed, --plain",
    );
    expect(await errorOf("play", "-s")).toMatch(/^there is no option -s/);
    expect(await errorOf("play", "--script", "x", "y")).toBe('"y" is a superfluous argument');
    expect(await errorOf("play", "--script", "x", "--batch", "y")).toBe("--script and --batch cannot be combined");
    expect(await errorOf("play", "--script", "x", "--summary")).toBe("--summary requires --batch FILE.ndjson");
    expect(await errorOf("play", "--batch", "x")).toBe("--batch requires --summary: a batch writes summaries");
    expect(await errorOf("play", "--batch", "x", "--summary", "--out", "y")).toMatch(/^--out requires --script/);
    expect(await errorOf("replay")).toBe("replay needs a FILE, or - for the standard input");
    expect(await errorOf("replay", "none.tjr")).toBe("none.tjr: there is no such file or directory");
    expect(await errorOf("replay", "a", "b")).toBe('"b" is a superfluous argument');
    expect(await errorOf("replay", "a", "--at")).toBe("--at needs a value: SEQ");
    expect(await errorOf("verify")).toBe("verify needs a FILE, or - for the standard input");
    expect(await errorOf("verify", "none.tjr")).toBe("none.tjr: there is no such file or directory");
    expect(await errorOf("verify", "a", "--commitment", "beef")).toBe(
      "--commitment beef: must be 64 hexadecimal digits",
    );
    expect(await errorOf("share")).toBe("share needs a FILE, or --open LINK");
    expect(await errorOf("share", "a", "--open", "b")).toBe("a FILE and --open cannot be combined");
    expect(await errorOf("share", "a", "--out", "b")).toBe(
      "--out requires --open LINK: a link is written to the standard output",
    );
    expect(await errorOf("share", "--open")).toBe("--open needs a value: LINK");
  });

  it.each([["--help"], ["-h"], ["help"], ["play", "--help"], ["replay", "-h"], ["verify", "-h"], ["share", "-h"]])(
    "prints help: %s %s",
    async (...words) => {
      const { exitCode, stdout, stderr } = await thunderjack(words.filter((word) => word !== undefined));
      expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: "" });
      expect(stdout).toContain("USAGE thunderjack");
      expect(stdout).not.toContain("\u001b");
    },
  );
});

describe("the working directory", () => {
  it("is the directory in which the checkout's script was called", () => {
    const called = { INIT_CWD: "/home/ann/rounds", npm_lifecycle_event: "thunderjack" };
    expect(directoryOf(called, "/checkout")).toBe("/home/ann/rounds");
  });

  it("is otherwise the current directory, also inside other scripts", () => {
    expect(directoryOf({}, "/here")).toBe("/here");
    expect(directoryOf({ INIT_CWD: "/root", npm_lifecycle_event: "test" }, "/here")).toBe("/here");
  });
});

const MAIN = fileURLToPath(new URL("../dist/main.js", import.meta.url));

describe.skipIf(!existsSync(MAIN))("the built program", () => {
  const start = (words: readonly string[], input = "") => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, ...words], {
      cwd: directory(),
      input,
      encoding: "utf8",
    });
    return { status, stdout, stderr };
  };

  it("plays a script and replays its recording", () => {
    const [{ script, expect: expected } = { script: {}, expect: {} }] = CASES;
    putFile("built.json", JSON.stringify(script));
    expect(start(["play", "--script", "built.json", "--out", "built.tjr"])).toEqual({
      status: 0,
      stdout: "",
      stderr: "",
    });
    const { status, stdout, stderr } = start(["replay", "built.tjr", "--json"]);
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(JSON.parse(stdout)).toMatchObject(expected);
  });

  it("reads the standard input, and ends with exit code 2 if it is invalid", () => {
    expect(start(["play", "--script", "-"], "{}")).toEqual({
      status: 2,
      stdout: "",
      stderr: 'thunderjack: standard input: "rounds" is missing\n',
    });
  });

  it("prints no error when the reader closes the output", async () => {
    const line = `${JSON.stringify(CASES[0]?.script)}\n`;
    const child = spawn(process.execPath, [MAIN, "play", "--batch", "-", "--summary"]);
    let errors = "";
    child.stderr.on("data", (chunk) => (errors += chunk));
    child.stdin.on("error", () => undefined);
    child.stdin.end(line.repeat(500));
    child.stdout.once("data", () => child.stdout.destroy());
    const status = await new Promise((resolve) => child.on("close", resolve));
    expect({ status, errors }).toEqual({ status: 0, errors: "" });
  });
});
