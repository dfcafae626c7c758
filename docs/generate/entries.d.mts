/** Every door of a package that has names of its own, without the scope, and the file behind it. */
export const ENTRIES: ReadonlyMap<string, string>;
