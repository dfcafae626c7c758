import { relative } from "node:path";
import { parseArgs } from "node:util";
import { createProject, ProjectError, TEMPLATES, type Template } from "./create-project.js";

const HELP = `Creates a project for a renderer of Thunderjack, tested by the conformance suite.

Usage: npm create thunderjack-renderer <folder> -- [--template <name>]

  <folder>     the folder of the project, which is created; its name is the name of the package
  --template   dom: draws with HTML elements (the default)
               canvas: draws on a canvas
  --help       prints this text
`;

/** The part of `process` that the command uses. */
export interface Shell {
  cwd(): string;
  readonly stdout: { write(text: string): unknown };
  readonly stderr: { write(text: string): unknown };
}

/**
 * Runs the command.
 *
 * @param words the arguments
 * @returns the exit code: 0, or 1 after an error, which is printed
 */
export function run(words: readonly string[], { cwd, stdout, stderr }: Shell): number {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { template: { type: "string", short: "t", default: "dom" }, help: { type: "boolean", short: "h" } },
    });
    if (values.help) {
      stdout.write(HELP);
      return 0;
    }
    const [folder, ...others] = positionals;
    if (folder === undefined) throw new ProjectError("The name of the folder is missing.");
    if (others.length > 0) throw new ProjectError(`There is more than one folder: ${positionals.join(", ")}.`);
    const created = createProject(folder, { template: templateNamed(values.template), from: cwd() });
    stdout.write(`Created ${created}. Next:

  cd ${relative(cwd(), created) || "."}
  npm install
  npm test       # the conformance suite
  npm run dev    # the table in a browser
`);
    return 0;
  } catch (reason) {
    if (!(reason instanceof ProjectError || isParseError(reason))) throw reason;
    stderr.write(`${reason.message}\n\nFor help: npm create thunderjack-renderer -- --help\n`);
    return 1;
  }
}

function templateNamed(name: string): Template {
  const template = TEMPLATES.find((each) => each === name);
  if (template === undefined)
    throw new ProjectError(`There is no template "${name}". The templates are: ${TEMPLATES.join(", ")}.`);
  return template;
}

/** Returns whether `parseArgs` rejected the arguments, such as an unknown option. */
function isParseError(reason: unknown): reason is Error {
  return reason instanceof Error && "code" in reason && String(reason.code).startsWith("ERR_PARSE_ARGS_");
}
