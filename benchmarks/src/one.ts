import { measure } from "./contender.js";
import { CONTENDERS, type ContenderName } from "./contenders.js";

// One contender in a process of its own: prints how much it does in a second.
const name = process.argv[2] as ContenderName;
process.stdout.write(`${measure(CONTENDERS[name]())}\n`);
