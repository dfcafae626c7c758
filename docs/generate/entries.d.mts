/** The entry points in the API reference: the files by the names without the scope. */
export const ENTRIES: ReadonlyMap<string, string>;
