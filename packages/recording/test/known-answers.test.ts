import { readFileSync } from "node:fs";
import { describeKnownAnswers } from "./known-answer-suite.js";

describeKnownAnswers(readFileSync(new URL("../FORMAT.md", import.meta.url), "utf8"));
