/*
 * The limits of the terms of owners; see `OwnerTerm`. Terms stay safe integers, also if another script sends messages
 * with wrong terms.
 */

/** The limit of the first term of an owner, which is taken from the version of the store. */
export const FIRST_TERMS = 2 ** 32;

/**
 * The largest step from one term to the next. Followers ignore the messages of an owner with a larger step. The step is
 * larger than every first term.
 */
export const LARGEST_TERM_STEP = 2 ** 36;

/**
 * The largest term. An owner with this term does not raise it any more: followers then accept every owner with this
 * term, the last one that has sent a message.
 */
export const LARGEST_TERM = Number.MAX_SAFE_INTEGER - LARGEST_TERM_STEP;
