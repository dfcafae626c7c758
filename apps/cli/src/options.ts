import type { ArgsDef, CommandDef } from "citty";
import { BadInput } from "./bad-input.js";

/**
 * Rejects unknown options and superfluous arguments.
 *
 * @param takesMore whether any number of arguments may follow the defined ones
 * @throws BadInput for the first unknown option or superfluous argument, and for an option without a value
 */
export function checkOptions<Args extends ArgsDef>(
  args: { readonly _: readonly string[]; readonly [option: string]: unknown },
  { args: defined }: CommandDef<Args>,
  takesMore = false,
): void {
  const known = new Map<string, ArgsDef[string]>(Object.entries(typeof defined === "object" ? defined : {}));
  const options = [...known].filter(([, { type }]) => type !== "positional").map(([name]) => `--${name}`);
  for (const [name, value] of Object.entries(args)) {
    if (name === "_") continue;
    // citty lists a two-word option under its camel-case name too.
    const definition = known.get(name) ?? known.get(name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
    if (definition === undefined) {
      throw new BadInput(
        `there is no option ${name.length === 1 ? "-" : "--"}${name}; the options are ${options.join(", ")}`,
      );
    }
    if (definition.type === "string" && (value === "" || value === false)) {
      throw new BadInput(
        `--${name} needs a value${definition.valueHint === undefined ? "" : `: ${definition.valueHint}`}`,
      );
    }
  }
  const places = known.size - options.length;
  const extra = args._[places];
  if (extra !== undefined && !takesMore) throw new BadInput(`"${extra}" is a superfluous argument`);
}
