import { measure } from "./contender.js";
import { CONTENDERS, type ContenderName } from "./contenders.js";

// Measures one contender in a separate process and prints its work per second.
const name = process.argv[2] as ContenderName;
process.stdout.write(`${measure(CONTENDERS[name]())}\n`);
