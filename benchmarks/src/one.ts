import { measure } from "./contender.js";
import { CONTENDERS, type ContenderName } from "./contenders.js";

// Measures one contender in its own process: prints its work per second.
const name = process.argv[2] as ContenderName;
process.stdout.write(`${measure(CONTENDERS[name]())}\n`);
