/** Returns the commit of the working tree, with a note if files differ from it. */
export function commitOfTree(): string;
