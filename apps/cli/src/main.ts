#!/usr/bin/env node
import { systemClock } from "@thunderjack/core/system-clock";
import pc from "picocolors";
import { directoryOf } from "./directory.js";
import { chromiumIn } from "./render/chromium.js";
import { run } from "./run.js";
import { processTerminal } from "./terminal/process-terminal.js";

// A program that reads the output, such as `head`, may close it early. This is not an error.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EPIPE") process.exit(0);
  throw error;
});

process.exitCode = await run(process.argv.slice(2), {
  stdin: process.stdin,
  stdout: process.stdout,
  stderr: process.stderr,
  directory: directoryOf(process.env, process.cwd()),
  hasColor: pc.isColorSupported,
  isWatched: process.stderr.isTTY === true,
  terminal: processTerminal(process, pc.isColorSupported),
  clock: systemClock,
  chromium: chromiumIn(process.env),
});
