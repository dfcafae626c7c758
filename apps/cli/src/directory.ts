/** The name of the root script by which the checkout runs this program. */
const ROOT_SCRIPT = "thunderjack";

/**
 * The working directory of the user. A package manager runs the checkout's script in the root of the workspace,
 * and remembers in `INIT_CWD` where it was called; inside of any other script that variable means something else.
 */
export function directoryOf(environment: NodeJS.ProcessEnv, current: string): string {
  const { INIT_CWD: called, npm_lifecycle_event: script } = environment;
  return called !== undefined && script === ROOT_SCRIPT ? called : current;
}
