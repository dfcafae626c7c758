/** Writes a line of the log. */
export type Log = (
  level: "info" | "warn" | "error",
  message: string,
  fields?: Readonly<Record<string, unknown>>,
) => void;

/** Writes lines of JSON to the standard output. They contain no tokens, no purses and no seeds. */
export const jsonLog: Log = (level, message, fields = {}) => {
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), level, message, ...fields })}\n`);
};
