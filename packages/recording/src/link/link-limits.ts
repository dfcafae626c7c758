/** The limits of a share link. A link must fit into a message, and reading a hostile link must not take much time. */
export const LINK_LIMITS = {
  /** The maximum length of the whole link, `#tj1.` included. */
  characters: 4096,
  /** The maximum number of events that the commands may cause. */
  events: 5000,
} as const;

/** The start of every link after its `#`: the short name of the format and the version of the link. */
export const LINK_START = "tj1.";

/** The number of bytes of the final state's hash with which a link begins. */
export const LINK_HASH_BYTES = 4;
