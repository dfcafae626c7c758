/** Returns the text of each reference page. */
export function references(): readonly { readonly path: string; readonly text: string }[];
