/** The newest version of the format that this program writes and reads. */
export const FORMAT_VERSION = 2;

/** The version in which a shoe without a chain of seeds is written. */
export const SINGLE_SHOE_VERSION = 1;

/**
 * The revision of the game rules with which recorded commands are run again. It increases when the same commands no
 * longer cause the same events. Versions 1 and 2 of the format use revision 1.
 */
export const RULES_REVISION = 1;
