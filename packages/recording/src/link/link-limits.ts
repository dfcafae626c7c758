/** How much a share link may hold: it is meant for a message, and opening a hostile one costs no more than a moment. */
export const LINK_LIMITS = {
  /** Of the whole link, `#tj1.` included. */
  characters: 4096,
  /** That its commands may cause when they are run again. */
  events: 5000,
} as const;

/** What every link begins with: the format's short name, and the version of the link. */
export const LINK_START = "tj1.";

/** How many bytes of the final state's hash stand at the beginning of a link. */
export const LINK_HASH_BYTES = 4;
