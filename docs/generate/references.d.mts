/** Each reference page, with what stands in it. */
export function references(): readonly { readonly path: string; readonly text: string }[];
