/** The limits of a share link. It must fit into a message, and a hostile link must not cost much time. */
export const LINK_LIMITS = {
  /** The length of the whole link, `#tj1.` included. */
  characters: 4096,
  /** The number of events that its commands may cause. */
  events: 5000,
} as const;

/** The start of every link: the short name of the format and the version of the link. */
export const LINK_START = "tj1.";

/** The number of bytes of the final state's hash at the beginning of a link. */
export const LINK_HASH_BYTES = 4;
