/** The name of the script in the root `package.json` that runs this program. */
const ROOT_SCRIPT = "thunderjack";

/**
 * Returns the working directory of the user. A package manager runs the script `thunderjack` in the root of the
 * workspace, and stores the directory in which the user called it in `INIT_CWD`. If another script runs this program,
 * the current directory is returned.
 */
export function directoryOf(environment: NodeJS.ProcessEnv, current: string): string {
  const { INIT_CWD: called, npm_lifecycle_event: script } = environment;
  return called !== undefined && script === ROOT_SCRIPT ? called : current;
}
