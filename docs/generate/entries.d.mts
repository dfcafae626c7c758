/** The entry points of all packages, each with its name without the scope and its file. */
export const ENTRIES: ReadonlyMap<string, string>;
