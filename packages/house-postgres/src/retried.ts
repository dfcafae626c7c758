/** The number of times that a statement is tried. */
const TRIES = 5;

/** The codes of a deadlock and of a serialization failure. The transaction was rolled back. */
const TRANSIENT = new Set(["40P01", "40001"]);

/** Runs a transaction again that PostgreSQL has rolled back because of another one. */
export async function retried<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await run();
    } catch (reason) {
      const { code } = reason as { readonly code?: unknown };
      if (tries === TRIES || typeof code !== "string" || !TRANSIENT.has(code)) throw reason;
    }
  }
}
